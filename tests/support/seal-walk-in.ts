import { additionalData, type OutboxKey, SEALING_INFO, type SealedWalkIn } from '#contract/outbox'
import type { WalkIn } from '#contract/walk-in'

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
const IV_BYTES = 12

/** Seals a walk-in to the server's key, with WebCrypto alone, as a browser does. */
export function sealWalkIn(
  walkIn: WalkIn,
  idempotencyKey: string,
  outboxKey: OutboxKey,
): Promise<SealedWalkIn> {
  return sealBytes(new TextEncoder().encode(JSON.stringify(walkIn)), idempotencyKey, outboxKey)
}

/** The same for whatever bytes. */
export async function sealBytes(
  plain: Uint8Array<ArrayBuffer>,
  idempotencyKey: string,
  { keyId, publicKey }: OutboxKey,
): Promise<SealedWalkIn> {
  const { subtle } = globalThis.crypto
  const theirs = await subtle.importKey('raw', Buffer.from(publicKey, 'base64url'), CURVE, false, [])
  const mine = await subtle.generateKey(CURVE, false, ['deriveBits'])
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bound = new TextEncoder().encode(additionalData(keyId, idempotencyKey))
  const data = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bound },
    await agreedKey(mine.privateKey, theirs),
    plain,
  )
  const epk = await subtle.exportKey('raw', mine.publicKey)
  return { sealed: { keyId, epk: base64url(epk), iv: base64url(iv), data: base64url(data) } }
}

async function agreedKey(privateKey: CryptoKey, publicKey: CryptoKey): Promise<CryptoKey> {
  const { subtle } = globalThis.crypto
  const shared = await subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256)
  const hkdf = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode(SEALING_INFO)
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info },
    hkdf,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
}

function base64url(bytes: ArrayBuffer | Uint8Array): string {
  return Buffer.from(bytes as ArrayBuffer).toString('base64url')
}
