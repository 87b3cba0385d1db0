import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { WalkIn } from '#contract/walk-in'
import { counterCode } from '#domain/counter-code'
import type { Misfit } from '#domain/misfits'
import type { SecretKey, ServerKeys } from './keys.ts'

/** Versions of a sealed value: 1 and 3 have only what the guest sent, 2 and 4 also the misfits that the server found in it. 1 and 2 name no key. */
const FORMER_SENT = 1
const FORMER_JUDGED = 2
const SENT = 3
const JUDGED = 4
const KEY_ID_BYTES = 6
const IV_BYTES = 12
const TAG_BYTES = 16

/** The content of a sealed record: the text that was sent, and the misfits. A record of version 1 or 3 has no misfits. */
export type Opened = { sent: string; misfits: Misfit[] }

/** The first of these keys seals, all of them open. */
type DataKeys = readonly [SecretKey, ...SecretKey[]]
/** The first of these keys makes codes and marks, all of them check. */
type CodeKeys = Pick<ServerKeys, 'codeKeys'>

/** Seals `plain` with AES-256-GCM for the record `id`: version, id of the key, iv, tag, ciphertext. It opens under that id alone. */
export function sealRecord(keys: DataKeys, id: string, plain: string): Uint8Array {
  return seal(keys[0], SENT, id, plain)
}

/** Seals a check-in with its misfits, as version 4. Each check-in has this version, so that a version says nothing about health. */
export function sealCheckIn(keys: DataKeys, id: string, opened: Opened): Uint8Array {
  return seal(keys[0], JUDGED, id, JSON.stringify(opened))
}

/** What was sealed for the record `id`, in any version; throws when there is no key for it, or the id or a byte is another. */
export function openRecord(keys: readonly SecretKey[], id: string, sealed: Uint8Array): Opened {
  const { version, plain } = opened(keys, id, sealed)
  return version === SENT || version === FORMER_SENT ? { sent: plain, misfits: [] } : JSON.parse(plain)
}

/** The same content under the key that seals now; undefined: it is under it. Throws as openRecord does. */
export function resealed(keys: DataKeys, id: string, sealed: Uint8Array): Uint8Array | undefined {
  if (keyIdOf(sealed) === keys[0].keyId) return undefined
  const { version, plain } = opened(keys, id, sealed)
  return seal(keys[0], version === SENT || version === FORMER_SENT ? SENT : JUDGED, id, plain)
}

/** Bytes at the beginning of a sealed value that say its version and its key. */
export const SEALED_HEAD_BYTES = 1 + KEY_ID_BYTES

/** The id of the key of a sealed value, or of its head; undefined: it is of a version that names none. */
export function keyIdOf(sealed: Uint8Array): string | undefined {
  const [version] = sealed
  if (version !== SENT && version !== JUDGED) return undefined
  return Buffer.from(sealed.subarray(1, SEALED_HEAD_BYTES)).toString('base64url')
}

function opened(
  keys: readonly SecretKey[],
  id: string,
  sealed: Uint8Array,
): { version: number; plain: string } {
  const [version = 0] = sealed
  const isFormer = version === FORMER_SENT || version === FORMER_JUDGED
  const head = isFormer ? 1 : SEALED_HEAD_BYTES
  if ((!isFormer && version !== SENT && version !== JUDGED) || sealed.length < head + IV_BYTES + TAG_BYTES) {
    throw new Error('This is no sealed value.')
  }
  const keyId = keyIdOf(sealed)
  if (keyId === undefined) return { version, plain: openedFormer(keys, id, sealed) }
  const key = keys.find((one) => one.keyId === keyId)
  if (!key) throw new Error('There is no key for this sealed value.')
  return { version, plain: decipher(key, boundTo(version, id, keyId), sealed.subarray(head)) }
}

/** A value that names no key is under the oldest one, or under one that came after it. */
function openedFormer(keys: readonly SecretKey[], id: string, sealed: Uint8Array): string {
  const [version = 0] = sealed
  let failed: unknown
  for (const key of [...keys].reverse()) {
    try {
      return decipher(key, boundTo(version, id, ''), sealed.subarray(1))
    } catch (error) {
      failed = error
    }
  }
  throw failed
}

function decipher({ key }: SecretKey, bound: Buffer, value: Uint8Array): string {
  const opening = createDecipheriv('aes-256-gcm', key, value.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(bound)
    .setAuthTag(value.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const data = value.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([opening.update(data), opening.final()]).toString('utf8')
}

function seal({ keyId, key }: SecretKey, version: number, id: string, plain: string): Uint8Array {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(version, id, keyId))
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  const head = [Buffer.from([version]), Buffer.from(keyId, 'base64url')]
  return new Uint8Array(Buffer.concat([...head, iv, cipher.getAuthTag(), data]))
}

/** A value is bound to its record, version and key; one of version 1 to the record alone. */
function boundTo(version: number, id: string, keyId: string): Buffer {
  if (version === FORMER_SENT) return Buffer.from(id, 'utf8')
  return Buffer.from(version === FORMER_JUDGED ? `${version} ${id}` : `${version} ${keyId} ${id}`, 'utf8')
}

/** The code that stands for an appointment beside its id: made anew each time, never stored. 256 bits. */
export function confirmCode({ codeKeys: [newest] }: CodeKeys, id: string): string {
  return codeUnder(newest, id)
}

/** Whether a text is the code of an appointment under any code key; takes the same time whatever the text is. */
export function isConfirmCode({ codeKeys }: CodeKeys, id: string, text: string): boolean {
  const digest = (one: string) => createHash('sha256').update(one, 'utf8').digest()
  const given = digest(text)
  return codeKeys.map((key) => timingSafeEqual(given, digest(codeUnder(key, id)))).includes(true)
}

function codeUnder({ key }: SecretKey, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url')
}

/** Names a new visit at the counter, and says nothing of its code. Another code key makes another name: the stored one counts. */
export function counterCodeOf({ codeKeys: [newest] }: CodeKeys, id: string): string {
  return counterCode(Buffer.from(mark(newest, 'counter', id), 'base64url'))
}

/**
 * Identifies a guest without naming them (BOOK-20): HMAC of names (NFKC, case-folded), birth date and phone. `formerMarks` are those of
 * the same guest under the other code keys, under which an earlier visit may be kept.
 */
export function guestMarks(
  { codeKeys }: CodeKeys,
  { basicInfo }: Pick<WalkIn, 'basicInfo'>,
): { guestMark: string; formerMarks: string[] } {
  const { firstName, lastName, dateOfBirth, phoneNumber } = basicInfo
  const text = JSON.stringify([fold(firstName), fold(lastName), dateOfBirth, phoneNumber])
  const [guestMark = '', ...formerMarks] = codeKeys.map((key) => mark(key, 'guest', text))
  return { guestMark, formerMarks }
}

/** Stands for a client's address or a tablet in every count and row: 128 bits that only the key file can make again (HD-02). */
export function clientMark({ codeKeys: [newest] }: CodeKeys, kind: string, text: string): string {
  return mark(newest, 'client', `${kind} ${text}`).slice(0, 22)
}

/** Prove that a tablet was enrolled by this server: with its id, its store and the code of that day (HD-06). A new tablet has the first. */
export function tabletMarks({ codeKeys }: CodeKeys, facts: readonly string[]): string[] {
  return codeKeys.map((key) => mark(key, 'tablet', JSON.stringify(facts)))
}

/** Stands for a desk's PIN before it is hashed, so that the database alone is not enough to guess it (DESK-01). */
export function pinMark(codeKey: SecretKey, pin: string): string {
  return mark(codeKey, 'pin', pin)
}

/**
 * What tells a repeated body from another one, whatever the order of its keys (API-49): the first is kept, and the others are of the same
 * body under the other code keys, under which it may have been kept before.
 */
export function fingerprints({ codeKeys }: CodeKeys, body: unknown): [string, ...string[]] {
  const text = canonicalJson(body)
  const [newest, ...others] = codeKeys
  return [mark(newest, 'fingerprint', text), ...others.map((key) => mark(key, 'fingerprint', text))]
}

/** Tells whether a keys file is one that a database was written with: the mark of one of its code keys and data keys is kept there. */
export function keysMark(codeKey: SecretKey, { key }: SecretKey): string {
  return mark(codeKey, 'keys', Buffer.from(key).toString('base64url'))
}

/** JSON with the keys of every object in order, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase()
}

function mark({ key }: SecretKey, purpose: string, text: string): string {
  return createHmac('sha256', derivedKey(key, purpose)).update(text).digest('base64url')
}

const derived = new WeakMap<Uint8Array, Map<string, Uint8Array>>()

/** The key for one purpose alone; deriving it costs more than using it. */
function derivedKey(codeKey: Uint8Array, purpose: string): Uint8Array {
  const known = derived.get(codeKey) ?? new Map<string, Uint8Array>()
  const key =
    known.get(purpose) ??
    new Uint8Array(hkdfSync('sha256', codeKey, new Uint8Array(0), `scheduler ${purpose}`, 32))
  derived.set(codeKey, known.set(purpose, key))
  return key
}
