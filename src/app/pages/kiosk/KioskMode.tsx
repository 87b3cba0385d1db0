import './kiosk-mode.css'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { useTexts } from '../../messages/catalogue.ts'
import { kiosk as texts } from '../../messages/en/kiosk.ts'
import { Help } from '../../parts/Frame.tsx'
import { fillScreen, hideAll, keepAwake, showAll } from '../../platform/screen.ts'
import { isUpdateWaiting, onUpdateChange } from '../../platform/worker.ts'
import { idle, takeNewerBuild, watchIdle } from '../../state/home.ts'
import { kiosk, kioskHome, type TabletPage, tabletPageOf } from '../../state/kiosk.ts'
import { outbox, watchOutbox } from '../../state/outbox.ts'
import { erase, wipe, wipeWhenShownAgain } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './KioskMode.module.css'

const WITH_GUEST: readonly TabletPage[] = ['selection', 'form', 'confirmation']

/** Runs kiosk mode beside the pages of an enrolled tablet (CARD-07). */
export default function KioskMode() {
  const { enrolment } = useSnapshot(kiosk)
  const [path] = useLocation()
  const place = tabletPageOf(path, enrolment?.locationId ?? '')
  useReset(place, path)
  useTablet()
  useUpdate(place)
  if (!enrolment || place === 'staff' || place === 'outside') return null
  return (
    <>
      {WITH_GUEST.includes(place) && <IdleWarning />}
      <KioskBar place={place} />
    </>
  )
}

/** Erases the visit when the guest leaves the flow or its confirmation. */
function useReset(place: TabletPage, path: string): void {
  const last = useRef<TabletPage>(undefined)
  useLayoutEffect(() => {
    const before = last.current
    last.current = place
    if (!kiosk.enrolment || before === place) return
    const hadGuest = before !== undefined && WITH_GUEST.includes(before)
    if (place === 'outside' || (place === 'landing' && hadGuest)) void wipe(kioskHome(kiosk.enrolment))
    else if (before === 'confirmation' || (place === 'staff' && hadGuest)) void wipe(path) // CONFIRM-19
  }, [place, path])
}

/** Loads a newer build between two guests. Most often home.ts has done so before the landing page appears. */
function useUpdate(place: TabletPage): void {
  const isWaiting = useSyncExternalStore(onUpdateChange, isUpdateWaiting)
  useEffect(() => {
    if (isWaiting && place === 'landing') void takeNewerBuild()
  }, [isWaiting, place])
}

/** Keeps the tablet in full screen and awake, without context menus, and covers the page while the screen is off. */
function useTablet(): void {
  useEffect(() => {
    wipeWhenShownAgain()
    const rest = new AbortController()
    const listen = (name: string, listener: (event: Event) => void) =>
      document.addEventListener(name, listener, { signal: rest.signal, capture: true })
    // Filling the screen would close the popover that this press opens.
    listen('click', ({ target }) => {
      if (!(target instanceof Element && target.closest('[popovertarget], [popover]'))) fillScreen()
    })
    listen('contextmenu', (event) => event.preventDefault())
    listen('gesturestart', (event) => event.preventDefault())
    listen('dragstart', (event) => event.preventDefault())
    listen('visibilitychange', () => {
      if (document.visibilityState === 'hidden') hideAll()
      else if (!kiosk.isWiping) showAll()
    })
    const letSleep = keepAwake()
    return () => {
      rest.abort()
      letSleep()
    }
  }, [])
}

/** Seconds at which screen readers announce the countdown (quality, A8). */
const SAID_AT = [20, 10, 5]

/** Asks an idle guest whether they are still there, counts down and erases the visit. Any touch or key stops the countdown. */
function IdleWarning() {
  const t = useTexts(texts)
  const { state } = useSnapshot(idle)
  useEffect(() => watchIdle(() => void wipe()), [])
  const secondsLeft = state.phase === 'warned' ? state.secondsLeft : 0
  const said = [...SAID_AT].reverse().find((second) => second >= secondsLeft)
  return (
    <Dialog
      open={state.phase === 'warned'}
      urgent
      title={t.stillThere}
      actions={
        <>
          {/* It needs no handler: any click stops the countdown. */}
          <Button look="primary" large>
            {t.goOn}
          </Button>
          <Button look="quiet" onClick={() => void erase()}>
            {t.eraseNow}
          </Button>
        </>
      }
    >
      <p>{t.stillThereWhy}</p>
      <p className={styles.seconds} aria-hidden="true">
        {t.secondsLeft(secondsLeft)}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {said === undefined ? '' : t.secondsLeft(said)}
      </p>
    </Dialog>
  )
}

/** The bar at the bottom of every page of a store's tablet: help, the end of a visit and the outbox. The frame puts "Aa" at its start. */
function KioskBar({ place }: { place: TabletPage }) {
  const t = useTexts(texts)
  return (
    <footer
      className={`${styles.bar} ${place === 'form' || place === 'selection' ? '' : styles.always} no-print`}
    >
      <Help />
      {place === 'landing' && <Waiting />}
      {place === 'confirmation' && (
        <Button look="primary" onClick={() => void wipe()}>
          {t.done}
        </Button>
      )}
    </footer>
  )
}

/** The number of check-ins in this tablet's outbox, for staff. */
function Waiting() {
  const t = useTexts(texts)
  const { waiting, refused } = useSnapshot(outbox)
  useEffect(watchOutbox, [])
  const words = [waiting > 0 && t.waiting(waiting), refused > 0 && t.refused(refused)].filter(Boolean)
  return words.length > 0 ? <p className={styles.waiting}>{words.join(' · ')}</p> : null
}
