import { getTimeslots, searchPhysical, searchVirtual } from '#contract/providers'
import { extendReservation, releaseReservation, reserve } from '#contract/reservations'
import type { Places } from '../address/places.ts'
import { type App, answers } from '../http/answers.ts'
import type { ServerKeys } from '../keys.ts'
import type { Store } from '../store/store.ts'
import { createDiaries, type Diaries } from './diaries.ts'
import { type Directory, openDirectory } from './directory.ts'
import { extend, release, reserve as reserveTime } from './reservations.ts'
import { createSearches } from './searches.ts'

/** Who can be booked with, and when: shared by all calls of a server, so that what one writes the others show. */
export type Booking = { directory: () => Promise<Directory>; diaries: Diaries }

/** Reads a store's directory and what is taken. */
export function openBooking({ store, clock }: { store: Store; clock: () => number }): Booking {
  return { directory: openDirectory(store), diaries: createDiaries(store, clock) }
}

/** Has the app answer slot searches and reservations (API-16 to API-18, API-36 to API-41, API-51). */
export function answerBookings(
  app: App,
  booking: Booking & {
    store: Store
    keys: ServerKeys
    clock: () => number
    places: Pick<Places, 'resolve'>
  },
): void {
  const searches = createSearches(booking)
  answers(app, searchPhysical, searches.physical)
  answers(app, searchVirtual, searches.virtual)
  answers(app, getTimeslots, searches.timeslots)
  answers(app, reserve, (call) => reserveTime(booking, call))
  answers(app, extendReservation, ({ params }) => extend(booking, params['reservationCode'] ?? ''))
  answers(app, releaseReservation, ({ params }) => release(booking, params['reservationCode'] ?? ''))
}
