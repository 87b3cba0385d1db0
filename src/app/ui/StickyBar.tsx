import { type ReactNode, useEffect, useRef } from 'react'
import styles from './StickyBar.module.css'

type Props = {
  /** Buttons, the main action first: a phone shows it at the right. */
  children?: ReactNode
  /** What the main action is about, e.g. "Flu, Lantern Square, ", "Tue, Nov 24, 09:20 AM EST"; the first may be cut short. */
  note?: readonly [what: string, when: string] | undefined
  /** How long it is held, with the buttons about that. */
  over?: ReactNode
  /** It appears while the guest looks at the page. */
  arrives?: boolean
}

/** The main action, at the bottom of the screen while the page scrolls. */
export function StickyBar({ children, note, over, arrives }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => keepFocusClearOf(bar.current), [])
  return (
    <div ref={bar} className={`${styles.bar} ${arrives ? styles.arrives : ''} no-print`}>
      {note && (
        <p className={styles.note}>
          <span dir="auto" className={styles.what}>
            {note[0]}
          </span>
          <span className={styles.when}>{note[1]}</span>
        </p>
      )}
      {over}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** Tells the page how high the bar is, so that what takes focus is scrolled clear of it (scroll-padding in base.css). */
function keepFocusClearOf(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() => style.setProperty('--bar-size', `${bar.offsetHeight}px`))
  watcher.observe(bar)
  return () => {
    watcher.disconnect()
    style.removeProperty('--bar-size')
  }
}
