import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

type Props = {
  /** The main action first; on a phone it stands under the right thumb. */
  children: ReactNode
  /** What the main action is about, e.g. "Tue 24, 9:20 AM"; said again when it changes. */
  note?: ReactNode
  /** A line above the rest: how long a time is held, what is missing. */
  over?: ReactNode
}

/** The main action at thumb height, at the bottom of the screen while its page scrolls. */
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
