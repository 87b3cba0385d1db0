import { get, set } from 'idb-keyval'
import { type Infer, string, type } from 'superstruct'
import { deviceNow } from '../platform/clock.ts'
import { deviceDatabase } from '../platform/storage.ts'

/** What a tablet keeps of the code that ends its mode: a salt and the code's hash, both in hexadecimal. */
export const KeptCode = type({ salt: string(), hash: string() })
export type KeptCode = Infer<typeof KeptCode>

/** The code that staff choose if the server has none. */
export const LEAVE_CODE = /^\d{6}$/

const ROUNDS = 200_000
/** Wrong codes that a tablet takes in a minute. */
const TRIES = 5
const MINUTE = 60_000
/** Key of the times of the latest wrong codes in the device database, in milliseconds by the device's clock. A reload must not forget them. */
const TRIED = 'leaveTries'

/** The salted hash of a code, by PBKDF2 with SHA-256. */
export async function hashCode(
  code: string,
  salt = toHex(crypto.getRandomValues(new Uint8Array(16))),
): Promise<KeptCode> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(code), 'PBKDF2', false, ['deriveBits'])
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: ROUNDS }
  return { salt, hash: toHex(new Uint8Array(await crypto.subtle.deriveBits(way, key, 256))) }
}

/** Compares a code with the kept one, without a server. After five wrong ones in a minute it looks at none (WI-32). */
export async function tryCode(code: string, kept: KeptCode): Promise<'right' | 'wrongCode' | 'busy'> {
  const time = deviceNow()
  const tried = await latestTries(time)
  if (tried.length >= TRIES) return 'busy'
  const { hash } = await hashCode(code, kept.salt)
  if (hash === kept.hash) return 'right'
  await set(TRIED, [...tried, time], deviceDatabase.use).catch(() => undefined) // storage
  return 'wrongCode'
}

/** The times of wrong codes in the minute before `time`. Those of a clock that was put back count until it has passed them. */
async function latestTries(time: number): Promise<number[]> {
  const kept: unknown = await get(TRIED, deviceDatabase.use).catch(() => undefined) // storage
  return Array.isArray(kept)
    ? kept.filter((at): at is number => typeof at === 'number' && at > time - MINUTE)
    : []
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
