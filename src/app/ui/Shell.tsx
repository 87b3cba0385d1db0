import type { ReactNode } from 'react'
import styles from './Shell.module.css'

const MAIN = 'main'

type Props = {
  children: ReactNode
  /** "Skip to the main part". */
  skipLabel: string
  /** The banner's mark and name, or the store's. */
  mark: ReactNode
  /** At the end of the header: language, large text. */
  headerEnd?: ReactNode
  /** A slim strip above all: no connection, a new version. */
  strip?: ReactNode
  /** In the same place on every page: whom to call or ask. */
  help?: ReactNode
  /** The rest of the footer: version, settings, notices. */
  footer?: ReactNode
  /** A form's measure, room for a side column, or all there is. */
  width?: 'narrow' | 'wide' | 'full'
}

/** What stands around every page: header, main part, footer. */
export function Shell({
  children,
  skipLabel,
  mark,
  headerEnd,
  strip,
  help,
  footer,
  width = 'narrow',
}: Props) {
  return (
    <div className={`${styles.shell} ${styles[width]}`}>
      <a
        className={styles.skip}
        href={`#${MAIN}`}
        onClick={(event) => {
          event.preventDefault() // a fragment would be a history entry of its own
          document.getElementById(MAIN)?.focus()
        }}
      >
        {skipLabel}
      </a>
      {strip}
      <header className={styles.header}>
        <div className={styles.inside}>
          <div className={styles.mark}>{mark}</div>
          {headerEnd !== undefined && <div className={styles.end}>{headerEnd}</div>}
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
