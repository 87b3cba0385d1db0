import './kiosk-mode.css'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { idleTime } from '#domain/reading-time'
import { useTexts } from '../../messages/catalogue.ts'
import { kiosk as texts } from '../../messages/en/kiosk.ts'
import { Help } from '../../parts/Frame.tsx'
import { fillScreen, hideAll, keepAwake, showAll } from '../../platform/screen.ts'
import { isUpdateWaiting, onUpdateChange } from '../../platform/worker.ts'
import { useDocuments } from '../../state/documents.ts'
import { giveMoreTime, IDLE_AFTER, idle, takeNewerBuild, watchIdle } from '../../state/home.ts'
import { clockAhead, keepClock } from '../../state/kept-clock.ts'
import { kiosk, kioskHome, type TabletPage, tabletPageOf } from '../../state/kiosk.ts'
import { outbox, watchOutbox } from '../../state/outbox.ts'
import { reportTablet } from '../../state/tablet-report.ts'
import { erase, wipe, wipeWhenShownAgain } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './KioskMode.module.css'
import type { StatementName } from './StatementDialog.tsx'

const WITH_GUEST: readonly TabletPage[] = ['selection', 'form', 'confirmation']

/** Runs kiosk mode beside the pages of an enrolled tablet (CARD-07). */
export default function KioskMode() {
  const { enrolment } = useSnapshot(kiosk)
  const [path] = useLocation()
  const place = tabletPageOf(path, enrolment?.locationId ?? '')
  useReset(place, path)
  useTablet()
  useUpdate(place)
  useEffect(keepClock, [])
  if (!enrolment || place === 'staff' || place === 'outside') return null
  return (
    <>
      {WITH_GUEST.includes(place) && <IdleWarning place={place} />}
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
    const stopReporting = reportTablet()
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
      stopReporting()
    }
  }, [])
}

/** Seconds at which screen readers announce the countdown (quality, A8). */
const SAID_AT = [30, 10, 5]

const SLUGS = ['schedulerConfig'] as const

/** The texts that are unfolded or in a dialog, which a guest may be reading. */
function openText(): string {
  const open = document.querySelectorAll('main details[open], dialog[open]')
  return Array.from(open, ({ textContent }) => textContent).join(' ')
}

/** Asks an idle guest whether they are still there, counts down and erases the visit. Any touch or key stops the countdown. */
function IdleWarning({ place }: { place: TabletPage }) {
  const t = useTexts(texts)
  const { state } = useSnapshot(idle)
  const documents = useDocuments(SLUGS)
  const configured =
    documents.status === 'done' ? documents.value.schedulerConfig.kiosk?.idleSeconds : undefined
  const idleAfter = useEffectEvent(() => idleTime(openText(), configured ?? IDLE_AFTER / 1000))
  useEffect(
    () =>
      watchIdle(
        () => void wipe(),
        () => idleAfter(),
      ),
    [],
  )
  const secondsLeft = state.phase === 'warned' ? state.secondsLeft : 0
  const said = [...SAID_AT].reverse().find((second) => second >= secondsLeft)
  return (
    <Dialog
      open={state.phase === 'warned'}
      urgent
      title={t.stillThere}
      actions={
        <>
          <Button look="primary" large onClick={giveMoreTime}>
            {t.goOn}
          </Button>
          <Button look="quiet" onClick={() => void erase()}>
            {t.eraseNow}
          </Button>
        </>
      }
    >
      <p>{place === 'confirmation' ? t.codeLeaves : t.stillThereWhy}</p>
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
      <Statements />
      {place === 'landing' && <Waiting />}
      {place === 'confirmation' && (
        <Button look="primary" onClick={() => void wipe()}>
          {t.done}
        </Button>
      )}
    </footer>
  )
}

const StatementDialog = lazy(() => import('./StatementDialog.tsx'))

/** What a guest's own device has as links below every page. A dialog keeps the visit (WI-36). */
function Statements() {
  const t = useTexts(texts)
  const [open, setOpen] = useState<StatementName>()
  return (
    <div className={styles.statements}>
      <Button look="quiet" onClick={() => setOpen('privacy')}>
        {t.privacy}
      </Button>
      <Button look="quiet" onClick={() => setOpen('accessibility')}>
        {t.accessibility}
      </Button>
      {open && (
        <Suspense>
          <StatementDialog of={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const CLOCK_LOOK_MS = 10_000
const WRONG_FROM = 5

/** Minutes by which the tablet's clock is ahead, or behind (negative); 0 while it is less than five minutes off. */
function clockError(): number {
  const minutes = Math.trunc(clockAhead() / 60_000)
  return Math.abs(minutes) >= WRONG_FROM ? minutes : 0
}

function onClockLook(look: () => void): () => void {
  const timer = window.setInterval(look, CLOCK_LOOK_MS)
  return () => window.clearInterval(timer)
}

/** For staff: the number of check-ins in this tablet's outbox, and how wrong its clock is (WI-37). */
function Waiting() {
  const t = useTexts(texts)
  const { waiting, refused } = useSnapshot(outbox)
  const ahead = useSyncExternalStore(onClockLook, clockError)
  useEffect(watchOutbox, [])
  const words = [
    waiting > 0 && t.waiting(waiting),
    refused > 0 && t.refused(refused),
    ahead !== 0 && t.clockOff(ahead),
  ].filter(Boolean)
  return words.length > 0 ? <p className={styles.waiting}>{words.join(' · ')}</p> : null
}
