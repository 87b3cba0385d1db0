import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degreesOfLatitude, milesBetween } from './distance.ts'

const CINCINNATI = { latitude: 39.1031, longitude: -84.512 }
const COLUMBUS = { latitude: 39.9612, longitude: -82.9988 }

/** Evenly spread, which doubles are not. */
const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((number) => number / 10_000)
const points = fc.record({ latitude: degrees(90), longitude: degrees(180) })

/** The angle between two directions in space, which is another way to the same distance. */
function milesByVectors(one: typeof CINCINNATI, other: typeof CINCINNATI): number {
  const [a, b] = [one, other].map(({ latitude, longitude }) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const
  }) as [[number, number, number], [number, number, number]]
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
  return Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) * 3958.7613
}

describe('distance', () => {
  it('it is in miles: from Cincinnati to Columbus about 100 [RESULTS-03]', () => {
    expect(milesBetween(CINCINNATI, COLUMBUS)).toBeCloseTo(100, 0)
  })

  it('it agrees with the angle between two vectors, wherever the points lie [RESULTS-03]', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        expect(Math.abs(milesBetween(one, other) - milesByVectors(one, other))).toBeLessThan(0.001)
      }),
    )
  })

  it('it is 0 to itself, the same there and back, and right across the 180th meridian and a pole [class 34]', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        expect(milesBetween(one, one)).toBe(0)
        expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 9)
      }),
    )
    const [east, west] = [179.9, -179.9].map((longitude) => ({ latitude: 51.9, longitude }))
    expect(milesBetween(east ?? CINCINNATI, west ?? CINCINNATI)).toBeLessThan(10)
    const [here, there] = [0, 180].map((longitude) => ({ latitude: 89.9, longitude }))
    expect(milesBetween(here ?? CINCINNATI, there ?? CINCINNATI)).toBeLessThan(15)
  })

  it('nothing beyond its degrees of latitude is within so many miles [API-42]', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        const miles = milesBetween(one, other)
        // From one end of the earth to the other the arc sine loses half its digits.
        const rounding = 1e-5
        const apart = Math.abs(one.latitude - other.latitude)
        expect(apart).toBeLessThanOrEqual(degreesOfLatitude(miles) + rounding)
      }),
    )
  })
})
