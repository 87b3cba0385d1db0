import type { ReactNode } from 'react'
import styles from './Card.module.css'

type Props = {
  children: ReactNode
  /** A heading at the level that fits the page. */
  title?: ReactNode
  level?: 2 | 3
  /** At the end of the title line: a Change link, a distance. */
  end?: ReactNode
  /** Marks it as the chosen one. */
  chosen?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
  /** Id of the heading, when something else is labelled by it. */
  titleId?: string
}

/** A raised surface with room to breathe. */
export function Card({ children, title, level = 2, end, chosen, as: Tag = 'div', titleId }: Props) {
  const Heading = `h${level}` as const
  return (
    <Tag className={`${styles.card} ${chosen ? styles.chosen : ''}`}>
      {title !== undefined && (
        <div className={styles.top}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {end}
        </div>
      )}
      {children}
    </Tag>
  )
}
