import { validateBenefitCode } from '#contract/benefit-code'
import { getTimeslots, searchPhysical, searchVirtual } from '#contract/providers'
import { extendReservation, releaseReservation, reserve } from '#contract/reservations'
import type { Places } from '../address/places.ts'
import { checkBenefitCode, createBenefitCodeFinder, type FindBenefitCode } from '../benefit-codes.ts'
import { type App, answers } from '../http/answers.ts'
import type { ServerKeys } from '../keys.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { createDiaries, type Diaries } from './diaries.ts'
import { type Directory, openDirectory } from './directory.ts'
import { createHoldLimit, HOLDS_PER_CLIENT } from './hold-limit.ts'
import { extend, release, reserve as reserveTime } from './reservations.ts'
import { createSearches } from './searches.ts'

/** Who can be booked with, and when: shared by all calls of a server, so that what one writes the others show. */
export type Booking = {
  directory: () => Promise<Directory>
  diaries: Diaries
  findBenefitCode: FindBenefitCode
}

/** Reads a store's directory and what is taken. */
export function openBooking({ store, clock }: { store: Store; clock: () => number }): Booking {
  return {
    directory: openDirectory(store),
    diaries: createDiaries(store, clock),
    findBenefitCode: createBenefitCodeFinder({ store, clock }),
  }
}

/** Has the app answer slot searches, benefit codes and reservations (API-05, API-16 to API-18, API-36 to API-41, API-51). */
export function answerBookings(
  app: App,
  booking: Booking & {
    store: Store
    keys: ServerKeys
    clock: () => number
    places: Pick<Places, 'resolve'>
    settings: Partial<Pick<Settings, 'holdsPerClient'>>
  },
): void {
  const searches = createSearches(booking)
  answers(app, searchPhysical, searches.physical, 'search')
  answers(app, searchVirtual, searches.virtual, 'search')
  answers(app, getTimeslots, searches.timeslots, 'search')
  answers(app, validateBenefitCode, ({ query, clientAddress }) =>
    checkBenefitCode(booking.findBenefitCode, query.benefitCode, clientAddress),
  )
  const { clock, settings } = booking
  const holdLimit = createHoldLimit(settings.holdsPerClient ?? HOLDS_PER_CLIENT, clock)
  const deps = { ...booking, holdLimit }
  answers(app, reserve, (call) => reserveTime(deps, call), 'hold')
  answers(
    app,
    extendReservation,
    ({ params, clientAddress }) => extend(deps, params['reservationCode'] ?? '', clientAddress),
    'hold',
  )
  answers(
    app,
    releaseReservation,
    ({ params, clientAddress }) => release(deps, params['reservationCode'] ?? '', clientAddress),
    'hold',
  )
}
