import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { SecretKey, ServerKeys } from '../keys/keys.ts'
import { pinMark } from '../keys/seal.ts'

const SALT_BYTES = 16
const KEY_BYTES = 32

const derive = promisify<string, Uint8Array, number, Uint8Array>(scrypt)

type CodeKeys = Pick<ServerKeys, 'codeKeys'>

/** What is kept of a PIN: its salt, scrypt of a mark that only the key file can make, because a PIN alone is soon guessed, and the id of that key. */
export async function hashOfPin({ codeKeys: [newest] }: CodeKeys, pin: string): Promise<string> {
  const salt = new Uint8Array(randomBytes(SALT_BYTES))
  return `${hex(salt)}.${hex(await derive(pinMark(newest, pin), salt, KEY_BYTES))}.${newest.keyId}`
}

/** Whether a PIN is the one of which `hash` is kept; in the same time whatever it is. A hash of a retired key is of no PIN. */
export async function isPin({ codeKeys }: CodeKeys, pin: string, hash: string): Promise<boolean> {
  const [salt = '', wanted = ''] = hash.split('.')
  const keyId = keyIdOfPin(hash)
  const isUnder = async (key: SecretKey) => {
    const given = await derive(pinMark(key, pin), Buffer.from(salt, 'hex'), KEY_BYTES)
    return timingSafeEqual(given, Buffer.from(wanted, 'hex'))
  }
  const tried = codeKeys.filter((key) => keyId === undefined || key.keyId === keyId)
  return (await Promise.all(tried.map(isUnder))).includes(true)
}

/** The id of the code key that a kept PIN needs; undefined: it is of a version that names none. */
export function keyIdOfPin(hash: string): string | undefined {
  return hash.split('.')[2]
}

/** Whether a PIN is among those that are guessed first: one digit alone, or digits in a row. */
export function isSimplePin(pin: string): boolean {
  return /^(\d)\1+$/.test(pin) || ['0123456789', '9876543210'].some((row) => row.includes(pin))
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
