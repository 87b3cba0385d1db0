import type { ChangeEvent, FocusEvent, ReactNode } from 'react'
import { useId } from 'react'
import styles from './ChoiceCard.module.css'
import { Icon } from './Icon.tsx'

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
  /** Why it cannot be picked now, e.g. "3 chosen"; it keeps its place in the tab order. */
  waits?: string | undefined
  id?: string
  invalid?: boolean
  describedBy?: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** An answer as a card: the whole of it is the target; chosen = line, tint and a mark. */
export function ChoiceCard({ title, info, note, waits, id, invalid, describedBy, ...input }: Props) {
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
        {title}
      </span>
      {hasMore && (
        <span id={infoId} className={styles.more}>
          {info !== undefined && <span className={styles.info}>{info}</span>}
          {(waits ?? note) !== undefined && <span className={styles.note}>{waits ?? note}</span>}
        </span>
      )}
    </label>
  )
}

/** Choice cards under each other, or two equal ones side by side. */
export function ChoiceCards({
  children,
  sideBySide,
}: {
  children: ReactNode
  sideBySide?: boolean | undefined
}) {
  return <div className={`${styles.cards} ${sideBySide ? styles.pair : ''}`}>{children}</div>
}
