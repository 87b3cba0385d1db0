import { BUSINESS_NAMES } from '#contract/vocabulary'
import type { OpenLocations } from '../directory/open-locations.ts'
import type { ClinicianRecord, VirtualProviderRecord } from '../directory/records.ts'
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

type DirectoryStore = Pick<Store, 'services' | 'records' | 'grids'>

/** Keeps the directory in memory, and makes it again when the locations are others. `mostBytes`: of days that are kept as JSON. */
export function openDirectory(
  store: DirectoryStore,
  locations: () => Promise<OpenLocations>,
  mostBytes: number,
): () => Promise<Directory> {
  let made: { of: OpenLocations; directory: Promise<Directory> } | undefined
  return async () => {
    const of = await locations()
    if (made?.of === of) return made.directory
    const making = { of, directory: readDirectory(store, of.locations, mostBytes) }
    made = making
    try {
      return await making.directory
    } catch (error) {
      if (made === making) made = undefined
      throw error
    }
  }
}

async function readDirectory(
  store: DirectoryStore,
  locations: readonly DirectoryLocation[],
  mostBytes: number,
): Promise<Directory> {
  const [services, videoRecords, clinicianRecords, changed] = await Promise.all([
    store.services(BUSINESS_NAMES),
    store.records('virtualProvider'),
    store.records('clinician'),
    store.grids(),
  ])
  const virtual = videoRecords
    .map(({ body }) => body as VirtualProviderRecord)
    .filter(({ status }) => status !== 'closed')
  const clinicians = new Map(clinicianRecords.map(({ key, body }) => [key, body as ClinicianRecord]))
  const grids = new Map(changed.map(({ provider, grid }) => [providerKeyName(provider), grid]))
  const makers = {
    calendarOf: createCalendars(),
    writtenDays: createWrittenDays(mostBytes),
    gridOf: (key: ProviderKey) => grids.get(providerKeyName(key)),
    servicesOf: createOffers(services, new Set(virtual.flatMap(({ serviceIds }) => serviceIds))),
  }
  const physical = locations.map((location) => providerOfLocation(location, makers))
  const onVideo = virtual
    .map((one) => providerOnVideo(one, clinicians.get(one.clinicianId ?? ''), makers))
    .sort((a, b) => (a.key.id < b.key.id ? -1 : 1))
  const providers = new Map([...onVideo, ...physical].map((one) => [providerKeyName(one.key), one]))
  return {
    services: new Map(services.map((service) => [service.id, service])),
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
