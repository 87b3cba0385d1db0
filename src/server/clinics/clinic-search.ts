import type { ClinicsMeta, ClinicsQuery } from '#contract/clinics'
import { MOST_CLINICS } from '#contract/clinics'
import type { NearestMeta } from '#contract/place-meta'
import type { BusinessName } from '#contract/vocabulary'
import type { Point } from '#domain/distance'
import type { Ranked } from '#domain/locator'
import { compareFound } from '#domain/locator'
import { SEARCH_RADIUS } from '#domain/search-window'
import { storeName } from '#domain/store'
import { isBlank, tidy } from '#domain/text'
import type { Meaning, Places } from '../address/places.ts'
import { nearestBeyond, understand } from '../booking/where.ts'
import { refusal } from '../http/refusal.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { ClinicDirectory, ClinicLocation } from './clinic-directory.ts'

/** A clinic of a result. */
type FoundClinic = Ranked & { location: DirectoryLocation }

type Asked = Pick<ClinicsQuery, 'freeFormAddress' | 'latLng' | 'radius' | 'maxResults' | 'sortBy'>

/** The clinics of a search, and what it says of its place: which one it took (BK-06), and the nearest clinic where it found none (BK-07). */
type ClinicsNear = { found: FoundClinic[]; meta: Pick<ClinicsMeta, 'place' | 'others' | 'nearest'> }

/**
 * The clinics nearest to the place that is asked for, `maxResults` of them, in order of distance or of name; of equal ones the ids
 * decide. 400 if no place is given or the text cannot be one, 404 locationUnavailable if it is unknown.
 */
export function clinicsNear(
  directory: ClinicDirectory,
  places: Pick<Places, 'meaningOf'>,
  { freeFormAddress, latLng, radius = SEARCH_RADIUS, maxResults = MOST_CLINICS, sortBy }: Asked,
  businessName: BusinessName,
): ClinicsNear {
  const near = directory.near(businessName)
  const suits = () => true
  const understood =
    freeFormAddress === undefined
      ? undefined
      : understand(meaningIn(places, freeFormAddress), near, { miles: radius, suits })
  const place = understood?.place ?? readLatLng(latLng)
  const found = near(place, radius, suits)
    .map(({ one: { location }, miles }) => ({
      location,
      miles,
      id: location.id,
      name: nameOfLocation(location),
    }))
    .sort(compareFound('distance'))
    .slice(0, maxResults)
  if (sortBy === 'name') found.sort(compareFound('name'))
  const beyond = found.length === 0 ? nearestBeyond(near, place, suits) : undefined
  return { found, meta: { ...understood, ...(beyond && { nearest: nearestMeta(beyond) }) } }
}

function nearestMeta({ one: { location }, miles }: { one: ClinicLocation; miles: number }): NearestMeta {
  return { providerId: location.id, name: nameOfLocation(location), miles }
}

/** What a location is called; its id when it has no name. */
export function nameOfLocation(location: DirectoryLocation): string {
  return storeName(location) ?? location.id
}

function readLatLng(latLng: string | undefined): Point {
  if (latLng === undefined) {
    throw refusal(400, 'invalidRequest', 'This field is required.', 'freeFormAddress')
  }
  const [latitude = Number.NaN, longitude = Number.NaN] = latLng.split(',').map(Number)
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw refusal(400, 'invalidRequest', 'There is no such point.', 'latLng')
  }
  return { latitude, longitude }
}

/** The app shows this text unchanged (LOCATOR-34). */
const UNKNOWN_PLACE = 'We do not know this place. Check the spelling, or type a ZIP code.'

function meaningIn(places: Pick<Places, 'meaningOf'>, text: string): Meaning {
  if (isBlank(text) || tidy(text).length < 2) {
    throw refusal(400, 'invalidRequest', 'This is too short for a place.', 'freeFormAddress') // FIND-21
  }
  const meaning = places.meaningOf(text)
  if (!meaning) throw refusal(404, 'locationUnavailable', UNKNOWN_PLACE, 'freeFormAddress')
  return meaning
}
