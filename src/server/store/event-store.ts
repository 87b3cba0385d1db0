import type { BusinessName } from '#contract/vocabulary'

/** The status that staff gave a visit. `waiting`: staff have given none yet. */
export type StaffStatus = 'waiting' | 'arrived' | 'called' | 'served' | 'noshow' | 'canceled'

/** What happened to a visit (FEED-01); `visit.`: what staff say of it. */
export type EventType =
  | 'checkin.received'
  | 'appointment.booked'
  | 'appointment.rescheduled'
  | 'appointment.canceled'
  | 'appointment.displaced'
  | 'reminder.due'
  | 'offer.made'
  | 'offer.accepted'
  | 'offer.expired'
  | `visit.${StaffStatus}`
  | 'wording.served'

/** What an event is about: a visit, what came through an outbox and is none, or a text that guests agree to. */
export type VisitKind = 'walkin' | 'appointment' | 'unreadable' | 'wording'

/** What an event says of its visit. What the guest typed is in the visit's sealed row alone. */
type AboutVisit = {
  visitId: string
  visitKind: VisitKind
  /** Null where a check-in could not be read. */
  businessName: BusinessName | null
  /** Of the location, virtual team or dietitian. */
  locationId: string | null
  counterCode: string | null
  /** Start of an appointment after the event, or of the time that it was offered; epoch milliseconds. */
  startsAt?: number
  /** Local day of a check-in, YYYY-MM-DD. */
  day?: string
}

export type NewEvent = AboutVisit & { type: EventType; reason?: string }

/** An event with its number: 1 and up, in the order in which events became visible. */
export type VisitEvent = NewEvent & {
  number: number
  /** The place among the events of its visit, from 1. */
  ordinal: number
  /** Epoch milliseconds by the database's clock, when its transaction began; no earlier than the event before it. */
  at: number
}

/** A reader that keeps its place here; `number`: of the last event that it has acknowledged, 0 before the first. */
export type EventReader = { name: string; number: number; acknowledgedAt: number }

/** Which events a reader wants. An absent member does not filter. Wordings match every location. */
export type EventFilter = { locationIds?: readonly string[]; visitKind?: VisitKind; counterCode?: string }

/** The log of what happened to visits, which everything that leaves the product reads. */
export interface EventStore {
  /**
   * Returns at most `most` events after this number, in order. An event that was committed before the call is in this answer or in
   * a later one. `last`: the number to go on from, because no further event up to it matches the filter.
   */
  eventsAfter(
    number: number,
    most: number,
    filter?: EventFilter,
  ): Promise<{ events: VisitEvent[]; last: number }>
  /** The number of the newest event, once all that are committed have one; 0 without any. */
  lastEventNumber(): Promise<number>
  eventReader(name: string): Promise<EventReader | undefined>
  eventReaders(): Promise<EventReader[]>
  /** Moves a reader's place, also back; makes the reader if there is none. */
  acknowledgeEvents(name: string, number: number): Promise<void>
  /** Whether there was one. */
  removeEventReader(name: string): Promise<boolean>
  /** Another text whenever an event of a location is written at or after `since` (epoch milliseconds). */
  visitsVersion(locationId: string, since: number): Promise<string>
  /** Whether anything has happened at a location, team or dietitian. */
  hasEventsAt(locationId: string): Promise<boolean>
  /** How many events there are after this number. Numbers have gaps, where visits were removed and where a backup was restored. */
  countEventsAfter(number: number): Promise<number>
  /** What happened to a visit, the oldest first; `at` in epoch milliseconds. */
  eventsOfVisit(id: string): Promise<{ type: EventType; at: number; reason?: string }[]>
}
