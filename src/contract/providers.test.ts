import { create, is } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { DayOfSlots } from './providers.ts'

const aDay = (timeslots: unknown) => ({ date: '2026-11-23', timeslots })

describe('the times of a day on the wire', () => {
  it('RESULTS-38 API-52 are instants in a list, whatever else is said of them', () => {
    const day = aDay([{ value: '2026-11-23T09:00:00-05:00', more: true }])
    expect(create(day, DayOfSlots)).toEqual(day)
    expect(is(aDay([]), DayOfSlots)).toBe(true)
  })

  it.each([null, undefined, {}, 'soon', [null], [{}], [{ value: 7 }], [{ value: '…' }, 'x']])(
    'RESULTS-38 %j is none',
    (timeslots) => {
      expect(is(aDay(timeslots), DayOfSlots)).toBe(false)
    },
  )
})
