import { APPOINTMENT_HEADER } from '#contract/appointment-move'
import type { ServerKeys } from '../keys/keys.ts'
import { isConfirmCode } from '../keys/seal.ts'
import type { Store } from '../store/store.ts'

/** Id and confirm code, with a "." between them; neither has one. */
const HEADER = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{43})$/

/**
 * Ids of the appointments that a request moves, by its x-appointment header (VISIT-03): their cells do not block the new time.
 * A text that is no id with its code is ignored, and nothing is looked up for it.
 */
export async function ownAppointments(
  { store, keys }: { store: Pick<Store, 'followupOf'>; keys: ServerKeys },
  request: Request,
): Promise<string[]> {
  const [, id, code] = HEADER.exec(request.headers.get(APPOINTMENT_HEADER) ?? '') ?? []
  if (id === undefined || code === undefined || !isConfirmCode(keys, id, code)) return []
  const followup = await store.followupOf(id)
  return followup ? [id, followup.id] : [id]
}
