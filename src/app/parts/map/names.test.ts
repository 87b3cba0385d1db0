import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../../../tests/support/sources.ts'
import type { Box, MapTown } from './basemap.ts'
import { namesIn } from './names.ts'

/** The towns of a state, from the file of the map. */
function townsOf(fips: string): MapTown[] {
  const rows = JSON.parse(readFileSync(join(ROOT, 'public/basemap', `towns-${fips}.json`), 'utf8'))
  return rows.map(([name, x, y]: [string, number, number]) => ({ name, lat: y / 1000, lng: x / 1000 }))
}

/** A view of 256 by 266 pixels around a point, as beside the results. */
function viewAt(lat: number, lng: number, zoom: number): Box {
  const [wide, high] = [((256 / 256) * 360) / 2 ** zoom / 2, ((266 / 256) * 360 * 0.78) / 2 ** zoom / 2]
  return [lng - wide, lat - high, lng + wide, lat + high]
}

it.each([
  ['Phoenix', '04', 33.45, -112.07, 9, 'Phoenix'],
  // The map zooms out until a name is there.
  ['rural Wyoming', '56', 43.2, -107.3, 7, undefined],
  ['Honolulu', '15', 21.31, -157.86, 9, undefined],
  ['Cincinnati', '39', 39.1, -84.51, 9, 'Cincinnati'],
])('a view of %s shows at least one name, and none overlap [BK-17]', (_, fips, lat, lng, zoom, name) => {
  const shown = namesIn(viewAt(lat, lng, zoom), zoom, townsOf(fips), [])
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThanOrEqual(12)
  if (name !== undefined) expect(shown[0]?.name).toBe(name)
})

it('of towns at one point the biggest is named at it, the next ones below and above it, and the others not at all [BK-17]', () => {
  const towns = ['Biggest', 'Second', 'Third', 'Fourth'].map((name) => ({ name, lat: 39.1, lng: -84.5 }))
  const view = viewAt(39.1, -84.5, 9)
  const shown = (taken: { lat: number; lng: number }[]) =>
    namesIn(view, 9, towns, taken).map(({ name, below }) => [name, below])
  expect(shown([])).toEqual([
    ['Biggest', 0],
    ['Second', 34],
    ['Third', -34],
  ])
  expect(shown([{ lat: 39.1, lng: -84.5 }])).toEqual([
    ['Biggest', 34],
    ['Second', -34],
  ])
})
