import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goWithSearch, moveQueryIntoState, readSearch } from './search.ts'

const MAIN = '/health-services/scheduler/main'

/** A browser at an address; what became of its one history entry. */
let entry: { address: string; state: unknown; isNew: boolean }
function standAt(address: string, state: unknown = null): void {
  const { pathname, search, hash } = new URL(address, 'http://x')
  entry = { address, state, isNew: false }
  const write = (isNew: boolean) => (next: unknown, _: string, to: string) => {
    entry = { address: to, state: next, isNew }
  }
  const history = { state, replaceState: write(false), pushState: write(true) }
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', { location: { pathname, search, hash }, history })
}

beforeEach(() => standAt('/'))
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an address with a search', () => {
  it('every accepted parameter is moved into the history entry [ROUTE-33, ROUTE-34, ROUTE-35, ROUTE-37]', () => {
    standAt(
      `${MAIN}?type=Telenutrition&location=Cincinnati%2C+OH&date=2026-11-23&isPharmacyOnly=1&page=3&serviceIds=101,102` +
        '&timeZone=America/Chicago&medicaid=Yes&shouldAddPromotion=true&error=locationUnavailable&benefitCode=SAVE10' +
        '&showLeadTimeWarning=1',
    )
    moveQueryIntoState()
    expect(entry).toEqual({
      address: MAIN,
      isNew: false,
      state: {
        type: 'Telenutrition',
        location: 'Cincinnati, OH',
        date: '2026-11-23',
        isPharmacyOnly: true,
        page: 3,
        serviceIds: [101, 102],
        timeZone: 'America/Chicago',
        medicaid: 'Yes',
        shouldAddPromotion: true,
        error: 'locationUnavailable',
        benefitCode: 'SAVE10',
        showLeadTimeWarning: true,
      },
    })
  })

  const RESULTS = '/health-services/scheduler/result'

  it.each([RESULTS, `${RESULTS}/followup`])(
    '%s keeps a mirror of its search, without a benefit code or anything of a guest [BK-14]',
    (path) => {
      standAt(
        `${path}?type=Vaccines&location=45202&date=2026-11-23&serviceIds=201,205&page=2&radius=250&isPharmacyOnly=1` +
          '&benefitCode=SAVE10&medicaid=Yes&timeZone=ET&error=locationUnavailable&utm_source=a',
      )
      moveQueryIntoState()
      const [, query = ''] = entry.address.split('?')
      expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
        type: 'Vaccines',
        location: '45202',
        date: '2026-11-23',
        serviceIds: '201,205',
        page: '2',
        radius: '250',
        isPharmacyOnly: 'true',
        timeZone: 'ET',
        utm_source: 'a',
      })
      expect(entry.state).toMatchObject({ serviceIds: [201, 205], benefitCode: 'SAVE10', radius: 250 })
      expect(entry.state, 'the page finds out itself').not.toHaveProperty('error')
    },
  )

  it('what an address says is what its search was [BK-14]', () => {
    const search = {
      type: 'Physicals',
      location: 'Newport, KY',
      date: '2026-12-01',
      serviceIds: [101],
      shouldAddPromotion: true,
      page: 3,
      radius: 100,
      timeZone: 'America/Chicago',
    }
    goWithSearch('results', { ...search, isPharmacyOnly: false, benefitCode: 'SAVE10', medicaid: 'Yes' })
    expect(entry.address).not.toMatch(/SAVE10|medicaid|isPharmacyOnly/)
    standAt(entry.address)
    moveQueryIntoState()
    expect(readSearch(entry.state)).toEqual(search)
  })

  it("a store's tablet has nothing of a search in its address [BK-14]", () => {
    vi.stubGlobal('document', { documentElement: { dataset: { kiosk: '' } } })
    goWithSearch('results', { type: 'Vaccines', location: '45202', date: '2026-11-23', serviceIds: [201] })
    expect(entry).toMatchObject({ address: RESULTS, state: { location: '45202' } })
  })

  it('other parameters and the fragment stay, and so does what the entry held [ROUTE-35]', () => {
    standAt(`${MAIN}?utm_source=a%20b&type=Physicals&x=1#top`, { location: '45202' })
    moveQueryIntoState()
    expect(entry.address).toBe(`${MAIN}?utm_source=a+b&x=1#top`)
    expect(entry.state).toEqual({ location: '45202', type: 'Physicals' })
  })

  it.each([MAIN, `${MAIN}?utm_source=a%20b`, '/', '/health-services/clinic/locations?page=2&location=x'])(
    '%s is left as it is [ROUTE-33]',
    (address) => {
      standAt(address, { type: 'Physicals' })
      moveQueryIntoState()
      expect(entry).toEqual({ address, state: { type: 'Physicals' }, isNew: false })
    },
  )

  it.each([
    [`${MAIN}/`, MAIN],
    [`${MAIN}//`, MAIN],
    [`${MAIN}/?a=b%20c`, `${MAIN}?a=b%20c`],
    ['/health-services/clinic/locations/', '/health-services/clinic/locations'],
    ['//', '/'],
  ])('%s becomes %s [ROUTE-41, class 36]', (from, to) => {
    standAt('/')
    const [pathname = '', query = ''] = from.split('?')
    Object.assign(window.location, { pathname, search: query && `?${query}` })
    moveQueryIntoState()
    expect(entry.address).toBe(to)
  })

  it.each([
    '/health-services/scheduler/benefit-codes',
    '/health-services/scheduler/prescreen/1',
    '/health-services/scheduler/result',
    '/health-services/scheduler/result/followup',
  ])('%s accepts a search [ROUTE-08, ROUTE-09, ROUTE-33]', (path) => {
    standAt(`${path}?type=Telenutrition`)
    moveQueryIntoState()
    expect(entry).toMatchObject({ state: { type: 'Telenutrition' }, isNew: false })
    expect(entry.address.split('?')[0]).toBe(path)
  })
})

describe('the search of a history entry', () => {
  it('is read back as it was written [ENTITY-06]', () => {
    const search = {
      type: 'Physicals',
      location: '45202',
      date: '2026-11-23',
      serviceIds: [101],
      shouldAddPromotion: false,
      isPharmacyOnly: false,
      showLeadTimeWarning: true,
      earliestDate: '2026-11-25',
      benefitCode: 'SAVE10',
      page: 2,
      timeZone: 'ET',
      medicaid: 'No',
      error: 'Server Error',
    }
    expect(readSearch(structuredClone(search))).toEqual(search)
  })

  it.each([null, undefined, 7, 'type=x', []])('%j holds none', (state) => {
    expect(readSearch(state)).toEqual({})
  })

  it.each([
    { type: '' },
    { type: 7 },
    { location: 'x'.repeat(401) },
    { date: '2026-02-30' },
    { date: '11/23/2026' },
    { serviceIds: [1.5] },
    { serviceIds: ['101'] },
    { serviceIds: [-1] },
    { serviceIds: Array.from({ length: 21 }, (_, at) => at + 1) },
    { shouldAddPromotion: 'true' },
    { page: 0 },
    { page: Number.NaN },
    { timeZone: '../../etc' },
    { earliestDate: 'soon' },
    { somethingElse: 'x' },
  ])('what does not fit is dropped: %j [class 15]', (state) => {
    expect(readSearch({ ...state, medicaid: 'No' })).toEqual({ medicaid: 'No' })
  })

  it('ids may stand there as a comma list [PRESCREEN-04]', () => {
    expect(readSearch({ serviceIds: '101,102' })).toEqual({ serviceIds: [101, 102] })
  })
})

describe('going to a page with a search', () => {
  it.each([
    ['main', MAIN],
    ['prescreen', '/health-services/scheduler/prescreen/1'], // ROUTE-06
    ['results', '/health-services/scheduler/result'], // ROUTE-10
    ['followup', '/health-services/scheduler/result/followup'],
  ] as const)('%s is %s, the search in its entry [ROUTE-06, ROUTE-10, ROUTE-11]', (to, address) => {
    goWithSearch(to, { type: 'Physicals', serviceIds: [101] })
    expect(entry).toMatchObject({ state: { type: 'Physicals', serviceIds: [101] }, isNew: true })
    expect(entry.address.split('?')[0]).toBe(address)
    goWithSearch(to, {}, { replace: true })
    expect(entry).toMatchObject({ address, isNew: false })
    expect(entry.state).not.toHaveProperty('type')
  })
})
