import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProviderSlots } from '#contract/providers'
import type { CatalogueService } from '#domain/services'
import { aNetwork } from '../../../tests/support/network.ts'
import type { SearchPlan } from './search-plan.ts'

const NOW = Date.UTC(2026, 10, 20, 17)
const PHYSICAL = '/appointment-management/v1/results/physical'
const TIMESLOTS = '/appointment-management/v3/timeslots'

function aProvider(overrides: Partial<ProviderSlots> = {}): ProviderSlots {
  return {
    providerId: '90100001',
    businessName: 'pharmacy',
    address: null,
    timezone: 'America/New_York',
    services: [{ serviceId: 201, availability: days('09:00', '2026-11-20', '2026-11-23', '2026-11-30') }],
    ...overrides,
  }
}

function days(time: string, ...dates: string[]) {
  return dates.map((date) => ({ date, timeslots: [{ value: `${date}T${time}:00-05:00` }] }))
}

function aPlan(overrides: Partial<SearchPlan> = {}): SearchPlan {
  return {
    key: 'one',
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    isVirtual: false,
    services: [],
    businessNames: ['pharmacy'],
    window: { from: '2026-11-20', to: '2026-12-03' },
    today: '2026-11-20',
    where: { near: '45202' },
    sendsState: false,
    ...overrides,
  }
}

function aCatalogueService(overrides: Partial<CatalogueService>): CatalogueService {
  return {
    id: 201,
    name: 'Flu dose 1',
    groupName: 'Vaccines',
    category: 'Vaccines',
    businessNames: ['pharmacy'],
    maxDaysAhead: 30,
    leadTime: 0,
    dose: 1,
    isVaccine: true,
    isCovidVaccine: false,
    isAvailable: true,
    notMenuOption: false,
    ...overrides,
  }
}

let reply: { status?: number; body: unknown }
let network: ReturnType<typeof aNetwork>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  reply = { body: { data: { appointmentTimeSlots: [aProvider()] } } }
  network = aNetwork(async () => Response.json(reply.body, { status: reply.status ?? 200 }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function load() {
  vi.resetModules()
  const [results, visit, analytics] = await Promise.all([
    import('./results.ts'),
    import('./visit.ts'),
    import('../platform/analytics.ts'),
  ])
  return { ...results, ...visit, ...analytics, found: () => foundIn(results.results.state) }
}

function foundIn(state: { status: string; found?: unknown }) {
  if (state.status !== 'done') throw new Error(state.status)
  return state.found as { providers: ProviderSlots[]; isLive: boolean; at: number; warnings: string[] }
}

const searches = () => network.sent.filter(({ path }) => path.startsWith(PHYSICAL))
const dates = (provider: ProviderSlots | undefined) =>
  provider?.services[0]?.availability.map(({ date }) => date)

describe('a search for times', () => {
  it('reads the providers, and is made once at a time [API-37, API-41]', async () => {
    const page = await load()
    await Promise.all([page.searchSlots(aPlan()), page.searchSlots(aPlan())])
    expect(searches()).toHaveLength(1)
    expect(page.found()).toMatchObject({ isLive: true, at: NOW, providers: [{ providerId: '90100001' }] })
  })

  it('made again it leaves on the screen what it found last', async () => {
    const page = await load()
    await page.searchSlots(aPlan())
    const again = page.searchSlots(aPlan())
    expect(page.found().isLive).toBe(true)
    await again
    expect(searches()).toHaveLength(2)
  })

  it('the last search counts, whichever is answered first', async () => {
    const page = await load()
    const first = page.searchSlots(aPlan())
    reply = { body: { data: { appointmentTimeSlots: [aProvider({ providerId: '2' })] } } }
    await Promise.all([page.searchSlots(aPlan({ key: 'two' })), first])
    expect(page.results.state).toMatchObject({ key: 'two', status: 'done' })
  })

  it('warnings about slots are kept, in whatever shape [RESULTS-39]', async () => {
    const page = await load()
    const warnings = { appointmentTimeSlots: ['Some clinics did not answer.', { message: 'Late.' }, 7] }
    reply = { body: { data: { appointmentTimeSlots: [aProvider()] }, warnings } }
    await page.searchSlots(aPlan())
    expect(page.found().warnings).toEqual(['Some clinics did not answer.', 'Late.'])
  })

  it('nobody there is location unavailable [RESULTS-25, RESULTS-29]', async () => {
    const page = await load()
    reply = { body: { data: { appointmentTimeSlots: [] } } }
    await page.searchSlots(aPlan())
    const state = { status: 'failed', key: 'one', error: 'locationUnavailable', isBusy: false }
    expect(page.results.state).toEqual(state)
  })

  it.each([
    [404, 'locationUnavailable', 'locationUnavailable'],
    [400, 'invalidRequest', 'Client Error'],
    [422, 'invalidRequest', 'Client Error'],
    [500, 'serverError', 'Server Error'],
    [503, 'busy', 'Server Error'],
  ])('status %i with %s is "%s" [RESULTS-26, FIND-52]', async (status, key, error) => {
    const page = await load()
    reply = { status, body: { errors: [{ key, message: 'No.' }] } }
    await page.searchSlots(aPlan())
    expect(page.results.state).toMatchObject({ status: 'failed', error })
  })

  it.each([
    [503, 'busy', true],
    [503, 'serverError', false],
    [500, 'busy', false],
  ])('status %i with %s: told to come again in a while is %s [API-50]', async (status, key, isBusy) => {
    const page = await load()
    reply = { status, body: { errors: [{ key, message: 'No.' }] } }
    await page.searchSlots(aPlan())
    expect(page.results.state).toMatchObject({ isBusy })
  })

  it('a code is verified by a search that found somebody with it [FIND-11]', async () => {
    const page = await load()
    const { verified } = await import('./search.ts')
    const plan = aPlan({ where: { near: '45202', benefitCode: 'RIVERCREW' } })
    reply = { body: { data: { appointmentTimeSlots: [] } } }
    await page.searchSlots(plan)
    expect(verified.code).toBeUndefined()
    reply = { body: { data: { appointmentTimeSlots: [aProvider()] } } }
    await page.searchSlots(plan)
    expect(verified.code).toBe('RIVERCREW')
  })

  it('a provider that offers only what was added to the search is left out [FIND-41, BK-13]', async () => {
    const page = await load()
    const only = (providerId: string, ...ids: number[]) =>
      aProvider({ providerId, services: ids.map((serviceId) => ({ serviceId, availability: [] })) })
    const answers = [only('flu', 201), only('both', 201, 29), only('main', 29)]
    reply = { body: { data: { appointmentTimeSlots: answers } } }
    const [main, added] = [
      aCatalogueService({ id: 29, category: 'Clinic Visits', isVaccine: false }),
      aCatalogueService({ id: 201, isVaccine: true }),
    ]
    await page.searchSlots(aPlan({ category: 'Clinic Visits', services: [main, added] }))
    expect(page.found().providers.map(({ providerId }) => providerId)).toEqual(['both', 'main'])
  })

  it('no answer at all is a client error [RESULTS-26]', async () => {
    const page = await load()
    network.fates.push('never arrives', 'never arrives')
    await page.searchSlots(aPlan())
    expect(page.results.state).toMatchObject({ error: 'Client Error' })
  })

  it('an error is reported with description, endpoint and response code [RESULTS-27, EVENTS-03]', async () => {
    const page = await load()
    reply = { status: 503, body: { errors: [] } }
    await page.searchSlots(aPlan())
    expect(page.waiting()).toContainEqual(
      expect.objectContaining({
        event: 'customerError',
        description: 'Server Error',
        endpoint: PHYSICAL,
        status: 503,
      }),
    )
  })
})

describe('without a connection', () => {
  it('the times found last stand as of their time, and are not live [fault 2]', async () => {
    const page = await load()
    await page.searchSlots(aPlan())
    vi.setSystemTime(NOW + 3_600_000)
    network.fates.push('never arrives', 'never arrives')
    await page.searchSlots(aPlan())
    expect(page.found()).toMatchObject({ isLive: false, at: NOW })
  })

  it('after a reload the first page kept with the visit stands, four days of it [fault 2]', async () => {
    const page = await load()
    const many = Array.from({ length: 7 }, (_, index) => aProvider({ providerId: `p${index}` }))
    reply = { body: { data: { appointmentTimeSlots: many } } }
    await page.searchSlots(aPlan())
    const kept = JSON.parse(JSON.stringify(page.visit.results))
    const again = await load()
    again.visit.results = kept
    network.fates.push('never arrives', 'never arrives')
    await again.searchSlots(aPlan())
    expect(again.found().providers).toHaveLength(5)
    expect(dates(again.found().providers[0])).toEqual(['2026-11-20', '2026-11-23'])
    expect(again.found().isLive).toBe(false)
  })

  it('the times of another search are not shown', async () => {
    const page = await load()
    await page.searchSlots(aPlan())
    network.fates.push('never arrives', 'never arrives')
    await page.searchSlots(aPlan({ key: 'two' }))
    expect(page.results.state).toMatchObject({ status: 'failed', error: 'Client Error' })
  })

  it('a server that says no is believed', async () => {
    const page = await load()
    await page.searchSlots(aPlan())
    reply = { status: 500, body: {} }
    await page.searchSlots(aPlan())
    expect(page.results.state).toMatchObject({ status: 'failed', error: 'Server Error' })
  })

  it('once it is back the same search is made again', async () => {
    const page = await load()
    await page.searchSlots(aPlan())
    network.fates.push('never arrives', 'never arrives')
    await page.searchSlots(aPlan())
    await page.searchSlots(aPlan())
    expect(page.found().isLive).toBe(true)
  })
})

describe('one provider alone', () => {
  it('is asked again, and the others stay as they are [HOLD-11, API-40, API-41]', async () => {
    const page = await load()
    const other = aProvider({ providerId: '90100002' })
    reply = { body: { data: { appointmentTimeSlots: [aProvider(), other] } } }
    await page.searchSlots(aPlan())
    const before = page.found()
    const services = [{ serviceId: 201, availability: days('11:00', '2026-11-23') }]
    reply = { body: { data: { appointmentTimeSlots: [aProvider({ services })] } } }
    const [first] = before.providers
    if (!first) throw new Error('nobody')
    await page.loadTimes(aPlan(), first, aPlan().window)
    expect(network.sent.at(-1)?.path).toContain(`${TIMESLOTS}?`)
    expect(dates(page.found().providers[0])).toEqual(['2026-11-23'])
    expect(page.found().providers[1]).toBe(before.providers[1])
  })

  it('more days join those that are here [RESULTS-17]', async () => {
    const page = await load()
    await page.searchSlots(aPlan())
    const services = [{ serviceId: 201, availability: days('09:00', '2026-12-04') }]
    reply = { body: { data: { appointmentTimeSlots: [aProvider({ services })] } } }
    const [first] = page.found().providers
    if (!first) throw new Error('nobody')
    await page.loadTimes(aPlan(), first, { from: '2026-12-04', to: '2026-12-07' })
    expect(dates(page.found().providers[0])).toEqual(['2026-11-20', '2026-11-23', '2026-11-30', '2026-12-04'])
    expect(page.results.state).toMatchObject({ found: { loadedTo: { 'pharmacy/90100001': '2026-12-07' } } })
  })

  it('nothing in the answer means nothing free', async () => {
    const page = await load()
    await page.searchSlots(aPlan())
    const [first] = page.found().providers
    if (!first) throw new Error('nobody')
    reply = { body: { data: { appointmentTimeSlots: [] } } }
    await page.loadTimes(aPlan(), first, { from: '2026-11-20', to: '2026-11-25' })
    expect(dates(page.found().providers[0])).toEqual(['2026-11-30'])
  })

  it('a failure is told of that provider, and it can be asked again', async () => {
    const page = await load()
    await page.searchSlots(aPlan())
    const [first] = page.found().providers
    if (!first) throw new Error('nobody')
    reply = { status: 500, body: {} }
    expect(await page.loadTimes(aPlan(), first, aPlan().window)).toBe(false)
    expect(page.results.requests).toEqual({ 'pharmacy/90100001': 'failed' })
    reply = { body: { data: { appointmentTimeSlots: [aProvider()] } } }
    expect(await page.loadTimes(aPlan(), first, aPlan().window)).toBe(true)
    expect(page.results.requests).toEqual({})
  })
})
