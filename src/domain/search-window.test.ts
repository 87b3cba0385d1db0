import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './calendar.ts'
import {
  DIETITIAN_FIRST,
  DIETITIAN_LAST,
  datesPerPage,
  daysIn,
  FITTED_LOCATIONS,
  firstShownDay,
  followupPlan,
  followupWindow,
  lastShownDay,
  MOST_RESULTS,
  PROVIDERS_PER_PAGE,
  SEARCH_DAYS,
  SEARCH_RADIUS,
  screenSize,
  searchWindow,
  VIRTUAL_SEARCH_DAYS,
} from './search-window.ts'
import type { CatalogueService } from './services.ts'

const TODAY = '2026-11-20'

function aCatalogueService(overrides: Partial<CatalogueService> = {}): CatalogueService {
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

const inPerson = { flow: 'IN_PERSON', isVirtual: false, date: TODAY, today: TODAY } as const

describe('the search window', () => {
  it('has its constants [RESULTS-04, RESULTS-22, RESULTS-20, RESULTS-21, API-42]', () => {
    expect([SEARCH_DAYS, FITTED_LOCATIONS]).toEqual([14, 5])
    expect([PROVIDERS_PER_PAGE, MOST_RESULTS, SEARCH_RADIUS]).toEqual([5, 50, 50])
  })

  it('is 14 days, the first among them [RESULTS-04]', () => {
    const window = searchWindow(inPerson, [aCatalogueService()])
    expect(window).toEqual({ kind: 'days', from: '2026-11-20', to: '2026-12-03' })
  })

  it('is 2 days for virtual visits [RESULTS-05]', () => {
    const window = searchWindow({ ...inPerson, flow: 'VIRTUAL_VISIT', isVirtual: true }, [
      aCatalogueService(),
    ])
    expect(window).toEqual({ kind: 'days', from: '2026-11-20', to: '2026-11-21' })
    expect(VIRTUAL_SEARCH_DAYS).toBe(2)
  })

  it('is capped by the smallest maxDaysAhead [RESULTS-06, RESULTS-07]', () => {
    const services = [aCatalogueService(), aCatalogueService({ maxDaysAhead: 5 })]
    expect(searchWindow(inPerson, services)).toMatchObject({ to: '2026-11-25' })
  })

  it('never begins before today [RESULTS-08]', () => {
    const window = searchWindow({ ...inPerson, date: '2026-11-01' }, [aCatalogueService()])
    expect(window).toMatchObject({ from: TODAY })
  })

  it('begins when the longest lead time is over', () => {
    const services = [aCatalogueService({ leadTime: 1 }), aCatalogueService({ leadTime: 3 })]
    expect(searchWindow(inPerson, services)).toMatchObject({ from: '2026-11-23' })
  })

  it('a date beyond maxDaysAhead gives no window, but the number of days [RESULTS-33]', () => {
    const window = searchWindow({ ...inPerson, date: '2026-12-21' }, [aCatalogueService()])
    expect(window).toEqual({ kind: 'tooFar', maxDaysAhead: 30 })
  })

  it('a dietitian search has 14 days, 2 when its flow is virtual [RESULTS-10, RESULTS-11]', () => {
    const services = [aCatalogueService({ maxDaysAhead: 90, leadTime: 3 })]
    const search = { flow: 'DIETITIAN', date: '2026-12-01', today: TODAY } as const
    const whole = searchWindow({ ...search, isVirtual: false }, services)
    const short = searchWindow({ ...search, isVirtual: true }, services)
    expect([whole, short]).toMatchObject([{ to: '2026-12-14' }, { to: '2026-12-02' }])
  })

  it('a dietitian is seen from today + 3 to today + 90, whatever the services say [RESULTS-12]', () => {
    const services = [aCatalogueService({ maxDaysAhead: 200 })]
    const search = { flow: 'DIETITIAN', isVirtual: false, today: TODAY } as const
    expect(searchWindow({ ...search, date: TODAY }, services)).toMatchObject({
      from: addDays(TODAY, DIETITIAN_FIRST),
    })
    const atTheEnd = searchWindow({ ...search, date: addDays(TODAY, DIETITIAN_LAST) }, services)
    expect(atTheEnd).toMatchObject({ from: '2027-02-18', to: '2027-02-18' })
    expect(searchWindow({ ...search, date: '2027-02-19' }, services)).toMatchObject({ kind: 'tooFar' })
  })

  it('lies between today and maxDaysAhead, over every leap day and year end [RESULTS-06, RESULTS-08]', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -40, max: 200 }),
        fc.nat(120),
        fc.nat(20),
        (today, ahead, max, lead) => {
          const services = [aCatalogueService({ maxDaysAhead: max, leadTime: lead })]
          const window = searchWindow({ ...inPerson, today, date: addDays(today, ahead) }, services)
          if (window.kind === 'tooFar') {
            expect(Math.max(ahead, lead)).toBeGreaterThan(max)
            return
          }
          expect(daysIn(window)).toBeGreaterThanOrEqual(1)
          expect(daysIn(window)).toBeLessThanOrEqual(SEARCH_DAYS)
          expect(daysBetween(today, window.from)).toBe(Math.max(ahead, lead, 0))
          expect(daysBetween(today, window.to)).toBeLessThanOrEqual(max)
        },
      ),
    )
  })
})

describe('what is shown of a provider', () => {
  function lastShownFrom(from: string, maxDaysAhead: number, flow: 'IN_PERSON' | 'DIETITIAN' = 'IN_PERSON') {
    const services = [aCatalogueService({ maxDaysAhead })]
    return lastShownDay({ flow, window: { from, to: from }, today: TODAY, services })
  }

  it('ends after min(maxDaysAhead, 14) days, at least one [RESULTS-09]', () => {
    const last = (maxDaysAhead: number) => lastShownFrom(TODAY, maxDaysAhead)
    expect([last(30), last(5), last(0)]).toEqual(['2026-12-03', '2026-11-24', '2026-11-20'])
  })

  it('never shows a day that cannot be booked [RESULTS-09]', () => {
    expect(lastShownFrom('2026-12-08', 20)).toBe('2026-12-10')
  })

  it('ends for a dietitian at today + 90, whatever the services say [RESULTS-12]', () => {
    expect(lastShownFrom('2027-02-10', 200, 'DIETITIAN')).toBe(addDays(TODAY, DIETITIAN_LAST))
    expect(lastShownFrom('2027-02-10', 200)).toBe('2027-02-23')
  })

  it('the breakpoints are upper bounds [LIMITS-01, LIMITS-02]', () => {
    const widths = [340, 341, 480, 481, 900, 901, 1600]
    expect(widths.map(screenSize)).toEqual([
      'tiny',
      'mobile',
      'mobile',
      'tablet',
      'tablet',
      'desktop',
      'desktop',
    ])
  })

  it('dates per page follow the width [RESULTS-13, RESULTS-14, RESULTS-15]', () => {
    const sizes = ['desktop', 'tablet', 'mobile', 'tiny'] as const
    expect(sizes.map((size) => datesPerPage(size, 'IN_PERSON'))).toEqual([4, 4, 3, 1])
    expect(sizes.map((size) => datesPerPage(size, 'DIETITIAN'))).toEqual([4, 4, 3, 1])
    expect(sizes.map((size) => datesPerPage(size, 'VIRTUAL_VISIT'))).toEqual([5, 5, 3, 1])
  })
})

describe('the second dose', () => {
  const shingles = aCatalogueService({ id: 209, followupServiceId: 210, followupAfterDays: 60 })
  const hepatitis = aCatalogueService({ id: 213, followupServiceId: 214, followupAfterDays: 28 })

  it('is every follow-up service, after the largest interval [HOLD-14, HOLD-15, HOLD-17]', () => {
    expect(followupPlan([aCatalogueService(), hepatitis, shingles], TODAY, false)).toEqual({
      serviceIds: [214, 210],
      date: '2027-01-19',
    })
  })

  it('is none for services without one, or when only the first dose is wanted [HOLD-13, HOLD-16]', () => {
    expect(followupPlan([aCatalogueService()], TODAY, false)).toBeUndefined()
    expect(followupPlan([shingles], TODAY, true)).toBeUndefined()
  })

  it('is offered 14 days at a time, never beyond maxDaysAhead [RESULTS-40]', () => {
    const second = aCatalogueService({ id: 210, maxDaysAhead: 80 })
    const first = followupWindow({ from: '2027-01-19', today: TODAY }, [second])
    expect(first).toEqual({ kind: 'days', from: '2027-01-19', to: '2027-02-01' })
    const next = followupWindow({ from: '2027-02-02', today: TODAY }, [second])
    expect(next).toEqual({ kind: 'days', from: '2027-02-02', to: '2027-02-08' })
    expect(followupWindow({ from: '2027-02-09', today: TODAY }, [second])).toEqual({
      kind: 'tooFar',
      maxDaysAhead: 80,
    })
  })
})

describe('the first day that can be paged back to', () => {
  const first = (more: object, earliestDate?: string) =>
    firstShownDay(
      {
        flow: 'IN_PERSON',
        window: { from: '2026-11-30', to: '2026-12-03' },
        today: '2026-11-20',
        services: [{ maxDaysAhead: 14, leadTime: 0 }],
        ...more,
      },
      earliestDate,
    )

  it('is today, or the end of the lead time, or the earliest day of the prescreen [BK-08]', () => {
    expect(first({})).toBe('2026-11-20')
    expect(first({ services: [{ maxDaysAhead: 14, leadTime: 1 }] })).toBe('2026-11-21')
    expect(first({ flow: 'DIETITIAN' })).toBe('2026-11-23')
    expect(first({}, '2026-11-28')).toBe('2026-11-28')
    expect(first({}, '2026-12-24')).toBe('2026-11-30')
  })
})
