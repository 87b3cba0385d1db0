import { describe, expect, it } from 'vitest'
import { aClinic } from '../../tests/support/clinics.ts'
import type { KeptClinic } from './kept-clinics.ts'
import { keepable, onDay, searchKept } from './kept-clinics.ts'

const AS_OF = Date.parse('2026-11-20T17:00:00Z') // a Friday
const DAY = 24 * 60 * 60_000

const at = (cityTown: string, stateProvince: string, postalCode: string) => ({
  addressLines: ['1 Main St'],
  cityTown,
  stateProvince,
  postalCode,
})

function kept(...clinics: ReturnType<typeof aClinic>[]): KeptClinic[] {
  return clinics.map((clinic) => ({ clinic: keepable(clinic), asOf: AS_OF }))
}

const MASON = aClinic(1, {
  name: 'Rye',
  address: at('Mason', 'OH', '45040'),
  location: { lat: 39.36, lng: -84.31 },
})
const DOWNTOWN = aClinic(2, {
  name: 'Elm',
  address: at('Cincinnati', 'OH', '45202-1234'),
  location: { lat: 39.1, lng: -84.51 },
})
const DENVER = aClinic(3, {
  name: 'Ash',
  address: at('Denver', 'CO', '80210'),
  location: { lat: 39.68, lng: -104.96 },
})
const ALL = kept(MASON, DOWNTOWN, DENVER)

const idsFor = (where: Parameters<typeof searchKept>[1], order: 'distance' | 'name' = 'distance') => {
  const { isNear, clinics } = searchKept(ALL, where, order)
  return [isNear, ...clinics.map(({ clinic }) => clinic.id)]
}

describe('a search among the clinics of a device', () => {
  it.each([
    '45202',
    'Cincinnati',
    'cincinnati, ohio',
    ' Cincinnati  OH ',
    '1 Vine Street, Cincinnati, OH',
    '９ Vine St, 45202-9999',
  ])(
    '%j is the place of a clinic: those within fifty miles, nearest first, and nobody knows how many miles [LOCATOR-17]',
    (searchText) => {
      expect(idsFor({ searchText })).toEqual([true, DOWNTOWN.id, MASON.id])
      const { clinics } = searchKept(ALL, { searchText }, 'distance')
      expect(clinics.map(({ clinic }) => clinic.distance)).toEqual([null, null])
    },
  )

  it('a ZIP code that no clinic has is near those of its region [LOCATOR-17]', () => {
    expect(idsFor({ searchText: '80202' })).toEqual([true, DENVER.id])
  })

  it.each(['Columbus, OH', 'Denver, IA', 'Vine', '99501', 'ohio', '12 Mason Street', ',', 'constructor'])(
    '%j is no place of theirs: all are told, by name [LOCATOR-17]',
    (searchText) => {
      expect(idsFor({ searchText })).toEqual([false, DENVER.id, DOWNTOWN.id, MASON.id])
    },
  )

  it('a search from the position of a device has miles, and clinics further than fifty miles are not near [LOCATOR-18, LOCATOR-29]', () => {
    const { isNear, clinics } = searchKept(ALL, { latLong: '39.3600,-84.3100' }, 'distance')
    expect([isNear, ...clinics.map(({ clinic }) => Math.round(clinic.distance ?? -1))]).toEqual([true, 0, 21])
    expect(idsFor({ latLong: '0,0' })[0]).toBe(false)
  })

  it('a clinic without a known point is found by its own ZIP code or city, after the others, and by nothing else [LOCATOR-17, CLINIC-05]', () => {
    const lost = aClinic(4, { name: 'Fir', address: DOWNTOWN.address, location: { lat: 0, lng: 0 } })
    const ids = (where: Parameters<typeof searchKept>[1]) =>
      searchKept([...ALL, ...kept(lost)], where, 'distance').clinics.map(({ clinic }) => clinic.id)
    expect(ids({ searchText: '45202' })).toEqual([DOWNTOWN.id, MASON.id, lost.id])
    expect(ids({ searchText: '80210' })).toEqual([DENVER.id])
    expect(ids({ latLong: '39.1,-84.5' })).toEqual([DOWNTOWN.id, MASON.id])
  })

  it('they are in order of name where that is asked for [LOCATOR-07]', () => {
    expect(idsFor({ latLong: '39.36,-84.31' }, 'name')).toEqual([true, DOWNTOWN.id, MASON.id])
  })
})

describe('a kept clinic on another day', () => {
  const weekHours = ['Friday: 09:00 AM - 06:00 PM', 'Saturday: Closed', 'Sunday: 10:00 AM - 02:00 PM']
  const clinic = aClinic(1, { weekHours })

  it('its week begins with that day, and its hours are those of the week [ENTITY-25, LOCATOR-44]', () => {
    expect(onDay({ clinic, asOf: AS_OF }, AS_OF + DAY)).toMatchObject({
      weekHours: ['Saturday: Closed', 'Sunday: 10:00 AM - 02:00 PM', 'Friday: 09:00 AM - 06:00 PM'],
      timingInfo: { todaysHours: 'Closed', todaysLunchHours: null },
    })
    expect(onDay({ clinic, asOf: AS_OF }, AS_OF + 4 * DAY)).toMatchObject({
      weekHours,
      timingInfo: { todaysHours: null, todaysLunchHours: null },
    })
  })

  it('on the same day in its zone, or in a zone that nobody knows, it is as it was told [ENTITY-25]', () => {
    expect(onDay({ clinic, asOf: AS_OF }, AS_OF + 11 * 60 * 60_000)).toBe(clinic)
    const lost = { ...clinic, timeZone: 'Mars/Olympus' }
    expect(onDay({ clinic: lost, asOf: AS_OF }, AS_OF + DAY)).toBe(lost)
  })
})
