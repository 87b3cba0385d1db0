import type { ProviderSlots } from '#contract/providers'
import type { Schedule } from '#domain/availability'
import { daysBetween, isDay } from '#domain/calendar'
import type { Point } from '#domain/distance'
import type { Clinician, VirtualProvider } from '../directory/demonstration-people.ts'
import { storeSummary } from '../directory/services.ts'
import { USUAL_SCHEDULE } from '../store/grids.ts'
import type { DirectoryLocation, DirectoryService, Grid, ProviderKey } from '../store/store.ts'
import type { Calendar, Hours } from './calendar.ts'
import { operatingHours } from './operating-hours.ts'

/** Whom one can see, at a place or on video. */
export interface Bookable {
  readonly key: ProviderKey
  readonly calendar: Calendar
  /** Visits that a cell has room for. */
  readonly places: number
  /** What it offers, by id. */
  readonly services: ReadonlyMap<number, DirectoryService>
  /** null: hours are not known, and nothing can be booked. */
  readonly hours: DirectoryLocation['hours']
  /** Where it is; null: seen on video. */
  readonly point: Point | null
  /** Codes of the states whose patients it may see on video; null: seen at its place. */
  readonly licensureStates: ReadonlySet<string> | null
  /** All that guests are told of it but its distance and times. */
  readonly details: Omit<ProviderSlots, 'services' | 'distance' | 'isBenefitCode'>
}

/** One text for each key. */
export function nameOf({ businessName, id }: ProviderKey): string {
  return `${businessName} ${id}`
}

/** Somebody at a place. */
export type Placed = Bookable & { readonly point: Point }

type Makers = {
  calendarOf(hours: Hours): Calendar
  /** What an import made of the provider's schedule; undefined: nothing. */
  gridOf(key: ProviderKey): Grid | undefined
  servicesOf(key: ProviderKey, ids: readonly number[] | null): Bookable['services']
}

const EPOCH = '1970-01-01'
const CLOSED: Schedule['hours'] = []

/** A location of the directory as somebody to book with. */
export function bookableLocation(
  location: DirectoryLocation,
  { calendarOf, gridOf, servicesOf }: Makers,
): Bookable {
  const { businessName, id, hours, breaks, closures, timezone, latitude, longitude, rideshareCode } = location
  const key = { businessName, id }
  const { periods, places } = gridOf(key) ?? unchanged(location.schedule ?? USUAL_SCHEDULE)
  const zone = timezone
  return {
    key,
    calendar: calendarOf({
      hours: hours ?? CLOSED,
      breaks,
      closures: daysOf(closures),
      zone,
      periods,
    }),
    places,
    services: servicesOf(key, location.serviceIds),
    hours,
    point: { latitude, longitude },
    licensureStates: null,
    details: {
      ...storeSummary(location),
      businessName,
      operatingHours: hours && operatingHours(hours, breaks),
      location: { lat: latitude, lng: longitude },
      ...(rideshareCode !== undefined && { rideshareDiscount: { code: rideshareCode } }),
    },
  }
}

/** Who is seen on video as somebody to book with. */
export function bookableOnVideo(
  provider: VirtualProvider,
  clinician: Clinician | undefined,
  { calendarOf, gridOf, servicesOf }: Makers,
): Bookable {
  const { businessName, id, name, hours, breaks, timezone, schedule, licensureStates } = provider
  const key = { businessName, id }
  const { periods, places } = gridOf(key) ?? unchanged(schedule)
  return {
    key,
    calendar: calendarOf({
      hours,
      breaks,
      closures: [],
      zone: timezone,
      periods,
    }),
    places,
    services: servicesOf(key, provider.serviceIds),
    hours,
    point: null,
    licensureStates: new Set(licensureStates),
    details: {
      providerId: id,
      businessName,
      vanityName: name,
      address: null,
      operatingHours: operatingHours(hours, breaks),
      timezone,
      clinician: clinician ? clinicianOf(clinician) : null,
    },
  }
}

function unchanged({ cellMinutes, places }: NonNullable<DirectoryLocation['schedule']>): Grid {
  return { periods: [{ from: null, cellMinutes }], places }
}

function clinicianOf({ id, name, qualification, description, image }: Clinician) {
  return { id, name, qualification, description, image } // ENTITY-15
}

function daysOf(closures: DirectoryLocation['closures']): Schedule['closures'] {
  return closures
    .filter(({ from, to }) => isDay(from) && isDay(to))
    .map(({ from, to }) => ({ from: daysBetween(EPOCH, from), to: daysBetween(EPOCH, to) }))
}
