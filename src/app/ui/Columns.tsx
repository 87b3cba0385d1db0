import type { ReactNode } from 'react'
import styles from './Columns.module.css'

type Props = {
  /** What stands beside: the steps, the appointments, the map. Above the rest on a phone. */
  aside: ReactNode
  children: ReactNode
  /** On which side of a wide screen. */
  at?: 'start' | 'end'
  /** A second column beside at the end: the appointments while the steps stand at the start. */
  end?: ReactNode
  /** On a narrow screen the second column is not shown: the page has its contents elsewhere. */
  endOnlyBeside?: boolean
}

/** A main column with something beside it where there is room. */
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
