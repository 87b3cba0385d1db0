import { validateBenefitCode } from '#contract/benefit-code'
import { getTimeslots, searchPhysical, searchVirtual } from '#contract/providers'
import { extendReservation, releaseReservation, reserve } from '#contract/reservations'
import type { Places } from '../address/places.ts'
import type { Content } from '../content/source.ts'
import {
  checkBenefitCode,
  createBenefitCodeFinder,
  type FindBenefitCode,
} from '../directory/benefit-codes.ts'
import type { OpenLocations } from '../directory/open-locations.ts'
import { type Api, answers } from '../http/answers.ts'
import type { ServerKeys } from '../keys/keys.ts'
import type { Limits } from '../limits/limits.ts'
import { SEARCH_CACHE_BYTES, type Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { type Availabilities, createAvailabilities } from './availabilities.ts'
import { type Directory, openDirectory } from './directory.ts'
import { extendHold, holdSlot, releaseHold } from './reservations.ts'
import { createSearches } from './searches.ts'
import { isLarge } from './window.ts'

/** Who can be booked with, and when: shared by all calls of a server, so that what one writes the others show. */
export type Booking = {
  directory: () => Promise<Directory>
  availabilities: Availabilities
  findBenefitCode: FindBenefitCode
}

/** Reads a store's directory and what is taken. */
export function openBooking({
  store,
  clock,
  limits,
  locations,
  settings,
}: {
  store: Store
  clock: () => number
  limits: Limits
  locations: () => Promise<OpenLocations>
  settings: Partial<Pick<Settings, 'searchCacheBytes'>>
}): Booking {
  return {
    directory: openDirectory(store, locations, settings.searchCacheBytes ?? SEARCH_CACHE_BYTES),
    availabilities: createAvailabilities(store, clock),
    findBenefitCode: createBenefitCodeFinder({ store, limits }),
  }
}

/** Has the app answer slot searches, benefit codes and reservations (API-05, API-16 to API-18, API-36 to API-41, API-51). */
export function answerBookings(
  app: Api,
  booking: Booking & {
    store: Store
    content: Content
    keys: ServerKeys
    clock: () => number
    places: () => Promise<Pick<Places, 'meaningOf'>>
    limits: Limits
  },
): void {
  const searches = createSearches(booking)
  const sizeOf = (query: Parameters<typeof isLarge>[0]) =>
    isLarge(query, booking.clock()) ? 'largeSearch' : 'search'
  answers(app, searchPhysical, searches.physical, sizeOf)
  answers(app, searchVirtual, searches.virtual, sizeOf)
  answers(app, getTimeslots, searches.timeslots, sizeOf)
  answers(app, validateBenefitCode, ({ query, client }) =>
    checkBenefitCode(booking.findBenefitCode, query.benefitCode, client),
  )
  answers(app, reserve, (call) => holdSlot(booking, call), 'hold')
  answers(
    app,
    extendReservation,
    ({ params }) => extendHold(booking, params['reservationCode'] ?? ''),
    'hold',
  )
  answers(
    app,
    releaseReservation,
    ({ params }) => releaseHold(booking, params['reservationCode'] ?? ''),
    'hold',
  )
}
