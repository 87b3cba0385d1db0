import { isDeepStrictEqual } from 'node:util'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { type Closing, closingsOf } from '../directory/closings.ts'
import { allowedStates } from '../directory/licensure.ts'
import { createOffers } from '../directory/offers.ts'
import type { OpenLocations } from '../directory/open-locations.ts'
import type { ClinicianRecord, LicensureRecord, VirtualProviderRecord } from '../directory/records.ts'
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
  const [services, videoRecords, clinicianRecords, licenceRecords, changed] = await Promise.all([
    store.services(BUSINESS_NAMES),
    store.records('virtualProvider'),
    store.records('clinician'),
    store.records('licensure'),
    store.grids(),
  ])
  const licences = licenceRecords.map(({ body }) => body as LicensureRecord)
  const virtual = videoRecords
    .map(({ body }) => body as VirtualProviderRecord)
    .filter(({ status }) => status !== 'closed')
    .map((one) => ({ ...one, licensureStates: allowedStates(one, licences) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const clinicians = new Map(clinicianRecords.map(({ key, body }) => [key, body as ClinicianRecord]))
  const grids = new Map(changed.map(({ provider, grid }) => [providerKeyName(provider), grid]))
  const makers = {
    calendarOf: createCalendars(),
    writtenDays: createWrittenDays(mostBytes),
    gridOf: (key: ProviderKey) => grids.get(providerKeyName(key)),
    servicesOf: createOffers(services, virtual),
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

function isPlaced(one: Provider): one is LocalProvider {
  return one.point !== null && one.hours !== null
}
