import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import type { Infer } from 'superstruct'
import { array, create, integer, min, nonempty, object, optional, pattern, string } from 'superstruct'
import { elapsed, now } from '../clock.ts'
import { failureWords } from '../running/failure-words.ts'
import { SettingError } from '../settings.ts'

const bytes32 = pattern(string(), /^[A-Za-z0-9_-]{43}$/)
/** Epoch milliseconds; absent: since ever. */
const from = optional(min(integer(), 0))

const secretKey = object({ keyId: pattern(string(), /^[A-Za-z0-9_-]{8}$/), key: bytes32, from })

const outboxKey = object({
  keyId: pattern(string(), /^[A-Za-z0-9_-]{1,40}$/),
  privateKey: bytes32,
  /** Uncompressed point. */
  publicKey: pattern(string(), /^[A-Za-z0-9_-]{87}$/),
  from,
})

/** What the keys file holds; all values are base64url. */
const KeysFile = object({
  /** AES-256, newest first: what guests typed. Older ones stay until nothing is sealed under them. */
  dataKeys: nonempty(array(secretKey)),
  /** HMAC-SHA256, newest first: codes of links, and by derivation all marks. Older ones stay, for links that were made before. */
  codeKeys: nonempty(array(secretKey)),
  /** ECDH P-256, newest first: sealed outbox entries. Older ones stay, for entries sealed before. */
  outboxKeys: nonempty(array(outboxKey)),
})
export type KeysFile = Infer<typeof KeysFile>

/** `from`: the key is used for sealing and for making codes from then on, epoch milliseconds; it opens and checks at once. */
export type SecretKey = { keyId: string; key: Uint8Array; from: number }
export type OutboxKeyPair = { keyId: string; privateKey: Uint8Array; publicKey: Uint8Array; from: number }
/** Of each list the first is the one that seals or makes codes now; all of them open and check. */
export type ServerKeys = {
  readonly dataKeys: [SecretKey, ...SecretKey[]]
  readonly codeKeys: [SecretKey, ...SecretKey[]]
  readonly outboxKeys: [OutboxKeyPair, ...OutboxKeyPair[]]
}

/** How often a process looks whether the file is another, at most. */
const LOOK_MS = 2_000

/**
 * The keys in `file`, which is made when it does not exist: whole or not at all, mode 0600, and by one process only when
 * several start at once. A file that others can read is closed to them. Later changes of the file are taken without a restart; a
 * file that cannot be read then changes nothing. `clock`: epoch milliseconds. Throws SettingError.
 */
export function openKeys(file: string, say: (line: string) => void, clock: () => number = now): ServerKeys {
  try {
    if (!existsSync(file) && makeKeys(file)) {
      say(
        `New keys in ${file}: without them nobody can open what guests type. Keep a copy of the file apart from the data.`,
      )
    }
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
    return keysThatFollow(file, clock)
  } catch (error) {
    throw unusable(file, error)
  }
}

/** The content of a keys file, in today's format. Throws SettingError. */
export function readKeysFile(file: string): KeysFile {
  try {
    return contentOf(readFileSync(file, 'utf8'))
  } catch (error) {
    throw unusable(file, error)
  }
}

function unusable(file: string, error: unknown): SettingError {
  const isRefused = error instanceof Error && 'code' in error
  return new SettingError(
    `SERVER_KEYS: ${file} cannot be used${isRefused ? `: ${failureWords(error, file)}` : ' (it is no keys file)'}.`,
  )
}

/** Keys that are read again when the file has changed, or when the time of a waiting key has come. */
function keysThatFollow(file: string, clock: () => number): ServerKeys {
  let stamp = stampOf(file)
  let content = contentOf(readFileSync(file, 'utf8'))
  let keys = keysAt(content, clock())
  let looked = elapsed()

  function look(): void {
    if (elapsed() - looked < LOOK_MS) return
    looked = elapsed()
    try {
      const found = stampOf(file)
      if (found === stamp) return
      content = contentOf(readFileSync(file, 'utf8'))
      stamp = found
      keys = keysAt(content, clock())
    } catch {
      // The file is being replaced, or is gone: what was read before is good until the next start.
    }
  }
  function current(): ReturnType<typeof keysAt> {
    look()
    if (clock() >= keys.until) keys = keysAt(content, clock())
    return keys
  }
  return {
    get dataKeys() {
      return current().dataKeys
    },
    get codeKeys() {
      return current().codeKeys
    },
    get outboxKeys() {
      return current().outboxKeys
    },
  }
}

function stampOf(file: string): string {
  const { ino, size, mtimeMs } = statSync(file)
  return `${ino} ${size} ${mtimeMs}`
}

/** The public key that devices seal entries to. */
export function newestOutboxKey({ outboxKeys: [newest] }: ServerKeys): { keyId: string; publicKey: string } {
  return { keyId: newest.keyId, publicKey: Buffer.from(newest.publicKey).toString('base64url') }
}

function contentOf(text: string): KeysFile {
  const content = create(withIds(JSON.parse(text)), KeysFile)
  if (!content.outboxKeys.every(isPair))
    throw new Error('What is sealed to a key without its other half is lost.')
  return content
}

/** A file of a former version has one data key or one code key without an id: such a key gets one that every process finds by itself. */
function withIds(read: unknown): unknown {
  if (typeof read !== 'object' || read === null) return read
  return withId(withId(read, 'data'), 'code')
}

function withId(read: object, kind: 'data' | 'code'): object {
  const { [`${kind}Key`]: key, ...rest } = read as Record<string, unknown>
  if (typeof key !== 'string' || `${kind}Keys` in read) return read
  const keyId = createHash('sha256').update(`${kind} key ${key}`).digest('base64url').slice(0, 8)
  return { ...rest, [`${kind}Keys`]: [{ keyId, key }] }
}

/** `until`: when a waiting key becomes the one that seals, epoch milliseconds. */
function keysAt(content: KeysFile, now: number) {
  const [dataKeys, codeKeys] = [content.dataKeys, content.codeKeys].map((list) =>
    list.map(({ keyId, key, from = 0 }) => ({ keyId, key: fromText(key), from })),
  ) as [SecretKey[], SecretKey[]]
  const outboxKeys = content.outboxKeys.map(({ keyId, privateKey, publicKey, from = 0 }) => ({
    keyId,
    privateKey: fromText(privateKey),
    publicKey: fromText(publicKey),
    from,
  }))
  const waiting = [...dataKeys, ...codeKeys, ...outboxKeys]
    .map(({ from }) => from)
    .filter((from) => from > now)
  return {
    dataKeys: sealingFirst(dataKeys, now),
    codeKeys: sealingFirst(codeKeys, now),
    outboxKeys: sealingFirst(outboxKeys, now),
    until: Math.min(...waiting, Number.POSITIVE_INFINITY),
  }
}

/** Keys that wait for their time come last. Where all wait, the clock of this machine is behind. */
function sealingFirst<Key extends { from: number }>(keys: readonly Key[], now: number): [Key, ...Key[]] {
  const waits = (key: Key) => key.from > now
  const [first, ...others] = [...keys.filter((key) => !waits(key)), ...keys.filter(waits)]
  if (!first) throw new Error('There is no key to seal with.')
  return [first, ...others]
}

/** Puts another content in place of a keys file, whole or not at all. Throws SettingError, also while another command does so. */
export function writeKeysFile(file: string, content: KeysFile): void {
  const draft = `${file}.new`
  try {
    const descriptor = openSync(draft, 'wx', 0o600)
    try {
      try {
        writeFileSync(descriptor, `${JSON.stringify(create(content, KeysFile), null, 2)}\n`)
        fsyncSync(descriptor)
      } finally {
        closeSync(descriptor)
      }
      renameSync(draft, file)
    } catch (error) {
      // Left behind, it would block every later change.
      rmSync(draft, { force: true })
      throw error
    }
  } catch (error) {
    throw new SettingError(
      error instanceof Error && 'code' in error && error.code === 'EEXIST'
        ? `SERVER_KEYS: ${draft} is there: another command changes the keys, or one was stopped; then remove it.`
        : `SERVER_KEYS: ${file} cannot be changed: ${failureWords(error, file)}.`,
    )
  }
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
  return { dataKeys: [newSecretKey()], codeKeys: [newSecretKey()], outboxKeys: [newOutboxKey()] }
}

/** A data key or a code key. */
export function newSecretKey(): KeysFile['dataKeys'][number] {
  return { keyId: randomBytes(6).toString('base64url'), key: secret() }
}

export function newOutboxKey(): KeysFile['outboxKeys'][number] {
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
