import type { Infer } from 'superstruct'
import { object, pattern, size, string } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { type Booked, walkInCall } from './walk-in-call.ts'

const base64url = (least: number, most: number) => size(pattern(string(), /^[A-Za-z0-9_-]+$/), least, most)

/**
 * A finished walk-in that only the server can open (design: write-only outbox): an ephemeral P-256 key agrees with the server's,
 * HKDF-SHA-256 (no salt, info SEALING_INFO) gives an AES-256-GCM key, `additionalData` binds key id and idempotency key.
 * `epk` is the ephemeral public key as an uncompressed point, `data` ciphertext and tag; all base64url without padding.
 */
export const Sealed = object({
  keyId: base64url(1, 64),
  epk: base64url(87, 87),
  iv: base64url(16, 16),
  data: base64url(24, 60_000),
})
export type Sealed = Infer<typeof Sealed>

/** HKDF's info. */
export const SEALING_INFO = 'walk-in outbox 1'

/** What AES-GCM authenticates beside the payload, as UTF-8. */
export function additionalData(keyId: string, idempotencyKey: string): string {
  return `${keyId} ${idempotencyKey}`
}

export const SealedWalkIn = object({ sealed: Sealed })
export type SealedWalkIn = Infer<typeof SealedWalkIn>

/**
 * POST a sealed walk-in, at the address of the plain one, always with an Idempotency-Key. What opens is never refused for good (503 busy beyond a limit):
 * 201 also when it breaks a rule or is old, and then it is kept as needsAttention. 422 unknownOutboxKey when the key id is none
 * of the server's, 400 sealBroken when it does not open, 422 idempotencyKeyReused when the key stands for another payload.
 */
export const postSealedWalkIn: Endpoint<Record<string, never>, SealedWalkIn, { appointments: Booked[] }> = {
  ...walkInCall,
  body: SealedWalkIn,
}

export { getOutboxKey, OutboxKey } from './outbox-key.ts'
