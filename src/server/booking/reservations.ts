import { randomBytes } from 'node:crypto'
import type { Reservation, ReservationBody, Reservations } from '#contract/reservations'
import { RESERVATION_CODE } from '#contract/reservations'
import { isDay } from '#domain/calendar'
import type { Call } from '../http/answers.ts'
import type { Refusal } from '../http/refusal.ts'
import { refusal } from '../http/refusal.ts'
import type { ServerKeys } from '../keys.ts'
import { fingerprint } from '../seal.ts'
import type { NewHold, ProviderKey, Store } from '../store/store.ts'
import type { Bookable } from './bookable.ts'
import type { Diaries } from './diaries.ts'
import type { Directory } from './directory.ts'
import { formerCode, isLicensed } from './searches.ts'
import type { Judgement } from './visit.ts'
import { judgeVisit } from './visit.ts'

export type ReservationDeps = {
  store: Store
  keys: ServerKeys
  clock: () => number
  directory: () => Promise<Directory>
  diaries: Diaries
}

const CODE_BYTES = 16 // API-51

/**
 * Holds a time (API-16, API-51): at the location, or with whoever is licensed in the state and free, in the order of their ids.
 * 409 slotTaken, 422 idempotencyKeyReused; 400 and 404 for what could never be held. The caller's own former hold does not stand in
 * the way, and ends.
 */
export async function reserve(
  deps: ReservationDeps,
  {
    body,
    idempotencyKey,
    request,
  }: Pick<Call<unknown, ReservationBody>, 'body' | 'idempotencyKey' | 'request'>,
): Promise<Reservations> {
  const { store, keys, clock, diaries } = deps
  const mark = fingerprint(keys, body)
  const earlier = idempotencyKey === null ? undefined : await store.holdOfKey(idempotencyKey)
  if (earlier) {
    if (earlier.fingerprint !== mark) throw keyReused()
    return reservations(earlier)
  }
  const directory = await deps.directory()
  const serviceIds = [...new Set([body.serviceId, ...(body.serviceIds ?? [])])]
  const start = readInstant(body.reservationTime)
  const wanted = await candidates(store, directory, body)
  const now = clock()
  const judged = wanted.map((provider) => ({
    provider,
    judgement: judgeVisit({ provider, serviceIds, start }, directory, now),
  }))
  const hold: Omit<NewHold, 'provider' | 'cells' | 'places'> = {
    code: randomBytes(CODE_BYTES).toString('base64url'),
    idempotencyKey,
    fingerprint: mark,
    serviceIds,
    licensureState: body.licensureState ?? null,
  }
  const fitting = judged.flatMap(({ provider, judgement }) =>
    judgement.outcome === 'fits' ? [{ provider, cells: judgement.cells }] : [],
  )
  if (fitting.length === 0) throw refusalOf(judged)
  for (const { provider, cells } of fitting) {
    const { key, places } = provider
    const held = await store.hold({ ...hold, provider: key, cells, places }, formerCode(request))
    diaries.forget(provider)
    if (held.outcome === 'keyReused') throw keyReused()
    if (held.outcome !== 'taken') return reservations(held)
  }
  throw refusal(409, 'slotTaken', 'Somebody else has this time.', 'reservationTime')
}

function keyReused(): Refusal {
  return refusal(422, 'idempotencyKeyReused', 'This Idempotency-Key was used with another body.')
}

/** Holds on for another while (HOLD-24); 409 holdExpired when the hold is over or never was. */
export async function extend({ store }: Pick<ReservationDeps, 'store'>, code: string): Promise<Reservations> {
  const held = RESERVATION_CODE.test(code) ? await store.extendHold(code) : undefined
  if (!held) throw refusal(409, 'holdExpired', 'This time is no longer held.')
  return reservations({ ...held, code })
}

/** Releases a hold; whatever the code, the caller learns nothing of it (API-51). */
export async function release(
  { store, directory, diaries }: Pick<ReservationDeps, 'store' | 'directory' | 'diaries'>,
  code: string,
): Promise<undefined> {
  const released = RESERVATION_CODE.test(code) ? await store.releaseHold(code) : undefined
  const provider = released && (await directory()).provider(released)
  if (provider) diaries.forget(provider)
  return undefined
}

function reservations(held: { code: string; expiresAt: number; provider: ProviderKey }): Reservations {
  const reservation: Reservation = {
    reservationCode: held.code,
    expiresAt: new Date(held.expiresAt).toISOString(),
    locationNumber: held.provider.id,
  }
  return { appointmentReservations: [reservation] }
}

/** Who can be meant: the provider of the location number, or all who are licensed in the state. */
async function candidates(
  store: Store,
  directory: Directory,
  { businessName, locationNumber, licensureState }: ReservationBody,
): Promise<Bookable[]> {
  if (locationNumber === undefined) {
    if (licensureState === undefined) {
      throw refusal(400, 'invalidRequest', 'This field is required.', 'locationNumber')
    }
    const licensed = directory.onVideo.filter(
      (one) => one.key.businessName === businessName && isLicensed(one, licensureState),
    )
    if (licensed.length === 0) throw unlicensed()
    return licensed
  }
  const provider = directory.provider({ businessName, id: locationNumber })
  if (!provider) throw await unknownLocation(store, businessName, locationNumber)
  const isElsewhere = licensureState !== undefined && provider.licensureStates !== null
  if (isElsewhere && !isLicensed(provider, licensureState)) throw unlicensed()
  return [provider]
}

async function unknownLocation(
  store: Store,
  businessName: ReservationBody['businessName'],
  id: string,
): Promise<Refusal> {
  const location = await store.location(businessName, id)
  if (location?.status === 'closed') {
    return refusal(404, 'locationClosed', 'This location is closed.', 'locationNumber')
  }
  return refusal(404, 'unknownLocation', 'There is no such location.', 'locationNumber')
}

function unlicensed(): Refusal {
  return refusal(400, 'invalidRequest', 'Nobody is licensed in this state.', 'licensureState')
}

/** Why none of them can see the guest: the time, where one of them offers the services. */
function refusalOf(judged: readonly { judgement: Judgement }[]): Refusal {
  const outcomes = judged.map(({ judgement }) => judgement.outcome)
  if (outcomes.includes('notOnSchedule')) {
    return refusal(400, 'notOnSchedule', 'This time cannot be booked.', 'reservationTime')
  }
  if (outcomes.includes('unknownService')) {
    return refusal(404, 'unknownService', 'There is no such service.', 'serviceId')
  }
  return refusal(400, 'serviceNotOffered', 'This service is not offered here.', 'serviceId')
}

/** Epoch milliseconds of a written instant (API-52); refused (400) where there is no such day or time. */
function readInstant(text: string): number {
  const instant = Date.parse(text)
  if (!isDay(text.slice(0, 10)) || Number.isNaN(instant)) {
    throw refusal(400, 'invalidRequest', 'There is no such time.', 'reservationTime')
  }
  return instant
}
