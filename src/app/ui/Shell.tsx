import type { ReactNode } from 'react'
import { REGIONS } from '../platform/announce.ts'
import styles from './Shell.module.css'

const MAIN = 'main'

type Props = {
  children: ReactNode
  skipLabel: string
  /** The logo. */
  mark: ReactNode
  /** Between the logo and the end of the header. */
  nav?: ReactNode
  /** Shown at the end of the header. */
  headerEnd?: ReactNode
  /** Shown above the header, e.g. while offline. */
  strip?: ReactNode
  /** Whom to call or ask; in the same place on every page. */
  help?: ReactNode
  /** The rest of the footer. */
  footer?: ReactNode
  /** Narrow texts are a column from the left edge of the frame, below the logo. */
  width?: 'narrow' | 'wide'
}

/** Header, main part and footer of every page. */
export function Shell({
  children,
  skipLabel,
  mark,
  nav,
  headerEnd,
  strip,
  help,
  footer,
  width = 'narrow',
}: Props) {
  return (
    <div className={`${styles.shell} ${styles[width] ?? ''}`}>
      <a
        className={styles.skip}
        href={`#${MAIN}`}
        onClick={(event) => {
          event.preventDefault() // following the fragment would add a history entry
          document.getElementById(MAIN)?.focus()
        }}
      >
        {skipLabel}
      </a>
      <div id={REGIONS.polite} className="visually-hidden" aria-live="polite" />
      <div id={REGIONS.assertive} className="visually-hidden" aria-live="assertive" />
      {strip}
      <header className={styles.header}>
        <div className={styles.inside}>
          <div className={styles.row}>
            <div className={styles.mark}>{mark}</div>
            {nav}
            {headerEnd !== undefined && <div className={styles.end}>{headerEnd}</div>}
          </div>
        </div>
      </header>
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {(help !== undefined || footer !== undefined) && (
        <footer className={styles.footer}>
          <div className={styles.inside}>
            {help !== undefined && <div className={styles.help}>{help}</div>}
            {footer}
          </div>
        </footer>
      )}
    </div>
  )
}
