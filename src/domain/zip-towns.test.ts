import { expect, it } from 'vitest'
import { townLine, townOf, townsOf } from './zip-towns.ts'

const TOWNS = townsOf([
  ['45202', 'Cincinnati', 'OH', 'Hamilton'],
  ['41011', 'Covington', 'KY', 'Kenton'],
  ['00901', 'San Juan', 'PR', 'San Juan'],
  ['09001', 'Apo 9', 'OH', 'X'],
])

it('a ZIP code names its town, also with four more digits or typed oddly [WI-09]', () => {
  const cincinnati = { city: 'Cincinnati', state: 'OH', county: 'Hamilton' }
  expect(['45202', ' 45202 ', '45202-1234', '452021234'].map((zip) => townOf(TOWNS, zip))).toEqual([
    cincinnati,
    cincinnati,
    cincinnati,
    cincinnati,
  ])
})

it('an unknown or unfinished ZIP code names none, and a town that the form refuses is left out [WI-09]', () => {
  for (const typed of ['', '4520', '99999', '45202-1', '00901', '09001'])
    expect(townOf(TOWNS, typed)).toBeUndefined()
})

it.each([
  ['Cincinnati', 'OH', 'Hamilton', 'Cincinnati, OH, Hamilton County'],
  ['New Orleans', 'LA', 'Orleans', 'New Orleans, LA, Orleans Parish'],
  ['Baton Rouge', 'LA', 'East Baton Rouge Parish', 'Baton Rouge, LA, East Baton Rouge Parish'],
  ['Baltimore', 'MD', 'Baltimore City', 'Baltimore, MD, Baltimore City'],
  ['Juneau', 'AK', 'Juneau City and Borough', 'Juneau, AK, Juneau City and Borough'],
  ['Cincinnati', 'OH', '', 'Cincinnati, OH'],
  ['Washington', 'DC', 'District of Columbia', 'Washington, DC, District of Columbia'],
])('%s, %s, %s reads as one line [WI-09]', (city, state, county, line) => {
  expect(townLine({ city, state, county })).toBe(line)
})
