import { type ChangeEvent, type FocusEvent, memo, type ReactNode, useId } from 'react'
import styles from './ChoiceCard.module.css'
import fieldStyles from './Field.module.css'
import { describedBy, ErrorLine, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { withLang, withLangUnbroken } from './with-lang.ts'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  title: ReactNode
  /** Below the title, in soft ink. */
  info?: ReactNode
  /** At the end of the card: a price, a note. */
  note?: ReactNode
  /** Why the guest cannot pick it now, e.g. "3 chosen"; it stays in the tab order. */
  waits?: string | undefined
  id?: string
  invalid?: boolean
  describedBy?: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** A radio button or check box drawn as a card, which reacts to a press anywhere on it. */
export const ChoiceCard = memo(function ChoiceCard(props: Props) {
  const { title, info, note, waits, id, invalid, describedBy, ...input } = props
  const infoId = useId()
  const hasMore = info !== undefined || note !== undefined || waits !== undefined
  const descriptions = [hasMore && infoId, describedBy].filter(Boolean).join(' ')
  return (
    <label
      className={[styles.card, input.checked && styles.chosen, invalid && styles.wrong, waits && styles.waits]
        .filter(Boolean)
        .join(' ')}
    >
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={(invalid && input.type === 'checkbox') || undefined}
        aria-disabled={waits !== undefined || undefined}
        aria-labelledby={`${infoId}-title`}
        aria-describedby={descriptions === '' ? undefined : descriptions}
      />
      <span className={`${styles.mark} ${styles[input.type]}`}>
        <Icon name="check" />
      </span>
      <span id={`${infoId}-title`} className={styles.title}>
        {withLangUnbroken(title)}
      </span>
      {hasMore && (
        <span id={infoId} className={styles.more}>
          {info !== undefined && <span className={styles.info}>{withLang(info)}</span>}
          {(waits ?? note) !== undefined && <span className={styles.note}>{waits ?? note}</span>}
        </span>
      )}
    </label>
  )
})

/** A list of choice cards, or two equal cards side by side. `columns`: two columns where there is room. */
export function ChoiceCards({
  children,
  sideBySide,
  columns,
}: {
  children: ReactNode
  sideBySide?: boolean | undefined
  columns?: boolean | undefined
}) {
  const layout = sideBySide ? styles.pair : columns ? styles.columns : ''
  return <div className={`${styles.cards} ${layout}`}>{children}</div>
}

type BoxProps = FieldTexts & {
  id: string
  name: string
  checked: boolean
  aside?: ReactNode
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A check box with the sentence that the guest agrees to. */
export function BoxCard(props: BoxProps) {
  const { id, name, checked, label, hint, error, howTo, errorWord, optional, aside, onChange } = props
  return (
    <div className={`${fieldStyles.field} ${error === undefined ? '' : fieldStyles.wrong}`}>
      <ErrorLine id={id} error={error} howTo={howTo} errorWord={errorWord} />
      <label
        className={`${styles.card} ${styles.box} ${checked ? styles.chosen : ''} ${error === undefined ? '' : styles.wrong}`}
      >
        <input
          type="checkbox"
          className={styles.input}
          id={id}
          name={name}
          checked={checked}
          aria-invalid={error !== undefined || undefined}
          aria-required={optional === undefined || undefined}
          aria-describedby={describedBy(id, hint !== undefined, error !== undefined)}
          aria-labelledby={`${id}-label`}
          onChange={onChange}
        />
        <span className={`${styles.mark} ${styles.checkbox}`}>
          <Icon name="check" />
        </span>
        <span id={`${id}-label`} className={styles.boxLabel}>
          {withLangUnbroken(label)}
          {optional !== undefined && <span className={fieldStyles.optional}> {optional}</span>}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.more}>
            {withLang(hint)}
          </span>
        )}
      </label>
      {aside}
    </div>
  )
}
