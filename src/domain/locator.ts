import type { WaitTimeInfo } from '#contract/clinics'
import { UNKNOWN_WAIT } from '#contract/clinics'
import type { Point } from './distance.ts'
import { lengthOf, tidy } from './text.ts'

export type ClinicOrder = 'distance' | 'name'

/** The order that an address asks for; anything but "name" is by distance (LOCATOR-06, LOCATOR-07). */
export function clinicOrder(text: string | undefined): ClinicOrder {
  return text === 'name' ? 'name' : 'distance'
}

/** What a list of clinics is sorted by. `miles`: from the point that was searched for. */
export type Ranked = { readonly id: string; readonly name: string; readonly miles: number }

/** How a list of clinics is in order (API-12): by distance or by name; of equal ones the ids decide. */
export function compareFound(order: ClinicOrder): (one: Ranked, other: Ranked) => number {
  return order === 'name'
    ? (one, other) => compare(one.name.toLowerCase(), other.name.toLowerCase()) || compare(one.id, other.id)
    : (one, other) => one.miles - other.miles || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Whether places are suggested for a text: a ZIP code of 5 digits, or more than 2 characters that are not all digits (LOCATOR-26). */
export function suggestsPlaces(text: string): boolean {
  const tidied = tidy(text)
  return /^\d+$/.test(tidied) ? tidied.length === 5 : lengthOf(tidied) > 2
}

/** Whether two positions of a device are one for the locator, which looks at 4 decimals (LOCATOR-21). */
export function isSamePosition(one: Point, other: Point): boolean {
  const written = ({ latitude, longitude }: Point) => `${latitude.toFixed(4)},${longitude.toFixed(4)}`
  return written(one) === written(other)
}

/** Miles with two decimals (LOCATOR-29); null where there are none, or fewer than none. */
export function shownMiles(miles: number | null): number | null {
  return miles === null || !(miles >= 0) ? null : Math.round(miles * 100) / 100
}

/** How long guests wait, as the page shows it (LOCATOR-41, LOCATOR-42). */
export type Wait =
  | { kind: 'none' }
  /** `description`: what the clinic says of it, if anything (BK-50). */
  | { kind: 'known'; hours: number; minutes: number; description?: string }
  | { kind: 'described'; description: string }
  | { kind: 'unknown' }

/** The wait to show; 99999 and anything but minutes mean unknown (LOCATOR-40). */
export function waitOf({ waitMinutes, description }: WaitTimeInfo): Wait {
  if (waitMinutes === 0) return { kind: 'none' }
  if (Number.isFinite(waitMinutes) && waitMinutes > 0 && waitMinutes < UNKNOWN_WAIT) {
    const whole = Math.ceil(waitMinutes)
    const time = { hours: Math.floor(whole / 60), minutes: whole % 60 }
    return { kind: 'known', ...time, ...(description && { description }) }
  }
  return description ? { kind: 'described', description } : { kind: 'unknown' }
}

/** Which message explains that clinics did not load: the network's, the server's, or whom to call (LOCATOR-31 to LOCATOR-39). */
export type ClinicProblem = 'network' | 'serverMessage' | 'support'

/** LOCATOR-37 */
const TOO_MANY_REASONS = 'TooManyReasonsErrorMessage'

/** The message for a failed call; undefined status: the server did not answer. */
export function clinicProblem(status: number | undefined, key: string | undefined): ClinicProblem {
  if (status === undefined) return 'network'
  const isOurs = status >= 400 && status < 500 // LOCATOR-35
  return isOurs || key === TOO_MANY_REASONS ? 'serverMessage' : 'support'
}
