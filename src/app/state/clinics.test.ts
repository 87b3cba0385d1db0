import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Clinic } from '#contract/clinics'
import type { KeptClinic } from '#domain/kept-clinics'
import { aClinic as clinicOf } from '../../../tests/support/clinics.ts'
import type { Fate } from '../../../tests/support/network.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import { openDatabase } from '../platform/storage.ts'
import type { ClinicSearch } from './clinic-search.ts'

const AS_OF = '2026-11-20T17:00:00.000Z'
const PATH = '/appointment-management/v1/clinics'
const ABOUT = 'filter.businessName=tlc&filter.reasonId=29'

const aClinic = (overrides: Partial<Clinic> = {}): Clinic =>
  clinicOf(1, { timingInfo: { todaysHours: null, todaysLunchHours: null }, ...overrides })

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
  vi.stubGlobal('indexedDB', new IDBFactory())
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
  it('asks for a page of four of fifty at most, by text or by point [LOCATOR-28, BK-58]', async () => {
    const { findClinics } = await load()
    await findClinics({ ...SEARCH, page: 3, order: 'name' })
    await findClinics({ ...SEARCH, key: 'other', where: { latLong: '39.1,-84.5' } })
    expect(network.sent.map(({ path }) => path)).toEqual([
      `${PATH}?${ABOUT}&filter.freeFormAddress=45202&filter.maxResults=50&page.offset=8&page.size=4&filter.radius=50&sortBy=name`,
      `${PATH}?${ABOUT}&filter.latLng=39.1%2C-84.5&filter.maxResults=50&page.offset=0&page.size=4&filter.radius=50&sortBy=distance`,
    ])
  })

  it('finds a page, the number of all clinics, and the time of the answer [LOCATOR-02]', async () => {
    const { clinics, findClinics } = await load()
    await findClinics(SEARCH)
    expect(clinics.search).toMatchObject({ status: 'done', found: { total: 7, asOf: Date.parse(AS_OF) } })
  })

  it.each([undefined, {}, { page: { offset: 0, size: 4, total: -1 }, asOf: 'yesterday' }, { page: null }])(
    'with %j beside it there are those that came, and perhaps a page after a full one [class 46, BK-63]',
    async (meta) => {
      body = {
        data: { clinics: Array.from({ length: 9 }, (_, at) => aClinic({ id: `9510000${at}` })) },
        meta,
      }
      const { clinics, findClinics } = await load()
      await findClinics(SEARCH)
      expect(clinics.search).toMatchObject({ status: 'done', found: { total: 5, isTotalKnown: false } })
      expect(clinics.search).toHaveProperty('found.clinics.length', 4)
    },
  )

  it('is sent once while it is under way, and aborted by another one [LOCATOR-22]', async () => {
    const { clinics, findClinics } = await load()
    const first = [findClinics(SEARCH), findClinics(SEARCH)]
    const other = findClinics({ ...SEARCH, key: 'other', where: { searchText: 'Mason' } })
    await Promise.all([...first, other])
    expect(network.sent).toHaveLength(2)
    expect(clinics.search).toMatchObject({ status: 'done', key: 'other' })
  })

  it('is removed, also while it is under way [LOCATOR-14]', async () => {
    const { clearClinics, clinics, findClinics } = await load()
    const asked = findClinics(SEARCH)
    clearClinics()
    await asked
    expect(clinics.search).toEqual({ status: 'idle' })
  })

  it.each<[string, Fate, string, boolean]>([
    ['LOCATOR-31', 'never arrives', 'network', true],
    ['LOCATOR-31', 'no answer in time', 'network', true],
    ['fault 7 [LOCATOR-31]', 'captive portal', 'network', true],
    ['LOCATOR-31', 'answer cut', 'network', true],
    ['LOCATOR-35 [LOCATOR-34]', { status: 400 }, 'serverMessage', false],
    ['LOCATOR-34', { status: 401 }, 'serverMessage', false],
    ['LOCATOR-34', { status: 404, key: 'locationUnavailable' }, 'serverMessage', false],
    ['LOCATOR-34', { status: 429 }, 'serverMessage', true],
    ['LOCATOR-38', { status: 400, body: '{}' }, 'support', false],
    ['LOCATOR-36 [LOCATOR-32]', { status: 500 }, 'support', true],
    ['LOCATOR-36', { status: 501, body: '<html>' }, 'support', true],
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

describe('a search without an answer', () => {
  const elsewhere: ClinicSearch = { ...SEARCH, key: 'other', where: { searchText: 'Columbus, OH' } }

  it.each<[string, Fate, string]>([
    ['nothing answered', 'never arrives', 'network'],
    ['no answer in time', 'no answer in time', 'network'],
    ['an answer that was cut', 'answer cut', 'network'],
    ['a page of another service with 200', 'captive portal', 'network'],
    ['a 404 that is no JSON', { status: 404, body: 'not JSON' }, 'support'],
    ['a 200 of another shape', { status: 200, body: '{"data":{}}' }, 'support'],
    ['a 500', { status: 500 }, 'support'],
  ])(
    'after %s shows the %s text, and the network text only where there is no answer [BK-52, LOCATOR-38]',
    async (_, fate, kind) => {
      network.fates.push(fate)
      const { clinics, findClinics } = await load()
      await findClinics(SEARCH)
      expect(clinics.search).toMatchObject({ status: 'failed', error: { kind } })
    },
  )

  it('is answered from kept clinics where they know the place [LOCATOR-31, fault 1]', async () => {
    const { clinics, findClinics } = await load()
    body = {
      data: { clinics: Array.from({ length: 4 }, (_, index) => aClinic({ id: `9510000${index}` })) },
      meta: { page: { offset: 0, size: 4, total: 4 }, asOf: AS_OF },
    }
    await findClinics(SEARCH)
    body = { data: { clinics: [aClinic({ id: '95100009' })] } }
    await findClinics({ ...SEARCH, key: 'more' })
    network.fates.push('never arrives', 'never arrives')
    const mason = { ...SEARCH, key: 'mason', where: { searchText: 'Mason, OH' } }
    await findClinics(mason)
    expect(clinics.search).toMatchObject({
      status: 'done',
      search: mason,
      found: { isKept: true, page: 1, total: 5, asOf: Date.parse(AS_OF) },
    })
    await findClinics({ ...mason, key: 'beyond', page: 9 })
    expect(clinics.search).toMatchObject({
      status: 'done',
      found: { page: 2, clinics: [{ id: '95100009' }] },
    })
  })

  it('fails with all kept clinics by name where none is near, and without any after a server error [LOCATOR-31, fault 1]', async () => {
    const { clearClinics, clinics, findClinics } = await load()
    await findClinics(SEARCH)
    clearClinics() // LOCATOR-14
    network.fates.push('never arrives', { status: 500 })
    await findClinics(elsewhere)
    expect(clinics.search).toMatchObject({
      status: 'failed',
      error: { kind: 'network', canRetry: true },
      kept: [{ isKept: true, page: 1, total: 1, clinics: [{ id: '95100001', distance: null }] }],
    })
    await findClinics(elsewhere)
    expect(clinics.search, 'a server that answers').not.toHaveProperty('kept')
  })

  it('shows near kept clinics after three seconds, until the answer comes [LOCATOR-22, fault 4]', async () => {
    const { clinicDetails, clinics, findClinics, loadClinic } = await load()
    await findClinics(SEARCH)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('fetch', async () => {
      await answered
      return Response.json({ data: { clinics: [aClinic()], clinic: { ...aClinic(), services: [] } } })
    })
    const asked = [
      findClinics({ ...SEARCH, key: 'mason', where: { searchText: 'Mason' } }),
      loadClinic({ divisionNumber: '951', storeNumber: '00001' }),
    ]
    await vi.advanceTimersByTimeAsync(2999)
    expect([clinics.search.status, clinicDetails.state.status]).toEqual(['in_progress', 'in_progress'])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await vi.waitFor(() => {
      expect(clinics.search).toMatchObject({ status: 'done', key: 'mason', found: { isKept: true } })
      expect(clinicDetails.state).toMatchObject({ status: 'done', isKept: true })
    })
    answer()
    await Promise.all(asked)
    expect(clinics.search).toMatchObject({ status: 'done', found: { isKept: false } })
    expect(clinicDetails.state).toMatchObject({ status: 'done', isKept: false })
  })

  it('fails without clinics on a device that keeps none, or unreadable ones [LOCATOR-31, class 46]', async () => {
    const { clinics, findClinics } = await load()
    for (const kept of [undefined, 'clinics', [{ clinic: { id: 1 }, asOf: 'long ago' }]]) {
      await set('clinics', kept, openDatabase('device').use)
      network.fates.push('never arrives')
      await findClinics(elsewhere)
      expect(clinics.search).toMatchObject({ status: 'failed', error: { kind: 'network' } })
      expect(clinics.search).not.toHaveProperty('kept')
    }
  })

  it('kept clinics tell nothing about a search: no place, no distance, no order [quality S1]', async () => {
    const { findClinics } = await load()
    const asked = [aClinic({ id: '95100007', distance: 0.5 }), aClinic({ id: '95100002', distance: 3.25 })]
    body = { data: { clinics: asked }, meta: { page: { offset: 0, size: 4, total: 2 }, asOf: AS_OF } }
    await findClinics({ ...SEARCH, where: { searchText: '221 Linden Avenue, Dayton, OH' } })
    const kept = await get<KeptClinic[]>('clinics', openDatabase('device').use)
    expect(kept?.map(({ clinic }) => [clinic.id, clinic.distance])).toEqual([
      ['95100002', null],
      ['95100007', null],
    ])
    expect(JSON.stringify(kept)).not.toContain('Linden')
  })
})

describe('the details of a clinic', () => {
  const NUMBERS = { divisionNumber: '951', storeNumber: '00001' }
  beforeEach(() => {
    body = { data: { clinic: { ...aClinic(), services: [] } }, meta: { asOf: AS_OF } }
  })

  it('load by division and store [CLINIC-10]', async () => {
    const { clinicDetails, loadClinic } = await load()
    await loadClinic(NUMBERS)
    expect(network.sent[0]?.path).toMatch(
      /clinic-details\?filter\.businessName=tlc&filter\.reasonId=29&filter\.divisionNumber=951&filter\.storeNumber=00001$/,
    )
    expect(clinicDetails.state).toMatchObject({ status: 'done', asOf: Date.parse(AS_OF) })
  })

  it('are unknown for wrong numbers, and not requested for malformed ones [CLINIC-09]', async () => {
    network.fates.push({ status: 404, key: 'unknownLocation' })
    const { clinicDetails, loadClinic } = await load()
    await loadClinic(NUMBERS)
    expect(clinicDetails.state).toEqual({ status: 'unknown' })
    await loadClinic({ divisionNumber: '95', storeNumber: '../..' })
    expect(clinicDetails.state).toEqual({ status: 'unknown' })
    expect(network.sent).toHaveLength(1)
  })

  it('details that failed to load are loaded again by the next call [CLINIC-07, CLINIC-08]', async () => {
    network.fates.push('never arrives', { status: 500 })
    const { clinicDetails, loadClinic } = await load()
    await loadClinic(NUMBERS)
    expect(clinicDetails.state).toMatchObject({ status: 'failed', error: { kind: 'network' } })
    await loadClinic(NUMBERS)
    expect(clinicDetails.state).toMatchObject({ status: 'failed', error: { kind: 'support' } })
    await loadClinic(NUMBERS)
    expect(clinicDetails.state.status).toBe('done')
  })

  it('without an answer are those of a kept clinic [CLINIC-07, fault 1]', async () => {
    const { clinicDetails, findClinics, loadClinic } = await load()
    const listed = { ...aClinic(), weekHours: ['Friday: 09:00 AM - 06:00 PM'] }
    body = { data: { clinics: [listed] }, meta: { page: { offset: 0, size: 4, total: 1 }, asOf: AS_OF } }
    await findClinics(SEARCH)
    network.fates.push('never arrives', { status: 404 }, 'never arrives')
    await loadClinic(NUMBERS)
    expect(clinicDetails.state).toMatchObject({
      status: 'done',
      isKept: true,
      asOf: Date.parse(AS_OF),
      clinic: { id: '95100001' },
    })
    await loadClinic(NUMBERS)
    expect(clinicDetails.state.status, 'one that is gone is forgotten').toBe('unknown')
    await loadClinic(NUMBERS)
    expect(clinicDetails.state.status).toBe('failed')
  })
})
