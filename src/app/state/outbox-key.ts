import { get, set } from 'idb-keyval'
import { create } from 'superstruct'
import { getOutboxKey, OutboxKey } from '#contract/outbox-key'
import { call } from '../api/call.ts'
import { openDatabase } from '../platform/storage.ts'

const KEY = 'outboxKey'

const device = openDatabase('device')

/** Fetches the server's public key and keeps it on the device, so that a check-in can be sealed without a network. */
export async function keepOutboxKey(): Promise<void> {
  const result = await call(getOutboxKey)
  if (result.kind === 'answered') await set(KEY, result.data, device.use).catch(() => undefined)
}

/** The kept key; rejects when there is none. */
export async function keptOutboxKey(): Promise<OutboxKey> {
  return create(await get(KEY, device.use), OutboxKey)
}
