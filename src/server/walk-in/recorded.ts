import type { CheckedInOne } from '#contract/walk-in-call'
import type { Content } from '../content/source.ts'
import type { Extra } from '../http/decode.ts'
import { refusal } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { confirmCode, counterCodeOf, type Opened, sealCheckIn } from '../keys/seal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import type { Charge } from '../store/limit-counts.ts'
import type { CheckIn, RecordResult, Store } from '../store/store.ts'

export type WalkInDeps = {
  store: Store
  content: Content
  keys: ServerKeys
  clock: () => number
  newId: () => string
  limits: Limits
  /** A check-in was recorded as needing attention. */
  needsAttention: () => void
}

/** What comes with a walk-in that is posted; `extra`: what a newer page sent beside it (RUN-06). */
export type Sender = { idempotencyKey: string | null; client: Client; extra?: Extra | undefined }

/**
 * Records a check-in. If a client or a store sends more check-ins than guests usually do, they are recorded as needsAttention; if a
 * client sends far more, they are refused (HD-07). `more`: further limits that this check-in counts for.
 */
export async function record(
  { store, limits, needsAttention }: Pick<WalkInDeps, 'store' | 'limits' | 'needsAttention'>,
  client: Client,
  checkIn: CheckIn,
  more: readonly Charge[] = [],
): Promise<RecordResult> {
  const { locationId } = checkIn
  const { origin, network, isTablet } = client
  const charges = [...more, ...limits.charges('manyCheckIns', client)]
  const usual = isTablet ? [] : limits.charges('checkIns', client, locationId)
  const bounds = { origin, network, charges, usual }
  const recorded = await limits.within(charges, () => store.recordCheckIn({ ...checkIn, bounds }))
  if (recorded.outcome !== 'recorded') return recorded
  if (recorded.isMany || checkIn.status === 'needsAttention') needsAttention()
  if (recorded.isMany) limits.alarm('check-in-pressure', locationId, { store: locationId })
  return recorded
}

/**
 * What an idempotency key stands for already. Only a shortcut: when a twin comes between this look and the insert, the key's
 * constraint decides.
 */
export async function earlierOf(
  store: Store,
  idempotencyKey: string | null,
  prints: readonly string[],
): Promise<RecordResult | undefined> {
  const known = idempotencyKey === null ? undefined : await store.checkInOfKey(idempotencyKey)
  if (!known) return undefined
  return prints.includes(known.fingerprint) ? { outcome: 'replayed', id: known.id } : { outcome: 'keyReused' }
}

/** undefined when the sender gave no code, or the code of another check-in. The code is then made from the id (BK-60). */
type Coded = { counterCode: string | undefined }

/** A check-in with a new id. What the guest typed and what does not fit are sealed under it. */
export function newCheckIn(
  { keys, newId }: Pick<WalkInDeps, 'keys' | 'newId'>,
  { counterCode, ...facts }: Omit<CheckIn, 'id' | 'businessName' | 'sealed' | 'counterCode'> & Coded,
  opened: Opened,
): CheckIn {
  const id = newId()
  return {
    id,
    businessName: 'pharmacy',
    ...facts,
    counterCode: counterCode ?? counterCodeOf(keys, id),
    sealed: sealCheckIn(keys.dataKeys, id, opened),
  }
}

/** The answer to a recorded walk-in, or its refusal: 422 idempotencyKeyReused, 429 duplicateAppointment (BOOK-20). */
export async function answerOf(
  { keys, store }: Pick<WalkInDeps, 'keys' | 'store'>,
  recorded: RecordResult,
): Promise<{ appointments: CheckedInOne[] }> {
  switch (recorded.outcome) {
    case 'recorded':
    case 'replayed': {
      const { id } = recorded
      const counterCode = (await store.codeOfCheckIn(id)) ?? counterCodeOf(keys, id)
      return { appointments: [{ id, confirmCode: confirmCode(keys, id), counterCode }] }
    }
    case 'keyReused':
      throw refusal(422, 'idempotencyKeyReused', 'This Idempotency-Key was used with another body.')
    case 'duplicate':
      throw refusal(429, 'duplicateAppointment', 'There is already an appointment for this service.')
  }
}
