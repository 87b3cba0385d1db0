import { createHash } from 'node:crypto'
import type { Infer } from 'superstruct'
import type { closeDeskStore, DeskCall, DeskStore, putDeskWait } from '#contract/desk'
import { localDay, offsetAt, writtenDay } from '#domain/offsets'
import { tidy } from '#domain/text'
import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import { closingsOf } from '../directory/closings.ts'
import { aWait } from '../directory/import-locations.ts'
import { readWaits, type WaitAt } from '../directory/open-locations.ts'
import { addClosure, withdrawClosure } from '../directory/operator-closures.ts'
import { hoursAt } from '../directory/services.ts'
import { type CallingDesk, RawReply } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import type { Closure } from '../store/closures.ts'
import type { Desk } from '../store/desks.ts'
import type { StoreTablet } from '../store/tablets.ts'
import { callsNow } from './calls.ts'
import { nameOfDesk } from './session.ts'
import { servicesById, titleOf, type VisitData } from './visits.ts'

export type StoreData = VisitData & { waits: () => Promise<WaitAt> }

/** How the store is now, with an ETag. Throws Refusal. */
export async function storeReply(data: StoreData, calling: CallingDesk): Promise<RawReply> {
  const json = JSON.stringify({ data: await storeNow(data, calling) })
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return new RawReply(new TextEncoder().encode(json), { etag })
}

/** How the store is now: hours, wait, closures of today, tablets (DESK-08, DESK-10). Throws Refusal. */
async function storeNow({ store, waits }: StoreData, { desk, now }: CallingDesk): Promise<DeskStore> {
  const location = await locationOf(store, desk)
  const closures = await store.closures()
  const today = writtenDay(localDay(now, location.timezone))
  const ofToday = closures.filter(
    (one) => !one.opens && one.from <= today && today <= one.to && closingsOf(location, [one]).length > 0,
  )
  const wait = (await waits())({ businessName: desk.businessName, id: desk.locationId })
  const { waitMinutes = null, waitDescription = null, setAt } = wait ?? {}
  const known = ofToday.some(({ scope }) => scope.serviceIds)
    ? await servicesById(store, desk.businessName)
    : new Map()
  const isClosedForGood = location.status === 'closed'
  return {
    hours: isClosedForGood ? null : (hoursAt(location, closures, now) ?? null),
    isClosedForGood,
    wait: wait
      ? {
          minutes: waitMinutes,
          text: waitDescription,
          setAt: setAt === undefined ? null : new Date(setAt).toISOString(),
        }
      : null,
    closures: ofToday.map((one) => ({
      id: one.id,
      from: one.from,
      to: one.to,
      ...(one.hours && { hours: [...one.hours] }),
      ...(one.scope.serviceIds && { services: one.scope.serviceIds.map((id) => titleOf(known, id)) }),
      reason: one.reason,
      isOwn: isOfDesk(one, desk),
    })),
    tablets: (await store.tabletsOf(desk.locationId)).map(shownTablet),
  }
}

function shownTablet({ id, seenAt, waiting }: StoreTablet): DeskStore['tablets'][number] {
  return { name: id.slice(0, 6).toUpperCase(), seenAt: new Date(seenAt).toISOString(), waiting }
}

/** Sets how long guests wait at the desk's store (DESK-08). Throws Refusal. */
export async function setWaitOf(
  data: StoreData,
  calling: CallingDesk,
  { minutes, text = '' }: Infer<typeof putDeskWait.body>,
): Promise<DeskStore> {
  const { businessName, locationId: id } = calling.desk
  await locationOf(data.store, calling.desk)
  await data.store.putWaits([{ businessName, id, ...aWait(minutes, text) }])
  await audit(data, calling.desk, 'wait', { location: id, minutes: minutes ?? 'unknown' })
  // What is kept in memory may be a second older than what was just written.
  return storeNow({ ...data, waits: readWaits(data.store, () => calling.now) }, calling)
}

/**
 * Closes the desk's store from now until a local time of today (DESK-08); what desks of the store had closed of the rest of the day
 * ends with it. Answers the guests to call now. Throws Refusal.
 */
export async function closeFromNow(
  data: StoreData,
  calling: CallingDesk,
  { until, reason = '' }: Infer<typeof closeDeskStore.body>,
): Promise<{ store: DeskStore; displaced: DeskCall[] }> {
  const { desk, now } = calling
  const { timezone, status } = await locationOf(data.store, desk)
  if (status === 'closed') throw refusal(404, 'locationClosed', 'This location is closed.')
  const day = localDay(now, timezone)
  const from = Math.floor((now + offsetAt(now, timezone) - day * DAY_MS) / MINUTE_MS)
  const [hours = 0, minutes = 0] = until.split(':').map(Number)
  const to = hours * 60 + minutes
  if (to <= from) throw refusal(400, 'invalidRequest', 'This time has passed.', 'until')
  const today = writtenDay(day)
  const before = (await data.store.closures()).filter(
    (one) => isOfDesk(one, desk) && (one.hours?.[1] ?? 0) > from,
  )
  const wanted = {
    scope: { businessName: desk.businessName, ids: [desk.locationId] },
    from: today,
    to: today,
    hours: [from, to] as [number, number],
    reason: tidy(reason),
    isOfDesk: true as const,
  }
  const { closure } = await addClosure(data.store, wanted, { now, notify: false })
  for (const { id } of before) if (id !== closure?.id) await data.store.removeClosure(id)
  const displaced = await callsNow(data, calling)
  const about = { location: desk.locationId, until, closure: closure?.id ?? '' }
  const visits = displaced.map(({ id }) => id)
  await data.store.addAudit({ who: nameOfDesk(desk), action: 'close', visits, about })
  return { store: await storeNow(data, calling), displaced }
}

/** Ends what a desk of this store has closed. Throws Refusal: alike for every other closure and for one that is not there. */
export async function endClosureOf({ store }: StoreData, { desk }: CallingDesk, id: string): Promise<never> {
  const closure = (await store.closures()).find((one) => one.id === id && isOfDesk(one, desk))
  if (!closure) throw refusal(404, 'unknownClosure', 'There is no such closure.')
  await withdrawClosure(store, id)
  await audit({ store }, desk, 'closure.remove', { closure: id })
  return undefined as never
}

/** Whether a desk of this store made a closure. */
function isOfDesk({ isOfDesk, scope }: Closure, { businessName, locationId }: Desk): boolean {
  const { ids = [] } = scope
  return isOfDesk === true && scope.businessName === businessName && ids.length === 1 && ids[0] === locationId
}

async function locationOf(store: StoreData['store'], { businessName, locationId }: Desk) {
  const location = await store.location(businessName, locationId)
  if (!location) throw refusal(404, 'unknownLocation', 'There is no such location.')
  return location
}

function audit(
  { store }: Pick<StoreData, 'store'>,
  desk: Desk,
  action: string,
  about: Record<string, string | number>,
): Promise<void> {
  return store.addAudit({ who: nameOfDesk(desk), action, visits: [], about })
}
