import type { ApiError } from '#contract/endpoint'
import type { Booked, WalkIn } from '#contract/walk-in'
import { checkWalkIn } from '#domain/walk-in'
import { todayIn } from '#domain/zones'
import type { Content } from '../content-source.ts'
import { Refusal, refusal } from '../http/refusal.ts'
import type { ServerKeys } from '../keys.ts'
import { confirmCode, fingerprint, guestMark, seal } from '../seal.ts'
import { openPharmacy } from '../services.ts'
import type { CheckIn, DirectoryLocation, Recorded, Store } from '../store/store.ts'
import { walkInContext } from './context.ts'

const MAX_ERRORS = 20

export type WalkInDeps = {
  store: Store
  content: Content
  keys: ServerKeys
  clock: () => number
  newId: () => string
}

/**
 * Checks a guest in, once: the same key with the same body gives the first answer again, also when the rules have changed since
 * (API-49). 422 idempotencyKeyReused, 429 duplicateAppointment (BOOK-20), 404 for the location, 400 for what breaks a rule.
 */
export async function postWalkIn(
  deps: WalkInDeps,
  walkIn: WalkIn,
  idempotencyKey: string | null,
): Promise<{ appointments: Booked[] }> {
  const { store, keys, clock } = deps
  const print = fingerprint(keys, walkIn)
  // Only a shortcut: when a twin comes between this look and the insert, the key's constraint decides.
  const known = idempotencyKey === null ? undefined : await store.checkInOfKey(idempotencyKey)
  if (known) {
    const outcome = known.fingerprint === print ? 'replayed' : 'keyReused'
    return answerOf(keys, outcome === 'replayed' ? { outcome, id: known.id } : { outcome })
  }
  const now = clock()
  const location = await openPharmacy(store, walkIn.locationNumber)
  const problems = checkWalkIn(walkIn, await walkInContext(deps, location, now))
  if (problems.length > 0) throw new Refusal(400, problems.slice(0, MAX_ERRORS).map(errorOf))
  return answerOf(
    keys,
    await store.recordCheckIn(checkInOf(deps, { walkIn, idempotencyKey, print, location, now })),
  )
}

function checkInOf(
  { keys, newId }: WalkInDeps,
  given: {
    walkIn: WalkIn
    idempotencyKey: string | null
    print: string
    location: DirectoryLocation
    now: number
  },
): CheckIn {
  const { walkIn, idempotencyKey, print, location, now } = given
  const id = newId()
  return {
    id,
    idempotencyKey,
    fingerprint: print,
    businessName: location.businessName,
    locationId: location.id,
    serviceIds: walkIn.serviceIds,
    counterCode: walkIn.counterCode,
    status: 'checkedIn',
    reasons: [],
    createdAt: Date.parse(walkIn.createdAt),
    receivedAt: now,
    day: todayIn(now, location.timezone),
    guestMark: guestMark(keys, walkIn),
    sealed: seal(keys.dataKey, id, JSON.stringify(walkIn)),
  }
}

function answerOf(keys: ServerKeys, recorded: Recorded): { appointments: Booked[] } {
  switch (recorded.outcome) {
    case 'recorded':
    case 'replayed':
      return { appointments: [{ id: recorded.id, confirmCode: confirmCode(keys, recorded.id) }] }
    case 'keyReused':
      throw refusal(422, 'idempotencyKeyReused', 'This Idempotency-Key was used with another body.')
    case 'duplicate':
      throw refusal(429, 'duplicateAppointment', 'There is already an appointment for this service.')
  }
}

function errorOf({
  key,
  message,
  field,
}: {
  key: ApiError['key']
  message: string
  field: string
}): ApiError {
  return { key, message, field }
}
