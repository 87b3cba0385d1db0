import type { Infer } from 'superstruct'
import { never, object, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { OUTBOX_KEY } from './entry.ts'

export const OutboxKey = type({ keyId: string(), publicKey: string() })
/** The server's newest public key: its id, and the uncompressed point as base64url. */
export type OutboxKey = Infer<typeof OutboxKey>

/** GET the key that entries are sealed to; kept in the device database. */
export const getOutboxKey: Endpoint<Record<string, never>, never, OutboxKey> = {
  method: 'GET',
  path: OUTBOX_KEY,
  query: object({}),
  body: never(),
  data: OutboxKey,
  status: 200,
  idempotent: false,
}
