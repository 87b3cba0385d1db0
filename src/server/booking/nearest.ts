import type { Point } from '#domain/distance'
import { degreesOfLatitude, milesBetween } from '#domain/distance'

/** Finds entries around a point, nearest first. */
export type Nearest<T> = (
  point: Point,
  miles: number,
  suits: (one: T) => boolean,
) => { one: T; miles: number }[]

/** A point on a globe of radius one: distances need no sine. */
type Vector = { readonly x: number; readonly y: number; readonly z: number }

const DEGREE = Math.PI / 180
/** Margins for rounding: a share of a squared chord, and an absolute one for very short chords. */
const [ROUNDING, SMALLEST] = [1 + 1e-6, 1e-12]

/** Finds things by where they are: they lie in squares of one degree, and only the squares within reach are looked at. */
export function createNearest<T extends { readonly point: Point }>(things: readonly T[]): Nearest<T> {
  const squares = new Map<number, { one: T; at: Vector }[]>()
  for (const one of things) {
    const { latitude, longitude } = one.point
    const name = squareOf(Math.floor(latitude), Math.floor(longitude))
    const square = squares.get(name) ?? []
    square.push({ one, at: vectorOf(one.point) })
    squares.set(name, square)
  }
  return (point, miles, suits) => {
    const found: { one: T; miles: number }[] = []
    const from = vectorOf(point)
    const most = squaredChord(miles) * ROUNDING + SMALLEST
    for (const square of squaresAround(point, miles)) {
      for (const { one, at } of squares.get(square) ?? []) {
        const [x, y, z] = [at.x - from.x, at.y - from.y, at.z - from.z]
        if (x * x + y * y + z * z > most || !suits(one)) continue
        const away = milesBetween(point, one.point)
        if (away <= miles) found.push({ one, miles: away })
      }
    }
    return found.sort((a, b) => a.miles - b.miles)
  }
}

function vectorOf({ latitude, longitude }: Point): Vector {
  const wide = Math.cos(latitude * DEGREE)
  return {
    x: wide * Math.cos(longitude * DEGREE),
    y: wide * Math.sin(longitude * DEGREE),
    z: Math.sin(latitude * DEGREE),
  }
}

/**
 * The square of the straight line through a globe of radius one between two places so many miles apart, at most that between
 * opposite points.
 */
function squaredChord(miles: number): number {
  return 4 * Math.sin(Math.min(degreesOfLatitude(miles) * DEGREE, Math.PI) / 2) ** 2
}

function squaresAround({ latitude, longitude }: Point, miles: number): number[] {
  const high = degreesOfLatitude(miles)
  const wide = degreesOfLongitude(latitude, high)
  const squares: number[] = []
  for (let row = Math.floor(latitude - high); row <= Math.floor(latitude + high); row += 1) {
    const first = Math.floor(longitude - wide)
    const last = Math.min(Math.floor(longitude + wide), first + 359)
    for (let column = first; column <= last; column += 1) squares.push(squareOf(row, column))
  }
  return squares
}

/** How far east and west a circle of `high` degrees around a latitude reaches; all around when it holds a pole. */
function degreesOfLongitude(latitude: number, high: number): number {
  if (Math.abs(latitude) + high >= 90) return 180
  return Math.asin(Math.sin(high * DEGREE) / Math.cos(latitude * DEGREE)) / DEGREE
}

function squareOf(row: number, column: number): number {
  return row * 360 + ((((column + 180) % 360) + 360) % 360)
}
