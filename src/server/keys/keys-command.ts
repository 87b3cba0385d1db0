import { MINUTE_MS } from '#domain/time-units'
import { keyIdOfPin } from '../desk/pin.ts'
import { counted } from '../directory/import-report.ts'
import { misused, readVerb, refuseMore } from '../running/command-words.ts'
import { SettingError } from '../settings.ts'
import { isInUse } from '../store/desks.ts'
import type { NeededKeys } from '../store/sealed-values.ts'
import type { Store } from '../store/store.ts'
import { type KeysFile, newOutboxKey, newSecretKey, openKeys, readKeysFile, writeKeysFile } from './keys.ts'
import { keysMark } from './seal.ts'
import { countByKey } from './sealed-count.ts'

const USAGE =
  'npm run keys -- list | rotate [data|outbox|code] [--in MINUTES] | retire ID [--yes] (an outbox key or a code key that something may still need)'

/** So long after a rotation a new key begins to seal, unless told otherwise: other machines get the file before. */
const IN_MINUTES = 5
const MOST_MINUTES = 60 * 24 * 30
/** So long after another key has taken its place a data key or a code key may be retired: calls that were under way have ended. */
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
  const [first, ...rest] = words
  const verb = readVerb(first, ['list', 'rotate', 'retire'], USAGE)
  if (verb === 'rotate') return rotate(asked, rest, say)
  if (verb === 'retire') return retire(asked, rest, say)
  refuseMore(rest, USAGE)
  return list(asked, say)
}

async function list({ store, keysFile, now }: Asked, say: (line: string) => void): Promise<void> {
  const keys = openKeys(keysFile, say, () => now)
  const content = readKeysFile(keysFile)
  const counts = await countByKey(store, content.dataKeys)
  const stateOf = (from: number, isFirst: boolean) => {
    if (from > now) return `seals from ${instant(from)} on`
    return isFirst ? 'seals' : 'opens'
  }
  keys.dataKeys.forEach(({ keyId, from }, at) => {
    say(`data   ${keyId}  ${stateOf(from, at === 0)}, ${counted(counts.get(keyId) ?? 0, 'value')}`)
  })
  keys.outboxKeys.forEach(({ keyId, from }, at) => {
    say(`outbox ${keyId}  ${stateOf(from, at === 0)}`)
  })
  for (const [at, { keyId, from }] of keys.codeKeys.entries()) {
    // The links of visits from before the newest key are of the former ones.
    const since = at === 0 ? from : 0
    const { visits, counters } = await needOfCodeKey({ store, content, id: keyId, now, since })
    const use = at === 0 ? 'makes codes' : 'checks codes'
    say(
      `code   ${keyId}  ${from > now ? `makes codes from ${instant(from)} on` : `${use}, visits ahead: ${visits}, counters: ${counters}`}`,
    )
  }
  const unknown = [...counts].filter(([id]) => !keys.dataKeys.some(({ keyId }) => keyId === id))
  for (const [id, count] of unknown)
    say(`data   ${id}  is missing, ${counted(count, 'value')} cannot be opened`)
}

async function rotate(
  { store, keysFile, now }: Asked,
  words: string[],
  say: (line: string) => void,
): Promise<void> {
  const { which, minutes } = readRotate(words)
  const from = now + minutes * MINUTE_MS
  const content = readKeysFile(keysFile)
  const { dataKeys, outboxKeys, codeKeys } = content
  const waiting = [...dataKeys, ...outboxKeys, ...codeKeys].find((key) => (key.from ?? 0) > now)
  if (waiting)
    throw new SettingError(
      `The key ${waiting.keyId} waits for its time. Rotate again after it, or retire it.`,
    )
  const isNew = (kind: Kind) => which === 'all' || which === kind
  const after: KeysFile = {
    dataKeys: isNew('data') ? [{ ...newSecretKey(), from }, ...dataKeys] : dataKeys,
    outboxKeys: isNew('outbox') ? [{ ...newOutboxKey(), from }, ...outboxKeys] : outboxKeys,
    codeKeys: isNew('code') ? [{ ...newSecretKey(), from }, ...codeKeys] : codeKeys,
  }
  writeKeysFile(keysFile, after)
  // From now on a start without the new keys is refused.
  await store.changeKeyFacts(() => ({ dataKeys: idsOf(after.dataKeys), codeKeys: idsOf(after.codeKeys) }))
  say(`${keysFile} has new keys, which are used from ${instant(from)} on.`)
  say(
    'Processes on this machine take them by themselves. Copy the file to every other machine before that time.',
  )
  if (isNew('data'))
    say('The servers then reseal all values: "keys list" shows how many still need an older key.')
}

const KINDS = ['data', 'outbox', 'code'] as const
type Kind = (typeof KINDS)[number]

function idsOf(keys: readonly { keyId: string }[]): string[] {
  return keys.map(({ keyId }) => keyId)
}

function readRotate(words: readonly string[]): { which: Kind | 'all'; minutes: number } {
  let which: Kind | 'all' = 'all'
  let minutes = IN_MINUTES
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const kind = KINDS.find((one) => one === word)
    if (kind) which = kind
    else if (word === '--in') {
      const number = words[++at] ?? ''
      minutes = /^\d{1,5}$/.test(number) ? Number(number) : Number.NaN
      if (!(minutes <= MOST_MINUTES))
        throw misused(`--in must be a number of minutes from 0 to ${MOST_MINUTES}.`, USAGE)
    } else refuseMore(words.slice(at), USAGE)
  }
  return { which, minutes }
}

async function retire(
  { store, keysFile, now }: Asked,
  words: string[],
  say: (line: string) => void,
): Promise<void> {
  const [id = '', ...options] = words
  if (id === '') throw misused('retire needs an ID.', USAGE)
  refuseMore(
    options.filter((option) => option !== '--yes'),
    USAGE,
  )
  const content = readKeysFile(keysFile)
  const keys = openKeys(keysFile, say, () => now)
  const without = <Key extends { keyId: string }>(list: Key[]) => list.filter(({ keyId }) => keyId !== id)
  if (content.dataKeys.some(({ keyId }) => keyId === id)) {
    await refuseNeededDataKey({ store, content, id, sealing: keys.dataKeys[0], now })
    await store.changeKeyFacts(neededWithout(id), keysMark(keys.codeKeys[0], keys.dataKeys[0]))
    writeKeysFile(keysFile, { ...content, dataKeys: without(content.dataKeys) })
  } else if (content.codeKeys.some(({ keyId }) => keyId === id)) {
    await refuseNeededCodeKey({
      store,
      content,
      id,
      sealing: keys.codeKeys[0],
      now,
      isSure: options.length > 0,
    })
    await store.changeKeyFacts(neededWithout(id), keysMark(keys.codeKeys[0], keys.dataKeys[0]))
    writeKeysFile(keysFile, { ...content, codeKeys: without(content.codeKeys) })
  } else if (content.outboxKeys.some(({ keyId }) => keyId === id)) {
    refuseNeededOutboxKey({ content, id, sealing: keys.outboxKeys[0], isSure: options.length > 0, now })
    writeKeysFile(keysFile, { ...content, outboxKeys: without(content.outboxKeys) })
  } else throw new SettingError(`There is no key ${id}.`)
  say(`The key ${id} is no longer in ${keysFile}. Copy the file to every other machine.`)
  say('A backup from before needs the keys file of its day: keep that beside it, or remove both.')
}

function neededWithout(id: string): (needed: NeededKeys) => NeededKeys {
  const without = (ids: string[]) => ids.filter((one) => one !== id)
  return ({ dataKeys, codeKeys }) => ({ dataKeys: without(dataKeys), codeKeys: without(codeKeys) })
}

type Sealing = { keyId: string; from: number }
type Retiring = { store: Store; content: KeysFile; id: string; sealing: Sealing; now: number }

async function refuseNeededDataKey(asked: Retiring): Promise<void> {
  const { store, content, id, sealing, now } = asked
  refuseSealing(id, sealing)
  const count = (await countByKey(store, content.dataKeys)).get(id) ?? 0
  if (count > 0) {
    // A process that had not read the new key has sealed them after all others were resealed.
    if (!(await store.resealPlace(sealing.keyId))) await store.forgetResealing()
    throw new SettingError(
      `The key ${id} is needed: ${counted(count, 'value')} ${count === 1 ? 'is' : 'are'} under it. Running servers reseal ${count === 1 ? 'it' : 'them'}; "keys list" shows how far they are.`,
    )
  }
  refuseUnsettled(content.dataKeys, { id, sealing, now })
}

/** A key that waits for its time was never used. */
function refuseUnsettled(
  keys: readonly { keyId: string; from?: number | undefined }[],
  { id, sealing, now }: Pick<Retiring, 'id' | 'sealing' | 'now'>,
): void {
  const isWaiting = keys.some(({ keyId, from = 0 }) => keyId === id && from > now)
  if (isWaiting || now >= sealing.from + SETTLED_MS) return
  throw new SettingError(
    `The key ${id} was used until a moment ago. Retire it after ${instant(sealing.from + SETTLED_MS)}.`,
  )
}

async function refuseNeededCodeKey(asked: Retiring & { isSure: boolean }): Promise<void> {
  const { content, id, sealing, isSure } = asked
  refuseSealing(id, sealing)
  refuseUnsettled(content.codeKeys, asked)
  const { visits, counters } = await needOfCodeKey(asked)
  if (isSure || visits + counters === 0) return
  throw new SettingError(
    `The key ${id} is needed: visits ahead with a link of it: ${visits}; counters with a PIN under it: ${counters}. Retire it when both are 0, or add --yes: these links and PINs are then refused.`,
  )
}

/**
 * What only this code key can check: links to visits that were booked before the key after it took its place, and PINs. Of a PIN
 * that names no key it is the oldest one. `since`: visits that were booked earlier do not count.
 */
async function needOfCodeKey({
  store,
  content: { codeKeys },
  id,
  now,
  since = 0,
}: Omit<Retiring, 'sealing'> & { since?: number }): Promise<{ visits: number; counters: number }> {
  const at = codeKeys.findIndex(({ keyId }) => keyId === id)
  const after = codeKeys[at - 1]
  const before = after ? (after.from ?? 0) + SETTLED_MS : Number.MAX_SAFE_INTEGER
  const oldest = codeKeys.at(-1)?.keyId
  const isUnder = (pin: string) => (keyIdOfPin(pin) ?? oldest) === id
  const desks = (await store.desks()).filter((desk) => isInUse(desk, now) && isUnder(desk.pin))
  return { visits: await store.visitsAhead({ from: since, before }), counters: desks.length }
}

function refuseNeededOutboxKey(asked: Omit<Retiring, 'store'> & { isSure: boolean }): void {
  const { content, id, sealing, isSure, now } = asked
  refuseSealing(id, sealing)
  refuseUnsettled(content.outboxKeys, asked)
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
