import type { ProviderSlots } from '#contract/providers'
import type { Schedule } from '#domain/availability'
import { daysBetween, isDay } from '#domain/calendar'
import type { Point } from '#domain/distance'
import { byServices, type Closing } from '../directory/closings.ts'
import type { ClinicianRecord, VirtualProviderRecord } from '../directory/records.ts'
import { storeSummary } from '../directory/services.ts'
import type { DirectoryLocation, DirectoryService } from '../store/directory-entries.ts'
import { USUAL_SCHEDULE } from '../store/grids.ts'
import type { ProviderGrid, ProviderKey } from '../store/store.ts'
import type { Calendar, Hours } from './calendar.ts'
import { operatingHours } from './operating-hours.ts'
import type { WrittenDays } from './written-days.ts'

/** Whom a slot belongs to: a location, or somebody on video. */
export interface Provider {
  readonly key: ProviderKey
  readonly calendar: Calendar
  /** The calendar of a visit for these services: another one where some of them are closed on some days. */
  calendarFor(serviceIds: readonly number[]): Calendar
  /** The shared memory of days as JSON, for all providers of the directory. */
  readonly writtenDays: WrittenDays
  /** How many appointments fit one cell. */
  readonly capacity: number
  /** What it offers, by id. */
  readonly services: ReadonlyMap<number, DirectoryService>
  /** null: hours are not known, and nothing can be booked. */
  readonly hours: DirectoryLocation['hours']
  /** Whole local days on which it is closed, counted from 1970-01-01; `from` and `to` are included. */
  readonly closedDays: readonly { readonly from: number; readonly to: number }[]
  /** Where the location is; null: seen on video. */
  readonly point: Point | null
  /** Codes of the states whose patients it may see on video; null: seen at its location. */
  readonly licensureStates: ReadonlySet<string> | null
  /** What the API returns of it at any time, without distance and slots. */
  readonly details: Omit<ProviderSlots, 'services' | 'distance' | 'isBenefitCode' | 'closedDays'>
}

/** One text for each key. */
export function providerKeyName({ businessName, id }: ProviderKey): string {
  return `${businessName} ${id}`
}

/** A provider at a location. */
export type LocalProvider = Provider & { readonly point: Point }

type Makers = {
  calendarOf(hours: Hours): Calendar
  writtenDays: WrittenDays
  /** The grid of a provider whose cells or capacity an import changed; otherwise undefined. */
  gridOf(key: ProviderKey): ProviderGrid | undefined
  servicesOf(key: ProviderKey, ids: readonly number[] | null): Provider['services']
}

const EPOCH = '1970-01-01'
const CLOSED: Schedule['hours'] = []

export function providerOfLocation(
  location: DirectoryLocation,
  { calendarOf, writtenDays, gridOf, servicesOf }: Makers,
): Provider {
  const { businessName, id, hours, breaks, closures, serviceClosures = [] } = location
  const { timezone, latitude, longitude, rideshareCode } = location
  const key = { businessName, id }
  const { periods, places: capacity } = gridOf(key) ?? unchanged(location.schedule ?? USUAL_SCHEDULE)
  const zone = timezone
  const open = { hours: hours ?? CLOSED, breaks, closures: daysOf(closures), zone, periods }
  return {
    key,
    ...calendarsOf(calendarOf, open, serviceClosures),
    writtenDays,
    capacity,
    services: servicesOf(key, location.serviceIds),
    hours,
    closedDays: wholeDays(open),
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

/** What a location has and a visit on video has not: there, and null (ENTITY-11, BK-62). */
export const NOTHING_OF_A_PLACE = {
  brand: null,
  legalName: null,
  phone: null,
  operatingHours: null,
  location: null,
} as const

export function providerOnVideo(
  provider: VirtualProviderRecord,
  clinician: ClinicianRecord | undefined,
  closures: readonly Closing[],
  { calendarOf, writtenDays, gridOf, servicesOf }: Makers,
): Provider {
  const { businessName, id, name, hours, breaks, timezone, schedule, licensureStates } = provider
  const key = { businessName, id }
  const { periods, places: capacity } = gridOf(key) ?? unchanged(schedule)
  const { whole, ofServices } = byServices(closures)
  const open = { hours, breaks, closures: daysOf(whole), zone: timezone, periods }
  return {
    key,
    ...calendarsOf(calendarOf, open, ofServices),
    writtenDays,
    capacity,
    services: servicesOf(key, provider.serviceIds),
    hours,
    closedDays: wholeDays(open),
    point: null,
    licensureStates: new Set(licensureStates),
    details: {
      providerId: id,
      businessName,
      ...NOTHING_OF_A_PLACE,
      vanityName: name,
      address: null,
      operatingHours: operatingHours(hours, breaks),
      timezone,
      clinician: clinician ? clinicianOf(clinician) : null,
    },
  }
}

/** The calendar of a provider, and those of visits for services that are closed on more days (DIR-06). */
function calendarsOf(
  calendarOf: Makers['calendarOf'],
  open: Hours,
  closings: NonNullable<DirectoryLocation['serviceClosures']>,
): Pick<Provider, 'calendar' | 'calendarFor'> {
  const calendar = calendarOf(open)
  return {
    calendar,
    calendarFor(serviceIds) {
      const more = closings.filter((one) => one.serviceIds.some((id) => serviceIds.includes(id)))
      if (more.length === 0) return calendar
      return calendarOf({ ...open, closures: [...open.closures, ...daysOf(more)] })
    },
  }
}

function unchanged({ cellMinutes, places }: NonNullable<DirectoryLocation['schedule']>): ProviderGrid {
  return { periods: [{ from: null, cellMinutes }], places }
}

function clinicianOf({ id, name, qualification, description, image, languages = [] }: ClinicianRecord) {
  return { id, name, qualification, description, image, ...(languages.length > 0 && { languages }) } // ENTITY-15
}

function daysOf(closures: readonly Closing[]): Schedule['closures'] {
  return closures
    .filter(({ from, to }) => isDay(from) && isDay(to))
    .map(({ from, to, hours }) => ({
      from: daysBetween(EPOCH, from),
      to: daysBetween(EPOCH, to),
      ...(hours && { hours }),
    }))
}

function wholeDays({ closures }: Hours): Provider['closedDays'] {
  return closures.filter(({ hours }) => !hours)
}
