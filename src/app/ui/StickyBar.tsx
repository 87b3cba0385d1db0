import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

type Props = {
  /** Buttons, the main action first: a phone shows it at the right. */
  children: ReactNode
  /** What the main action is about, e.g. "Tue 24, 9:20 AM"; screen readers announce changes. */
  note?: ReactNode
  /** A line above the rest, e.g. how long a slot is held. */
  over?: ReactNode
}

/** The main action, at the bottom of the screen while the page scrolls. */
export function StickyBar({ children, note, over }: Props) {
  return (
    <div className={`${styles.bar} no-print`}>
      {over !== undefined && <div className={styles.over}>{over}</div>}
      {note !== undefined && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
