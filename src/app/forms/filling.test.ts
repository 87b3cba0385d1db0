import { expect, it } from 'vitest'
import { isFilledWith, refilled } from './filling.ts'

const NAMES = ['city', 'state', 'county']
const CINCINNATI = { city: 'Cincinnati', state: 'OH', county: 'Hamilton' }
const COVINGTON = { city: 'Covington', state: 'KY', county: 'Kenton' }
const EMPTY = { city: '', state: '', county: '' }

it('a known ZIP code fills empty fields, and another one fills them anew [WI-09]', () => {
  expect(refilled(NAMES, {}, undefined, CINCINNATI)).toEqual(CINCINNATI)
  expect(refilled(NAMES, CINCINNATI, CINCINNATI, COVINGTON)).toEqual(COVINGTON)
})

it('an unknown ZIP code takes back what another one filled in [WI-09]', () => {
  expect(refilled(NAMES, CINCINNATI, CINCINNATI, undefined)).toEqual(EMPTY)
  expect(refilled(NAMES, {}, undefined, undefined)).toEqual({})
})

it('a town changed by hand is never overwritten [WI-09]', () => {
  const byHand = { ...CINCINNATI, city: 'Norwood' }
  expect(refilled(NAMES, byHand, CINCINNATI, COVINGTON)).toEqual({})
  expect(refilled(NAMES, byHand, CINCINNATI, undefined)).toEqual({})
  expect(refilled(NAMES, byHand, undefined, CINCINNATI)).toEqual({})
})

it('fields are filled with a town only if all of them are [WI-09]', () => {
  expect(isFilledWith(NAMES, CINCINNATI, CINCINNATI)).toBe(true)
  expect(isFilledWith(NAMES, { ...CINCINNATI, county: '' }, CINCINNATI)).toBe(false)
  expect(isFilledWith(NAMES, EMPTY, undefined)).toBe(false)
})
