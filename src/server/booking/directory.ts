import { isDeepStrictEqual } from 'node:util'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { type Closing, closingsOf } from '../directory/closings.ts'
import type { OpenLocations } from '../directory/open-locations.ts'
import type { ClinicianRecord, VirtualProviderRecord } from '../directory/records.ts'
import type { Closure } from '../store/closures.ts'
import type { DirectoryLocation, DirectoryService } from '../store/directory-entries.ts'
import type { ProviderKey, Store } from '../store/store.ts'
import { createCalendars } from './calendar.ts'
import type { Nearest } from './nearest.ts'
import { createNearest } from './nearest.ts'
import type { LocalProvider, Provider } from './provider.ts'
import { providerKeyName, providerOfLocation, providerOnVideo } from './provider.ts'
import { createWrittenDays } from './written-days.ts'

/** All providers, as of one version of the directory. */
export interface Directory {
  /** Every service, by id. */
  readonly services: ReadonlyMap<number, DirectoryService>
  /** Providers of open locations, by distance; a location without known hours is left out. */
  readonly nearest: Nearest<LocalProvider>
  /** Providers on video, in the order of their ids. */
  readonly onVideo: readonly Provider[]
  provider(key: ProviderKey): Provider | undefined
}

type ProviderSource = Pick<Store, 'services' | 'records' | 'grids'>

/**
 * Keeps the directory in memory, and makes it anew when locations or closures have changed. `mostBytes`: memory for days as JSON.
 */
export function openDirectory(
  store: ProviderSource,
  locations: () => Promise<OpenLocations>,
  mostBytes: number,
): () => Promise<Directory> {
  let made: { of: OpenLocations; parts: Promise<Parts>; directory: Promise<Directory> } | undefined
  return async () => {
    const of = await locations()
    if (made?.of === of) return made.directory
    // After a change of closures only the providers that they close are made anew.
    const isKnown = made?.of.directoryVersion === of.directoryVersion
    const parts = (isKnown && made?.parts) || readParts(store, mostBytes)
    const making = { of, parts, directory: parts.then((some) => directoryOf(some, of)) }
    made = making
    try {
      return await making.directory
    } catch (error) {
      if (made === making) made = undefined
      throw error
    }
  }
}

/** What was read of one version of the directory, and the providers that were made of it. */
type Parts = {
  services: DirectoryService[]
  onVideo(closures: readonly Closure[]): Provider[]
  physical(location: DirectoryLocation): Provider
}

async function readParts(store: ProviderSource, mostBytes: number): Promise<Parts> {
  const [services, videoRecords, clinicianRecords, changed] = await Promise.all([
    store.services(BUSINESS_NAMES),
    store.records('virtualProvider'),
    store.records('clinician'),
    store.grids(),
  ])
  const virtual = videoRecords
    .map(({ body }) => body as VirtualProviderRecord)
    .filter(({ status }) => status !== 'closed')
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const clinicians = new Map(clinicianRecords.map(({ key, body }) => [key, body as ClinicianRecord]))
  const grids = new Map(changed.map(({ provider, grid }) => [providerKeyName(provider), grid]))
  const makers = {
    calendarOf: createCalendars(),
    writtenDays: createWrittenDays(mostBytes),
    gridOf: (key: ProviderKey) => grids.get(providerKeyName(key)),
    servicesOf: createOffers(services, new Set(virtual.flatMap(({ serviceIds }) => serviceIds))),
  }
  const ofLocations = new WeakMap<DirectoryLocation, Provider>()
  const ofRecords = new Map<VirtualProviderRecord, { closings: Closing[]; provider: Provider }>()
  return {
    services,
    physical(location) {
      const provider = ofLocations.get(location) ?? providerOfLocation(location, makers)
      ofLocations.set(location, provider)
      return provider
    },
    onVideo: (closures) =>
      virtual.map((one) => {
        const closings = closingsOf({ ...one, state: null }, closures)
        const known = ofRecords.get(one)
        if (known && isDeepStrictEqual(known.closings, closings)) return known.provider
        const provider = providerOnVideo(one, clinicians.get(one.clinicianId ?? ''), closings, makers)
        ofRecords.set(one, { closings, provider })
        return provider
      }),
  }
}

function directoryOf(parts: Parts, { locations, closures }: OpenLocations): Directory {
  const physical = locations.map(parts.physical)
  const onVideo = parts.onVideo(closures)
  const providers = new Map([...onVideo, ...physical].map((one) => [providerKeyName(one.key), one]))
  return {
    services: new Map(parts.services.map((service) => [service.id, service])),
    nearest: createNearest(physical.filter(isPlaced)),
    onVideo,
    provider: (key) => providers.get(providerKeyName(key)),
  }
}

/** The services of each list of ids; null is every one of the business that is not given on video. */
function createOffers(services: readonly DirectoryService[], onVideo: ReadonlySet<number>) {
  const offers = new Map<string, Provider['services']>()
  return ({ businessName }: ProviderKey, ids: readonly number[] | null): Provider['services'] => {
    const name = `${businessName} ${ids === null ? 'all' : ids.join()}`
    const known = offers.get(name)
    if (known) return known
    const wanted = new Set(ids)
    const offered = offerOf(
      services.filter(
        (service) =>
          service.businessNames.includes(businessName) &&
          (ids === null ? !onVideo.has(service.id) : wanted.has(service.id)),
      ),
    )
    offers.set(name, offered)
    return offered
  }
}

/** What can be booked of a list: a first dose only where the second can be had as well (RESULTS-40). */
function offerOf(services: readonly DirectoryService[]): Provider['services'] {
  const bookable = services.filter(
    ({ isAvailable, maxDaysAhead }) => isAvailable !== false && typeof maxDaysAhead === 'number', // API-10
  )
  const ids = new Set(bookable.map(({ id }) => id))
  const hasFollowup = (service: DirectoryService) => {
    const followup = service.followupServiceId ?? service.followUpServiceId // ENTITY-05
    return followup == null || ids.has(followup)
  }
  return new Map(bookable.filter(hasFollowup).map((service) => [service.id, service]))
}

function isPlaced(one: Provider): one is LocalProvider {
  return one.point !== null && one.hours !== null
}
