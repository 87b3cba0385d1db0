import { BUSINESS_NAMES } from '#contract/vocabulary'
import { elapsed } from '../clock.ts'
import type { ClinicianRecord, VirtualProviderRecord } from '../directory/records.ts'
import type { DirectoryService, ProviderKey, Store } from '../store/store.ts'
import { createCalendars } from './calendar.ts'
import type { Nearest } from './nearest.ts'
import { createNearest } from './nearest.ts'
import type { LocalProvider, Provider } from './provider.ts'
import { providerKeyName, providerOfLocation, providerOnVideo } from './provider.ts'

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

type DirectoryStore = Pick<Store, 'locationsOf' | 'services' | 'records' | 'directoryVersion' | 'grids'>

/** How old the directory may be, in milliseconds. */
const CHECK_MS = 1000

/** Keeps the directory in memory, and reads it again when it is another one: asked at most once a second. */
export function openDirectory(store: DirectoryStore): () => Promise<Directory> {
  let known: { version: string; directory: Directory } | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<Directory> | undefined

  async function check(): Promise<Directory> {
    const at = elapsed()
    const version = await store.directoryVersion()
    if (known?.version !== version) known = { version, directory: await readDirectory(store) }
    checkedAt = at
    return known.directory
  }

  return () => {
    if (known && elapsed() - checkedAt < CHECK_MS) return Promise.resolve(known.directory)
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
}

async function readDirectory(store: DirectoryStore): Promise<Directory> {
  const [services, locations, videoRecords, clinicianRecords, changed] = await Promise.all([
    store.services(BUSINESS_NAMES),
    store.locationsOf(BUSINESS_NAMES),
    store.records('virtualProvider'),
    store.records('clinician'),
    store.grids(),
  ])
  const virtual = videoRecords.map(({ body }) => body as VirtualProviderRecord)
  const clinicians = new Map(clinicianRecords.map(({ key, body }) => [key, body as ClinicianRecord]))
  const grids = new Map(changed.map(({ provider, grid }) => [providerKeyName(provider), grid]))
  const makers = {
    calendarOf: createCalendars(),
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
