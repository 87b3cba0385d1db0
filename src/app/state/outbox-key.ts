import { set } from 'idb-keyval'
import { OUTBOX_KEY } from '#contract/entry'
import { ask } from '../api/reach.ts'
import { deviceDatabase } from '../platform/storage.ts'

/** Where it is in the device database. */
export const KEPT_AT = 'outboxKey'

/** Fetches the server's public key and keeps it on the device, so that a check-in can be sealed without a network; decoded when it is used. */
export async function keepOutboxKey(): Promise<void> {
  const answer = (await ask(OUTBOX_KEY)) as { data?: { publicKey?: unknown } } | undefined
  if (typeof answer?.data?.publicKey !== 'string') return
  await set(KEPT_AT, answer.data, deviceDatabase.use).catch(() => undefined) // storage
}
