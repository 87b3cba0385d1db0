import { postRecovery } from '#contract/recovery'
import { call } from '../api/call.ts'
import { outboxDatabase } from '../platform/storage.ts'

let isAsked = false

/**
 * Has the server ask the browser to delete this origin's damaged storage, once in the life of a page (quality, fault 31). `failure` is
 * why a database does not open. It does nothing while the outbox opens, because its check-ins would be lost. Returns whether to try
 * again.
 */
export async function recoverStorage(failure: unknown): Promise<boolean> {
  if (isAsked || !isBroken(failure)) return false
  isAsked = true
  if (!isBroken(await failureOfOutbox())) return false
  const { kind } = await call(postRecovery)
  return kind === 'answered'
}

/** Why the outbox does not open, if it does not. */
function failureOfOutbox(): Promise<unknown> {
  return outboxDatabase.use('readonly', () => undefined).catch((failure: unknown) => failure)
}

/** Whether storage is damaged. Errors of forbidden or full storage have other names. */
function isBroken(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'UnknownError'
}
