import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clinicOpening } from './clinic-hours.ts'
import { hoursOn, isOpenAt, lunchOn, weekHours } from './week-hours.ts'

const OHIO = 'America/New_York'
/** Friday, 20 November 2026, in Ohio. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour + 5, minute)

function aTold(overrides: Partial<Parameters<typeof clinicOpening>[0]> = {}) {
  return {
    weekHours: ['Friday: 09:00 AM - 06:00 PM', 'Saturday: 10:00 AM - 04:00 PM', 'Sunday: Closed'],
    timingInfo: { todaysHours: '09:00 AM - 06:00 PM', todaysLunchHours: '12:30 PM - 01:00 PM' },
    timeZone: OHIO,
    waitTimeInfo: { description: null, clinicAvailable: true, waitMinutes: 0 },
    ...overrides,
  }
}

describe('whether a clinic is open', () => {
  it.each([
    [at(8, 59), { kind: 'opens', at: '09:00 AM' }],
    [at(9), { kind: 'open', until: '06:00 PM' }],
    [at(12, 30), { kind: 'opens', at: '01:00 PM' }],
    [at(13), { kind: 'open', until: '06:00 PM' }],
    [at(18), { kind: 'closed', next: { day: '2026-11-21', at: '10:00 AM' } }],
    [at(36), { kind: 'open', until: '04:00 PM' }],
    [at(60), { kind: 'closed', next: { day: '2026-11-27', at: '09:00 AM' } }],
  ])('at %i it is %j [ENTITY-19, ENTITY-25]', (instant, opening) => {
    expect(clinicOpening(aTold(), instant, true)).toEqual(opening)
  })

  it('is asked in the zone of the clinic [ENTITY-25]', () => {
    expect(clinicOpening(aTold({ timeZone: 'America/Los_Angeles' }), at(9), true)).toEqual({
      kind: 'opens',
      at: '09:00 AM',
    })
    expect(clinicOpening(aTold({ timeZone: 'Mars/Olympus' }), at(9), true)).toBeUndefined()
  })

  it('one that says now that it is closed is closed, whatever its hours are [ENTITY-20]', () => {
    const waitTimeInfo = { description: null, clinicAvailable: false, waitMinutes: 0 }
    expect(clinicOpening(aTold({ waitTimeInfo }), at(10), true)).toEqual({ kind: 'closed' })
    expect(clinicOpening(aTold({ waitTimeInfo }), at(8), true)).toMatchObject({ kind: 'opens' })
    expect(clinicOpening(aTold({ waitTimeInfo }), at(10), false)).toMatchObject({ kind: 'open' })
  })

  it('hours that are not known, or are no hours, say nothing [LOCATOR-44, class 46]', () => {
    const timingInfo = { todaysHours: null, todaysLunchHours: null }
    expect(clinicOpening(aTold({ weekHours: [], timingInfo }), at(9), true)).toBeUndefined()
    for (const hours of ['', 'nine to six', '25:00 PM - 06:00 PM', '09:00 AM - 06:00 PM, later']) {
      expect(clinicOpening(aTold({ weekHours: [`Friday: ${hours}`] }), at(9), true)).toBeUndefined()
    }
  })

  it('the hours of today alone say it too [ENTITY-19]', () => {
    expect(clinicOpening(aTold({ weekHours: [] }), at(10), true)).toMatchObject({ kind: 'open' })
  })

  it('agrees with the server that wrote the hours, at any minute of the day [ENTITY-20, ENTITY-25]', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const span = fc
      .tuple(minute, fc.integer({ min: 1, max: 1439 }))
      .map(([from, long]) => [from, from + long])
    const week = fc.tuple(span, fc.boolean()).map(([[from = 0, to = 0], isShut]) => ({
      hours: Array.from({ length: 7 }, (_, day) => (isShut && day === 5 ? [] : [[from, to] as const])),
      breaks: null,
      closures: [],
    }))
    fc.assert(
      fc.property(week, minute, (hours, now) => {
        const instant = at(0, now)
        const told = aTold({
          weekHours: weekHours(hours, '2026-11-20'),
          timingInfo: {
            todaysHours: hoursOn(hours, '2026-11-20'),
            todaysLunchHours: lunchOn(hours, '2026-11-20'),
          },
        })
        const kind = clinicOpening(told, instant, true)?.kind
        expect(kind === 'open' || kind === 'allDay').toBe(isOpenAt(hours, instant, OHIO))
      }),
    )
  })
})
