import { describe, expect, it } from 'vitest'
import { clinicOrder, clinicProblem, isSamePosition, shownMiles, suggestsPlaces, waitOf } from './locator.ts'

describe('the clinic locator', () => {
  it('clinics are in order of distance unless the name is asked for [LOCATOR-06, LOCATOR-07]', () => {
    expect(['name', 'distance', 'Name', '', undefined].map(clinicOrder)).toEqual([
      'name',
      ...Array(4).fill('distance'),
    ])
  })

  it('places are suggested for a ZIP code, or for three characters that are not all digits [LOCATOR-26]', () => {
    const suggesting = ['45202', 'Cin', '4th', ' Ada ', 'São', '452-']
    const silent = ['', '  ', 'Ci', '4520', '452021', '123', 'a ', '\u200b\u200b\u200b']
    expect(suggesting.filter((text) => !suggestsPlaces(text))).toEqual([])
    expect(silent.filter(suggestsPlaces)).toEqual([])
  })

  it('a position that differs in the fourth decimal is another one, in the fifth it is not [LOCATOR-21]', () => {
    const one = { latitude: 39.1031, longitude: -84.512 }
    expect(isSamePosition(one, { latitude: 39.10312, longitude: -84.51204 })).toBe(true)
    expect(isSamePosition(one, { latitude: 39.1032, longitude: -84.512 })).toBe(false)
    expect(isSamePosition(one, { latitude: 39.1031, longitude: -84.5121 })).toBe(false)
  })

  it('miles have two decimals, and are none where the answer has none that can be [LOCATOR-29]', () => {
    expect([1.744131, 0, 12.005, 3.999].map(shownMiles)).toEqual([1.74, 0, 12.01, 4])
    expect([null, -1, Number.NaN].map(shownMiles)).toEqual([null, null, null])
  })

  it('a wait is none, hours and minutes with what the clinic says of it, a description, or unknown [LOCATOR-40, LOCATOR-41, LOCATOR-42, BK-50]', () => {
    const of = (waitMinutes: number, description: string | null = null) =>
      waitOf({ waitMinutes, description, clinicAvailable: true })
    expect(of(0, 'Come in.')).toEqual({ kind: 'none' })
    expect(of(75)).toEqual({ kind: 'known', hours: 1, minutes: 15 })
    expect(of(59.5)).toEqual({ kind: 'known', hours: 1, minutes: 0 })
    expect(of(20)).toEqual({ kind: 'known', hours: 0, minutes: 20 })
    const busy = { kind: 'known', hours: 1, minutes: 0, description: 'Busy today' }
    expect(of(60, 'Busy today')).toEqual(busy)
    expect(of(99_999, 'Please call.')).toEqual({ kind: 'described', description: 'Please call.' })
    for (const minutes of [99_999, 100_000, -1, Number.NaN]) {
      expect(of(minutes)).toEqual({ kind: 'unknown' })
    }
  })

  it('a failure is told in words of the server, or by whom to ask [LOCATOR-31, LOCATOR-34 to LOCATOR-39]', () => {
    expect(clinicProblem(undefined, undefined)).toBe('network')
    expect([400, 401, 404, 429].map((status) => clinicProblem(status, 'invalidRequest'))).toEqual(
      Array(4).fill('serverMessage'),
    )
    expect(clinicProblem(500, 'serverError')).toBe('support')
    expect(clinicProblem(503, undefined)).toBe('support')
    expect(clinicProblem(500, 'TooManyReasonsErrorMessage')).toBe('serverMessage')
    expect(clinicProblem(302, undefined)).toBe('support')
  })
})
