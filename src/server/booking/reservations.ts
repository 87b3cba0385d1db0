import { randomBytes } from 'node:crypto'
import type { Reservation, ReservationBody, Reservations } from '#contract/reservations'
import { RESERVATION_CODE } from '#contract/reservations'
import type { Content } from '../content/source.ts'
import type { Call } from '../http/answers.ts'
import { Refusal, refusal } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { fingerprints } from '../keys/seal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import type { HoldResult, NewHold, ProviderKey, SlotCells, Store } from '../store/store.ts'
import type { Availabilities } from './availabilities.ts'
import { holdBounds } from './bounds.ts'
import type { Candidate } from './candidates.ts'
import { candidatesFor } from './candidates.ts'
import type { Directory } from './directory.ts'
import { ownAppointments } from './own-time.ts'
import { providerKeyName } from './provider.ts'
import { formerCode } from './searches.ts'

export type ReservationDeps = {
  content: Content
  store: Store
  keys: ServerKeys
  clock: () => number
  directory: () => Promise<Directory>
  availabilities: Availabilities
  limits: Limits
}

type Wanted = Omit<NewHold, keyof SlotCells>

const CODE_BYTES = 16 // API-51
/** A hold of a full day may have ended by then. */
const NOT_HELD_SECONDS = 60

/**
 * Holds a time (API-16, API-51): at the location, or with whoever is licensed in the state and free, in the order of their ids.
 * 409 slotTaken, 422 idempotencyKeyReused, 503 busy when the client holds too many, notHeld when the day is full of holds; 400 and
 * 404 for what could never be held. The caller's own former hold does not block the time, and ends; neither does an appointment that
 * the hold is to move (VISIT-03). The same key and body have the first answer again (API-49), also when its time is over, which
 * `expiresAt` tells; once that hold was given up, exchanged or booked, they are 409 holdExpired: a repetition that comes late must
 * not take a hold that no page would release.
 */
export async function holdSlot(
  deps: ReservationDeps,
  {
    body,
    idempotencyKey,
    request,
    client,
  }: Pick<Call<unknown, ReservationBody>, 'body' | 'idempotencyKey' | 'request' | 'client'>,
): Promise<Reservations> {
  const { store, keys } = deps
  const prints = fingerprints(keys, body)
  const earlier = idempotencyKey === null ? undefined : await store.holdOfKey(idempotencyKey)
  if (earlier) {
    if (!prints.includes(earlier.fingerprint)) throw keyReused()
    if (earlier.hasEnded) throw over()
    return reservations(earlier)
  }
  const hold: Wanted = {
    code: randomBytes(CODE_BYTES).toString('base64url'),
    idempotencyKey,
    fingerprint: prints[0],
    serviceIds: [...new Set([body.serviceId, ...(body.serviceIds ?? [])])],
    licensureState: body.licensureState ?? null,
    own: await ownAppointments(deps, request),
  }
  const candidates = await candidatesFor(deps, body, hold.serviceIds)
  const held = await holdFirst(deps, candidates, hold, { former: formerCode(request), client })
  switch (held.outcome) {
    case 'held':
    case 'replayed':
      return reservations(held)
    case 'keyReused':
      throw keyReused()
    case 'ended':
      throw over()
    case 'notHeld':
      throw notHeld()
    case 'taken':
      throw refusal(409, 'slotTaken', 'Somebody else has this time.', 'reservationTime')
  }
}

/** Holds with the first candidate who is free; `notHeld` when one is free but the day is full of holds. */
async function holdFirst(
  deps: ReservationDeps,
  candidates: readonly Candidate[],
  hold: Wanted,
  { former, client }: { former: string | null; client: Client },
): Promise<HoldResult> {
  const { store, availabilities, limits } = deps
  const offers = candidates.map(
    ({ provider: { key, capacity }, cells, cellMs }): SlotCells => ({
      provider: key,
      cells,
      cellMs,
      capacity,
    }),
  )
  const [first, ...others] = offers
  const [one] = candidates
  if (!first || !one) return { outcome: 'taken' }
  const boundsOf = ({ provider: key, cells }: SlotCells) => {
    const { provider } =
      candidates.find((other) => providerKeyName(other.provider.key) === providerKeyName(key)) ?? one
    return holdBounds(deps, client, provider, cells)
  }
  const known = others.length === 0 ? boundsOf(first).charges : []
  const held = await limits.within(known, () => store.hold({ ...hold, ...first, boundsOf }, former, others))
  for (const { provider } of candidates) availabilities.forget(provider)
  return held
}

/** The guest books without a hold. "busy" (API-50) is the answer to one client's own limits. */
function notHeld(): Refusal {
  return new Refusal(503, [{ key: 'notHeld', message: 'This time is free, but it is not held.' }], {
    'retry-after': String(NOT_HELD_SECONDS),
  })
}

function keyReused(): Refusal {
  return refusal(422, 'idempotencyKeyReused', 'This Idempotency-Key was used with another body.')
}

function over(): Refusal {
  return refusal(409, 'holdExpired', 'This time is no longer held.')
}

/** Holds on for another while (HOLD-24); 409 holdExpired when the hold is over or never was. */
export async function extendHold(
  { store }: Pick<ReservationDeps, 'store'>,
  code: string,
): Promise<Reservations> {
  if (!RESERVATION_CODE.test(code)) throw over()
  const held = await store.extendHold(code)
  if (held) return reservations({ ...held, code })
  throw over()
}

/** Releases a hold; whatever the code, the caller learns nothing of it (API-51). */
export async function releaseHold(
  { store, directory, availabilities }: Pick<ReservationDeps, 'store' | 'directory' | 'availabilities'>,
  code: string,
): Promise<undefined> {
  const released = RESERVATION_CODE.test(code) ? await store.releaseHold(code) : undefined
  const provider = released && (await directory()).provider(released)
  if (provider) availabilities.forget(provider)
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
