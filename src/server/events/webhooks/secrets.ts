import { createHmac, randomBytes } from 'node:crypto'
import type { ServerKeys } from '../../keys/keys.ts'
import { openRecord, sealRecord } from '../../keys/seal.ts'
import type { Webhook } from '../../store/webhook-store.ts'

/** What secrets begin with (Standard Webhooks 1.0.0). */
const PREFIX = 'whsec_'
const BYTES = 32

/** A secret that signs; `until`, epoch milliseconds: it was replaced, and signs beside the newest until then. */
export type SigningSecret = { secret: string; until?: number }

export function newSigningSecret(): string {
  return `${PREFIX}${randomBytes(BYTES).toString('base64')}`
}

/** Seals the secrets of the webhook with this name, the newest first. */
export function sealSecrets(
  dataKeys: ServerKeys['dataKeys'],
  name: string,
  secrets: readonly SigningSecret[],
): Uint8Array {
  return sealRecord(dataKeys, `webhook ${name}`, JSON.stringify(secrets))
}

/** Throws when the key file is another. */
export function openSecrets(
  dataKeys: ServerKeys['dataKeys'],
  { name, secrets }: Pick<Webhook, 'name' | 'secrets'>,
): SigningSecret[] {
  return JSON.parse(openRecord(dataKeys, `webhook ${name}`, secrets).sent)
}

/** The headers of a message by Standard Webhooks 1.0.0, signed with every secret that is valid at `now` (epoch milliseconds). */
export function signedHeaders(
  secrets: readonly SigningSecret[],
  { id, now, body }: { id: string; now: number; body: string },
): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  const valid = secrets.filter(({ until }) => until === undefined || until > now)
  const signatures = valid.map(({ secret }) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
