import type { Infer } from 'superstruct'
import {
  array,
  boolean,
  coerce,
  defaulted,
  define,
  enums,
  max,
  min,
  never,
  nullable,
  number,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import { atMost } from './at-most.ts'
import type { Endpoint } from './endpoint.ts'
import type { NearestMeta, PlaceMeta } from './place-meta.ts'
import { readableList, readableOrNull } from './readable.ts'
import { ProviderAddress } from './services.ts'
import { BUSINESS_NAMES, LOCATION_ID, STATE_CODE } from './vocabulary.ts'

const OpenTimes = type({
  start: nullable(string()),
  end: nullable(string()),
  breakStart: nullable(string()),
  breakEnd: nullable(string()),
})

/** Opening times in groups of days, "HH:mm" local time, null where closed (ENTITY-13). */
export const OperatingHours = type({
  isBreakSame: boolean(),
  mondayToFriday: OpenTimes,
  saturday: OpenTimes,
  sunday: OpenTimes,
})
export type OperatingHours = Infer<typeof OperatingHours>

/** Who is seen at a dietitian visit (ENTITY-15); `image`: asset name of a portrait. */
export const Clinician = type({
  id: string(),
  name: string(),
  qualification: string(),
  description: string(),
  image: nullable(string()),
  /** That the clinician speaks, as an operator names them. */
  languages: optional(array(string())),
})
export type Clinician = Infer<typeof Clinician>

/** What a provider has arranged with a rideshare company: a code that its guests type there (CONFIRM-16). */
export const RideshareDiscount = type({ code: size(string(), 1, 40) })
export type RideshareDiscount = Infer<typeof RideshareDiscount>

/** Free times of one local day of the provider, YYYY-MM-DD; `value` is an instant with the provider's offset (API-52). */
export type DayOfSlots = { date: string; timeslots: { value: string }[] }

/** Days without a free time are left out. An answer has tens of thousands of times: a struct for each costs a phone a quarter of a second. */
export const Availability = define<DayOfSlots[]>('Availability', (given) => isListOf(given, isDayOfSlots))

function isDayOfSlots(given: unknown): boolean {
  const { date, timeslots } = (given ?? {}) as Partial<DayOfSlots>
  return typeof date === 'string' && isListOf(timeslots, isTimeslot)
}

function isTimeslot(given: unknown): boolean {
  return typeof ((given ?? {}) as { value?: unknown }).value === 'string'
}

function isListOf(given: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(given) && given.every(isOne)
}

/** `durationMinutes`: how long the visit takes (BK-39). The tables name a service's id both ways: `serviceId` and, of a service, `id` (BK-63). */
const OfferedService = coerce(
  type({ serviceId: number(), durationMinutes: optional(number()), availability: Availability }),
  unknown(),
  withServiceId,
)

function withServiceId(given: unknown): unknown {
  const { id, ...service } = (given ?? {}) as { id?: unknown; serviceId?: unknown }
  return id === undefined || service.serviceId !== undefined ? given : { serviceId: id, ...service }
}

/** A provider and its free times, by service (ENTITY-11, API-52). */
export const ProviderSlots = type({
  providerId: string(),
  businessName: enums(BUSINESS_NAMES),
  brand: optional(nullable(string())),
  legalName: optional(nullable(string())),
  vanityName: optional(nullable(string())),
  /** null, or absent: seen on video. */
  address: defaulted(nullable(ProviderAddress), null),
  phone: optional(nullable(string())),
  /** Miles from the place that was searched for; null where there is no such place. */
  distance: optional(nullable(number())),
  /** Hours that cannot be read are not known. */
  operatingHours: optional(readableOrNull(nullable(OperatingHours))),
  /** Local days of the next week, YYYY-MM-DD, on which it is closed in spite of its hours: a holiday, a closure (DIR-06). */
  closedDays: optional(readableOrNull(nullable(array(string())))),
  /** IANA zone. */
  timezone: string(),
  location: optional(nullable(type({ lat: number(), lng: number() }))),
  isBenefitCode: optional(boolean()), // BENEFIT-14
  clinician: optional(nullable(Clinician)),
  rideshareDiscount: optional(nullable(RideshareDiscount)), // CONFIRM-13
  /** One entry for each searched service that it offers. */
  services: array(OfferedService),
})
export type ProviderSlots = Infer<typeof ProviderSlots>

/** Beside the data of a slot search. `maxResults`: how many providers it lists at most (FEED-14). A search near a place also names the place. */
export type SlotSearchMeta = Partial<PlaceMeta> & { nearest?: NearestMeta; maxResults: number }

export const SlotSearch = type({ appointmentTimeSlots: readableList(ProviderSlots) })
export type SlotSearch = Infer<typeof SlotSearch>

/** Ids as texts, as a query carries them. */
const ServiceIds = size(array(pattern(string(), /^[1-9]\d{0,6}$/)), 1, 20)
const Day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)
const window = {
  businessNames: size(array(enums(BUSINESS_NAMES)), 1, 3),
  serviceIds: ServiceIds,
  /** First and last day, both searched; a past first day is raised to today (TIME-05). */
  startDate: Day,
  endDate: Day,
}

export const PhysicalSearchQuery = object({
  ...window,
  maxResults: optional(atMost(50)), // API-42
  radius: optional(max(min(number(), 1), 500)), // miles
  benefitCode: optional(size(string(), 1, 128)),
  freeFormAddress: size(string(), 2, 128), // FIND-21, FIND-22
})
export type PhysicalSearchQuery = Infer<typeof PhysicalSearchQuery>

/**
 * GET providers near a place with their free times, nearest first (API-36, API-41). 404 locationUnavailable: the place is unknown;
 * an empty list: no provider is near it. The cells of the hold in x-reservation count as free, also in its grace (API-51).
 */
export const searchPhysical: Endpoint<PhysicalSearchQuery, never, SlotSearch> = {
  method: 'GET',
  path: '/appointment-management/v1/results/physical',
  query: PhysicalSearchQuery,
  body: never(),
  data: SlotSearch,
  status: 200,
  idempotent: false,
}

export const VirtualSearchQuery = object({
  ...window,
  maxResults: optional(atMost(50)),
  /** Code of the state the patient is in. */
  state: pattern(string(), STATE_CODE),
  isVirtualVisit: optional(boolean()),
})
export type VirtualSearchQuery = Infer<typeof VirtualSearchQuery>

/**
 * GET who may see a patient of a state on video (API-38, API-41). With isVirtualVisit true everyone's times are one entry,
 * whoever is free sees the patient; otherwise one entry a clinician.
 */
export const searchVirtual: Endpoint<VirtualSearchQuery, never, SlotSearch> = {
  method: 'GET',
  path: '/appointment-management/v1/results/virtual',
  query: VirtualSearchQuery,
  body: never(),
  data: SlotSearch,
  status: 200,
  idempotent: false,
}

export const TimeslotsQuery = object({
  ...window,
  locationIds: optional(size(array(pattern(string(), LOCATION_ID)), 1, 10)),
  isVirtualVisit: optional(boolean()),
  licensureState: optional(pattern(string(), STATE_CODE)),
})
export type TimeslotsQuery = Infer<typeof TimeslotsQuery>

/**
 * GET the free times of given providers, or, with isVirtualVisit and licensureState, of everyone licensed there as one entry
 * (API-39 to API-41); unknown ids are left out. Reads x-reservation.
 */
export const getTimeslots: Endpoint<TimeslotsQuery, never, SlotSearch> = {
  method: 'GET',
  path: '/appointment-management/v3/timeslots',
  query: TimeslotsQuery,
  body: never(),
  data: SlotSearch,
  status: 200,
  idempotent: false,
}
