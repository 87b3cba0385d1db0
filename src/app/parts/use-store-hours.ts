import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { say } from '../messages/catalogue.ts'
import { walkIn as texts } from '../messages/en/walk-in.ts'
import { now } from '../platform/clock.ts'
import { connection } from '../state/connection.ts'
import { kiosk } from '../state/kiosk.ts'
import { clockIn } from './clock-in.ts'
import type { StoreTimes, ToldHours } from './told-hours.ts'

const LOOK_AGAIN_MS = 7000
/** A page tells of closing and pausing 15 minutes ahead. This is a little longer. */
const AHEAD_MS = 1_000_000

/** What to say of a store's hours and wait, as time goes by and as its counter sets them (STORE-07, DESK-08); undefined: nothing is known. */
export function useStoreHours(store: StoreTimes | undefined): ToldHours | undefined {
  const isOffline = useSnapshot(connection).status === 'offline'
  const [told, setTold] = useState<ToldHours>()
  useEffect(() => {
    if (!store) return
    let isLeft = false
    const look = async () => {
      const how = { isOnTablet: kiosk.enrolment !== undefined, isOffline }
      const next =
        (!isOffline && plainlyOpen(store, now())) || (await loadWords())?.toldHours(store, now(), how)
      if (!isLeft) setTold(next)
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
  return told
}

function loadWords() {
  return import('./told-hours.ts').catch(() => undefined) // offline: it was never loaded
}

/** What to say while nothing closes or pauses soon, without the code of all else: most guests come then. Instants are compared as texts. */
function plainlyOpen({ hours, timezone, wait }: StoreTimes, instant: number): ToldHours | undefined {
  const at = new Date(instant).toISOString()
  const soon = new Date(instant + AHEAD_MS).toISOString()
  if (!hours || wait) return undefined
  const open = hours.open.find(([from, to]) => from <= at && soon < to)
  if (!open || hours.breaks.some(([from, to]) => from <= soon && at < to)) return undefined
  const t = say(texts)
  const isAllDay = open[1] >= hours.knownUntil
  return { line: isAllDay ? t.openAllDay : t.openUntil(clockIn(Date.parse(open[1]), timezone)) }
}
