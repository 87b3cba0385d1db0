import type { MouseEvent } from 'react'
import styles from './SlotChip.module.css'

type Props = {
  /** "09:20 AM". */
  text: string
  /** The whole name: time, zone, day, place. */
  label: string
  /** Held, or being held. */
  isChosen: boolean
  /** It cannot be held now; the bar says why. */
  isDead: boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** What says why no time can be held now. */
export const DEAD_ID = 'times-dead'

/** A time to pick. Pressed at once, before the server has answered. */
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
      {text}
    </button>
  )
}
