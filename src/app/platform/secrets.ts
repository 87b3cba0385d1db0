/** Returns cryptographically random bytes. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** Returns 128 random bits as 32 hexadecimal digits, for an idempotency key. */
export function randomKey(): string {
  return hexOf(randomBytes(16))
}

/** Returns the sha256 of a text in hexadecimal digits, or undefined without a secure context, where browsers compute none. */
export async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))))
}

/** A text sealed by AES-GCM: a fresh 96-bit nonce and the ciphertext. */
export type SealedText = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** Returns a key that scripts can use and cannot read. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, text: string): Promise<SealedText> {
  const iv = randomBytes(12)
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(text)) }
}

/** Opens a sealed text. Rejects when it was tampered with or belongs to another key. */
export async function unseal(key: CryptoKey, { iv, data }: SealedText): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
}

/** The wire's form of a text that only the server can open (Sealed of the contract), in base64url without padding. */
type SealedForServer = { keyId: string; epk: string; iv: string; data: string }

/**
 * Seals a text to the server's public P-256 key, an uncompressed point in base64url: ephemeral ECDH, HKDF-SHA-256 with `info`,
 * AES-256-GCM, which authenticates `bound` too. Rejects when the key is not one.
 */
export async function sealTo(
  { keyId, publicKey }: { keyId: string; publicKey: string },
  text: string,
  { info, bound }: { info: string; bound: string },
): Promise<SealedForServer> {
  const { subtle } = crypto
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const theirs = await subtle.importKey('raw', fromBase64url(publicKey), curve, false, [])
  const ours = await subtle.generateKey(curve, false, ['deriveBits'])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, ours.privateKey, 256)
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(info) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = randomBytes(12)
  const cipher = { name: 'AES-GCM', iv, additionalData: bytesOf(bound) }
  const data = await subtle.encrypt(cipher, key, bytesOf(text))
  const epk = await subtle.exportKey('raw', ours.publicKey)
  return { keyId, epk: toBase64url(epk), iv: toBase64url(iv.buffer), data: toBase64url(data) }
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toBase64url(bytes: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
