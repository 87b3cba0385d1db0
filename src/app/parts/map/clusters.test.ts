import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clustersOf, GRID, letterOf, markOf, type Pin, pixelOf } from './clusters.ts'

const aPin = (letter: string, lat: number, lng: number): Pin => ({ key: letter, letter, lat, lng })
const LANTERN = aPin('A', 39.1072, -84.502)
const SUSPENSION = aPin('B', 39.08, -84.51)
const CLOVERLEAF = aPin('C', 39.36, -84.31)

describe('pins on the map', () => {
  it('the grid of clusters is 100 [RESULTS-21]', () => {
    expect(GRID).toBe(100)
  })

  it('stand together from afar and apart when near [RESULTS-21]', () => {
    const marks = (zoom: number) =>
      clustersOf([LANTERN, SUSPENSION, CLOVERLEAF], zoom).map(({ pins }) => markOf(pins))
    expect(marks(4)).toEqual(['3 places'])
    expect(marks(14)).toEqual(['A', 'B', 'C'])
  })

  it('letters go on over the pages [BK-17]', () => {
    expect([0, 5, 25, 26, 49].map(letterOf)).toEqual(['A', 'F', 'Z', 'AA', 'AX'])
  })

  it('a mark of many says how many [BK-17]', () => {
    expect(markOf([LANTERN, SUSPENSION, CLOVERLEAF, LANTERN])).toBe('4 places')
  })

  it('a world of one tile has its corners where Web Mercator has them', () => {
    expect(pixelOf({ lat: 0, lng: -180 }, 0)).toEqual({ x: 0, y: 128 })
    expect(pixelOf({ lat: 0, lng: 0 }, 1).x).toBe(256)
    expect(pixelOf({ lat: 85, lng: 0 }, 0).y).toBeLessThan(1)
  })

  it('no pin is lost, and each mark lies among its pins', () => {
    const pins = fc.array(
      fc.record({
        key: fc.string(),
        letter: fc.constant('A'),
        lat: fc.double({ min: 18, max: 72, noNaN: true }),
        lng: fc.double({ min: -180, max: -60, noNaN: true }),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(pins, fc.integer({ min: 3, max: 16 }), (all, zoom) => {
        const clusters = clustersOf(all, zoom)
        expect(clusters.flatMap((cluster) => cluster.pins)).toHaveLength(all.length)
        for (const { pins: own, lat, lng } of clusters) {
          const [lats, lngs] = [own.map((pin) => pin.lat), own.map((pin) => pin.lng)]
          expect(lat).toBeGreaterThanOrEqual(Math.min(...lats) - 1e-9)
          expect(lat).toBeLessThanOrEqual(Math.max(...lats) + 1e-9)
          expect(lng).toBeGreaterThanOrEqual(Math.min(...lngs) - 1e-9)
          expect(lng).toBeLessThanOrEqual(Math.max(...lngs) + 1e-9)
        }
      }),
    )
  })
})
