import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import type { Infer } from 'superstruct'
import { array, create, object, pattern, string } from 'superstruct'
import { SettingError } from '../settings.ts'

const bytes32 = pattern(string(), /^[A-Za-z0-9_-]{43}$/)

/** What the keys file holds; all values are base64url. */
const KeysFile = object({
  /** AES-256: what guests typed. */
  dataKey: bytes32,
  /** HMAC-SHA256: confirm codes, and by derivation guest marks and fingerprints. */
  codeKey: bytes32,
  /** ECDH P-256, newest first: sealed outbox entries. A new one is put in front; old ones stay, for entries sealed before. */
  outboxKeys: array(
    object({
      keyId: pattern(string(), /^[A-Za-z0-9_-]{1,40}$/),
      privateKey: bytes32,
      /** Uncompressed point. */
      publicKey: pattern(string(), /^[A-Za-z0-9_-]{87}$/),
    }),
  ),
})
type KeysFile = Infer<typeof KeysFile>

export type OutboxKeyPair = { keyId: string; privateKey: Uint8Array; publicKey: Uint8Array }
/** Of the outbox keys the first is the newest, to which is sealed; all of them open. */
export type ServerKeys = {
  dataKey: Uint8Array
  codeKey: Uint8Array
  outboxKeys: [OutboxKeyPair, ...OutboxKeyPair[]]
}

/**
 * The keys in `file`, which is made when it does not exist: whole or not at all, mode 0600, and by one process only when
 * several start at once. A file that others can read is closed to them. Throws SettingError.
 */
export function openKeys(file: string, say: (line: string) => void): ServerKeys {
  try {
    if (!existsSync(file) && makeKeys(file)) {
      say(`New keys in ${file}: move this file to a safe place outside the data and set SERVER_KEYS to it.`)
    }
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
    return readKeys(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'it is no keys file'
    throw new SettingError(`SERVER_KEYS: ${file} cannot be used (${reason}).`)
  }
}

/** The public key that devices seal entries to. */
export function newestOutboxKey({ outboxKeys: [newest] }: ServerKeys): { keyId: string; publicKey: string } {
  return { keyId: newest.keyId, publicKey: Buffer.from(newest.publicKey).toString('base64url') }
}

function readKeys(text: string): ServerKeys {
  const { dataKey, codeKey, outboxKeys } = create(JSON.parse(text), KeysFile)
  if (!outboxKeys.every(isPair)) throw new Error('What is sealed to a key without its other half is lost.')
  const [newest, ...older] = outboxKeys.map(({ keyId, privateKey, publicKey }) => ({
    keyId,
    privateKey: fromText(privateKey),
    publicKey: fromText(publicKey),
  }))
  if (!newest) throw new Error('There is no key to seal to.')
  return { dataKey: fromText(dataKey), codeKey: fromText(codeKey), outboxKeys: [newest, ...older] }
}

/** Whether this process made the file; another may have been faster. */
function makeKeys(file: string): boolean {
  const draft = `${file}.${randomUUID()}`
  const descriptor = openSync(draft, 'wx', 0o600)
  try {
    writeSync(descriptor, `${JSON.stringify(newKeys(), null, 2)}\n`)
    fsyncSync(descriptor)
    linkSync(draft, file)
    return true
  } catch (error) {
    if (existsSync(file)) return false
    throw error
  } finally {
    closeSync(descriptor)
    unlinkSync(draft)
  }
}

function newKeys(): KeysFile {
  return { dataKey: secret(), codeKey: secret(), outboxKeys: [newOutboxKey()] }
}

function newOutboxKey(): KeysFile['outboxKeys'][number] {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  // A private key shorter than 32 bytes lost its leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return {
    keyId: randomBytes(9).toString('base64url'),
    privateKey: privateKey.toString('base64url'),
    publicKey: publicKey.toString('base64url'),
  }
}

function isPair({ privateKey, publicKey }: KeysFile['outboxKeys'][number]): boolean {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(fromText(privateKey))
  return pair.getPublicKey('base64url') === publicKey
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

function fromText(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}
