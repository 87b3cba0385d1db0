import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Clinic } from '#contract/clinics'
import type { Fate } from '../../../tests/support/network.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import type { ClinicSearch } from './clinic-search.ts'

const AS_OF = '2026-11-20T17:00:00.000Z'
const PATH = '/appointment-management/v1/clinics'

function aClinic(overrides: Partial<Clinic> = {}): Clinic {
  return {
    id: '95100001',
    name: 'Fernlight Clinic',
    vanityName: null,
    legalName: null,
    banner: null,
    address: { addressLines: ['1 A St'], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' },
    phone: '5135550160',
    location: { lat: 39.1, lng: -84.5 },
    timeZone: 'America/New_York',
    distance: 1.234567,
    isSchedulerEnabled: true,
    isTelehealthEnabled: false,
    timingInfo: { todaysHours: null, todaysLunchHours: null },
    waitTimeInfo: { description: null, clinicAvailable: true, waitMinutes: 0 },
    weekHours: [],
    nextAvailableAppointment: null,
    ...overrides,
  }
}

const SEARCH: ClinicSearch = {
  key: 'distance 1 45202',
  where: { searchText: '45202' },
  order: 'distance',
  page: 1,
  isNearMe: false,
}

let network: ReturnType<typeof aNetwork>
let body: unknown
beforeEach(() => {
  body = { data: { clinics: [aClinic()] }, meta: { page: { offset: 0, size: 4, total: 7 }, asOf: AS_OF } }
  network = aNetwork(async () => Response.json(body))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function load() {
  vi.resetModules()
  const [{ clinics, ...state }, details] = await Promise.all([
    import('./clinics.ts'),
    import('./clinic-details.ts'),
  ])
  return { ...state, ...details, clinics }
}

describe('a search of clinics', () => {
  it('LOCATOR-28 asks for a page of four of fifty at most, by text or by point', async () => {
    const { findClinics } = await load()
    await findClinics({ ...SEARCH, page: 3, order: 'name' })
    await findClinics({ ...SEARCH, key: 'other', where: { latLong: '39.1,-84.5' } })
    expect(network.sent.map(({ path }) => path)).toEqual([
      `${PATH}?filter.freeFormAddress=45202&filter.maxResults=50&page.offset=8&page.size=4&filter.sortBy=name`,
      `${PATH}?filter.latLng=39.1%2C-84.5&filter.maxResults=50&page.offset=0&page.size=4&filter.sortBy=distance`,
    ])
  })

  it('LOCATOR-02 finds a page, how many there are in all, and when it was so', async () => {
    const { clinics, findClinics } = await load()
    await findClinics(SEARCH)
    expect(clinics.search).toMatchObject({ status: 'done', found: { total: 7, asOf: Date.parse(AS_OF) } })
  })

  it.each([undefined, {}, { page: { offset: 0, size: 4, total: -1 }, asOf: 'yesterday' }, { page: null }])(
    'class 46 with %j beside it there are those that came',
    async (meta) => {
      body = { data: { clinics: Array.from({ length: 9 }, () => aClinic()) }, meta }
      const { clinics, findClinics } = await load()
      await findClinics(SEARCH)
      expect(clinics.search).toMatchObject({ status: 'done', found: { total: 4 } })
      expect(clinics.search).toHaveProperty('found.clinics.length', 4)
    },
  )

  it('LOCATOR-22 is asked once while it is on its way; another one takes its place', async () => {
    const { clinics, findClinics } = await load()
    const first = [findClinics(SEARCH), findClinics(SEARCH)]
    const other = findClinics({ ...SEARCH, key: 'other', where: { searchText: 'Mason' } })
    await Promise.all([...first, other])
    expect(network.sent).toHaveLength(2)
    expect(clinics.search).toMatchObject({ status: 'done', key: 'other' })
  })

  it('LOCATOR-14 is forgotten, also one on its way', async () => {
    const { clearClinics, clinics, findClinics } = await load()
    const asked = findClinics(SEARCH)
    clearClinics()
    await asked
    expect(clinics.search).toEqual({ status: 'idle' })
  })

  it.each<[string, Fate, string, boolean]>([
    ['LOCATOR-31', 'never arrives', 'network', true],
    ['LOCATOR-31', 'no answer in time', 'network', true],
    ['LOCATOR-31 fault 7', 'captive portal', 'network', true],
    ['LOCATOR-31', 'answer cut', 'network', true],
    ['LOCATOR-34 LOCATOR-35', { status: 400 }, 'serverMessage', false],
    ['LOCATOR-34', { status: 401 }, 'serverMessage', false],
    ['LOCATOR-34', { status: 404, key: 'locationUnavailable' }, 'serverMessage', false],
    ['LOCATOR-34', { status: 429 }, 'serverMessage', true],
    ['LOCATOR-38', { status: 400, body: '{}' }, 'support', false],
    ['LOCATOR-32 LOCATOR-36', { status: 500 }, 'support', true],
    ['LOCATOR-36', { status: 503, body: '<html>' }, 'support', true],
    ['LOCATOR-37', { status: 500, key: 'TooManyReasonsErrorMessage' }, 'serverMessage', true],
  ])('%s that ends with %j is told as %s, with a retry: %s', async (_, fate, kind, canRetry) => {
    network.fates.push(fate)
    const { clinics, findClinics } = await load()
    await findClinics(SEARCH)
    expect(clinics.search).toMatchObject({ status: 'failed', error: { kind, canRetry } })
    expect(network.sent).toHaveLength(1) // LOCATOR-33: no automatic retry
    await findClinics(SEARCH)
    expect(clinics.search.status).toBe('done')
  })
})

it('LOCATOR-31 fault 1 a search that nobody answers has what was found last beside it, as that of its own place', async () => {
  const { clearClinics, clinics, findClinics } = await load()
  const elsewhere: ClinicSearch = { ...SEARCH, key: 'other', where: { searchText: 'Columbus, OH' } }
  await findClinics(SEARCH)
  network.fates.push('never arrives', { status: 500 }, 'never arrives')
  await findClinics(elsewhere)
  expect(clinics.search).toMatchObject({ status: 'failed', before: { search: { where: SEARCH.where } } })
  await findClinics(elsewhere)
  expect(clinics.search, 'a server that answers').not.toHaveProperty('before')
  clearClinics()
  await findClinics(elsewhere)
  expect(clinics.search, 'LOCATOR-14').not.toHaveProperty('before')
})

describe('the details of a clinic', () => {
  const NUMBERS = { divisionNumber: '951', storeNumber: '00001' }
  beforeEach(() => {
    body = { data: { clinic: { ...aClinic(), services: [] } }, meta: { asOf: AS_OF } }
  })

  it('CLINIC-10 are asked for by division and store', async () => {
    const { clinicDetails, loadClinic } = await load()
    await loadClinic(NUMBERS)
    expect(network.sent[0]?.path).toMatch(
      /clinic-details\?filter\.divisionNumber=951&filter\.storeNumber=00001$/,
    )
    expect(clinicDetails.state).toMatchObject({ status: 'done', asOf: Date.parse(AS_OF) })
  })

  it('CLINIC-09 of none are unknown, and of no numbers at all are not asked for', async () => {
    network.fates.push({ status: 404, key: 'unknownLocation' })
    const { clinicDetails, loadClinic } = await load()
    await loadClinic(NUMBERS)
    expect(clinicDetails.state).toEqual({ status: 'unknown' })
    await loadClinic({ divisionNumber: '95', storeNumber: '../..' })
    expect(clinicDetails.state).toEqual({ status: 'unknown' })
    expect(network.sent).toHaveLength(1)
  })

  it('CLINIC-07 CLINIC-08 that failed to load are loaded when asked again', async () => {
    network.fates.push('never arrives', { status: 500 })
    const { clinicDetails, loadClinic } = await load()
    await loadClinic(NUMBERS)
    expect(clinicDetails.state).toMatchObject({ status: 'failed', error: { kind: 'network' } })
    await loadClinic(NUMBERS)
    expect(clinicDetails.state).toMatchObject({ status: 'failed', error: { kind: 'support' } })
    await loadClinic(NUMBERS)
    expect(clinicDetails.state.status).toBe('done')
  })
})
