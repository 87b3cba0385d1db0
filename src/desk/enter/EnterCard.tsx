import type { ReactNode } from 'react'
import { REGIONS } from '../../app/platform/announce.ts'
import { Icon } from '../../app/ui/Icon.tsx'
import styles from './Enter.module.css'

type Props = {
  title: string
  lines?: readonly string[]
  tone?: 'info' | 'warning'
  /** Shows the title softly, because it is gone in a moment. */
  isQuiet?: boolean
  /** Above the title. */
  over?: ReactNode
  children?: ReactNode
}

/** One card in the middle of the page, in place of the list. */
export function EnterCard({ title, lines = [], tone = 'info', isQuiet = false, over, children }: Props) {
  return (
    <main className={styles.page}>
      <div id={REGIONS.polite} className="visually-hidden" aria-live="polite" />
      <div id={REGIONS.assertive} className="visually-hidden" aria-live="assertive" />
      <div className={isQuiet ? styles.quiet : styles.card}>
        {over}
        <h1 className={styles.title}>
          {tone === 'warning' && <Icon name="warning" />}
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </div>
    </main>
  )
}
