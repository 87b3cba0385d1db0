import { createHash } from 'node:crypto'
import type { Clinic, ClinicDetailsQuery, ClinicsMeta, ClinicsQuery } from '#contract/clinics'
import {
  CLINICS_ON_A_PAGE,
  DEFAULT_REASON,
  DIVISION_NUMBER,
  getClinicDetails,
  MOST_CLINICS,
  MOST_REASONS,
  STORE_NUMBER,
  searchClinics,
} from '#contract/clinics'
import type { LegacyClinics, LegacyClinicsQuery } from '#contract/legacy-clinics'
import {
  getLegacyClinic,
  searchLegacyClinics,
  searchLegacyLocations,
  validateLegacyAddress,
} from '#contract/legacy-clinics'
import type { BusinessName } from '#contract/vocabulary'
import { type AddressCheck, validateWithin } from '../address/answer-in-time.ts'
import type { Places } from '../address/places.ts'
import type { Booking } from '../booking/endpoints.ts'
import type { Content } from '../content/source.ts'
import type { WaitAt } from '../directory/open-locations.ts'
import { servicesAt } from '../directory/services.ts'
import { type Api, answers, RawReply } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { Store } from '../store/store.ts'
import { bookingFactsAt, switchedOn } from './booking-facts.ts'
import type { ClinicDirectory } from './clinic-directory.ts'
import { clinicsNear } from './clinic-search.ts'
import { clinicView, legacyView } from './clinic-view.ts'

export type ClinicDeps = Booking & {
  store: Store
  content: Content
  clock: () => number
  places: () => Promise<Pick<Places, 'meaningOf'>>
  addresses: AddressCheck
  clinics: () => Promise<ClinicDirectory>
  waits: () => Promise<WaitAt>
}

/** Whom these calls are about unless they say (API-14). */
const DEFAULT_BUSINESS: BusinessName = 'tlc'

/** Has the app answer the clinic calls of v1 and those before it (API-12 to API-15, API-43 to API-47). */
export function answerClinics(app: Api, deps: ClinicDeps): void {
  answers(app, searchClinics, ({ query }) => search(deps, query), 'search')
  answers(app, getClinicDetails, ({ query }) => details(deps, query))
  for (const endpoint of [searchLegacyClinics, searchLegacyLocations]) {
    answers(app, endpoint, ({ query }) => searchLegacy(deps, query), 'search')
  }
  answers(app, getLegacyClinic, ({ params }) => detailsLegacy(deps, params))
  answers(app, validateLegacyAddress, async ({ body }) => ({
    addressValidations: await validateWithin(deps.addresses, body.address),
  }))
}

async function search(deps: ClinicDeps, query: ClinicsQuery): Promise<RawReply> {
  const reasons = reasonsOf(query.reasonId)
  const [now, directory, waitAt] = [deps.clock(), await deps.clinics(), await deps.waits()]
  const { found, meta: near } = clinicsNear(
    directory,
    await deps.places(),
    query,
    query.businessName ?? DEFAULT_BUSINESS,
  )
  const size = query['page.size'] ?? CLINICS_ON_A_PAGE
  const { shown, page } = pageOf(found, { offset: query['page.offset'], size })
  const chances = await bookingFactsAt(
    shown.map(({ location }) => location),
    reasons,
    deps,
    now,
  )
  const clinics = shown.flatMap(({ location, miles }, index): Clinic[] => {
    const found = chances[index]
    if (!found) return []
    const { nextSlots: _, ...chance } = found
    const banner = directory.bannerOf(location)
    const wait = waitAt(location)
    return [clinicView(location, { ...chance, miles, banner, wait }, now)]
  })
  const { maxResults = MOST_CLINICS } = query
  const meta: ClinicsMeta = { page, maxResults, asOf: new Date(now).toISOString(), ...near }
  // The address holds where a guest is: such an answer is not left in a browser's cache.
  return replyOf({ data: { clinics }, meta }, [clinics, page, near], 'no-store')
}

async function details(deps: ClinicDeps, query: ClinicDetailsQuery): Promise<RawReply> {
  const reasons = reasonsOf(query.reasonId)
  const now = deps.clock()
  const businessName = query.businessName ?? DEFAULT_BUSINESS
  const directory = await deps.clinics()
  const location = directory.withClosures(
    await locationOf(deps.store, businessName, query.divisionNumber + query.storeNumber),
  )
  const [chance] = await bookingFactsAt([location], reasons, deps, now)
  if (!chance) throw unknownLocation()
  const banner = directory.bannerOf(location)
  const wait = (await deps.waits())(location)
  const booked = (await deps.directory()).provider(location)?.services
  const offered = await switchedOn(deps)
  const services = (await servicesAt(deps.store, location))
    .filter(({ id }) => offered.has(id) && (booked === undefined || booked.has(id)))
    .map(({ id, name, groupName }) => ({ id, name, groupName }))
  const clinic = { ...clinicView(location, { ...chance, miles: null, banner, wait }, now), services }
  const meta = { asOf: new Date(now).toISOString() }
  return replyOf({ data: { clinic }, meta }, clinic, 'no-cache')
}

async function searchLegacy(deps: ClinicDeps, query: LegacyClinicsQuery): Promise<RawReply> {
  const [now, directory] = [deps.clock(), await deps.clinics()]
  const { found } = clinicsNear(directory, await deps.places(), query, DEFAULT_BUSINESS)
  const size = query.pageSize ?? query['page.size'] ?? query.maxResults ?? MOST_CLINICS
  const { shown, page } = pageOf(found, { offset: query['page.offset'], size })
  const body: LegacyClinics = {
    results: shown.map(({ location, miles }) =>
      legacyView(location, { miles, banner: directory.bannerOf(location) }, now),
    ),
    meta: { page },
  }
  return replyOf(body, body, 'no-store')
}

async function detailsLegacy(deps: ClinicDeps, params: Record<string, string>): Promise<RawReply> {
  const { divisionNumber = '', storeNumber = '' } = params
  if (!DIVISION_NUMBER.test(divisionNumber)) throw malformed('divisionNumber')
  if (!STORE_NUMBER.test(storeNumber)) throw malformed('storeNumber')
  const directory = await deps.clinics()
  const location = directory.withClosures(
    await locationOf(deps.store, DEFAULT_BUSINESS, divisionNumber + storeNumber),
  )
  const banner = directory.bannerOf(location)
  const body = legacyView(location, { miles: null, banner }, deps.clock())
  return replyOf(body, body, 'no-cache')
}

/** A page of what was found, and for `meta.page` its position with the size that was used (FEED-14). */
function pageOf<T>(
  found: readonly T[],
  { offset = 0, size }: { offset: number | undefined; size: number },
): { shown: readonly T[]; page: ClinicsMeta['page'] } {
  return { shown: found.slice(offset, offset + size), page: { offset, size, total: found.length } }
}

/** The answer with the etag of what it says. */
function replyOf(body: unknown, says: unknown, keep: 'no-cache' | 'no-store'): RawReply {
  const hash = createHash('sha256').update(JSON.stringify(says)).digest('base64url').slice(0, 22)
  const headers = { etag: `W/"${hash}"`, 'cache-control': keep }
  return new RawReply(new Uint8Array(Buffer.from(JSON.stringify(body))), headers)
}

function reasonsOf(reasonId: readonly string[] | undefined): number[] {
  const reasons = [...new Set((reasonId ?? []).map(Number))]
  if (reasons.length > MOST_REASONS) {
    const message = `Please choose ${MOST_REASONS} reasons for your visit at most.`
    throw refusal(400, 'TooManyReasonsErrorMessage', message, 'reasonId')
  }
  return reasons.length === 0 ? [DEFAULT_REASON] : reasons
}

async function locationOf(store: Store, businessName: BusinessName, id: string): Promise<DirectoryLocation> {
  const location = await store.location(businessName, id)
  if (!location) throw unknownLocation()
  if (location.status === 'closed') throw refusal(404, 'locationClosed', 'This clinic is closed.')
  return location
}

function unknownLocation() {
  return refusal(404, 'unknownLocation', 'There is no such clinic.')
}

function malformed(field: string) {
  return refusal(400, 'invalidRequest', 'This field is not valid.', field)
}
