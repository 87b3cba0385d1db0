import { postRecovery } from '#contract/recovery'
import { call } from '../api/call.ts'
import { outboxDatabase } from '../platform/storage.ts'

let isAsked = false

/**
 * Has the browser empty what it keeps for this origin, once a page load, and answers whether to try again (quality, fault 31).
 * `failure`: why a database does not open. Nothing is emptied unless the outbox is beyond reading too: what waits there would be lost.
 */
export async function recoverStorage(failure: unknown): Promise<boolean> {
  if (isAsked || !isBroken(failure)) return false
  isAsked = true
  if (!isBroken(await failureOfOutbox())) return false
  const { kind } = await call(postRecovery)
  return kind === 'answered'
}

/** Why the outbox does not open; undefined: it does. */
function failureOfOutbox(): Promise<unknown> {
  return outboxDatabase.use('readonly', () => undefined).catch((failure: unknown) => failure)
}

/** A store that is damaged; one that is forbidden or full has another name. */
function isBroken(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'UnknownError'
}
