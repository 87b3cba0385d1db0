import type { SealedWalkIn } from '#contract/outbox'
import type { WalkIn } from '#contract/walk-in'
import type { CheckedInOne } from '#contract/walk-in-call'
import { signatureReasons } from '#domain/fields/consents'
import { type Misfit, misfitsOfWalkIn } from '#domain/misfits'
import { DAY_MS } from '#domain/time-units'
import { checkWalkIn, type Problem } from '#domain/walk-in'
import { DEFAULT_ZONE, todayIn } from '#domain/zones'
import { busy, refusal } from '../http/refusal.ts'
import { fingerprints, guestMarks, sealRecord } from '../keys/seal.ts'
import type { Client } from '../limits/limits.ts'
import type { Charge } from '../store/limit-counts.ts'
import type { CheckIn, UnreadableEntry } from '../store/store.ts'
import { closedReasons, walkInContext } from './context.ts'
import { openSealed } from './open-sealed.ts'
import { instantOf, type Payload, readPayload, UNREADABLE } from './payload.ts'
import { answerOf, earlierOf, newCheckIn, record, type Sender, type WalkInDeps } from './recorded.ts'

const MAX_REASONS = 20

/**
 * Checks in a guest whose walk-in waited in an outbox, once. An entry that can be opened is never refused for good. It is recorded
 * as checkedIn if it breaks no rule, otherwise as needsAttention with its reasons; an entry that names no store is kept apart. The
 * answer is 201 in each case. Beyond a limit it is 503 busy, and the device sends the entry later. 400 invalidIdempotencyKey
 * without a key, 400 sealBroken, 422 unknownOutboxKey, 422 idempotencyKeyReused when the key stands for another payload, plain or
 * sealed.
 */
export async function answerSealedWalkIn(
  deps: WalkInDeps,
  { sealed }: SealedWalkIn,
  { idempotencyKey, client }: Sender,
): Promise<{ appointments: CheckedInOne[] }> {
  const { store, keys, clock, limits } = deps
  if (idempotencyKey === null) {
    throw refusal(400, 'invalidIdempotencyKey', 'A sealed walk-in must have an Idempotency-Key.')
  }
  const payload = readPayload(openSealed(keys.outboxKeys, sealed, idempotencyKey))
  const prints = fingerprints(keys, payload.content)
  const earlier = await earlierOf(store, idempotencyKey, prints)
  if (earlier) return answerOf(deps, earlier)
  const now = clock()
  const charges = [
    ...limits.charges('sealed', client),
    ...limits.charges('sealedBytes', client, '', sealed.data.length),
  ]
  if (isOfNoStore(payload)) {
    const unreadableCharges = [...charges, ...limits.charges('unreadable', client)]
    return keepApart(deps, { idempotencyKey, client, charges: unreadableCharges }, payload)
  }
  const { misfits, ...judged } =
    'walkIn' in payload ? await judge(deps, payload.walkIn, now) : await unreadable(deps, payload, now)
  const checkIn = newCheckIn(
    deps,
    { ...judged, idempotencyKey, fingerprint: prints[0], receivedAt: now },
    { sent: payload.text, misfits },
  )
  const recorded = await record(deps, client, checkIn, charges)
  if (recorded.outcome !== 'duplicate') return answerOf(deps, recorded)
  // The transaction of the duplicate was undone. A check-in that needs attention does not take the guest's services of the day, so
  // the second try cannot be a duplicate.
  const kept: CheckIn = { ...checkIn, status: 'needsAttention', reasons: ['duplicateAppointment'] } // BOOK-20
  return answerOf(deps, await record(deps, client, kept, charges))
}

/** What opens and names no store is in no list of guests (HD-33). */
function isOfNoStore(payload: Payload): boolean {
  return !('walkIn' in payload) && payload.found.locationId === UNREADABLE
}

async function keepApart(
  deps: WalkInDeps,
  { idempotencyKey, client, charges }: { idempotencyKey: string; client: Client; charges: Charge[] },
  { text, content }: Payload,
): Promise<{ appointments: CheckedInOne[] }> {
  const { store, keys, clock, newId, limits } = deps
  const id = newId()
  const entry: UnreadableEntry = {
    id,
    idempotencyKey,
    fingerprint: fingerprints(keys, content)[0],
    receivedAt: clock(),
    sealed: sealRecord(keys.dataKeys, id, text),
    charges,
  }
  const most = client.isTablet ? Number.POSITIVE_INFINITY : limits.most('unreadableKept.all')
  const kept = await limits.within(charges, () => store.keepUnreadable(entry, most))
  if (kept.outcome !== 'full') return answerOf(deps, kept)
  limits.alarm('outbox-pressure', 'unreadable', { limit: 'unreadable' })
  throw busy(600)
}

type Judged = Omit<
  CheckIn,
  'id' | 'businessName' | 'sealed' | 'idempotencyKey' | 'fingerprint' | 'receivedAt' | 'counterCode'
> & { counterCode: string | undefined; misfits: Misfit[] }

/** A walk-in by the rules of the day on which the guest pressed Submit, when that can be told. */
async function judge(deps: WalkInDeps, walkIn: WalkIn, now: number): Promise<Judged> {
  const createdAt = instantOf(walkIn.createdAt ?? '') ?? now
  const age = ageReasons(createdAt, now)
  const visitAt = age.length === 0 ? Math.min(createdAt, now) : now
  const location = await deps.store.location('pharmacy', walkIn.locationNumber)
  const place = !location
    ? ['unknownLocation locationNumber']
    : location.status === 'closed'
      ? ['locationClosed locationNumber']
      : []
  const context = location && (await walkInContext(deps, location, visitAt))
  const problems = context ? checkWalkIn(walkIn, context) : []
  const closed = location && place.length === 0 ? await closedReasons(deps.store, location, visitAt) : []
  const notes = [...closed, ...(problems.length === 0 ? signatureReasons(walkIn) : [])]
  const reasons = [...age, ...place, ...problems.map(reasonOf)]
  return {
    locationId: walkIn.locationNumber,
    serviceIds: walkIn.serviceIds,
    counterCode: walkIn.counterCode,
    status: reasons.length === 0 ? 'checkedIn' : 'needsAttention',
    reasons: [...new Set([...reasons, ...notes])].slice(0, MAX_REASONS),
    createdAt,
    day: todayIn(visitAt, location?.timezone ?? DEFAULT_ZONE),
    ...guestMarks(deps.keys, walkIn),
    misfits: context ? misfitsOfWalkIn(walkIn, context) : [],
  }
}

/** A broken rule as it is stored, unsealed: nothing that was typed. `invalidRequest` stands for many rules, so the message of the form says which. */
function reasonOf({ key, field, message }: Problem): string {
  return key === 'invalidRequest' ? `${key} ${field} ${message}` : `${key} ${field}`
}

/**
 * A check-in that claims to be from more than a day ago or ahead needs attention: either it is late, or the device's clock is
 * wrong.
 */
function ageReasons(createdAt: number, now: number): string[] {
  if (createdAt < now - DAY_MS) return ['late createdAt']
  return createdAt > now + DAY_MS ? ['early createdAt'] : []
}

/** What does not fit the contract, with as much of it as can be read; it is on the list of the day on which it arrives. */
async function unreadable(
  { store }: Pick<WalkInDeps, 'store'>,
  { found, reasons }: Extract<Payload, { reasons: string[] }>,
  now: number,
): Promise<Judged> {
  const location = await store.location('pharmacy', found.locationId)
  return {
    ...found,
    createdAt: found.createdAt ?? now,
    serviceIds: [],
    status: 'needsAttention',
    reasons: reasons.slice(0, MAX_REASONS),
    day: todayIn(now, location?.timezone ?? DEFAULT_ZONE),
    guestMark: '',
    misfits: [],
  }
}
