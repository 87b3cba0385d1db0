import { localDay, writtenDay } from '#domain/offsets'
import { formatTime } from '#domain/slot-times'
import { type Directory, openDirectory } from '../booking/directory.ts'
import type { Provider } from '../booking/provider.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { openRecord } from '../keys/seal.ts'
import type { BookedVisit, ProviderKey, Store, StoredAppointment } from '../store/store.ts'
import { readOpenLocations, zoneOfClosed } from './open-locations.ts'

/** Why a booked appointment cannot take place. */
type Reason = 'closedForGood' | 'serviceNotOffered' | 'notLicensed' | 'closedThen'

const WORDS: Record<Reason, string> = {
  closedForGood: 'the location is closed for good',
  serviceNotOffered: 'the service is no longer offered',
  notLicensed: 'patients of that state are no longer seen',
  closedThen: 'closed at that time',
}

/** Displaced appointments whose events are written at once. */
const LOT = 200
export type Displaced = BookedVisit & { reason: Reason; zone: string | null }

/** Appointments to come that the directory, as it is now, has no open time for (DIR-08). Full cells are no reason: all stay booked. */
export async function displacedAppointments(
  store: Parameters<typeof openDirectory>[0] &
    Parameters<typeof readOpenLocations>[0] &
    Pick<Store, 'bookedAfter' | 'location' | 'records'>,
  now: number,
): Promise<Displaced[]> {
  const directory = await openDirectory(
    store,
    readOpenLocations(store, () => now),
    1,
  )()
  const visits = await store.bookedAfter(now)
  const displaced: Displaced[] = []
  const zones = new Map<string, string | null>()
  for (const visit of visits) {
    const reason = displacedReason(directory, visit)
    if (!reason) continue
    const name = keyOf(visit.provider)
    const zone = directory.provider(visit.provider)?.calendar.zone ?? zones.get(name)
    if (zone === undefined) zones.set(name, await zoneOfClosed(store, visit.provider))
    displaced.push({ ...visit, reason, zone: zone ?? zones.get(name) ?? null })
  }
  return displaced
}

/** Why a booked visit cannot take place; undefined where it can. */
export function displacedReason(
  directory: Pick<Directory, 'provider'>,
  visit: BookedVisit,
): Reason | undefined {
  const provider = directory.provider(visit.provider)
  return provider ? reasonOf(provider, visit) : 'closedForGood'
}

/** Whether the time of an offer is still open for what the appointment is for, at the provider whose time it is. */
export function isOfferOpen(
  directory: Pick<Directory, 'provider'>,
  { provider: own, serviceIds, licensureState, startsAt, endsAt }: StoredAppointment,
  offer: { provider: ProviderKey | undefined; startsAt: number },
): boolean {
  const provider = directory.provider(offer.provider ?? own)
  if (!provider) return false
  const cellMs = provider.calendar.cellMsAt(offer.startsAt)
  const length = Math.max(1, Math.round((endsAt - startsAt) / cellMs))
  const cells = Array.from({ length }, (_, at) => offer.startsAt + at * cellMs)
  return reasonOf(provider, { serviceIds, licensureState, cells, startsAt: offer.startsAt }) === undefined
}

function reasonOf(
  provider: Provider,
  {
    serviceIds,
    licensureState,
    cells,
    startsAt,
  }: Pick<BookedVisit, 'serviceIds' | 'licensureState' | 'cells' | 'startsAt'>,
): Reason | undefined {
  if (!serviceIds.every((id) => provider.services.has(id))) return 'serviceNotOffered'
  if (licensureState !== null && provider.licensureStates?.has(licensureState) === false) return 'notLicensed'
  const calendar = provider.calendarFor(serviceIds)
  const day = localDay(startsAt, calendar.zone)
  const isOpen = calendar.starts(day, cells.length, () => true).includes(startsAt)
  return isOpen ? undefined : 'closedThen'
}

/**
 * Does a change of the directory, and finds the appointments that it displaced; those that were displaced before are left out.
 * `notify` writes an event for each (DIR-08).
 */
export async function findingDisplaced<T>(
  store: Store,
  { now, notify }: { now: number; notify: boolean },
  change: () => Promise<T>,
): Promise<{ result: T; displaced: Displaced[] }> {
  const before = await displacedAppointments(store, now)
  const result = await change()
  const displaced = newlyDisplaced(before, await displacedAppointments(store, now))
  if (notify) await recordDisplaced(store, displaced)
  return { result, displaced }
}

/** Those after a change that were not displaced before it. */
export function newlyDisplaced(before: readonly Displaced[], after: readonly Displaced[]): Displaced[] {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id))
}

/** Writes an event for each appointment whose newest event does not say that it is displaced. Returns how many were written. */
export async function recordDisplaced(
  store: Pick<Store, 'displaceAppointments'>,
  displaced: readonly Displaced[],
): Promise<number> {
  let written = 0
  for (let at = 0; at < displaced.length; at += LOT) {
    written += await store.displaceAppointments(displaced.slice(at, at + LOT))
  }
  return written
}

/** A displaced appointment, and whether the guest gave a phone number; false also where what was sealed cannot be read. */
export type ReachableDisplaced = Displaced & { hasPhone: boolean }

/** Opens the displaced appointments to see whether their guests can be called. */
export async function withPhones(
  store: Pick<Store, 'appointmentsOf'>,
  { dataKeys }: Pick<ServerKeys, 'dataKeys'>,
  displaced: readonly Displaced[],
): Promise<ReachableDisplaced[]> {
  const reachable: ReachableDisplaced[] = []
  for (let at = 0; at < displaced.length; at += LOT) {
    const lot = displaced.slice(at, at + LOT)
    const stored = await store.appointmentsOf(lot.map(({ id }) => id))
    const phones = new Set(stored.filter((one) => hasPhone(dataKeys, one)).map(({ id }) => id))
    reachable.push(...lot.map((one) => ({ ...one, hasPhone: phones.has(one.id) })))
  }
  return reachable
}

function hasPhone(keys: ServerKeys['dataKeys'], { id, sealed }: StoredAppointment): boolean {
  try {
    const { basicInfo } = JSON.parse(openRecord(keys, id, sealed).sent)
    return typeof basicInfo?.phoneNumber === 'string' && basicInfo.phoneNumber !== ''
  } catch {
    // A damaged record: the export names it.
    return false
  }
}

const UTC = 'Etc/UTC'

/** One line for each; the export has the rest of what is known of the guest. */
export function describeDisplaced(displaced: readonly ReachableDisplaced[]): string[] {
  return displaced.map(({ id, counterCode, provider, startsAt, zone, reason, hasPhone }) => {
    const at = zone ?? UTC
    const time = `${writtenDay(localDay(startsAt, at))} ${formatTime(startsAt, at)}${zone === null ? ' UTC' : ''}`
    return `${counterCode}  ${time}  ${keyOf(provider)}  ${WORDS[reason]}  ${hasPhone ? 'phone known' : 'no phone known'}  ${id}`
  })
}

function keyOf({ businessName, id }: ProviderKey): string {
  return `${businessName} ${id}`
}
