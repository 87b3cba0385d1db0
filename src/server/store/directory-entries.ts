import type { Service } from '#contract/services'
import type { BusinessName } from '#contract/vocabulary'

/** Opening times of one weekday in local minutes from midnight; an end beyond 1440 runs past midnight. */
export type DayHours = [start: number, end: number][]
/** Monday first; an empty day is closed. */
export type WeekHours = [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

/** One location of the directory, key (businessName, id). */
export interface DirectoryLocation {
  businessName: BusinessName
  id: string
  /** Absent from a later file of its business: closed, never deleted. */
  status: 'open' | 'closed'
  demonstration: boolean
  brand: string | null
  legalName: string | null
  vanityName: string | null
  addressLines: string[]
  city: string
  state: string
  zip: string
  /** Ten digits. */
  phone: string | null
  latitude: number
  longitude: number
  /** IANA zone. */
  timezone: string
  /** null: unknown. */
  hours: WeekHours | null
  /** Lunch and other pauses, as hours. */
  breaks: WeekHours | null
  /** Local days (YYYY-MM-DD), both ends included; `hours`: only these local minutes of each. */
  closures: { from: string; to: string; reason: string; hours?: [start: number, end: number] }[]
  /** Days or hours on which some of its services are closed, as `closures`. */
  serviceClosures?: (DirectoryLocation['closures'][number] & { serviceIds: number[] })[]
  /** Its hours say "PH off": it is closed on the holidays that the operator names. */
  closesOnHolidays?: boolean
  /** Days of each year on which it is closed, MM-DD. */
  yearlyClosures?: string[]
  /** Service ids; null: every service of its business. */
  serviceIds: number[] | null
  /** Cell length and its capacity, named `places` as in the import; null: 20 minutes, 1. */
  schedule: { cellMinutes: number; places: number } | null
  /** Id of the store that houses a clinic. */
  hostStoreId: string | null
  /** What its guests type at a rideshare company for a discount (CONFIRM-16); absent: it has none. */
  rideshareCode?: string
}

/** A service of the directory. */
export type DirectoryService = Service & {
  businessNames: BusinessName[]
  /** Grid cells that one appointment takes. */
  cells: number
  /** How long an appointment takes, in place of `cells`: as many cells of each provider as that needs. */
  minutes?: number
  /** Whether locations without a list of services leave it out; absent: once a person or team of its business gives it on video. */
  isVideoAlone?: boolean
}

/** Other directory entries, each one JSON value under its kind and key: clinicians, virtual providers, licensure, benefit codes. */
export type DirectoryRecord = {
  kind: 'clinician' | 'virtualProvider' | 'licensure' | 'benefitCode'
  key: string
  demonstration: boolean
  body: unknown
}
