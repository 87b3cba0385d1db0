import { getTimeslots, searchPhysical, searchVirtual } from '#contract/providers'
import { extendReservation, releaseReservation, reserve } from '#contract/reservations'
import type { Places } from '../address/places.ts'
import { type App, answers } from '../http/answers.ts'
import type { ServerKeys } from '../keys.ts'
import type { Store } from '../store/store.ts'
import { createDiaries } from './diaries.ts'
import { openDirectory } from './directory.ts'
import { extend, release, reserve as reserveTime } from './reservations.ts'
import { createSearches } from './searches.ts'

/** Has the app answer slot searches and reservations (API-16 to API-18, API-36 to API-41, API-51). */
export function answerBookings(
  app: App,
  deps: { store: Store; keys: ServerKeys; clock: () => number; places: Pick<Places, 'resolve'> },
): void {
  const { store, clock } = deps
  const booking = { ...deps, directory: openDirectory(store), diaries: createDiaries(store, clock) }
  const searches = createSearches(booking)
  answers(app, searchPhysical, searches.physical)
  answers(app, searchVirtual, searches.virtual)
  answers(app, getTimeslots, searches.timeslots)
  answers(app, reserve, (call) => reserveTime(booking, call))
  answers(app, extendReservation, ({ params }) => extend(booking, params['reservationCode'] ?? ''))
  answers(app, releaseReservation, ({ params }) => release(booking, params['reservationCode'] ?? ''))
}
