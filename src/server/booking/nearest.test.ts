import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milesBetween } from '#domain/distance'
import { createNearest } from './nearest.ts'

/** Evenly spread, which doubles are not. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((number) => number / 10_000)
const point = fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) })
const near = fc.record({ latitude: degrees(30, 36), longitude: degrees(-90, -80) })

function agrees(points: { latitude: number; longitude: number }[], from: (typeof points)[0], miles: number) {
  const nearest = createNearest(points.map((one) => ({ point: one })))
  const found = nearest(from, miles, () => true).map((one) => one.miles)
  const all = points.map((one) => milesBetween(from, one)).filter((distance) => distance <= miles)
  expect(found).toEqual(all.sort((a, b) => a - b))
}

describe('what is nearest', () => {
  it('is what looking at every one finds, in the order of distance [API-36, API-42]', () => {
    const miles = fc.integer({ min: 1, max: 500 })
    fc.assert(fc.property(fc.array(near, { maxLength: 60 }), near, miles, agrees), { numRuns: 300 })
  })

  it('also across the 180th meridian and around the poles [class 34]', () => {
    const miles = fc.integer({ min: 1, max: 5000 })
    fc.assert(fc.property(fc.array(point, { maxLength: 60 }), point, miles, agrees), { numRuns: 300 })
  })

  it('only those that suit [RESULTS-32]', () => {
    const [here, there] = [0, 0.1].map((latitude) => ({ point: { latitude, longitude: 0 } }))
    if (!here || !there) throw new Error('two points')
    const found = createNearest([here, there])(here.point, 50, (one) => one !== here)
    expect(found.map(({ one }) => one)).toEqual([there])
  })
})
