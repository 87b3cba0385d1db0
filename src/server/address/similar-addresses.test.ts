import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getSimilarAddresses, SimilarAddressesMeta } from '#contract/places'
import { errorKeys, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { CityRow } from './gazetteer.ts'
import { createPlaces } from './places.ts'

const CITIES = Array.from({ length: 26 }, (_, at): CityRow => {
  return [`Spring ${String.fromCharCode(65 + at)}`, 'OH', 1000 - at, 40, -80]
})

let app: TestApp
beforeEach(async () => {
  app = await openTestApp({ places: createPlaces({ zips: [], cities: CITIES }) })
})
afterEach(() => app.close())

async function suggest(query: Record<string, string>) {
  const response = await app.send(`${getSimilarAddresses.path}?${new URLSearchParams(query)}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { data } = await response.json()
  assert(data, getSimilarAddresses.data)
  return data.similarAddresses.map(({ label }) => label)
}

describe('similar addresses', () => {
  it('are five unless another number is asked for [API-04]', async () => {
    expect(await suggest({ 'filter.freeFormAddress': 'spri', 'page.size': '2' })).toEqual([
      'Spring A, OH',
      'Spring B, OH',
    ])
    expect(await suggest({ 'filter.freeFormAddress': 'spri' })).toHaveLength(5)
    expect(await suggest({ freeFormAddress: 'spri', 'page.size': '20' })).toHaveLength(20)
  })

  it.each([
    [{}, 5],
    [{ 'page.size': '2' }, 2],
    [{ 'page.size': '500' }, 20],
  ])('say for %j that they are %i at most [FEED-14]', async (size, most) => {
    const query = new URLSearchParams({
      'filter.freeFormAddress': 'spri',
      ...(size as Record<string, string>),
    })
    const { data, meta } = await (await app.send(`${getSimilarAddresses.path}?${query}`)).json()
    assert(meta, SimilarAddressesMeta)
    expect([meta.page.size, data.similarAddresses.length]).toEqual([most, most])
  })

  it('are none for a text that begins no place [API-04]', async () => {
    for (const text of [' ', '%', "' OR 1=1", '\u0000', 'x'.repeat(128)])
      expect(await suggest({ 'filter.freeFormAddress': text })).toEqual([])
  })

  it.each([
    {},
    { 'filter.freeFormAddress': '' },
    { 'filter.freeFormAddress': 'x'.repeat(129) },
    { 'filter.freeFormAddress': 'spri', 'page.size': '0' },
    { 'filter.freeFormAddress': 'spri', 'page.size': '1.5' },
    { 'filter.freeFormAddress': 'spri', 'page.size': '1e9' },
    { 'filter.freeFormAddress': 'spri', 'page.size': '' },
  ])('are refused for %j [class 31 and 34]', async (query) => {
    const response = await app.send(
      `${getSimilarAddresses.path}?${new URLSearchParams(query as Record<string, string>)}`,
    )
    expect([response.status, await errorKeys(response)]).toEqual([400, ['invalidRequest']])
  })
})
