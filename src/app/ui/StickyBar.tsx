import type { ReactNode } from 'react'
import styles from './StickyBar.module.css'

type Props = {
  /** Buttons, the main action first: a phone shows it at the right. */
  children?: ReactNode
  /** What the main action is about, e.g. "Flu, Lantern Square, Tue, Nov 24, 09:20 AM EST". */
  note?: ReactNode
  /** How long it is held, with the buttons about that. */
  over?: ReactNode
  /** It appears while the guest looks at the page. */
  arrives?: boolean
}

/** The main action, at the bottom of the screen while the page scrolls. */
export function StickyBar({ children, note, over, arrives }: Props) {
  return (
    <div className={`${styles.bar} ${arrives ? styles.arrives : ''} no-print`}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {over}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
