import { describe, expect, it } from 'vitest'
import { openingAt } from './opening.ts'

const times = (start: string | null, end: string | null) => ({ start, end, breakStart: null, breakEnd: null })
const HOURS = {
  isBreakSame: true,
  mondayToFriday: times('09:00', '20:00'),
  saturday: times('09:00', '18:00'),
  sunday: times(null, null),
}
const OHIO = 'America/New_York'
/** Friday 2026-11-20 in Ohio. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour + 5, minute)

describe('whether a place is open', () => {
  it('follows the group of the day [ENTITY-13]', () => {
    expect(openingAt(HOURS, at(12), OHIO)).toEqual({ kind: 'open', until: '08:00 PM' })
    expect(openingAt(HOURS, at(12 + 24), OHIO)).toEqual({ kind: 'open', until: '06:00 PM' })
    expect(openingAt(HOURS, at(12 + 48), OHIO)).toEqual({
      kind: 'closed',
      next: { day: '2026-11-23', at: '09:00 AM' },
    })
  })

  it('before it opens it says when, after it closes when it opens on another day', () => {
    expect(openingAt(HOURS, at(8, 59), OHIO)).toEqual({ kind: 'opens', at: '09:00 AM' })
    expect(openingAt(HOURS, at(9), OHIO)).toMatchObject({ kind: 'open' })
    expect(openingAt(HOURS, at(20), OHIO)).toEqual({
      kind: 'closed',
      next: { day: '2026-11-21', at: '09:00 AM' },
    })
  })

  it('a day that is closed in spite of the hours is passed over [DIR-06]', () => {
    const next = { day: '2026-11-23', at: '09:00 AM' }
    expect(openingAt(HOURS, at(21), OHIO, ['2026-11-21'])).toEqual({ kind: 'closed', next })
    expect(openingAt(HOURS, at(12), OHIO, ['2026-11-20', '2026-11-21'])).toEqual({ kind: 'closed', next })
    expect(openingAt(HOURS, at(12), OHIO, ['2026-11-21'])).toMatchObject({ kind: 'open' })
  })

  it('is asked in its own zone', () => {
    expect(openingAt(HOURS, at(9), 'America/Los_Angeles')).toMatchObject({ kind: 'opens' })
  })

  it('an end before its start lies past midnight', () => {
    const late = { ...HOURS, mondayToFriday: times('07:00', '01:00') }
    expect(openingAt(late, at(23), OHIO)).toEqual({ kind: 'open', until: '01:00 AM' })
    expect(openingAt(late, at(24, 30), OHIO)).toEqual({ kind: 'open', until: '01:00 AM' })
    expect(openingAt(late, at(25), OHIO)).toEqual({ kind: 'opens', at: '09:00 AM' })
  })

  it('a whole day is open all day', () => {
    const always = { ...HOURS, mondayToFriday: times('00:00', '24:00') }
    expect(openingAt(always, at(3), OHIO)).toEqual({ kind: 'allDay' })
  })

  it('hours that are no times count as closed', () => {
    const never = { ...HOURS, mondayToFriday: times('nine', '20:00'), saturday: times(null, '20:00') }
    expect(openingAt(never, at(12), OHIO)).toEqual({ kind: 'closed' })
  })
})
