import { createHash } from 'node:crypto'
import type { DeskDay } from '#contract/desk'
import { localDay, stretchesOfDay, writtenDay } from '#domain/offsets'
import { DAY_MS, HOUR_MS } from '#domain/time-units'
import type { OpenLocations } from '../directory/open-locations.ts'
import { appointmentsOfDay } from '../events/day-visits.ts'
import { type CallingDesk, isKnown, RawReply } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import type { Desk } from '../store/desks.ts'
import { type Counter, counterOf, type ListedVisit, listVisits, shownTo, type VisitData } from './visits.ts'

/** Lists that a process keeps, one for each store whose desk asked last. */
const MOST_LISTS = 500
/** A transaction that began before midnight may end after it. */
const SLOW_MS = HOUR_MS

type Kept = { version: string; counter: Counter; visits: Promise<ListedVisit[]> }

/**
 * Answers the visits of a store's day to its desks (DESK-02). While nothing has happened there, an answer costs one look at the event
 * log, and a list that a desk has already is a 304. `locations`: of the directory, whose version it needs.
 */
export function createDayLists({
  locations,
  ...data
}: VisitData & { locations: () => Promise<OpenLocations> }) {
  const kept = new Map<string, Kept>()

  async function listOf(desk: Desk, now: number): Promise<Kept & { day: number }> {
    const key = `${desk.businessName} ${desk.locationId}`
    const { version: directory } = await locations()
    const known = kept.get(key)
    const zone = known?.version.startsWith(`${directory} `) ? known.counter.zone : undefined
    const counter = zone === undefined ? await counterOf(data.store, desk, now) : known?.counter
    if (!counter) throw refusal(404, 'unknownLocation', 'There is no such location.')
    const day = localDay(now, counter.zone)
    const since = beginningOf(day, counter.zone) - SLOW_MS
    const version = `${directory} ${day} ${await data.store.visitsVersion(desk.locationId, since)}`
    if (known?.version === version) return { ...known, day }
    const list: Kept = { version, counter, visits: readDay(data, counter, day) }
    kept.delete(key)
    kept.set(key, list)
    if (kept.size > MOST_LISTS) kept.delete(kept.keys().next().value ?? '')
    list.visits.catch(() => kept.delete(key))
    return { ...list, day }
  }

  return async ({ desk, now }: CallingDesk, request: Request): Promise<RawReply> => {
    const { version, counter, visits, day } = await listOf(desk, now)
    const headers = {
      etag: `"${createHash('sha256').update(`${desk.id} ${version}`).digest('base64url').slice(0, 22)}"`,
    }
    if (isKnown(request, headers.etag)) return new RawReply(new Uint8Array(), headers)
    const answer: DeskDay = {
      day: writtenDay(day),
      timezone: counter.zone,
      endsAt: new Date(beginningOf(day + 1, counter.zone)).toISOString(),
      visits: await shownTo(data, desk, await visits),
    }
    return new RawReply(new TextEncoder().encode(JSON.stringify({ data: answer })), headers)
  }
}

async function readDay(data: VisitData, counter: Counter, day: number): Promise<ListedVisit[]> {
  const { id: locationId, businessName } = counter.location
  const written = writtenDay(day)
  const checkIns = await data.store.checkInsOfDay(locationId, written)
  const appointments = await appointmentsOfDay(data.store, { locationId, day: written, zone: counter.zone })
  return listVisits(data, counter, {
    checkIns: checkIns.filter((one) => one.businessName === businessName),
    appointments: appointments.filter(({ provider }) => provider.businessName === businessName),
  })
}

/** When a local day begins; epoch milliseconds. */
function beginningOf(day: number, zone: string): number {
  const [first] = stretchesOfDay(day, zone)
  return first ? first.from : day * DAY_MS
}
