import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aClinic, type BookingApp, openBookingApp } from '../../../tests/support/booking.ts'
import type { Meaning } from '../address/places.ts'
import { createPlaceFinder, understand } from './where.ts'

describe('the place of a search', () => {
  const asked: string[] = []
  const known = () => ({
    meaningOf(text: string): Meaning {
      asked.push(text)
      return { places: [{ text, rank: 0, latitude: 39.1, longitude: -84.5 }] }
    },
  })
  let places = known()
  const find = createPlaceFinder(async () => places)
  afterEach(() => void asked.splice(0))

  it('is looked for once when it is a city or a ZIP; what may be an address at home is not remembered [P9, FIND-22]', async () => {
    for (const text of ['Cincinnati, OH', '45202', '12 Main St, Mason, OH']) {
      expect(await find(text)).toEqual(await find(text))
    }
    expect(asked).toEqual(['Cincinnati, OH', '45202', '12 Main St, Mason, OH', '12 Main St, Mason, OH'])
  })

  it('is looked for again when other places are known [FEED-15]', async () => {
    await find('Mason, OH')
    places = known()
    await find('Mason, OH')
    await find('Mason, OH')
    expect(asked).toEqual(['Mason, OH', 'Mason, OH'])
  })
})

describe('a name that several places have', () => {
  const places: Meaning['places'] = [
    { text: 'St. Louis, MO', rank: 300_000, latitude: 38.6, longitude: -90.2 },
    { text: 'Saint Louis, MI', rank: 7000, latitude: 43.4, longitude: -84.6 },
  ]
  const takenWith = (ofBig: number, ofSmall: number) => {
    const near = (point: { latitude: number }, miles: number) => {
      const away = point.latitude < 40 ? ofBig : ofSmall
      return away <= miles
        ? [{ one: { point: { latitude: 0, longitude: 0 }, details: {} }, miles: away }]
        : []
    }
    return understand({ places }, near, { miles: 50, suits: () => true }).place.text
  }

  it('means the one with a location next door, else the one with most people that has one at all [BK-06]', () => {
    expect(takenWith(48, 2)).toBe('Saint Louis, MI')
    expect(takenWith(48, 24)).toBe('St. Louis, MO')
    expect(takenWith(60, 24)).toBe('Saint Louis, MI')
    expect(takenWith(60, 60)).toBe('St. Louis, MO')
  })
})

it('a place after which no ZIP code is named is not taken for the town of its name, however near a location is [FEED-15]', () => {
  const near = (point: { latitude: number }) =>
    point.latitude > 37 ? [{ one: { point: { latitude: 0, longitude: 0 }, details: {} }, miles: 1 }] : []
  const places: Meaning['places'] = [
    { text: 'Monticello, KY (Wayne County)', rank: 6103, latitude: 36.8, longitude: -84.8 },
    { text: 'Monticello, KY (Fayette County)', rank: 6103, isMinor: true, latitude: 38, longitude: -84.6 },
  ]
  const { place, others } = understand({ places }, near, { miles: 50, suits: () => true })
  expect([place.text, ...others]).toEqual(places.map(({ text }) => text))
})

describe('a list that is full', () => {
  let app: BookingApp
  beforeEach(async () => {
    app = await openBookingApp()
    await app.store.putLocations([
      aClinic({ serviceIds: [501] }),
      aClinic({ id: 'NEAR', latitude: 39.3, serviceIds: [601] }),
      aClinic({ id: 'FAR', latitude: 39.5, serviceIds: [501, 601] }),
    ])
  })
  afterEach(() => app.close())

  const listed = async (serviceIds: string, maxResults: number) => {
    const days = 'startDate=2026-11-20&endDate=2026-12-03'
    const query = `businessNames=pharmacy,tlc&serviceIds=${serviceIds}&maxResults=${maxResults}&${days}`
    return (await app.physical(query)).map(({ providerId }) => providerId)
  }

  it('has those with the service that was named first, however far, before those with what was added [FIND-41, API-42]', async () => {
    expect(await listed('601,501', 2)).toEqual(['NEAR', 'FAR'])
    expect((await listed('501', 2)).includes('FAR')).toBe(false)
  })

  it('is in the order of distance all the same [API-36]', async () => {
    const [first, ...others] = await listed('601,501', 3)
    expect(others).toEqual(['NEAR', 'FAR'])
    expect(['01400376', '95100001']).toContain(first)
  })
})
