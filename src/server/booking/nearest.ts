import type { Point } from '#domain/distance'
import { degreesOfLatitude, milesBetween } from '#domain/distance'

/** What lies around a point, nearest first. */
export type Nearest<T> = (
  point: Point,
  miles: number,
  suits: (one: T) => boolean,
) => { one: T; miles: number }[]

const DEGREE = Math.PI / 180
/** Degrees that a distance may be out by. */
const ROUNDING = 1e-6

/** Finds things by where they are: they lie in squares of one degree, and only the squares within reach are looked at. */
export function createNearest<T extends { readonly point: Point }>(things: readonly T[]): Nearest<T> {
  const squares = new Map<number, T[]>()
  for (const thing of things) {
    const { latitude, longitude } = thing.point
    const square = squareOf(Math.floor(latitude), Math.floor(longitude))
    squares.set(square, [...(squares.get(square) ?? []), thing])
  }
  return (point, miles, suits) => {
    const found: { one: T; miles: number }[] = []
    const high = degreesOfLatitude(miles) + ROUNDING
    for (const square of squaresAround(point, miles)) {
      for (const one of squares.get(square) ?? []) {
        // Too far north or south is told without a sine.
        if (Math.abs(one.point.latitude - point.latitude) > high || !suits(one)) continue
        const away = milesBetween(point, one.point)
        if (away <= miles) found.push({ one, miles: away })
      }
    }
    return found.sort((a, b) => a.miles - b.miles)
  }
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
