import type { Charge, Origin } from './limit-counts.ts'

/** How many uncancelled bookings there may be. */
export interface BookingBounds extends Origin {
  charges: readonly Charge[]
  /** The limits that a rush at the provider adds; null for a client that a rush does not limit. */
  pressure: Pressure | null
}

export interface Pressure {
  /** Key of the provider's count. */
  key: string
  /** So many bookings in ten minutes are no rush anywhere. */
  least: number
  /** More bookings than this in ten minutes are a rush, where so much capacity is open. */
  mostOf: (open: number) => number
  /** Cells of the next weeks: from, to (excluded); `capacity`: their sum. */
  days: () => { from: number; to: number; capacity: number }
  /** In a rush, the limits of one client for the next hour. */
  charges: readonly Charge[]
  /** Once more networks than this booked within the hour, no more than that are booked in ten minutes. */
  networks: number
}

/** What a provider got in ten minutes: bookings, of how many origins, with so much capacity open (`places` in the log). */
export type Rush = { store: string; places: number; bookings: number; origins: number }

/** How many live holds there may be; a released one counts until its grace ends. */
export interface HoldBounds extends Origin {
  charges: readonly Charge[]
  /** Most live holds: of the client, and of its network; with `isOfDay` only those of this provider on this day are counted. */
  live: readonly { limit: string; of: 'origin' | 'network'; isOfDay: boolean; most: number }[]
  /** Cells of the provider's local day: from, to (excluded); `capacity`: their sum. */
  day: { from: number; to: number; capacity: number }
  /** How much of the day's unbooked capacity may be under holds; null: all of it. */
  ceiling: ((open: number) => { long: number; short: number }) | null
}

/** A check-in beyond `charges` is refused. One beyond `usual` is recorded as needsAttention, with the reason `manyAtOnce`. */
export interface CheckInBounds extends Origin {
  charges: readonly Charge[]
  usual: readonly Charge[]
}
