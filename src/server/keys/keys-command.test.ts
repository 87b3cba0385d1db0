import { createCipheriv, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LogLine } from '../log.ts'
import { aCheckIn } from '../store/conformance.ts'
import { MIGRATIONS } from '../store/migrate.ts'
import { openData } from '../store/open-data.ts'
import { SEALED_TABLES } from '../store/sealed-values.ts'
import type { Store } from '../store/store.ts'
import { openKeys, readKeysFile, type ServerKeys } from './keys.ts'
import { runKeys } from './keys-command.ts'
import { resealForATurn } from './reseal.ts'
import { keyIdOf, openRecord, sealRecord } from './seal.ts'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 23, 12)
const VALUES = 450

let folder: string
let keysFile: string
let store: Store
let said: string[]
let logged: LogLine[]
let clock: number
const quiet = () => {}
const command = (...words: string[]) =>
  runKeys({ store, keysFile, now: clock }, words, (line) => said.push(line))
const open = (): ServerKeys => openKeys(keysFile, quiet, () => clock)
const never = new AbortController().signal

/** A keys file and values as they were before data keys had ids. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rotation-'))
  keysFile = join(folder, 'keys.json')
  ;[said, logged, clock] = [[], [], NOW]
  openKeys(keysFile, quiet)
  const { dataKeys, codeKeys, ...rest } = JSON.parse(readFileSync(keysFile, 'utf8'))
  const dataKey: string = dataKeys[0].key
  writeFileSync(keysFile, JSON.stringify({ dataKey, codeKey: codeKeys[0].key, ...rest }))
  ;({ store } = await openData({ dataDir: folder, keysFile }, quiet))
  await Promise.all(
    Array.from({ length: VALUES }, (_, at) =>
      keep(`id-${at}`, sealFormer(dataKey, `id-${at}`, `text ${at}`)),
    ),
  )
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

function sealFormer(dataKey: string, id: string, plain: string): Uint8Array {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(dataKey, 'base64url'), iv).setAAD(Buffer.from(id))
  const data = Buffer.concat([cipher.update(plain), cipher.final()])
  return new Uint8Array(Buffer.concat([Buffer.from([1]), iv, cipher.getAuthTag(), data]))
}

async function keep(id: string, sealed: Uint8Array): Promise<void> {
  await store.recordCheckIn({ ...aCheckIn(), id, idempotencyKey: id, guestMark: id, sealed })
}

/** Opens every value with these keys, and counts the ids of keys that the values name. */
async function openAll(keys: ServerKeys): Promise<Map<string | undefined, number>> {
  const ids = new Map<string | undefined, number>()
  for await (const { id, sealed } of store.checkInsSince(0)) {
    expect(openRecord(keys.dataKeys, id, sealed).sent).toBe(id.replace('id-', 'text '))
    ids.set(keyIdOf(sealed), (ids.get(keyIdOf(sealed)) ?? 0) + 1)
  }
  return ids
}

const turn = (signal = never) =>
  resealForATurn({ store, keys: open(), log: (line) => logged.push(line), breathMs: 0 }, signal)

/** One lot, as of a process that is stopped in the middle. */
async function oneLot(): Promise<void> {
  const stopping = new AbortController()
  const { resealLot } = store
  const stopped = {
    ...store,
    resealLot: async (...args: Parameters<typeof resealLot>) => {
      stopping.abort()
      return resealLot(...args)
    },
  }
  await resealForATurn({ store: stopped, keys: open(), log: quiet, breathMs: 0 }, stopping.signal)
}

describe('rotating keys', () => {
  it('seals under the new key from its time on, reseals all in lots that can be stopped and resumed, and opens everything meanwhile [RUN-14]', async () => {
    const [oldest] = open().dataKeys
    const running = open()
    expect(await turn()).toBe(true)
    await command('rotate', '--in', '5')
    expect(statSync(keysFile).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).not.toContain('keys.json.new')
    const newest = readKeysFile(keysFile).dataKeys[0]?.keyId
    expect(open().dataKeys.map(({ keyId }) => keyId)).toEqual([oldest.keyId, newest])
    expect(open().outboxKeys[0].keyId).toBe(running.outboxKeys[0].keyId)
    await keep('id-450', sealRecord(open().dataKeys, 'id-450', 'text 450'))
    expect([...(await openAll(open()))]).toEqual([
      [undefined, VALUES],
      [oldest.keyId, 1],
    ])

    clock += 5 * MINUTE
    const keys = open()
    expect(keys.dataKeys[0].keyId).toBe(newest)
    expect(keys.outboxKeys[0].keyId).not.toBe(running.outboxKeys[0].keyId)
    await oneLot()
    const half = await openAll(keys)
    expect(half.get(newest)).toBe(200)
    // The process that was stopped has the turn for ten seconds; the database has no clock but the machine's.
    expect(await turn()).toBe(false)
    await store.takeResealTurn(-1)
    expect(await turnOfAnother()).toBe(true)
    expect([...(await openAll(keys))]).toEqual([[newest, VALUES + 1]])
    expect(logged.at(-1)).toEqual({ event: 'reseal-done', key: newest, damaged: 0 })
    await command('list')
    expect(said.slice(-6)).toEqual([
      `data   ${newest}  seals, 451 values`,
      `data   ${oldest.keyId}  opens, 0 values`,
      expect.stringMatching(/^outbox \S+ {2}seals$/),
      expect.stringMatching(/^outbox \S+ {2}opens$/),
      expect.stringMatching(/^code {3}\S+ {2}makes codes, visits ahead: 0, counters: 0$/),
      expect.stringMatching(/^code {3}\S+ {2}checks codes, visits ahead: 0, counters: 0$/),
    ])

    // The older key seals again while the clock is set back. What is under the newer one stays there.
    clock = NOW
    expect(open().dataKeys[0].keyId).toBe(oldest.keyId)
    expect(await turn()).toBe(true)
    expect([...(await openAll(open()))]).toEqual([[newest, VALUES + 1]])
  })

  it('refuses to retire a key that something needs, and starts without one that was retired [RUN-14]', async () => {
    const [oldest] = open().dataKeys
    await expect(command('retire', oldest.keyId)).rejects.toThrow('is the one that seals')
    await command('rotate', '--in', '0')
    const [outboxBefore] = readKeysFile(keysFile).outboxKeys.slice(-1)
    await expect(command('retire', oldest.keyId)).rejects.toThrow(`${VALUES} values are under it`)
    expect(await turn()).toBe(true)
    await expect(command('retire', oldest.keyId)).rejects.toThrow('used until a moment ago')
    await expect(command('retire', outboxBefore?.keyId ?? '', '--yes')).rejects.toThrow(
      'used until a moment ago',
    )
    clock += 10 * MINUTE
    await command('retire', oldest.keyId)
    expect([...(await openAll(open())).keys()]).toEqual([open().dataKeys[0].keyId])
    await expect(command('retire', outboxBefore?.keyId ?? '')).rejects.toThrow(
      'Devices may still have entries',
    )
    await command('retire', outboxBefore?.keyId ?? '', '--yes')
    expect(open().outboxKeys).toHaveLength(1)
    await expect(command('retire', 'unknown')).rejects.toThrow('There is no key unknown.')
    const again = await openData({ dataDir: folder, keysFile }, quiet)
    expect(again.keys.dataKeys).toHaveLength(1)
    await again.store.close()
  })

  it('a value that a process without the new key sealed meanwhile is found when the old key is to go, and resealed [RUN-14]', async () => {
    const before = [...open().dataKeys] as unknown as ServerKeys['dataKeys']
    await command('rotate', 'data', '--in', '0')
    expect(await turn()).toBe(true)
    await keep('id-450', sealRecord(before, 'id-450', 'text 450'))
    clock += 10 * MINUTE
    await expect(command('retire', before[0].keyId)).rejects.toThrow('1 value is under it')
    await store.takeResealTurn(-1)
    expect(await turn()).toBe(true)
    expect([...(await openAll(open())).keys()]).toEqual([open().dataKeys[0].keyId])
  })

  it('a start with the file from before the rotation is refused, and changes nothing [RUN-14]', async () => {
    const former = readFileSync(keysFile)
    await command('rotate', '--in', '0')
    await store.close()
    const other = join(folder, 'former.json')
    writeFileSync(other, former, { mode: 0o600 })
    const before = readFileSync(join(folder, 'scheduler.db'))
    await expect(openData({ dataDir: folder, keysFile: other }, quiet)).rejects.toThrow(
      /lacks the data key \S+, which/,
    )
    rmSync(other)
    await expect(openData({ dataDir: folder, keysFile: other }, quiet)).rejects.toThrow(
      'there are no keys in',
    )
    expect(readFileSync(join(folder, 'scheduler.db')).equals(before)).toBe(true)
    expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toEqual(['keys.json'])
  })

  it('every column of bytes but those of built files is in the list of what is resealed [RUN-14]', () => {
    const columns = MIGRATIONS.flatMap(({ sql }) =>
      [...sql.matchAll(/(?<=\n) {2}(\w+) BYTEA/g)].map(([, name]) => name),
    )
    columns.splice(columns.indexOf('bytes'), 1)
    expect(columns.length).toBeGreaterThan(3)
    expect(SEALED_TABLES.map(({ column }) => column).sort()).toEqual(columns.sort())
  })
})

/** Another process, whose store knows nothing of what this one was doing. */
async function turnOfAnother(): Promise<boolean> {
  const other = await openData({ dataDir: folder, keysFile }, quiet)
  try {
    return await resealForATurn(
      { store: other.store, keys: open(), log: (line) => logged.push(line), breathMs: 0 },
      never,
    )
  } finally {
    await other.store.close()
  }
}
