import type { MouseEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './slots.module.css'

type Props = {
  /** E.g. "09:20 AM". */
  text: string
  /** Accessible name: time, zone, day and provider. */
  label: string
  isChosen: boolean
  /** It cannot be held now; the slot bar says why. */
  isDead: boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Id of the text that says why no slot can be held now. */
export const DEAD_ID = 'times-dead'

/** A slot to pick. It looks pressed at once, before the server answers. */
export function SlotChip({ text, label, isChosen, isDead, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={isDead || undefined}
      aria-describedby={isDead ? DEAD_ID : undefined}
      onClick={isDead ? undefined : onClick}
    >
      {isChosen && (
        <span className={styles.check}>
          <Icon name="check" />
        </span>
      )}
      {text}
    </button>
  )
}
