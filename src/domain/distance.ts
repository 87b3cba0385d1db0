/** A point on the globe in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** Mean radius of the earth in miles. */
const EARTH_MILES = 3958.7613

const RADIANS = Math.PI / 180

/** Miles from one point to another along a great circle of a round earth (haversine), to full precision. */
export function milesBetween(one: Point, other: Point): number {
  const halfLatitude = ((other.latitude - one.latitude) * RADIANS) / 2
  const halfLongitude = ((other.longitude - one.longitude) * RADIANS) / 2
  const square =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * Math.sin(halfLongitude) ** 2
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** How many degrees of latitude are certain to cover so many miles. */
export function degreesOfLatitude(miles: number): number {
  return miles / (EARTH_MILES * RADIANS)
}
