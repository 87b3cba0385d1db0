import { createHash } from 'node:crypto'
import type { Infer } from 'superstruct'
import type { PrescreenData } from '#contract/content/prescreen-data'
import type { DeskDay, getDeskDay } from '#contract/desk'
import { localDay, writtenDay } from '#domain/offsets'
import { HOUR_MS } from '#domain/time-units'
import type { OpenLocations } from '../directory/open-locations.ts'
import { type CallingDesk, isKnown, RawReply } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import type { Desk } from '../store/desks.ts'
import { visitAsItIs } from './one-visit.ts'
import { beginningOf, nightOf, storedOfDay, storedOfYesterday } from './stored-day.ts'
import {
  type DeskLocation,
  deskLocationOf,
  type ListedVisit,
  listVisits,
  shownTo,
  type VisitData,
} from './visits.ts'

/** Lists that a process keeps, one for each store whose desk asked last. */
const MOST_LISTS = 500
/** A transaction that began before midnight may end after it. */
const SLOW_MS = HOUR_MS

type Kept = { version: string; deskLocation: DeskLocation; visits: Promise<ListedVisit[]> }

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
    const rules = printOf(await data.content.document('prescreenData'))
    const known = kept.get(key)
    const zone = known?.version.startsWith(`${directory} `) ? known.deskLocation.zone : undefined
    const deskLocation =
      zone === undefined ? await deskLocationOf(data.store, desk, now) : known?.deskLocation
    if (!deskLocation) throw refusal(404, 'unknownLocation', 'There is no such location.')
    const day = localDay(now, deskLocation.zone)
    const night = nightOf(day, deskLocation.zone, now)
    const events = await data.store.visitsVersion(desk.locationId, night.begins - SLOW_MS)
    const version = `${directory} ${day} ${night.quarter} ${rules} ${events}`
    if (known?.version === version) return { ...known, day }
    const list: Kept = { version, deskLocation, visits: readDay(data, deskLocation, now) }
    kept.delete(key)
    kept.set(key, list)
    if (kept.size > MOST_LISTS) kept.delete(kept.keys().next().value ?? '')
    list.visits.catch(() => kept.delete(key))
    return { ...list, day }
  }

  return async (
    calling: CallingDesk,
    request: Request,
    { also }: Infer<typeof getDeskDay.query>,
  ): Promise<RawReply> => {
    const { desk, now } = calling
    const { version, deskLocation, visits, day } = await listOf(desk, now)
    // Whatever happens to the other visit is an event of the store too, which the version counts.
    const print = createHash('sha256')
      .update(`${desk.id} ${version} ${also ?? ''}`)
      .digest('base64url')
    const headers = { etag: `"${print.slice(0, 22)}"` }
    if (isKnown(request, headers.etag)) return new RawReply(new Uint8Array(), headers)
    const other = also === undefined ? undefined : await visitAsItIs(data, calling, also)
    const answer: DeskDay = {
      day: writtenDay(day),
      timezone: deskLocation.zone,
      endsAt: new Date(beginningOf(day + 1, deskLocation.zone)).toISOString(),
      visits: await shownTo(data, desk, await visits),
      ...(other && { also: other }),
    }
    return new RawReply(new TextEncoder().encode(JSON.stringify({ data: answer })), headers)
  }
}

async function readDay(data: VisitData, deskLocation: DeskLocation, now: number): Promise<ListedVisit[]> {
  const day = localDay(now, deskLocation.zone)
  const today = await storedOfDay(data.store, deskLocation, day)
  const before = await storedOfYesterday(data.store, deskLocation, nightOf(day, deskLocation.zone, now))
  return listVisits(data, deskLocation, {
    checkIns: [...before.checkIns, ...today.checkIns],
    appointments: [...before.appointments, ...today.appointments],
  })
}

const prints = new WeakMap<PrescreenData, string>()

/** Tells the rules that bookings are judged by from others, alike in every process. The content gives the same object until they change. */
function printOf(rules: PrescreenData): string {
  const known = prints.get(rules)
  if (known !== undefined) return known
  const print = createHash('sha256').update(JSON.stringify(rules)).digest('base64url').slice(0, 22)
  prints.set(rules, print)
  return print
}
