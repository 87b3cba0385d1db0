import type { ReactNode } from 'react'
import styles from './Card.module.css'

type Props = {
  children: ReactNode
  title?: ReactNode
  level?: 2 | 3
  /** Shown at the end of the title line, e.g. a distance. */
  end?: ReactNode
  /** Draws it as the chosen card. */
  chosen?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
  /** Id of the heading, for elements that it labels. */
  titleId?: string
}

/** A raised surface with an optional heading. */
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
