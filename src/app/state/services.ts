import { proxy, ref } from 'valtio'
import { getServices } from '#contract/services'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import type { CatalogueService } from '#domain/services'
import { readServices } from '#domain/services'
import { call } from '../api/call.ts'
import type { Documents } from './documents.ts'
import { documents, load } from './documents.ts'
import { reportError } from './flow.ts'

/** The services of all businesses, as they are asked for (CONTENT-14); a failure leaves the list empty (FIND-53). */
interface Services {
  status: 'idle' | 'in_progress' | 'done' | 'failed'
  /** Sorted (API-09); the same objects until they are asked for again. */
  list: readonly CatalogueService[]
}

const initial = (): Services => ({ status: 'idle', list: [] })

export const services = proxy(initial())

const SLUGS = ['schedulerConfig', 'serviceExtraProperties', 'covidVaccinesToggle'] as const

/** Loads the services (API-06, API-09 to API-11), unless they are here or on their way; a failure is reported (FIND-54). */
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
      covidEnabled: read.covidVaccinesToggle.isEnabled,
    })
    Object.assign(services, { status: 'done', list: ref(list) })
    return
  }
  Object.assign(services, { status: 'failed', list: [] })
  // The loader of documents has told of its own failure.
  if (result.kind === 'answered') return
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: describe(result), endpoint: getServices.path, status })
}

async function loadDocuments(): Promise<Documents<(typeof SLUGS)[number]> | undefined> {
  const { signal } = new AbortController()
  await Promise.all(SLUGS.map((slug) => load(slug, signal)))
  const found = SLUGS.map((slug) => [slug, documents.loads[slug]] as const)
  if (found.some(([, one]) => one?.status !== 'ok')) return undefined
  return Object.fromEntries(
    found.map(([slug, one]) => [slug, one?.status === 'ok' ? one.data : undefined]),
  ) as unknown as Documents<(typeof SLUGS)[number]>
}

/** The server's own words for a refusal; otherwise how the call failed. */
function describe(result: { kind: string; reason?: string; errors?: { message: string }[] }): string {
  return result.errors?.[0]?.message ?? result.reason ?? result.kind
}

/** Forgets the services, so that the next one who asks loads them afresh. */
export function resetServices(): void {
  Object.assign(services, initial())
}
