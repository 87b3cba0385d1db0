import type { ReactNode } from 'react'
import cardStyles from './Card.module.css'
import styles from './Fold.module.css'
import { Icon } from './Icon.tsx'

/** A card that shows its heading until it is pressed, also without a script. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={cardStyles.card}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <h2 className={cardStyles.title}>{title}</h2>
          <Icon name="chevron" turns={false} />
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </section>
  )
}
