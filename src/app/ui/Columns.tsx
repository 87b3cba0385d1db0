import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type Props = {
  /** The side column, e.g. a map; a phone shows it above the main column. */
  aside: ReactNode
  children: ReactNode
  /** The side of `aside` on a wide screen. */
  at?: 'start' | 'end'
  /** A second side column, at the end. */
  end?: ReactNode
  /** Hides the second side column on a narrow screen, because the page shows its contents elsewhere. */
  endOnlyBeside?: boolean
}

/** A main column with side columns where its page has 46 rem or more: both parts in one, from 60 rem on one for each. */
export function Columns({ aside, children, at = 'start', end, endOnlyBeside = false }: Props) {
  return (
    <div className={`${styles.columns} ${styles[at]} ${end === undefined ? '' : styles.three}`}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.center}>{children}</div>
      {end !== undefined && (
        <div className={`${styles.last} ${endOnlyBeside ? styles.onlyBeside : ''}`}>{end}</div>
      )}
    </div>
  )
}
