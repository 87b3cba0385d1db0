import type { Service, ServicesAtLocation, StoreHours, StoreNow, StoreSummary } from '#contract/services'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { localDay, offsetAt, writtenDay } from '#domain/offsets'
import { storeHours } from '#domain/store-hours'
import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import { refusal } from '../http/refusal.ts'
import type { Closure } from '../store/closures.ts'
import type { DirectoryLocation, DirectoryService } from '../store/directory-entries.ts'
import type { Store } from '../store/store.ts'
import { closedAsOf } from './closings.ts'
import type { WaitAt } from './open-locations.ts'

/** The services of the given businesses, or of all (API-06). */
export async function servicesOf(
  store: Store,
  businessNames: readonly (typeof BUSINESS_NAMES)[number][] = BUSINESS_NAMES,
): Promise<Service[]> {
  return (await store.services(businessNames)).map(onTheWire)
}

/** The open pharmacy of that id; 404 unknownLocation, locationClosed. */
export async function openPharmacy(store: Store, id: string): Promise<DirectoryLocation> {
  const location = await store.location('pharmacy', id)
  if (!location) throw refusal(404, 'unknownLocation', 'There is no such location.')
  if (location.status === 'closed') throw refusal(404, 'locationClosed', 'This location is closed.')
  return location
}

/** Where hours and wait come from. `closures` are those of operator and desks; `clock` is in epoch milliseconds. */
export type StoreSource = {
  closures: () => Promise<readonly Closure[]>
  waits: () => Promise<WaitAt>
  clock: () => number
}

/** A pharmacy, what it offers and when it is open (API-07, WALKIN-02, STORE-07). */
export async function servicesAtLocation(
  store: Store,
  id: string,
  source: StoreSource,
): Promise<ServicesAtLocation> {
  const location = await openPharmacy(store, id)
  const { hours, wait } = await stateOf(location, source)
  const closed = closedServices(location, await source.closures(), source.clock())
  const services = await servicesAt(store, location)
  return {
    services: services.map((one) => (closed.has(one.id) ? { ...one, isAvailable: false } : one)),
    location: { ...storeSummary(location), ...(hours && { hours }), ...(wait && { wait }) },
  }
}

/** What may change at a pharmacy while a page of it is open (DESK-08). Throws Refusal. */
export async function storeNow(store: Store, id: string, source: StoreSource): Promise<StoreNow> {
  return stateOf(await openPharmacy(store, id), source)
}

async function stateOf(
  location: DirectoryLocation,
  { closures, waits, clock }: StoreSource,
): Promise<StoreNow> {
  const { waitMinutes: minutes, waitDescription: text } = (await waits())(location) ?? {}
  const isKnown = minutes !== undefined || text !== undefined
  return {
    hours: hoursAt(location, await closures(), clock()) ?? null,
    wait: isKnown ? { ...(minutes !== undefined && { minutes }), ...(text !== undefined && { text }) } : null,
  }
}

/** The services that an operator closed at a location for this day, or for these hours of it (DIR-06). */
function closedServices(
  location: DirectoryLocation,
  closures: readonly Closure[],
  instant: number,
): ReadonlySet<number> {
  const { timezone } = location
  const { serviceClosures = [] } = closedAsOf(location, closures, new Date(instant).getUTCFullYear())
  const local = instant + offsetAt(instant, timezone)
  const day = writtenDay(localDay(instant, timezone))
  const minute = Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS)
  const now = serviceClosures.filter(
    ({ from, to, hours }) =>
      from <= day && day <= to && (!hours || (hours[0] <= minute && minute < hours[1])),
  )
  return new Set(now.flatMap(({ serviceIds }) => serviceIds))
}

/** When a location is open around an instant (epoch milliseconds), with everything that closes it; undefined where it is not known. */
export function hoursAt(
  location: DirectoryLocation,
  closures: readonly Closure[],
  instant: number,
): StoreHours | undefined {
  const year = new Date(instant).getUTCFullYear()
  return storeHours(closedAsOf(location, closures, year), instant, location.timezone)
}

/** The services of a location; without a list it offers all services of its business. */
export async function servicesAt(store: Store, location: DirectoryLocation): Promise<Service[]> {
  const { serviceIds, businessName } = location
  const services = await store.services([businessName])
  return services.filter(({ id }) => serviceIds === null || serviceIds.includes(id)).map(onTheWire)
}

function onTheWire(own: DirectoryService): Service {
  const { cells: _cells, minutes: _minutes, isVideoAlone: _isVideoAlone, ...service } = own
  return service
}

/** The facts of a location that guests see. */
export function storeSummary(location: DirectoryLocation): StoreSummary {
  const { id, vanityName, legalName, brand, addressLines, city, state, zip, phone, timezone } = location
  return {
    providerId: id,
    vanityName,
    legalName,
    brand,
    address: { addressLines, cityTown: city, stateProvince: state, postalCode: zip },
    phone,
    timezone,
  }
}
