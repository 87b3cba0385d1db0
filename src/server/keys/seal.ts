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
import type { ServerKeys } from './keys.ts'

/** Versions of a sealed value: 1 has only what the guest sent, 2 also the misfits that the server found in it. */
const SENT = 1
const JUDGED = 2
const IV_BYTES = 12
const TAG_BYTES = 16

/** The content of a sealed record: the text that was sent, and the misfits. A record of version 1 has no misfits. */
export type Opened = { sent: string; misfits: Misfit[] }

/** Seals `plain` with AES-256-GCM for the record `id`: version, iv, tag, ciphertext. It opens under that id alone. */
export function sealRecord(key: Uint8Array, id: string, plain: string): Uint8Array {
  return seal(key, SENT, id, plain)
}

/** Seals a check-in with its misfits, as version 2. Each check-in has this version, so that a version says nothing about health. */
export function sealCheckIn(key: Uint8Array, id: string, opened: Opened): Uint8Array {
  return seal(key, JUDGED, id, JSON.stringify(opened))
}

/** What was sealed for the record `id`, in either version; throws when the key, the id or a byte is another. */
export function openRecord(key: Uint8Array, id: string, sealed: Uint8Array): Opened {
  const [version] = sealed
  if ((version !== SENT && version !== JUDGED) || sealed.length < 1 + IV_BYTES + TAG_BYTES) {
    throw new Error('This is no sealed value.')
  }
  const iv = sealed.subarray(1, 1 + IV_BYTES)
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(version, id))
    .setAuthTag(tag)
  const data = sealed.subarray(1 + IV_BYTES + TAG_BYTES)
  const plain = Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
  return version === SENT ? { sent: plain, misfits: [] } : JSON.parse(plain)
}

function seal(key: Uint8Array, version: number, id: string, plain: string): Uint8Array {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(version, id))
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return new Uint8Array(Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), data]))
}

/** Version 1 is bound to the id alone; later ones to their version too. */
function boundTo(version: number, id: string): Buffer {
  return Buffer.from(version === SENT ? id : `${version} ${id}`, 'utf8')
}

/** The code that stands for an appointment beside its id: recomputed, never stored. 256 bits. */
export function confirmCode({ codeKey }: ServerKeys, id: string): string {
  return createHmac('sha256', codeKey).update(id).digest('base64url')
}

/** Whether a text is the code of an appointment; takes the same time whatever the text is. */
export function isConfirmCode(keys: ServerKeys, id: string, text: string): boolean {
  const digest = (one: string) => createHash('sha256').update(one, 'utf8').digest()
  return timingSafeEqual(digest(text), digest(confirmCode(keys, id)))
}

/** Names an appointment at the counter: recomputed as the code is, and says nothing of it. */
export function counterCodeOf({ codeKey }: ServerKeys, id: string): string {
  return counterCode(Buffer.from(mark(codeKey, 'counter', id), 'base64url'))
}

/** Identifies a guest without naming them (BOOK-20): HMAC of names (NFKC, case-folded), birth date and phone. */
export function guestMark({ codeKey }: ServerKeys, { basicInfo }: Pick<WalkIn, 'basicInfo'>): string {
  const { firstName, lastName, dateOfBirth, phoneNumber } = basicInfo
  return mark(codeKey, 'guest', JSON.stringify([fold(firstName), fold(lastName), dateOfBirth, phoneNumber]))
}

/** Stands for a client's address or a tablet in every count and row: 128 bits that only the key file can make again (HD-02). */
export function clientMark({ codeKey }: Pick<ServerKeys, 'codeKey'>, kind: string, text: string): string {
  return mark(codeKey, 'client', `${kind} ${text}`).slice(0, 22)
}

/** Proves that a tablet was enrolled by this server: with its id, its store and the code of that day (HD-06). */
export function tabletMark({ codeKey }: Pick<ServerKeys, 'codeKey'>, facts: readonly string[]): string {
  return mark(codeKey, 'tablet', JSON.stringify(facts))
}

/** What tells a repeated body from another one, whatever the order of its keys (API-49). */
export function fingerprint({ codeKey }: ServerKeys, body: unknown): string {
  return mark(codeKey, 'fingerprint', canonicalJson(body))
}

/** Tells whether a keys file is the one that a database was written with. */
export function keysMark({ codeKey, dataKey }: ServerKeys): string {
  return mark(codeKey, 'keys', Buffer.from(dataKey).toString('base64url'))
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

function mark(codeKey: Uint8Array, purpose: string, text: string): string {
  return createHmac('sha256', derivedKey(codeKey, purpose)).update(text).digest('base64url')
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
