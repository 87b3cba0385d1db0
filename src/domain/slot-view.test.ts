import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProviderSlots } from '#contract/providers'
import { addDays } from './calendar.ts'
import {
  columnsOf,
  nearestSlots,
  nextDayWithSlots,
  noticeOf,
  offeredIds,
  offersAll,
  rankedBy,
  SLOTS_SHOWN,
  slotsByPart,
  soonestNear,
  soonestOf,
  visitDays,
} from './slot-view.ts'

const OHIO = 'America/New_York'

type Free = Record<string, string[]>

/** What a provider in Ohio is free for: times "09:00" by day, for each service. */
function offering(
  services: Record<number, Free>,
  offset = '-05:00',
): Pick<ProviderSlots, 'services' | 'timezone'> {
  return {
    timezone: OHIO,
    services: Object.entries(services).map(([serviceId, free]) => ({
      serviceId: Number(serviceId),
      availability: Object.entries(free).map(([date, times]) => ({
        date,
        timeslots: times.map((time) => ({ value: `${date}T${time}:00${offset}` })),
      })),
    })),
  }
}

const values = (days: ReturnType<typeof visitDays>) =>
  days.map(({ day, slots }) => [day, slots.map(({ value }) => value.slice(11, 16))])

describe('the times of a visit', () => {
  it('are read from services, days and instants [RESULTS-38, API-52]', () => {
    const days = visitDays(offering({ 29: { '2026-11-23': ['14:40', '15:00'] } }), OHIO)
    expect(days).toEqual([
      {
        day: '2026-11-23',
        slots: [
          { value: '2026-11-23T14:40:00-05:00', at: Date.UTC(2026, 10, 23, 19, 40) },
          { value: '2026-11-23T15:00:00-05:00', at: Date.UTC(2026, 10, 23, 20) },
        ],
      },
    ])
  })

  it('a time counts only when it is free for every searched service that is offered [ENTITY-10]', () => {
    const provider = offering({
      101: { '2026-11-23': ['09:00', '09:20', '09:40'], '2026-11-24': ['09:00'] },
      104: { '2026-11-23': ['09:20', '10:00'], '2026-11-25': ['09:00'] },
    })
    expect(values(visitDays(provider, OHIO))).toEqual([['2026-11-23', ['09:20']]])
  })

  it('the same instant in another offset is the same time', () => {
    const provider = offering({ 101: { '2026-11-23': ['09:00'] }, 104: {} })
    provider.services[1]?.availability.push({
      date: '2026-11-23',
      timeslots: [{ value: '2026-11-23T14:00:00Z' }],
    })
    expect(values(visitDays(provider, OHIO))).toEqual([['2026-11-23', ['09:00']]])
  })

  it('a time seen from another zone may be of another day [TIME-05]', () => {
    const days = visitDays(offering({ 301: { '2026-11-23': ['01:30', '09:00'] } }), 'America/Los_Angeles')
    expect(values(days)).toEqual([
      ['2026-11-22', ['01:30']],
      ['2026-11-23', ['09:00']],
    ])
  })

  it('both half past one of the night when clocks go back stand, the earlier one first [TIME-05]', () => {
    const provider = offering({ 29: { '2026-11-01': ['01:30'] } }, '-05:00')
    provider.services[0]?.availability[0]?.timeslots.push({ value: '2026-11-01T01:30:00-04:00' })
    expect(visitDays(provider, OHIO)[0]?.slots.map(({ value }) => value)).toEqual([
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
    ])
  })

  it('what is no instant is left out', () => {
    const provider = offering({ 29: { '2026-11-23': ['09:00'] } })
    provider.services[0]?.availability[0]?.timeslots.push({ value: 'soon' })
    expect(values(visitDays(provider, OHIO))).toEqual([['2026-11-23', ['09:00']]])
  })

  it('no time is lost or made up, whatever the zone', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'America/Phoenix',
      'Pacific/Honolulu',
      'America/Anchorage',
    )
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 71 }), { maxLength: 30 })
    fc.assert(
      fc.property(times, zones, (cells, zone) => {
        const base = Date.UTC(2026, 2, 8, 5)
        const slots = cells.map((cell) => ({ value: new Date(base + cell * 1_200_000).toISOString() }))
        const provider = {
          timezone: OHIO,
          services: [{ serviceId: 1, availability: [{ date: '2026-03-08', timeslots: slots }] }],
        }
        const shown = visitDays(provider, zone).flatMap((day) => day.slots.map(({ at }) => at))
        expect(shown).toEqual(slots.map(({ value }) => Date.parse(value)).sort((a, b) => a - b))
      }),
    )
  })
})

describe('day columns', () => {
  const days = visitDays(
    offering({ 29: { '2026-11-23': ['09:00'], '2026-11-26': ['09:00', '09:20'] } }),
    OHIO,
  )

  it('stand side by side, also where nothing is free [RESULTS-13, RESULTS-17]', () => {
    const columns = columnsOf(days, '2026-11-23', 4)
    expect(columns.map(({ day, slots }) => [day, slots.length])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 0],
      ['2026-11-25', 0],
      ['2026-11-26', 2],
    ])
  })

  it('an empty day tells the next one that has times', () => {
    expect(nextDayWithSlots(days, '2026-11-24')).toEqual({ day: '2026-11-26', count: 2 })
    expect(nextDayWithSlots(days, '2026-11-26')).toBeUndefined()
  })

  it('four times are shown of a column [RESULTS-19]', () => {
    expect(SLOTS_SHOWN).toBe(4)
  })

  it('the soonest time is that of all providers, free for the whole visit', () => {
    const sooner = offering({ 29: { '2026-11-23': ['08:00', '09:20'] }, 91: { '2026-11-23': ['09:20'] } })
    const later = offering({ 29: { '2026-11-24': ['08:00'] } })
    expect(soonestOf([later, sooner, offering({})])).toMatchObject({
      provider: sooner,
      slot: { value: '2026-11-23T09:20:00-05:00', at: Date.UTC(2026, 10, 23, 14, 20) },
    })
    expect(soonestOf([offering({ 29: {} }), offering({})])).toBeUndefined()
  })

  it('providers of all that is searched come before those of part of it, and one of an addition alone is left out [FIND-41, BK-13]', () => {
    const [flu, both, main] = [offering({ 201: {} }), offering({ 201: {}, 29: {} }), offering({ 29: {} })]
    expect(rankedBy([flu, main, both], [29, 201], [29])).toEqual([both, main])
    expect(rankedBy([flu, main, both], [29, 201], [29, 201])).toEqual([both, flu, main])
    expect([flu, main, both].map((one) => offersAll(one, [29, 201]))).toEqual([false, false, true])
  })

  it('the soonest time is near and in the daytime; only where there is none it is further away, or at night [BK-16]', () => {
    const at = (distance: number, ...times: string[]) => ({
      ...offering({ 29: { '2026-11-23': times } }),
      distance,
    })
    const [allDay, far, near] = [at(1, '00:20', '09:40'), at(48, '07:20'), at(9, '08:20')]
    expect(soonestNear([allDay, far, near])).toMatchObject({ provider: near, isFurther: false })
    expect(soonestNear([at(1, '00:20'), far])).toMatchObject({ provider: far, isFurther: true })
    const night = at(1, '22:40')
    expect(soonestNear([night])).toMatchObject({ provider: night, isFurther: true })
    expect(soonestNear([at(1)])).toBeUndefined()
  })

  it('a column begins at 06:00 AM, and its night comes last [RESULTS-19, BK-16, BK-20]', () => {
    const times = ['00:00', '05:40', '06:00', '11:40', '12:00', '17:00', '21:40', '22:00']
    const [{ slots } = { slots: [] }] = visitDays(offering({ 29: { '2026-11-23': times } }), OHIO)
    const { zoneName, parts } = slotsByPart(slots, OHIO)
    expect(zoneName).toBe('EST')
    const shown = parts.map(({ part, slots: some }) => [part, some.map(({ value }) => value.slice(11, 16))])
    expect(shown).toEqual([
      ['morning', ['06:00', '11:40']],
      ['afternoon', ['12:00']],
      ['evening', ['17:00', '21:40']],
      ['night', ['00:00', '05:40', '22:00']],
    ])
  })

  it('the nearest times to a lost one come before and after it, never itself [HOLD-24]', () => {
    const free = visitDays(
      offering({ 29: { '2026-11-23': ['08:00', '09:00', '09:20', '12:00'], '2026-11-24': ['09:20'] } }),
      OHIO,
    )
    const lost = Date.parse('2026-11-23T09:20:00-05:00')
    expect(nearestSlots(free, lost, 3).map(({ value }) => value.slice(8, 16))).toEqual([
      '23T08:00',
      '23T09:00',
      '23T12:00',
    ])
  })
})

describe('notices of a provider', () => {
  const searched = [
    { id: 201, name: 'Flu dose 1', isVaccine: true, dose: 1 },
    { id: 209, name: 'Shingles dose 1', isVaccine: true, dose: 1, followupServiceId: 210 },
  ]
  const window = { from: '2026-11-20', to: addDays('2026-11-20', 13) }
  const noticeFor = (services: Record<number, Free>) => {
    const provider = offering(services)
    return noticeOf(provider, visitDays(provider, OHIO), window, searched)
  }

  it('offered but no time in the window: N is its days [RESULTS-30, RESULTS-34]', () => {
    expect(noticeFor({ 201: {}, 209: {} })).toEqual({ kind: 'noAvailability', days: 14 })
    expect(noticeFor({ 201: {} })).toEqual({ kind: 'noAvailability', days: 14 })
  })

  it('no chosen service offered [RESULTS-31, RESULTS-34]', () => {
    expect(noticeFor({})).toEqual({ kind: 'serviceUnavailable' })
    expect(noticeFor({ 999: { '2026-11-23': ['09:00'] } })).toEqual({ kind: 'serviceUnavailable' })
  })

  it('some not offered: their names, with a dose only where there are two [RESULTS-32, RESULTS-34, BK-11]', () => {
    expect(noticeFor({ 201: { '2026-11-23': ['09:00'] } })).toEqual({
      kind: 'notOffered',
      names: ['Shingles, 1st dose'],
    })
  })

  it('a provider that offers all and has times shows no notice [RESULTS-34]', () => {
    const free = { '2026-11-23': ['09:00'] }
    expect(noticeFor({ 201: free, 209: free })).toBeUndefined()
  })

  it('offered ids keep the order in which they were searched', () => {
    expect(offeredIds(offering({ 209: {}, 201: {} }), [201, 209, 213])).toEqual([201, 209])
  })
})
