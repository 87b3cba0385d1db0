import { create, is } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Availability } from './providers.ts'

const aDay = (timeslots: unknown) => [{ date: '2026-11-23', timeslots }]

describe('free times on the wire', () => {
  it('are days with instants, whatever else is said of them [RESULTS-38, API-52]', () => {
    const days = aDay([{ value: '2026-11-23T09:00:00-05:00', more: true }])
    expect(create(days, Availability)).toEqual(days)
    expect(is([], Availability)).toBe(true)
    expect(is(aDay([]), Availability)).toBe(true)
  })

  it.each([null, undefined, {}, 'soon', [null], [{}], [{ value: 7 }], [{ value: '…' }, 'x']])(
    '%j are no times [RESULTS-38]',
    (timeslots) => {
      expect(is(aDay(timeslots), Availability)).toBe(false)
    },
  )

  it.each([null, {}, [null], [7], [{ timeslots: [] }], [{ date: 7, timeslots: [] }]])(
    '%j are no days [RESULTS-38]',
    (days) => {
      expect(is(days, Availability)).toBe(false)
    },
  )
})
