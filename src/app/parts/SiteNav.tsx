import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { useTexts } from '../messages/catalogue.ts'
import { frame as texts } from '../messages/en/frame.ts'
import { href } from '../paths.ts'
import { insteadOfLink, onLink } from '../platform/navigate.ts'
import { isFinished, visit } from '../state/visit.ts'
import styles from './SiteNav.module.css'

/** Both come in one file, because each file of the app costs bytes of every first load. */
export { Aids } from './Aids.tsx'

/** Loaded when a link would end a booking. */
const LeaveBooking = lazy(() => import('./LeaveBooking.tsx'))

const MAIN = href('main')
const PAGES = [
  { name: 'book', to: MAIN },
  { name: 'walkIn', to: `${MAIN}#store-number` },
  { name: 'clinics', to: href('clinicLocations') },
  { name: 'benefit', to: href('benefitCodes') },
  { name: 'cancel', to: href('cancelOpened') },
] as const

/**
 * The five links of every page: a row where the frame is wide, else a list that "Menu" opens under the header. The details element
 * opens it, and its state shows the list beside it, so that one list serves both and neither needs a script (BK-01, SC-10).
 */
export function SiteNav() {
  const t = useTexts(texts)
  const [path] = useLocation()
  const { appointment } = useSnapshot(visit)
  const menu = useRef<HTMLDetailsElement>(null)
  const [asked, setAsked] = useState<string>()
  useEffect(() => closeFromOutside(menu.current), [])
  const isBooking = appointment !== undefined && !isFinished(appointment)

  function follow(to: string): (event: MouseEvent) => void {
    return (event) => {
      if (menu.current) menu.current.open = false
      if (isBooking) insteadOfLink(() => setAsked(to))(event)
      else if (!to.includes('#')) onLink(to)(event) // the browser itself goes to a field
    }
  }

  return (
    <nav className={`${styles.nav} no-print`} aria-label={t.pages}>
      <details ref={menu} className={styles.menu}>
        <summary>{t.menu}</summary>
      </details>
      <ul className={styles.links}>
        {PAGES.map(({ name, to }) => (
          <li key={name}>
            <a href={to} aria-current={to === path ? 'page' : undefined} onClick={follow(to)}>
              {t[name]}
            </a>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <Suspense>
          <LeaveBooking to={asked} onStay={() => setAsked(undefined)} />
        </Suspense>
      )}
    </nav>
  )
}

/** Closes the menu on Escape and on a press beside it. Returns how to stop. */
function closeFromOutside(menu: HTMLDetailsElement | null): () => void {
  const stopped = new AbortController()
  const nav = menu?.parentElement
  const close = (event: Event) => {
    if (!menu?.open) return
    const isKey = event instanceof KeyboardEvent
    if (isKey ? event.key !== 'Escape' : nav?.contains(event.target as Node)) return
    menu.open = false
    if (isKey) menu.querySelector('summary')?.focus()
  }
  for (const name of ['keydown', 'pointerdown'])
    document.addEventListener(name, close, { signal: stopped.signal })
  return () => stopped.abort()
}
