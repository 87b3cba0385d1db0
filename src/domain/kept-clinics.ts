import type { Clinic } from '#contract/clinics'
import { STATES } from './address.ts'
import { weekdayName } from './day-words.ts'
import type { Point } from './distance.ts'
import { milesBetween } from './distance.ts'
import type { ClinicOrder } from './locator.ts'
import { compareFound } from './locator.ts'
import { SEARCH_RADIUS } from './search-window.ts'
import { asciiDigits, tidy } from './text.ts'
import { isZone, todayIn } from './zones.ts'

/** A clinic as the server last described it, and the time of that answer, in milliseconds since 1970. */
export interface KeptClinic {
  readonly clinic: Clinic
  readonly asOf: number
}

/** What a search among kept clinics comes to; `isNear`: they are near the place, else they are all there are. */
export interface KeptResult {
  isNear: boolean
  clinics: readonly KeptClinic[]
}

/**
 * What may be kept of a clinic: nothing that tells where a guest is or what they asked for. Three distances would name the place they
 * were measured from.
 */
export function keepable(clinic: Clinic): Clinic {
  return { ...clinic, distance: null }
}

/**
 * A search without a server. For a position of the device the result has miles. A text matches kept clinics by ZIP code,
 * by city, or by the first three digits of the ZIP code; its point is unknown, so the result has no miles. If no kept clinic is near,
 * the result is all of them, by name.
 */
export function searchKept(
  kept: readonly KeptClinic[],
  where: { searchText: string } | { latLong: string },
  order: ClinicOrder,
): KeptResult {
  const isOfDevice = 'latLong' in where
  const named = isOfDevice ? [] : clinicsIn(kept, where.searchText)
  const place = isOfDevice ? pointOf(where.latLong) : middleOf(named)
  const near = kept.flatMap(({ clinic, asOf }) => {
    const miles = milesFrom(place, clinic) ?? (named.includes(clinic) ? SEARCH_RADIUS : Number.NaN)
    return miles <= SEARCH_RADIUS ? [{ clinic, asOf, miles }] : []
  })
  const isNear = near.length > 0
  const found = isNear ? near : kept.map((one) => ({ ...one, miles: 0 }))
  const compare = compareFound(isNear ? order : 'name')
  const clinics = found
    .map(({ clinic, asOf, miles }) => ({ clinic, asOf, miles, id: clinic.id, name: clinic.name }))
    .sort(compare)
    .map(({ clinic, asOf, miles }) => ({
      clinic: isNear && isOfDevice ? { ...clinic, distance: miles } : clinic,
      asOf,
    }))
  return { isNear, clinics }
}

/**
 * A kept clinic as it is shown at an instant (milliseconds since 1970): on another day than it was told of, that day's hours are
 * those of its week, whose line comes first (ENTITY-25), and its pause is not known.
 */
export function onDay({ clinic, asOf }: KeptClinic, instant: number): Clinic {
  const { timeZone, weekHours: lines } = clinic
  if (!isZone(timeZone)) return clinic
  const today = todayIn(instant, timeZone)
  if (today === todayIn(asOf, timeZone)) return clinic
  const name = `${weekdayName(today)}: `
  const first = lines.findIndex((line) => line.startsWith(name))
  return {
    ...clinic,
    weekHours: first < 0 ? lines : [...lines.slice(first), ...lines.slice(0, first)],
    timingInfo: { todaysHours: lines[first]?.slice(name.length) ?? null, todaysLunchHours: null },
  }
}

/**
 * The clinics that a text names: those with its ZIP code, else those in its city, else those whose ZIP codes begin with the same
 * three digits.
 */
function clinicsIn(kept: readonly KeptClinic[], text: string): Clinic[] {
  const words = asciiDigits(tidy(text)).toLowerCase()
  const [, zip] = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(words) ?? []
  const clinics = kept.map(({ clinic }) => clinic)
  const ofZip = (digits: number) =>
    zip === undefined
      ? []
      : clinics.filter(({ address }) => address.postalCode.startsWith(zip.slice(0, digits)))
  const ends = endsOf(zip === undefined ? words : words.slice(0, words.lastIndexOf(zip)))
  const ofCity = clinics.filter((clinic) => cityNames(clinic).some((name) => ends.includes(name)))
  // Codes that begin with the same three digits are of one region.
  return [ofZip(5), ofCity, ofZip(3)].find((some) => some.length > 0) ?? []
}

/** The last part of "Street, City, State", and the last two. */
function endsOf(words: string): string[] {
  const parts = words
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return [parts.slice(-1), parts.slice(-2)].map((end) => end.join(' '))
}

function cityNames({ address: { cityTown, stateProvince } }: Clinic): string[] {
  const state = STATES.find(({ code }) => code === stateProvince)?.name ?? stateProvince
  const city = cityTown.toLowerCase()
  return [city, `${city} ${stateProvince.toLowerCase()}`, `${city} ${state.toLowerCase()}`]
}

/** A clinic with an unknown point has zeros. */
function pointAt({ location: { lat, lng } }: Clinic): Point | undefined {
  return lat === 0 && lng === 0 ? undefined : { latitude: lat, longitude: lng }
}

function milesFrom(place: Point | undefined, clinic: Clinic): number | undefined {
  const point = pointAt(clinic)
  return place && point && milesBetween(place, point)
}

function pointOf(latLong: string): Point {
  const [latitude = Number.NaN, longitude = Number.NaN] = latLong.split(',').map(Number)
  return { latitude, longitude }
}

function middleOf(clinics: readonly Clinic[]): Point | undefined {
  const points = clinics.flatMap((clinic) => pointAt(clinic) ?? [])
  if (points.length === 0) return undefined
  const mean = (read: (point: Point) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}
