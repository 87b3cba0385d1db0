import { MINUTE_MS } from '#domain/time-units'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { type KeysFile, newDataKey, newOutboxKey, openKeys, readKeysFile, writeKeysFile } from './keys.ts'
import { keysMark } from './seal.ts'
import { countByKey } from './sealed-count.ts'

const USAGE =
  'keys: list; rotate [data|outbox] [--in MINUTES]; retire ID [--yes] (an outbox key that devices may still have entries for)'

/** So long after a rotation a new key begins to seal, unless told otherwise: other machines get the file before. */
const IN_MINUTES = 5
const MOST_MINUTES = 60 * 24 * 30
/** So long after another key has taken its place a data key may be retired: calls that were under way have ended. */
const SETTLED_MS = 10 * MINUTE_MS
/** A tablet without a network keeps what was sealed to an outbox key. */
const OUTBOX_DAYS = 60
const OUTBOX_MS = OUTBOX_DAYS * 24 * 60 * MINUTE_MS

type Asked = { store: Store; keysFile: string; now: number }

/** Lists, adds and removes keys (RUN-14). Throws SettingError, with one line, and changes nothing when it refuses. */
export async function runKeys(
  asked: Asked,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [verb, ...rest] = words
  if (verb === 'list' && rest.length === 0) return list(asked, say)
  if (verb === 'rotate') return rotate(asked, rest, say)
  if (verb === 'retire' && rest[0] !== undefined) return retire(asked, rest, say)
  throw new SettingError(USAGE)
}

async function list({ store, keysFile, now }: Asked, say: (line: string) => void): Promise<void> {
  const keys = openKeys(keysFile, say, () => now)
  const counts = await countByKey(store, readKeysFile(keysFile).dataKeys)
  const stateOf = (from: number, isFirst: boolean) => {
    if (from > now) return `seals from ${instant(from)} on`
    return isFirst ? 'seals' : 'opens'
  }
  keys.dataKeys.forEach(({ keyId, from }, at) => {
    say(`data   ${keyId}  ${stateOf(from, at === 0)}, ${counts.get(keyId) ?? 0} values`)
  })
  keys.outboxKeys.forEach(({ keyId, from }, at) => {
    say(`outbox ${keyId}  ${stateOf(from, at === 0)}`)
  })
  const unknown = [...counts].filter(([id]) => !keys.dataKeys.some(({ keyId }) => keyId === id))
  for (const [id, count] of unknown) say(`data   ${id}  is missing, ${count} values cannot be opened`)
}

async function rotate(
  { store, keysFile, now }: Asked,
  words: string[],
  say: (line: string) => void,
): Promise<void> {
  const { which, minutes } = readRotate(words)
  const from = now + minutes * MINUTE_MS
  const content = readKeysFile(keysFile)
  const waiting = [...content.dataKeys, ...content.outboxKeys].find((key) => (key.from ?? 0) > now)
  if (waiting)
    throw new SettingError(
      `The key ${waiting.keyId} waits for its time. Rotate again after it, or retire it.`,
    )
  const after: KeysFile = {
    ...content,
    dataKeys: which === 'outbox' ? content.dataKeys : [{ ...newDataKey(), from }, ...content.dataKeys],
    outboxKeys: which === 'data' ? content.outboxKeys : [{ ...newOutboxKey(), from }, ...content.outboxKeys],
  }
  writeKeysFile(keysFile, after)
  // From now on a start without the new key is refused.
  await store.changeKeyFacts(() => after.dataKeys.map(({ keyId }) => keyId))
  say(`${keysFile} has new keys, which seal from ${instant(from)} on.`)
  say(
    'Processes on this machine take them by themselves. Copy the file to every other machine before that time.',
  )
  if (which !== 'outbox')
    say('The servers then reseal all values: "keys list" shows how many still need an older key.')
}

function readRotate(words: readonly string[]): { which: 'data' | 'outbox' | 'both'; minutes: number } {
  let which: 'data' | 'outbox' | 'both' = 'both'
  let minutes = IN_MINUTES
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === 'data' || word === 'outbox') which = word
    else if (
      word === '--in' &&
      /^\d{1,5}$/.test(words[at + 1] ?? '') &&
      Number(words[at + 1]) <= MOST_MINUTES
    ) {
      minutes = Number(words[++at])
    } else throw new SettingError(USAGE)
  }
  return { which, minutes }
}

async function retire(
  { store, keysFile, now }: Asked,
  words: string[],
  say: (line: string) => void,
): Promise<void> {
  const [id = '', ...options] = words
  if (options.some((option) => option !== '--yes')) throw new SettingError(USAGE)
  const content = readKeysFile(keysFile)
  const keys = openKeys(keysFile, say, () => now)
  const without = <Key extends { keyId: string }>(list: Key[]) => list.filter(({ keyId }) => keyId !== id)
  if (content.dataKeys.some(({ keyId }) => keyId === id)) {
    await refuseNeededDataKey({ store, content, id, sealing: keys.dataKeys[0], now })
    await store.changeKeyFacts(
      (ids) => ids.filter((one) => one !== id),
      keysMark(keys.codeKey, keys.dataKeys[0]),
    )
    writeKeysFile(keysFile, { ...content, dataKeys: without(content.dataKeys) })
  } else if (content.outboxKeys.some(({ keyId }) => keyId === id)) {
    refuseNeededOutboxKey({ id, sealing: keys.outboxKeys[0], isSure: options.length > 0, now })
    writeKeysFile(keysFile, { ...content, outboxKeys: without(content.outboxKeys) })
  } else throw new SettingError(`There is no key ${id}.`)
  say(`The key ${id} is no longer in ${keysFile}. Copy the file to every other machine.`)
  say('A backup from before needs the keys file of its day: keep that beside it, or remove both.')
}

type Sealing = { keyId: string; from: number }

async function refuseNeededDataKey(asked: {
  store: Store
  content: KeysFile
  id: string
  sealing: Sealing
  now: number
}): Promise<void> {
  const { store, content, id, sealing, now } = asked
  refuseSealing(id, sealing)
  const count = (await countByKey(store, content.dataKeys)).get(id) ?? 0
  if (count > 0) {
    // A process that had not read the new key has sealed them after all others were resealed.
    if (!(await store.resealPlace(sealing.keyId))) await store.forgetResealing()
    throw new SettingError(
      `The key ${id} is needed: ${count} values are under it. Running servers reseal them; "keys list" shows how far they are.`,
    )
  }
  const isWaiting = content.dataKeys.some(({ keyId, from = 0 }) => keyId === id && from > now)
  if (!isWaiting && now < sealing.from + SETTLED_MS) {
    throw new SettingError(
      `The key ${id} sealed until a moment ago. Retire it after ${instant(sealing.from + SETTLED_MS)}.`,
    )
  }
}

function refuseNeededOutboxKey(asked: { id: string; sealing: Sealing; isSure: boolean; now: number }): void {
  const { id, sealing, isSure, now } = asked
  refuseSealing(id, sealing)
  if (isSure || now >= sealing.from + OUTBOX_MS) return
  throw new SettingError(
    `Devices may still have entries that were sealed to ${id}. Retire it after ${instant(sealing.from + OUTBOX_MS)}, or add --yes: such entries are then lost.`,
  )
}

function refuseSealing(id: string, { keyId }: Sealing): void {
  if (id === keyId) throw new SettingError(`The key ${id} is the one that seals. Rotate first.`)
}

function instant(at: number): string {
  return new Date(at).toISOString()
}
