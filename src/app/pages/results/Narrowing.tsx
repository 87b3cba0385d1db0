import { leavesOut, type Narrowing } from '#domain/narrowing'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import styles from './Narrowing.module.css'

type Props = { narrowing: Narrowing; onNarrow: (next: Narrowing) => void }

type PanelProps = Props & {
  /** Some places are nearer than others, so that they have an order. */
  isNear: boolean
  hasWeekend: boolean
}

const PARTS = ['morning', 'afternoon', 'evening'] as const

/** Which times are shown, and in which order (BK-16). A press counts at once. */
export function NarrowingPanel({ narrowing, onNarrow, isNear, hasWeekend }: PanelProps) {
  const t = useTexts(texts)
  const { parts, isWeekend, isSoonestFirst } = narrowing
  const toggle = (part: (typeof PARTS)[number]) =>
    onNarrow({
      ...narrowing,
      parts: parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part],
    })
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend>{t.showOnly}</legend>
        {PARTS.map((part) => (
          <Choice key={part} isChosen={parts.includes(part)} onPress={() => toggle(part)}>
            {t.parts[part]}
          </Choice>
        ))}
        {hasWeekend && (
          <Choice isChosen={isWeekend} onPress={() => onNarrow({ ...narrowing, isWeekend: !isWeekend })}>
            {t.weekend}
          </Choice>
        )}
      </fieldset>
      {isNear && (
        <fieldset className={styles.group}>
          <legend>{t.order}</legend>
          {[false, true].map((soonest) => (
            <Choice
              key={String(soonest)}
              isChosen={isSoonestFirst === soonest}
              onPress={() => onNarrow({ ...narrowing, isSoonestFirst: soonest })}
            >
              {soonest ? t.soonestFirst : t.nearestFirst}
            </Choice>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Says what is left out while the panel is closed, with a way to see everything. */
export function NarrowedTo({ narrowing, onNarrow }: Props) {
  const t = useTexts(texts)
  if (!leavesOut(narrowing)) return null
  const words = [
    ...PARTS.filter((part) => narrowing.parts.includes(part)).map((part) => t.parts[part]),
    ...(narrowing.isWeekend ? [t.weekend] : []),
  ]
  return (
    <p>
      {t.onlyShown(words)}{' '}
      <button type="button" className={styles.link} onClick={() => onNarrow(withAllTimes(narrowing))}>
        {t.showAllTimes}
      </button>
    </p>
  )
}

/** The same order of all times. */
export function withAllTimes(narrowing: Narrowing): Narrowing {
  return { ...narrowing, parts: [], isWeekend: false }
}

type ChoiceProps = { isChosen: boolean; onPress: () => void; children: string }

function Choice({ isChosen, onPress, children }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onPress}>
      {children}
    </button>
  )
}
