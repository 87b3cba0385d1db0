import { set } from 'idb-keyval'
import { OUTBOX_KEY } from '#contract/entry'
import { ask } from '../api/reach.ts'
import { deviceDatabase } from '../platform/storage.ts'

/** Its key in the device database. */
export const KEPT_AT = 'outboxKey'

/** Stores the server's public key on the device, so that it can seal check-ins without a network. The outbox decodes it later. */
export async function keepOutboxKey(): Promise<void> {
  const answer = (await ask(OUTBOX_KEY)) as { data?: { publicKey?: unknown } } | undefined
  if (typeof answer?.data?.publicKey !== 'string') return
  await set(KEPT_AT, answer.data, deviceDatabase.use).catch(() => undefined) // storage
}
