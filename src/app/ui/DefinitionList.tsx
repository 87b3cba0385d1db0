import type { MouseEvent, ReactNode } from 'react'
import styles from './DefinitionList.module.css'

export type DefinitionRow = {
  key: string
  label: ReactNode
  value: ReactNode
  change?: {
    /** "Change". */
    label: string
    /** What a screen reader says, e.g. "Change date of birth"; the label is part of it. */
    name: string
    href: string
    onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  }
}

/** Labels and values, with optional links that change them. */
export function DefinitionList({ rows }: { rows: DefinitionRow[] }) {
  return (
    <dl className={`${styles.list} ${rows.some(({ change }) => change) ? styles.changes : ''}`}>
      {rows.map(({ key, label, value, change }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {change && (
            <dd>
              <a
                className={styles.change}
                href={change.href}
                aria-label={change.name}
                onClick={change.onClick}
              >
                {change.label}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
