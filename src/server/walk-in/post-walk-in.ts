import type { WalkIn } from '#contract/walk-in'
import type { CheckedInOne } from '#contract/walk-in-call'
import { signatureReasons } from '#domain/fields/consents'
import { withoutHidden } from '#domain/hidden-fields'
import { misfitsOfWalkIn } from '#domain/misfits'
import { checkWalkIn } from '#domain/walk-in'
import { todayIn } from '#domain/zones'
import { openPharmacy } from '../directory/services.ts'
import { withExtra } from '../http/decode.ts'
import { Refusal } from '../http/refusal.ts'
import { fingerprints, guestMarks } from '../keys/seal.ts'
import { closedReasons, walkInContext } from './context.ts'
import { answerOf, earlierOf, newCheckIn, record, type Sender, type WalkInDeps } from './recorded.ts'

const MAX_ERRORS = 20

/**
 * Checks a guest in, once: the same key with the same body gives the first answer again, also when the rules have changed since
 * (API-49). A counter code that another check-in of that store and day has is replaced (BK-60). 422 idempotencyKeyReused, 429 duplicateAppointment (BOOK-20), 404 for the location, 400 for what breaks a rule.
 */
export async function answerWalkIn(
  deps: WalkInDeps,
  walkIn: WalkIn,
  { idempotencyKey, client, extra }: Sender,
): Promise<{ appointments: CheckedInOne[] }> {
  const { store, keys, clock } = deps
  const prints = fingerprints(keys, extra ? withExtra(walkIn, extra) : walkIn)
  const earlier = await earlierOf(store, idempotencyKey, prints)
  if (earlier) return answerOf(deps, earlier)
  const now = clock()
  const location = await openPharmacy(store, walkIn.locationNumber)
  const context = await walkInContext(deps, location, now)
  const { body: shown, problems } = withoutHidden(walkIn, checkWalkIn(walkIn, context))
  if (problems.length > 0) throw new Refusal(400, problems.slice(0, MAX_ERRORS))
  const { counterCode: given } = walkIn
  const day = todayIn(now, location.timezone)
  const isTaken = given !== undefined && (await store.isCodeTaken(location.id, day, given))
  const checkIn = newCheckIn(
    deps,
    {
      idempotencyKey,
      fingerprint: prints[0],
      locationId: location.id,
      serviceIds: walkIn.serviceIds,
      counterCode: isTaken ? undefined : given,
      status: 'checkedIn',
      reasons: [...(await closedReasons(store, location, now)), ...signatureReasons(walkIn)],
      createdAt: walkIn.createdAt === undefined ? now : Date.parse(walkIn.createdAt),
      receivedAt: now,
      day,
      ...guestMarks(keys, walkIn),
    },
    { sent: JSON.stringify({ ...shown, ...(extra && { extra }) }), misfits: misfitsOfWalkIn(shown, context) },
  )
  return answerOf(deps, await record(deps, client, checkIn))
}
