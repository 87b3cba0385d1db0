import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { ServerKeys } from '../keys/keys.ts'
import { pinMark } from '../keys/seal.ts'

const SALT_BYTES = 16
const KEY_BYTES = 32

const derive = promisify<string, Uint8Array, number, Uint8Array>(scrypt)

/** What is kept of a PIN: its salt and scrypt of a mark that only the key file can make, because a PIN alone is soon guessed. */
export async function hashOfPin(keys: Pick<ServerKeys, 'codeKey'>, pin: string): Promise<string> {
  const salt = new Uint8Array(randomBytes(SALT_BYTES))
  return `${hex(salt)}.${hex(await derive(pinMark(keys, pin), salt, KEY_BYTES))}`
}

/** Whether a PIN is the one of which `hash` is kept; in the same time whatever it is. */
export async function isPin(keys: Pick<ServerKeys, 'codeKey'>, pin: string, hash: string): Promise<boolean> {
  const [salt = '', wanted = ''] = hash.split('.')
  const given = await derive(pinMark(keys, pin), Buffer.from(salt, 'hex'), KEY_BYTES)
  return timingSafeEqual(given, Buffer.from(wanted, 'hex'))
}

/** Whether a PIN is among those that are guessed first: one digit alone, or digits in a row. */
export function isSimplePin(pin: string): boolean {
  return /^(\d)\1+$/.test(pin) || ['0123456789', '9876543210'].some((row) => row.includes(pin))
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
