import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar'
import { readServices } from '#domain/services'
import { aService } from '../../../tests/support/builders.ts'
import { documentIn } from '../../../tests/support/intake.ts'
import type { SearchPlan, WholeSearch } from './search-plan.ts'
import {
  followupPlanOf,
  isWhole,
  physicalQuery,
  planOf,
  timeslotsQuery,
  virtualQuery,
} from './search-plan.ts'

const TODAY = '2026-11-20'
const LIST = readServices(
  [
    aService({ id: 201, name: 'Flu dose 1', businessNames: ['pharmacy', 'tlc'], maxDaysAhead: 30 }),
    aService({
      id: 209,
      name: 'Shingles dose 1',
      maxDaysAhead: 30,
      followupServiceId: 210,
      followupAfterDays: 60,
    }),
    aService({ id: 210, name: 'Shingles dose 2', dose: 2, maxDaysAhead: 120 }),
    aService({ id: 29, name: 'Minor Illness', businessNames: ['tlc'], maxDaysAhead: 14, isVaccine: false }),
    aService({
      id: 301,
      name: 'Nutrition',
      businessNames: ['dietitian'],
      maxDaysAhead: 90,
      leadTime: 3,
      isVaccine: false,
    }),
    aService({ id: 351, name: 'Video Visit', businessNames: ['tlc'], maxDaysAhead: 14, isVaccine: false }),
  ],
  {},
  { grouping: false, covidEnabled: true },
)
const config = documentIn('test', 'schedulerConfig')

function search(overrides: Partial<WholeSearch> = {}): WholeSearch {
  return { type: 'Vaccines', location: '45202', date: TODAY, serviceIds: [201], ...overrides }
}

function plan(overrides: Partial<WholeSearch> = {}): SearchPlan {
  const planned = planOf(search(overrides), LIST, config, TODAY)
  if (planned.kind !== 'plan') throw new Error(planned.kind)
  return planned.plan
}

describe('what is searched', () => {
  it('a search is whole with place, date, type and services [ROUTE-42]', () => {
    expect(isWhole(search())).toBe(true)
    for (const name of ['type', 'location', 'date', 'serviceIds'] as const) {
      const { [name]: _, ...rest } = search()
      expect(isWhole(rest)).toBe(false)
    }
    expect(isWhole(search({ serviceIds: [] }))).toBe(false)
  })

  it('the flow is that of the type, in person for everyday vaccines [RESULTS-01, RESULTS-02]', () => {
    expect(plan()).toMatchObject({ flow: 'EVERYDAY_VACCINE', where: { near: '45202' } })
    const video = plan({ type: 'Video Visits', location: 'OH', serviceIds: [351] })
    expect(video).toMatchObject({ flow: 'VIRTUAL_VISIT', isVirtual: true, where: { state: 'OH' } })
    expect(plan({ type: 'Never heard of' })).toMatchObject({ flow: 'IN_PERSON' })
  })

  it('a dietitian search is not virtual unless its flow says so, and is for the state of the place [RESULTS-11, ENTITY-17, BK-05]', () => {
    for (const location of ['Ohio', '45202', 'Cincinnati, OH']) {
      const one = plan({ type: 'Telenutrition', location, serviceIds: [301] })
      expect(one).toMatchObject({ isVirtual: false, sendsState: true, where: { state: 'OH' } })
    }
    const flows = { ...config.flows, DIETITIAN: { isVirtual: true } }
    const planned = planOf(
      search({ type: 'Telenutrition', location: 'OH', serviceIds: [301] }),
      LIST,
      { ...config, flows },
      TODAY,
    )
    expect(planned).toMatchObject({ plan: { isVirtual: true, window: { to: '2026-11-24' } } })
  })

  it('asks in person for businesses, days, services, radius, results and place [API-36, API-42]', () => {
    expect(physicalQuery(plan(), { near: '45202' })).toEqual({
      businessNames: ['tlc', 'pharmacy'],
      startDate: '2026-11-20',
      endDate: '2026-12-03',
      maxResults: 50,
      serviceIds: ['201'],
      radius: 50,
      freeFormAddress: '45202',
    })
  })

  it('the benefit code goes with it [BENEFIT-13]', () => {
    const one = plan({ benefitCode: 'RIVERCREW' })
    expect(one.where).toEqual({ near: '45202', benefitCode: 'RIVERCREW' })
    expect(physicalQuery(one, { near: '45202', benefitCode: 'RIVERCREW' })).toMatchObject({
      benefitCode: 'RIVERCREW',
    })
  })

  it('asks on video for the state, and whether everyone is one entry [API-38]', () => {
    const one = plan({ type: 'Video Visits', location: 'OH', serviceIds: [351] })
    expect(virtualQuery(one, 'OH')).toEqual({
      businessNames: ['tlc'],
      startDate: '2026-11-20',
      endDate: '2026-11-21',
      maxResults: 50,
      serviceIds: ['351'],
      state: 'OH',
      isVirtualVisit: true,
    })
  })

  it('asks one provider by its id, a team by its state [API-39, API-40]', () => {
    const span = { from: '2026-11-22', to: '2026-11-24' }
    expect(timeslotsQuery(plan(), '90100001', span)).toEqual({
      businessNames: ['tlc', 'pharmacy'],
      serviceIds: ['201'],
      startDate: '2026-11-22',
      endDate: '2026-11-24',
      locationIds: ['90100001'],
    })
    const team = plan({ type: 'Video Visits', location: 'OH', serviceIds: [351] })
    expect(timeslotsQuery(team, 'any', span)).toMatchObject({ isVirtualVisit: true, licensureState: 'OH' })
  })

  it('only the pharmacy is asked when the guest wants a pharmacy', () => {
    expect(plan({ isPharmacyOnly: true }).businessNames).toEqual(['pharmacy'])
  })

  it('the flu vaccine is searched too when it was added, once [FIND-41]', () => {
    const ids = (overrides: Partial<WholeSearch>) => plan(overrides).services.map(({ id }) => id)
    expect(ids({ serviceIds: [29], shouldAddPromotion: true })).toEqual([29, 201])
    expect(ids({ serviceIds: [201], shouldAddPromotion: true })).toEqual([201])
    expect(ids({ serviceIds: [29] })).toEqual([29])
  })

  it('a date too far ahead is not asked [RESULTS-33]', () => {
    expect(planOf(search({ date: '2026-12-25' }), LIST, config, TODAY)).toMatchObject({
      kind: 'tooFar',
      maxDaysAhead: 30,
    })
  })

  it('a search for unknown services is "nothing", and a video visit in a place that is no state is "nowhere"', () => {
    expect(planOf(search({ serviceIds: [9999] }), LIST, config, TODAY)).toEqual({ kind: 'nothing' })
    const video = search({ type: 'Video Visits', location: 'Cincinnati', serviceIds: [351] })
    expect(planOf(video, LIST, config, TODAY)).toEqual({ kind: 'nowhere' })
  })

  it('a wider search asks for its radius, and is another one [BK-07]', () => {
    const one = plan({ radius: 250 })
    expect(one.where).toMatchObject({ near: '45202', radius: 250 })
    expect(physicalQuery(one, { near: '45202', radius: 250 })).toMatchObject({ radius: 250 })
    expect(one.key).not.toBe(plan().key)
  })

  it('a day that is too far ahead comes with the search of the last days that can be booked [RESULTS-33, BK-08]', () => {
    const planned = planOf(search({ date: '2027-11-20' }), LIST, config, TODAY)
    expect(planned).toMatchObject({ kind: 'tooFar' })
    const { window } = (planned.kind === 'tooFar' && planned.lastDays) || plan()
    expect(addDays(window.from, 3)).toBe(window.to)
    expect(addDays(TODAY, planned.kind === 'tooFar' ? planned.maxDaysAhead : 0)).toBe(window.to)
  })

  it('two searches have one key only when they ask the same', () => {
    expect(plan().key).toBe(plan({ page: 2, error: 'Server Error' }).key)
    expect(plan().key).not.toBe(plan({ location: '45203' }).key)
    expect(plan().key).not.toBe(plan({ benefitCode: 'RIVERCREW' }).key)
  })
})

describe('the second dose', () => {
  const held = {
    flow: 'EVERYDAY_VACCINE',
    provider: { providerId: '90100001', businessName: 'pharmacy' },
  } as const

  it('is asked of the provider of the first alone, for 14 days [RESULTS-40]', () => {
    const planned = followupPlanOf(search({ serviceIds: [210], date: '2027-01-19' }), LIST, held, TODAY)
    expect(planned).toMatchObject({
      plan: {
        where: { providerId: '90100001' },
        businessNames: ['pharmacy'],
        window: { from: '2027-01-19', to: '2027-02-01' },
        services: [{ id: 210 }],
      },
    })
  })

  it('beyond its days ahead there is none [RESULTS-33]', () => {
    expect(followupPlanOf(search({ serviceIds: [210], date: '2027-06-01' }), LIST, held, TODAY)).toEqual({
      kind: 'tooFar',
      maxDaysAhead: 120,
    })
    expect(followupPlanOf(search({ serviceIds: [9] }), LIST, held, TODAY)).toEqual({ kind: 'nothing' })
  })
})
