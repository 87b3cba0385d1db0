/** What the database knows of its own clock, epoch milliseconds. */
export type ClockFacts = {
  now: number
  /** The last time that a purge trusted the clock; before the first purge, the time of the newest row. */
  believedAt: number
  /** Another text whenever an operator says that the clock is right. */
  confirmed: string
}

/** `many`: records that are due and stay, because a day's share has gone; `unexported`: those that stay until they are exported; `unread`: those that stay until every named reader has acknowledged them. */
export type Purged = {
  removed: { checkIns: number; appointments: number }
  many: number
  unexported: number
  unread: number
}

/** Removing what is over (HD-17). */
export interface PurgeStore {
  /** The database's clock, epoch milliseconds. */
  now(): Promise<number>
  clockFacts(): Promise<ClockFacts>
  /** Keeps `now` as the last instant at which the clock was believed. */
  believeClock(now: number): Promise<void>
  /** Keeps that an operator says that the clock is right; returns what it shows. */
  confirmClock(): Promise<number>
  /** Whether this process is the one that purges for `ms` from now on. */
  takePurgeTurn(ms: number): Promise<boolean>
  /** Keeps that an export that began at `began` has written everything since `since` (epoch milliseconds). */
  markExported(since: number, began: number): Promise<void>
  /**
   * Removes visits that were over before `before`, with their events, at most a tenth of the check-ins and a tenth of the
   * appointments a day. A visit that a named reader has not acknowledged stays until it was over before `unreadBefore`. Without
   * named readers, a visit that no export has written stays until it was over before `unexportedBefore`.
   */
  purgeRecords(before: number, unexportedBefore: number, unreadBefore: number): Promise<Purged>
  /** Removes check-ins whose visit day ended, in whatever zone, before `before` (epoch milliseconds); idempotency keys stay. Returns how many. */
  purgeCheckIns(before: number): Promise<number>
  /** Removes appointments that ended before `before` (epoch milliseconds), and frees their cells; idempotency keys stay. Returns how many. */
  purgeAppointments(before: number): Promise<number>
  /** Of these visits and their second doses the ids of those that are booked and not over, in order. */
  visitsToCome(ids: readonly string[]): Promise<string[]>
  /**
   * Removes visits before their time, with their events and all else that is kept of them; idempotency keys stay. While one of them, or
   * its second dose, is booked and not over, it removes nothing, and `toCome` has its id.
   */
  removeVisits(ids: readonly string[]): Promise<{ removed: number; toCome: string[] }>
  /** Forgets keys of bookings whose last visit ended before `before` (epoch milliseconds); returns how many. */
  purgeBookingKeys(before: number): Promise<number>
}
