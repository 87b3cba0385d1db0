import { HOLD_MS } from '#contract/reservations'
import { connectionOf } from '../http/network.ts'
import { busy } from '../http/refusal.ts'

/** Live holds of one client unless the operator says another number: more than a store full of guests, less than a clinic's times. */
export const HOLDS_PER_CLIENT = 300

/** Clients that are counted, at most. */
const MOST_CLIENTS = 10_000

/** What each client holds, by the codes of its holds. */
export interface HoldLimit {
  /** Counts a hold for as long as one lasts, from now on; 503 busy (API-50) when the client has too many others. */
  claim(client: string, code: string): void
  /** Counts a hold no more: it was given up, or never came about. */
  giveBack(client: string, code: string): void
}

/**
 * Bounds how many times one client keeps from everybody else. A process counts what it gave; a hold that was booked counts until its
 * time would have been over.
 */
export function createHoldLimit(most: number, clock: () => number): HoldLimit {
  /** When each hold of a client is over, by its code. */
  const clients = new Map<string, Map<string, number>>()
  return {
    claim(client, code) {
      const name = connectionOf(client)
      const now = clock()
      const holds = clients.get(name) ?? new Map<string, number>()
      for (const [other, until] of holds) if (until <= now) holds.delete(other)
      if (holds.size >= most && !holds.has(code)) throw busy(60)
      holds.set(code, now + HOLD_MS)
      // Set again, so that the first of all is who asked longest ago.
      clients.delete(name)
      clients.set(name, holds)
      if (clients.size > MOST_CLIENTS) clients.delete(clients.keys().next().value ?? '')
    },
    giveBack: (client, code) => clients.get(connectionOf(client))?.delete(code),
  }
}
