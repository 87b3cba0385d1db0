import { proxy, ref } from 'valtio'
import type { LicensureState } from '#contract/licensure'
import { getLicensureStates } from '#contract/licensure'
import { getServices } from '#contract/services'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { isOn } from '#domain/config'
import type { CatalogueService } from '#domain/services'
import { readServices } from '#domain/services'
import { call } from '../api/call.ts'
import type { Documents } from './documents.ts'
import { documents, load } from './documents.ts'
import { reportFailedCall } from './flow.ts'

/** The services of all businesses, while and after they load (CONTENT-14). After a failure a list that is there stays (FIND-53). */
interface Services {
  status: 'idle' | 'in_progress' | 'done' | 'failed'
  /** Sorted (API-09). The objects stay the same until they are loaded again. */
  list: readonly CatalogueService[]
}

const initial = (): Services => ({ status: 'idle', list: [] })

export const services = proxy(initial())

const SLUGS = ['schedulerConfig', 'serviceExtraProperties', 'covidVaccinesToggle'] as const

/** Loads the services (API-06, API-09 to API-11), unless they are loaded or loading. Reports failures (FIND-54). */
export async function loadServices(): Promise<void> {
  if (services.status === 'in_progress' || services.status === 'done') return
  services.status = 'in_progress'
  const [result, read] = await Promise.all([
    call(getServices, { query: { businessNames: [...BUSINESS_NAMES] }, retries: 1 }),
    loadDocuments(),
  ])
  if (result.kind === 'answered' && read) {
    const list = readServices(result.data.services, read.serviceExtraProperties, {
      grouping: read.schedulerConfig.groupServices,
      covidEnabled: isOn(read.covidVaccinesToggle, {}),
      categories: read.schedulerConfig.categories,
    })
    Object.assign(services, { status: 'done', list: ref(list) })
    return
  }
  services.status = 'failed'
  // The loader of documents has reported its own failure.
  if (result.kind !== 'answered') reportFailedCall(getServices.path, result, describe(result))
}

async function loadDocuments(): Promise<Documents<(typeof SLUGS)[number]> | undefined> {
  const { signal } = new AbortController()
  await Promise.all(SLUGS.map((slug) => load(slug, signal)))
  const loaded = SLUGS.flatMap((slug) => {
    const document = documents.loads[slug]
    return document?.status === 'ok' ? [[slug, document.data] as const] : []
  })
  if (loaded.length < SLUGS.length) return undefined
  return Object.fromEntries(loaded) as unknown as Documents<(typeof SLUGS)[number]>
}

/** The server's message, or how the call failed. */
function describe(result: { kind: string; reason?: string; errors?: { message: string }[] }): string {
  return result.errors?.[0]?.message ?? result.reason ?? result.kind
}

export function resetServices(): void {
  Object.assign(services, initial())
}

/** The states in which a service is licensed for video visits, while and after they load (PRESCREEN-34). */
export interface Licensure {
  readonly status: 'idle' | 'in_progress' | 'done' | 'failed'
  readonly states: readonly LicensureState[]
}

const unlicensed = (): Licensure => ({ status: 'idle', states: [] })

export const licensure = proxy(unlicensed())
/** Id of the service whose states are loaded: one at a time. */
let asked: number | undefined

/** Loads the states of a service (API-27), unless they are loaded or loading. Reports failures (PRESCREEN-35). */
export async function loadLicensure(serviceId: number): Promise<void> {
  if (asked === serviceId && licensure.status !== 'failed') return
  asked = serviceId
  Object.assign(licensure, { status: 'in_progress', states: ref([]) })
  const result = await call(getLicensureStates, { query: { serviceId: String(serviceId) }, retries: 1 })
  if (asked !== serviceId) return
  if (result.kind === 'answered') {
    const states: LicensureState[] = result.data['licensure-states']
    Object.assign(licensure, { status: 'done', states: ref(states) })
    return
  }
  Object.assign(licensure, { status: 'failed', states: ref([]) })
  const words = ('errors' in result ? result.errors : undefined)?.[0]?.message
  reportFailedCall(getLicensureStates.path, result, words || 'No answer from the licensure service') // EVENTS-06
}

export function resetLicensure(): void {
  asked = undefined
  Object.assign(licensure, unlicensed())
}
