import { memo, useEffect, useState } from 'react'
import type { DeskVisit } from '#contract/desk'
import { attentionOf } from '#domain/attention-reasons'
import buttons from '../../app/ui/Button.module.css'
import { Icon } from '../../app/ui/Icon.tsx'
import { deskTexts } from '../texts.ts'
import {
  minutesFrom,
  minutesLate,
  servicesLine,
  shortDay,
  statusKey,
  statusWords,
  timeIn,
  waitsSince,
} from '../visit-words.ts'
import { canUndo, isDue, isExpected, nextStep } from './order.ts'
import styles from './VisitRow.module.css'

/** Milliseconds for which a hidden name is shown when it is asked for. */
const NAME_SHOWN_MS = 10_000

export type RowActions = {
  onOpen: (visit: DeskVisit) => void
  onStep: (visit: DeskVisit) => void
  onUndo: (visit: DeskVisit) => void
  onMark: (id: string) => void
}

type Props = RowActions & {
  visit: DeskVisit
  /** Local day of the list, YYYY-MM-DD. */
  today: string
  timezone: string
  /** Epoch milliseconds, fifteen seconds old at most. */
  instant: number
  showsNames: boolean
  /** Something closes the store now, beside its usual hours. */
  isShut: boolean
  /** The row that keys act on. */
  isMarked: boolean
  isBusy: boolean
  /** Nothing can be changed: the server does not answer. */
  isFrozen: boolean
}

/** One visit of the list: its code to read from a metre, who, what for, since when, and the next step (DESK-02). */
export const VisitRow = memo(function VisitRow(props: Props) {
  const { visit, today, timezone, instant, showsNames, isShut, isMarked, isBusy, isFrozen } = props
  const { id, counterCode, needsAttention, reasons, misfits, isDisplaced } = visit
  const step = nextStep(visit)
  const isUndoable = canUndo(visit, instant)
  const tabIndex = isMarked ? 0 : -1
  const all = attentionOf(reasons)
  const attention = needsAttention ? all : []
  const notes = [
    ...(visit.day === today ? [] : [deskTexts.list.ofYesterday(shortDay(visit.day))]),
    ...(isDisplaced ? [deskTexts.list.displaced] : []),
    ...(isShut && !isDisplaced && isDue(visit, instant) ? [deskTexts.list.dueWhileShut] : []),
    ...(needsAttention ? [] : all.map(({ meaning }) => meaning)),
    ...(misfits.length > 0 ? [deskTexts.list.misfit] : []),
  ]
  return (
    <li className={styles.row} data-status={statusKey(visit)} data-attention={needsAttention || undefined}>
      <button
        type="button"
        className={styles.open}
        data-row={id}
        tabIndex={tabIndex}
        onFocus={() => props.onMark(id)}
        onClick={() => props.onOpen(visit)}
      >
        <span className={styles.code}>{counterCode}</span>
        <Name visit={visit} isShown={showsNames} />
        <span className={styles.services}>{servicesLine(visit)}</span>
        <When visit={visit} timezone={timezone} instant={instant} />
        <span className={styles.status}>{statusWords(visit)}</span>
      </button>
      <span className={styles.actions}>
        {!showsNames && visit.name !== null && (
          <HiddenName name={visit.name} code={counterCode} tabIndex={tabIndex} />
        )}
        {isUndoable && (
          <RowButton
            look="quiet"
            words={deskTexts.act.undo}
            code={counterCode}
            tabIndex={tabIndex}
            disabled={isFrozen || isBusy}
            onPress={() => props.onUndo(visit)}
          />
        )}
        {step && (
          <RowButton
            look={step === 'arrived' ? 'secondary' : 'primary'}
            words={deskTexts.act[step]}
            code={counterCode}
            tabIndex={tabIndex}
            disabled={isFrozen || isBusy}
            onPress={() => props.onStep(visit)}
          />
        )}
      </span>
      {attention.length + notes.length > 0 && (
        <div className={styles.notes}>
          {attention.map(({ reason, meaning, action }) => (
            <p key={reason} className={styles.attention}>
              <Icon name="warning" />
              <span>
                <strong>{meaning}</strong> {action}
              </span>
            </p>
          ))}
          {notes.map((text) => (
            <p key={text} className={styles.note}>
              <Icon name="info" />
              {text}
            </p>
          ))}
        </div>
      )}
    </li>
  )
})

type RowButtonProps = {
  look: 'primary' | 'secondary' | 'quiet'
  words: string
  code: string
  tabIndex: number
  disabled?: boolean
  onPress: () => void
}

/** A button of a row, in the tab order with its row alone. `aria-disabled` lets it keep the focus. */
function RowButton({ look, words, code, tabIndex, disabled = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons[look]} ${styles.act}`}
      aria-label={deskTexts.act.of(words, code)}
      aria-disabled={disabled || undefined}
      tabIndex={tabIndex}
      onClick={() => {
        if (!disabled) onPress()
      }}
    >
      {words}
    </button>
  )
}

function Name({ visit: { name }, isShown }: { visit: DeskVisit; isShown: boolean }) {
  if (name === null) return <span className={styles.noName}>{deskTexts.list.noName}</span>
  if (!isShown) return <span className={`${styles.noName} visually-hidden`}>{deskTexts.list.nameHidden}</span>
  return <bdi className={styles.name}>{name}</bdi>
}

/** A button that shows one name for a few seconds, on a screen that guests can see. */
function HiddenName({ name, code, tabIndex }: { name: string; code: string; tabIndex: number }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = window.setTimeout(() => setShown(false), NAME_SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [isShown])
  return (
    <span className={styles.hidden} role="status">
      {isShown ? (
        <bdi className={styles.shownName}>{name}</bdi>
      ) : (
        <RowButton
          look="quiet"
          words={deskTexts.list.showName}
          code={code}
          tabIndex={tabIndex}
          onPress={() => setShown(true)}
        />
      )}
    </span>
  )
}

function When({ visit, timezone, instant }: Pick<Props, 'visit' | 'timezone' | 'instant'>) {
  const since = waitsSince(visit)
  const late = minutesLate(visit, instant)
  if (since !== undefined) {
    const minutes = minutesFrom(since, instant)
    return (
      <span className={styles.when}>
        <span className={styles.minutes}>
          <span aria-hidden="true">{deskTexts.list.waits(minutes)}</span>
          <span className="visually-hidden">{deskTexts.list.waitsLong(minutes)}</span>
        </span>
        <span className={styles.time}>
          {visit.startsAt === null
            ? deskTexts.list.since(timeIn(since, timezone))
            : deskTexts.list.at(timeIn(Date.parse(visit.startsAt), timezone))}
        </span>
      </span>
    )
  }
  // An arrival that was taken back is no time of the visit: its guest is expected again.
  const at = (isExpected(visit) ? undefined : visit.progress?.at) ?? visit.at
  return (
    <span className={styles.when}>
      <span className={styles.minutes}>{timeIn(Date.parse(at), timezone)}</span>
      {late !== undefined && <span className={styles.late}>{deskTexts.list.late(late)}</span>}
    </span>
  )
}
