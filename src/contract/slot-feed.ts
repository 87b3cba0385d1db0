import type { Infer } from 'superstruct'
import { array, enums, optional, string, type } from 'superstruct'

/** Where the public feed of free times begins (SMART Scheduling Links). */
export const SLOT_FEED_PATH = '/smart-scheduling'
export const MANIFEST_PATH = `${SLOT_FEED_PATH}/$bulk-publish`

/** How long its answers may be kept, in seconds. */
export const FEED_MAX_AGE = 120
/** Days that it tells of, today being the first. */
export const FEED_DAYS = 14
/** Minutes whose times are one slot; strict readers warn of a slot longer than an hour. */
export const SLOT_MINUTES = 60

const EXTENSIONS = 'http://fhir-registry.smarthealthit.org/StructureDefinition'

/** Extensions of the Slot and Schedule resources. */
export const BOOKING_DEEP_LINK = `${EXTENSIONS}/booking-deep-link`
export const SLOT_CAPACITY = `${EXTENSIONS}/slot-capacity`
export const VACCINE_DOSE = `${EXTENSIONS}/vaccine-dose`
export const VACCINE_PRODUCT = `${EXTENSIONS}/vaccine-product`
/** Code system of vaccines. */
export const CVX = 'http://hl7.org/fhir/sid/cvx'
/** HL7's own, of a Location: IANA zone. */
export const TIME_ZONE = 'http://hl7.org/fhir/StructureDefinition/timezone'

/** The page that a booking link opens (ROUTE-10). */
export const RESULTS_PATH = '/health-services/scheduler/result'

/**
 * What a booking link adds to a search in the address of the page: the instant that was chosen there, with the offset of
 * its place, whose time it is, and of which business. Opening the page holds nothing; the guest's tap does.
 */
export const CHOSEN_TIME = { slot: 'slot', provider: 'provider', business: 'businessName' } as const

/** The list of files that a reader can fetch, and the time of the list. Every file is NDJSON, one resource a line. */
export const SlotManifest = type({
  transactionTime: string(),
  request: string(),
  /** Files that could not be written. Always empty. */
  error: array(type({})),
  output: array(
    type({
      type: enums(['Location', 'Schedule', 'Slot']),
      url: string(),
      extension: optional(type({ state: array(string()) })),
    }),
  ),
})
export type SlotManifest = Infer<typeof SlotManifest>
