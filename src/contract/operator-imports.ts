import type { Infer } from 'superstruct'
import { array, boolean, enums, nullable, number, object, optional, string, tuple, type } from 'superstruct'
import { BUSINESS_NAMES } from './vocabulary.ts'

/** Kinds of files that change the directory (DIR-01). */
export const IMPORT_KIND_NAMES = [
  'locations',
  'services',
  'dietitians',
  'clinicians',
  'teams',
  'licences',
  'codes',
  'closures',
  'holidays',
  'waits',
] as const

/** The body of an import: a table or objects, and for holidays a calendar. At most so many bytes. */
export const IMPORT_TYPES = ['text/csv', 'application/x-ndjson', 'text/calendar'] as const
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024

/** Entries of one list that the answer has, at most; the counts are of all. */
export const MOST_LISTED = 1000

/** The same switches as those of the command `npm run import`. */
export const ImportQuery = object({
  /** Whose locations these are, where the columns do not tell. */
  business: optional(enums(BUSINESS_NAMES)),
  /** The body is all there is of its kind and business: what it lacks is removed, and locations, people and teams are closed. */
  replace: optional(boolean()),
  /** Reports, and changes nothing. */
  dryRun: optional(boolean()),
  /** Closes many without asking. */
  yes: optional(boolean()),
  /** Writes an event for each appointment that this displaces. */
  notify: optional(boolean()),
  keepDemonstration: optional(boolean()),
})

/** A booked appointment that cannot take place (DIR-08); `startsAt`: ISO 8601, UTC. */
export const DisplacedAppointment = type({
  id: string(),
  counterCode: string(),
  startsAt: string(),
  locationId: string(),
  reason: string(),
  /** Whether the guest gave a phone number. */
  hasPhone: optional(boolean()),
})

const Provider = type({ businessName: enums(BUSINESS_NAMES), id: string() })

/** Cells of another length or capacity (DIR-09, DIR-10): until when the old ones count, and which have more appointments than places. */
const GridChanged = type({
  provider: Provider,
  zone: string(),
  waits: optional(
    type({
      cellMinutes: tuple([number(), number()]),
      lastDay: string(),
      firstDay: string(),
      appointments: number(),
      holds: number(),
    }),
  ),
  /** `first`: ISO 8601, UTC. */
  crowded: optional(type({ count: number(), first: string(), places: number() })),
})

/** What an import did, or in a dry run would do. Lines count from 1; that of a table's header is 1. */
export const ImportResult = type({
  kind: enums(IMPORT_KIND_NAMES),
  outcome: enums(['written', 'dryRun']),
  /** It closes so many, or takes services from locations, that it needs `yes`. */
  closesMany: boolean(),
  /** false: the body breaks off inside a quoted cell, an object or a calendar, and nothing that it lacks was removed. */
  complete: boolean(),
  counts: type({
    read: number(),
    added: number(),
    changed: number(),
    unchanged: number(),
    refused: number(),
    warned: number(),
    removed: number(),
    waits: number(),
    displaced: number(),
  }),
  refused: array(type({ line: number(), reason: string() })),
  warnings: array(type({ line: number(), warning: string() })),
  changed: array(type({ key: string(), line: number(), fields: array(string()) })),
  /** What a replacing import removed or closed, and locations that their rows closed: keys, and of closures and holidays the days with their reason. */
  removed: array(string()),
  /** Services that locations give no longer, and how many of them. */
  taken: array(type({ serviceId: number(), locations: number() })),
  /** Locations and people who stay without any service. */
  withoutService: array(string()),
  grids: array(GridChanged),
  demonstration: nullable(
    type({ locations: number(), people: number(), codes: number(), services: number() }),
  ),
  displaced: array(DisplacedAppointment),
})
export type ImportResult = Infer<typeof ImportResult>
