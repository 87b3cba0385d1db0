import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { say } from '../messages/catalogue.ts'
import { walkIn as texts } from '../messages/en/walk-in.ts'
import { now } from '../platform/clock.ts'
import { connection } from '../state/connection.ts'
import { kiosk } from '../state/kiosk.ts'
import { ALL_DAY, plainlyOpenUntil, writtenHours } from './plain-hours.ts'
import type { StoreHoursTexts, StoreTimes } from './store-hours-texts.ts'

const LOOK_AGAIN_MS = 7000
/** What to say of a store's hours and wait, as time goes by and as its counter sets them (STORE-07, DESK-08); undefined: nothing is known. */
export function useStoreHours(store: StoreTimes | undefined): StoreHoursTexts | undefined {
  const isOffline = useSnapshot(connection).status === 'offline'
  const [shown, setShown] = useState(written)
  useEffect(() => {
    if (!store) return
    let isLeft = false
    const look = async () => {
      const how = { isOnTablet: kiosk.enrolment !== undefined, isOffline }
      const next =
        (!isOffline && plainlyOpen(store, now())) || (await loadWords())?.storeHoursTexts(store, now(), how)
      if (!isLeft) setShown(next)
    }
    void look()
    const timer = window.setInterval(async () => {
      void look()
      void (await loadWords())?.lookAtStore()
    }, LOOK_AGAIN_MS)
    return () => {
      isLeft = true
      window.clearInterval(timer)
    }
  }, [store, isOffline])
  return shown
}

function loadWords() {
  return import('./store-hours-texts.ts').catch(() => undefined) // offline: it was never loaded
}

/** What to say while nothing closes or pauses soon, without the code of all else: most guests come then. */
function plainlyOpen(store: StoreTimes, instant: number): StoreHoursTexts | undefined {
  const until = plainlyOpenUntil(store, instant)
  if (until === undefined) return undefined
  const t = say(texts)
  return { line: until === ALL_DAY ? t.openAllDay : t.openUntil(until) }
}

function written(): StoreHoursTexts | undefined {
  const line = writtenHours()
  return line === undefined ? undefined : { line }
}
