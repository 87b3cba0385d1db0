import { afterEach, beforeEach, expect, it } from 'vitest'
import { searchClinics } from '#contract/clinics'
import { getSimilarAddresses } from '#contract/places'
import { searchPhysical } from '#contract/providers'
import { type BookingApp, openBookingApp } from '../../../tests/support/booking.ts'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { openPlaces } from '../address/places.ts'

const places = openPlaces(builtGazetteer())

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp({ places })
})
afterEach(() => app.close())

/** What an answer has beside the list of a search near a place. */
async function metaOf(freeFormAddress: string, more = '') {
  const flu = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-20&endDate=2026-12-03'
  const { text } = await app.search(
    `${searchPhysical.path}?${new URLSearchParams({ freeFormAddress })}&${flu}${more}`,
  )
  return JSON.parse(text).meta
}

it('of places with one name the one with the nearest location is taken, and the others are named [BK-06]', async () => {
  const { place, others } = await metaOf('Newport')
  expect(place).toEqual({ text: 'Newport, KY', latitude: expect.any(Number), longitude: expect.any(Number) })
  expect(others).toContain('Newport, RI')
  expect(others.length).toBeLessThanOrEqual(4)
})

it('of places that are all far away the one with most people is taken [BK-06]', async () => {
  const { text } = places.meaningOf('Pasadena')?.places[0] ?? {}
  expect((await metaOf('Pasadena')).place.text).toBe(text)
  expect(text).toMatch(/^Pasadena, (CA|TX)$/)
})

it('a state is the city with most of its locations [BK-06]', async () => {
  expect((await metaOf('Ohio')).place.text).toBe('Cincinnati, OH')
  expect((await metaOf('Texas')).place.text).toBe('Houston, TX')
})

it('a search without results names the nearest location beyond its radius, and a search with results names none [BK-07]', async () => {
  expect(await metaOf('Cincinnati, OH')).not.toHaveProperty('nearest')
  for (const far of ['59718', '99950']) {
    const { nearest } = await metaOf(far)
    expect(nearest).toMatchObject({ providerId: expect.any(String), name: expect.stringContaining('Kroger') })
    expect(nearest.miles).toBeGreaterThan(500)
    // Beyond the widest radius its times are found at its town.
    expect(await metaOf(nearest.town)).toMatchObject({ place: { text: nearest.town } })
    expect(await metaOf(nearest.town)).not.toHaveProperty('nearest')
  }
  const { nearest } = await metaOf('Indianapolis, IN')
  expect(nearest.miles).toBeGreaterThan(50)
  expect(await metaOf('Indianapolis, IN', '&radius=250')).not.toHaveProperty('nearest')
})

/** What an answer has beside the list of a search for clinics. */
async function clinicMetaOf(query: Record<string, string>) {
  const response = await app.send(`${searchClinics.path}?${new URLSearchParams(query)}`)
  return (await response.json()).meta
}

it('a search for clinics says the same: the place that it took, others, and the nearest clinic [BK-06, BK-07]', async () => {
  const newport = await clinicMetaOf({ 'filter.freeFormAddress': 'Newport' })
  expect(newport.place).toMatchObject({ text: 'Newport, KY' })
  expect(newport.others).toContain('Newport, RI')
  expect(newport).not.toHaveProperty('nearest')
  for (const far of ['59718', '99950']) {
    const { nearest } = await clinicMetaOf({ 'filter.freeFormAddress': far })
    expect(nearest.miles).toBeGreaterThan(500)
    expect(nearest.providerId).toMatch(/^\d{8}$/)
  }
  expect(await clinicMetaOf({ 'filter.latLng': '39.1,-84.5' })).not.toHaveProperty('place')
})

it('a point of a device is searched under the name of its town [BK-10]', async () => {
  const { place } = await metaOf('39.10,-84.51')
  expect(place).toEqual({ text: 'Cincinnati, OH', latitude: 39.1, longitude: -84.51 })
})

async function suggestedFor(freeFormAddress: string): Promise<string[]> {
  const response = await app.send(`${getSimilarAddresses.path}?${new URLSearchParams({ freeFormAddress })}`)
  const { data } = await response.json()
  return data.similarAddresses.map(({ text }: { text: string }) => text)
}

it.each([
  ['Monticello, KY', 'Monticello, KY (Wayne County)'],
  ['Bryn Mawr, PA', 'Bryn Mawr, PA (Delaware County)'],
  ['Newport', 'Newport, KY'],
  ['Franklin', /^Franklin, /],
  ['Springfield', /^Springfield, /],
  ['Georgetown', /^Georgetown, /],
  ['Woodlands, TX', 'The Woodlands, TX'],
  ['Cincinatti, OH', 'Cincinnati, OH'],
])('both searches take the first place that is suggested for %s [FEED-15]', async (typed, expected) => {
  const [first] = await suggestedFor(typed)
  expect(first).toMatch(expected)
  expect((await clinicMetaOf({ 'filter.freeFormAddress': typed })).place.text).toBe(first)
  expect((await metaOf(typed)).place.text).toBe(first)
})

it('a name that may go on has the place of a search among its suggestions, and not first [FEED-15]', async () => {
  const { text } = (await metaOf('the wood')).place
  const suggested = await suggestedFor('the wood')
  expect(suggested[0]).toBe('The Woodlands, TX')
  expect(suggested).toContain(text)
})
