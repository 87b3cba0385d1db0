import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { fillScreen, hideAll, keepAwake, showAll } from '../../platform/screen.ts'
import { isUpdateWaiting, onUpdateChange } from '../../platform/worker.ts'
import { takeNewerBuild } from '../../state/home.ts'
import type { Place } from '../../state/kiosk.ts'
import { kiosk, kioskHome, placeOf } from '../../state/kiosk.ts'
import { wipe, wipeWhenShownAgain } from '../../state/wipe.ts'
import { IdleWarning } from './IdleWarning.tsx'
import { KioskBar } from './KioskBar.tsx'
import './kiosk-mode.css'

const WITH_GUEST: readonly Place[] = ['selection', 'form', 'confirmation']

/** What an enrolled tablet does beside its pages: leads home, resets, keeps awake (CARD-07). */
export default function KioskMode() {
  const { enrolment } = useSnapshot(kiosk)
  const [path] = useLocation()
  const place = placeOf(path, enrolment?.locationId ?? '')
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

/** Who leaves the flow, its confirmation or all that is for guests leaves nothing behind. */
function useReset(place: Place, path: string): void {
  const last = useRef<Place>(undefined)
  useLayoutEffect(() => {
    const before = last.current
    last.current = place
    if (!kiosk.enrolment || before === place) return
    const hadGuest = before !== undefined && WITH_GUEST.includes(before)
    if (place === 'outside' || (place === 'landing' && hadGuest)) void wipe(kioskHome(kiosk.enrolment))
    else if (before === 'confirmation' || (place === 'staff' && hadGuest)) void wipe(path) // CONFIRM-19
  }, [place, path])
}

/** Between two guests a newer build takes over (design: the service worker); most often before home is drawn, see readyForGuest. */
function useUpdate(place: Place): void {
  const isWaiting = useSyncExternalStore(onUpdateChange, isUpdateWaiting)
  useEffect(() => {
    if (isWaiting && place === 'landing') void takeNewerBuild()
  }, [isWaiting, place])
}

/** Full screen, awake, without a menu under a long press, covered while nobody sees it. */
function useTablet(): void {
  useEffect(() => {
    wipeWhenShownAgain()
    const rest = new AbortController()
    const listen = (name: string, listener: (event: Event) => void) =>
      document.addEventListener(name, listener, { signal: rest.signal, capture: true })
    listen('click', fillScreen)
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
