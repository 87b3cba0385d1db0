import type { Clinic, WaitTimeInfo } from '#contract/clinics'
import { UNKNOWN_WAIT } from '#contract/clinics'
import type { LegacyClinic } from '#contract/legacy-clinics'
import { closedReason, hoursOn, isOpenAt, lunchOn, weekHours } from '#domain/week-hours'
import { todayIn } from '#domain/zones'
import { storeSummary } from '../directory/services.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { LocationWait } from '../store/waits.ts'
import { nameOfLocation } from './clinic-search.ts'

/** What a location's own entry does not tell. */
export type Around = Pick<
  Clinic,
  'banner' | 'isSchedulerEnabled' | 'isTelehealthEnabled' | 'nextAvailableAppointment'
> & {
  miles: number | null
  /** undefined: not known. */
  wait: LocationWait | undefined
}

/** A location as the locator tells of it at an instant (API-46). */
export function clinicView(
  location: DirectoryLocation,
  { miles, banner, wait, ...around }: Around,
  now: number,
): Clinic {
  const { id, vanityName, legalName, phone, latitude, longitude, timezone } = location
  const today = todayIn(now, timezone)
  const reason = closedReason(location, today)
  return {
    id,
    name: nameOfLocation(location),
    vanityName,
    legalName,
    banner,
    address: storeSummary(location).address,
    phone,
    location: { lat: latitude, lng: longitude },
    timeZone: timezone,
    distance: miles === null ? null : sixDecimals(miles),
    ...around,
    timingInfo: {
      todaysHours: hoursOn(location, today),
      todaysLunchHours: lunchOn(location, today),
      ...(reason !== undefined && { closedReason: reason }),
    },
    waitTimeInfo: waitTimeInfo(location, wait, now),
    weekHours: weekHours(location, today),
  }
}

/** A location in the shape of the calls before v1 (API-47). */
export function legacyView(
  location: DirectoryLocation,
  { miles, banner }: Pick<Around, 'miles' | 'banner'>,
  now: number,
): LegacyClinic {
  const { id, legalName, vanityName, addressLines, city, state, zip, phone } = location
  const { latitude, longitude, timezone } = location
  const today = todayIn(now, timezone)
  return {
    clinicId: id,
    divisionNumber: id.slice(0, 3), // ENTITY-18
    storeNumber: id.slice(3),
    legalName,
    vanityName,
    banner,
    address: { addressLine1: addressLines[0] ?? '', city, stateCode: state, zip, countryCode: 'US' },
    phoneNumber: phone,
    latitude,
    longitude,
    latLong: `${latitude},${longitude}`,
    distance: miles === null ? null : sixDecimals(miles),
    weekHours: weekHours(location, today),
    todaysLunchHours: lunchOn(location, today),
  }
}

/** Nobody waits at a closed door: the minutes are those of an open clinic, or of one whose hours are not known (BK-50). */
function waitTimeInfo(location: DirectoryLocation, wait: Around['wait'], now: number): WaitTimeInfo {
  const { waitMinutes = UNKNOWN_WAIT, waitDescription = null } = wait ?? {}
  const clinicAvailable = isOpenAt(location, now, location.timezone)
  return {
    description: waitDescription,
    clinicAvailable,
    waitMinutes: clinicAvailable || location.hours === null ? waitMinutes : UNKNOWN_WAIT,
  }
}

/** ENTITY-26 */
function sixDecimals(miles: number): number {
  return Math.round(miles * 1e6) / 1e6
}
