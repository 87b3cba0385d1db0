import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CatalogueService } from '#domain/services'
import { aNetwork } from '../../../tests/support/network.ts'
import type { SearchPlan } from './search-plan.ts'

/** The calls of S1 section 7 and S2 section 7 that have a query, as they are written there. */
const TABLE = `
GET /appointment-management/v1/similar-addresses | filter.freeFormAddress, page.size=5.
GET /appointment-management/v1/benefit-code/validate | filter.benefitCode.
GET /appointment-management/v1/services | filter.businessNames for tlc, pharmacy and dietitian.
GET /appointment-management/v1/services/location | filter.locationId on instant vaccine routes | filter.businessNames for tlc, pharmacy and dietitian.
GET /appointment-management/v1/clinics | filter.businessName, filter.reasonId (default 29), filter.freeFormAddress, filter.latLng, filter.maxResults, page.offset, page.size, filter.radius, sortBy.
GET /appointment-management/v1/clinic-details | filter.businessName (default tlc), filter.reasonId, filter.divisionNumber, filter.storeNumber.
GET /appointment-management/v2/licensure-states | filter.serviceId
GET /appointment-management/v1/results/physical | filter.businessNames (repeated), filter.startDate, filter.endDate, filter.maxResults, filter.serviceIds (repeated), filter.radius, filter.benefitCode, filter.freeFormAddress.
GET /appointment-management/v1/results/virtual | filter.businessNames, startDate, endDate, maxResults, serviceIds, filter.state, filter.isVirtualVisit.
GET /appointment-management/v3/timeslots | filter.locationIds (comma-joined), or filter.isVirtualVisit with filter.licensureState, plus filter.serviceIds, startDate, endDate, businessNames.
`

/** Where S1 shortens the names of a slot search, they have the prefix of the row above. */
const SHORTENED = ['startDate', 'endDate', 'maxResults', 'serviceIds', 'businessNames']

/** The names of a row, with their prefixes. */
function namesOf(path: string): string[] {
  const row = TABLE.split('\n').find((line) => line.startsWith(`GET ${path} |`)) ?? ''
  const [, ...told] = row.split('|')
  const words = told.join(' ').match(/(?:filter|page)\.[A-Za-z]+|\b[a-z]+[A-Z][A-Za-z]+\b/g) ?? []
  return words.map((word) => (SHORTENED.includes(word) ? `filter.${word}` : word))
}

let network: ReturnType<typeof aNetwork>
beforeEach(() => {
  vi.resetModules()
  network = aNetwork(async () => Response.json({ errors: [] }, { status: 400 }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const SERVICES = [351, 352].map((id) => ({ id, category: 'Vaccines' }) as CatalogueService)

function aPlan(overrides: Partial<SearchPlan>): SearchPlan {
  return {
    key: 'one',
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    isVirtual: false,
    services: SERVICES,
    businessNames: ['pharmacy', 'tlc'],
    window: { from: '2026-11-20', to: '2026-12-03' },
    today: '2026-11-20',
    where: { near: '45202', benefitCode: 'RIVERCREW' },
    sendsState: false,
    ...overrides,
  }
}

async function search(overrides: Partial<SearchPlan>): Promise<void> {
  const { searchSlots } = await import('./results.ts')
  await searchSlots(aPlan(overrides))
}

async function clinics(where: { searchText: string } | { latLong: string }): Promise<void> {
  const { findClinics } = await import('./clinics.ts')
  await findClinics({ key: 'one', where, order: 'distance', page: 1, isNearMe: false })
}

const BOTH = 'filter.serviceIds=351&filter.serviceIds=352'
const DAYS = 'filter.startDate=2026-11-20&filter.endDate=2026-12-03'
const CLINICS = 'filter.businessName=tlc&filter.reasonId=29'
const PAGE = 'filter.maxResults=50&page.offset=0&page.size=4&filter.radius=50&sortBy=distance'

it.each<[path: string, query: string, ask: () => Promise<unknown>]>([
  [
    '/appointment-management/v1/similar-addresses',
    'filter.freeFormAddress=cinc&page.size=5',
    async () =>
      (await import('../parts/find/PlaceField.tsx')).suggestPlaces('cinc', new AbortController().signal),
  ],
  [
    '/appointment-management/v1/benefit-code/validate',
    'filter.benefitCode=RIVERCREW',
    async () =>
      (await import('../pages/benefit-codes/BenefitCodesPage.tsx')).checkCode(
        'RIVERCREW',
        new AbortController().signal,
      ),
  ],
  [
    '/appointment-management/v1/services',
    'filter.businessNames=tlc&filter.businessNames=dietitian&filter.businessNames=pharmacy',
    async () => (await import('./services.ts')).loadServices(),
  ],
  [
    '/appointment-management/v1/services/location',
    'filter.locationId=90100001&filter.businessNames=pharmacy',
    async () => (await import('./catalogue.ts')).loadStore('90100001'),
  ],
  [
    '/appointment-management/v1/clinics',
    `${CLINICS}&filter.freeFormAddress=45202&${PAGE}`,
    () => clinics({ searchText: '45202' }),
  ],
  [
    '/appointment-management/v1/clinics',
    `${CLINICS}&filter.latLng=39.1%2C-84.5&${PAGE}`,
    () => clinics({ latLong: '39.1,-84.5' }),
  ],
  [
    '/appointment-management/v1/clinic-details',
    `${CLINICS}&filter.divisionNumber=951&filter.storeNumber=00001`,
    async () =>
      (await import('./clinic-details.ts')).loadClinic({ divisionNumber: '951', storeNumber: '00001' }),
  ],
  [
    '/appointment-management/v2/licensure-states',
    'filter.serviceId=301',
    async () => (await import('./services.ts')).loadLicensure(301),
  ],
  [
    '/appointment-management/v1/results/physical',
    `filter.businessNames=pharmacy&filter.businessNames=tlc&${BOTH}&${DAYS}&filter.maxResults=50&filter.radius=50&filter.benefitCode=RIVERCREW&filter.freeFormAddress=45202`,
    () => search({}),
  ],
  [
    '/appointment-management/v1/results/virtual',
    `filter.businessNames=pharmacy&filter.businessNames=tlc&${BOTH}&${DAYS}&filter.maxResults=50&filter.state=OH&filter.isVirtualVisit=true`,
    () => search({ isVirtual: true, where: { state: 'OH' } }),
  ],
  [
    '/appointment-management/v3/timeslots',
    `filter.businessNames=pharmacy&${BOTH}&${DAYS}&filter.locationIds=90100001`,
    () => search({ businessNames: ['pharmacy'], where: { providerId: '90100001' } }),
  ],
])('%s is asked with %s, each name as the table writes it [BK-58, API-12]', async (path, query, ask) => {
  await ask()
  expect(network.sent[0]?.path).toBe(`${path}?${query}`)
  const names = [...new URLSearchParams(query).keys()]
  expect(namesOf(path)).toEqual(expect.arrayContaining(names))
})
