import type { Point } from '#domain/distance'

/** Latitudes and longitudes between which the United States are, with their territories and some sea. */
const AREAS = [
  // The states without Alaska and Hawaii.
  [24.3, 49.5, -125, -66.8],
  // Alaska, and those of its islands that are beyond the date line.
  [51, 71.6, -180, -129.9],
  [51, 53.5, 172, 180],
  // Hawaii and Midway.
  [18.8, 28.6, -178.5, -154.7],
  // Puerto Rico and the Virgin Islands.
  [17.6, 18.6, -68, -64.5],
  // Guam, the Northern Marianas and Wake.
  [13, 21, 144, 167],
  // American Samoa.
  [-14.8, -10.9, -171.3, -168],
] as const

/** Whether a point is in the United States or a territory; places beside their borders count too. */
export function isAmericanPoint({ latitude, longitude }: Point): boolean {
  return AREAS.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
}
