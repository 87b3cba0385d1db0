/** An AES-GCM value: a fresh 96-bit nonce and the ciphertext. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** A key that script can use and cannot read out. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return { iv, data }
}

/** The sealed text; rejects when the value was tampered with or belongs to another key. */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
}

/** What only the holder of a private key can open; all base64url without padding (contract: Sealed). */
export type SealedTo = { keyId: string; epk: string; iv: string; data: string }

/**
 * Seals a text to a server's public P-256 key (an uncompressed point as base64url): ephemeral ECDH, HKDF-SHA-256 with `info`,
 * AES-256-GCM. `bound` is authenticated with it. Rejects for a key that is none.
 */
export async function sealTo(
  { keyId, publicKey }: { keyId: string; publicKey: string },
  text: string,
  { info, bound }: { info: string; bound: string },
): Promise<SealedTo> {
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
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bytesOf(bound) },
    key,
    bytesOf(text),
  )
  const epk = await subtle.exportKey('raw', ours.publicKey)
  return { keyId, epk: toBase64url(epk), iv: toBase64url(iv.buffer), data: toBase64url(data) }
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
