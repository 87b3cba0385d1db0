import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sealRecord } from '../../src/server/keys/seal.ts'
import { aCheckIn } from '../../src/server/store/conformance.ts'
import { openData } from '../../src/server/store/open-data.ts'
import { type Ended, runToEnd } from '../support/run-server.ts'
import { runVerb, startServer, temporaryFolder } from '../support/server.ts'

let folder: string
let dataDir: string
beforeEach(() => {
  folder = temporaryFolder()
  dataDir = join(folder, 'data')
  mkdirSync(dataDir)
})
afterEach(() => {
  chmodSync(dataDir, 0o700)
  rmSync(folder, { recursive: true, force: true })
})

const SINCE = ['--since', '2026-01-01T00:00:00Z']

async function everyVerb(): Promise<Ended[]> {
  const file = join(folder, 'stores.csv')
  writeFileSync(file, 'storeId,city,state,zip,latitude,longitude\n1,Cincinnati,OH,45202,39.1,-84.5\n')
  const verbs = [['serve'], ['import', file], ['export', ...SINCE]]
  return Promise.all(verbs.map((words) => runToEnd(words, { DATA_DIR: dataDir })))
}

/** A server writes a line of its log, a command a sentence. */
function messageIn(stderr: string): string {
  if (!stderr.startsWith('{')) return stderr
  const { event, level, reason } = JSON.parse(stderr)
  expect({ event, level }).toEqual({ event: 'not-started', level: 'error' })
  return `${reason}\n`
}

/** Expects that each word ended with one line that begins like this, opened no port and made no file. */
function expectRefused(all: readonly Ended[], line: RegExp, before: readonly string[]): void {
  for (const { code, stdout, stderr, wasOpen } of all) {
    expect({ code, stdout, wasOpen, lines: stderr.split('\n').length }).toEqual({
      code: 1,
      stdout: '',
      wasOpen: false,
      lines: 2,
    })
    expect(messageIn(stderr)).toMatch(line)
  }
  expect(readdirSync(dataDir).sort()).toEqual(before)
}

/** Data of a server that was killed, so that its write-ahead log is still there; closed connections would fold it. */
async function killedData(): Promise<string[]> {
  killed ??= startServer({ dataDir: temporaryFolder() }).then(async (server) => {
    await server.kill9()
    return server.dataDir
  })
  cpSync(await killed, dataDir, { recursive: true })
  return readdirSync(dataDir).sort()
}

let killed: Promise<string> | undefined
afterAll(async () => {
  if (killed) rmSync(await killed, { recursive: true, force: true })
})

describe('what cannot be written is one line that names its setting, and no word starts by half [fault 21, RUN-11]', () => {
  it('a read-only DATA_DIR that is empty [HD-38, fault 21]', async () => {
    chmodSync(dataDir, 0o500)
    const [serve, load, write] = await everyVerb()
    expectRefused(
      [serve, load] as Ended[],
      /^DATA_DIR: \S+ cannot be written: this user has no permission \(EACCES\)\.\n$/,
      [],
    )
    expectRefused([write] as Ended[], /^DATA_DIR: there is no data in \S+\.\n$/, [])
  })

  it('a read-only DATA_DIR with data [HD-38, fault 21]', async () => {
    const before = await killedData()
    chmodSync(dataDir, 0o500)
    expectRefused(
      await everyVerb(),
      /^DATA_DIR: \S+ cannot be written: this user has no permission \(EACCES\)\.\n$/,
      before,
    )
  })

  it.each([
    ['keys.json', 0, /^SERVER_KEYS: \S+ cannot be used: this user has no permission \(EACCES\)\.\n$/],
    ['scheduler.db', 0o400, /^DATA_DIR: \S+ cannot be used \(.*\)\.\n$/],
    ['scheduler.db-wal', 0o400, /^DATA_DIR: \S+ cannot be used \(.*\)\.\n$/],
  ])('%s with mode %i [HD-38, fault 21]', async (name, mode, line) => {
    const before = await killedData()
    expect(before).toContain(name)
    chmodSync(join(dataDir, name), mode)
    expectRefused(await everyVerb(), line, before)
  })

  it('a keys.json that can be read alone is enough [HD-38, fault 21]', async () => {
    await killedData()
    chmodSync(join(dataDir, 'keys.json'), 0o400)
    expect(await runToEnd(['export', ...SINCE], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  })
})

it('an export with one damaged row of 500 writes all lines, ends with 2 and names its counter code and id [HD-23, FEED-04]', async () => {
  const settings = { dataDir, keysFile: join(dataDir, 'keys.json') }
  const { store, keys } = await openData(settings, () => {})
  await Promise.all(
    Array.from({ length: 500 }, (_, number) => {
      const id = `check-in-${number}`
      const sealed = sealRecord(keys.dataKeys, id, JSON.stringify({ number }))
      if (number === 250) sealed[30] = (sealed[30] ?? 0) ^ 1
      const counterCode = number === 250 ? 'B7XJFT' : 'B2C3D4'
      return store.recordCheckIn({
        ...aCheckIn(),
        id,
        idempotencyKey: id,
        guestMark: id,
        counterCode,
        sealed,
      })
    }),
  )
  await store.close()
  const out = join(folder, 'out.ndjson')
  const [toFile, printed] = await Promise.all([
    runVerb('export', [...SINCE, '--out', out], { dataDir }),
    runVerb('export', SINCE, { dataDir }),
  ])
  expect([toFile.code, printed.code]).toEqual([2, 2])
  const [acts = '', ...said] = toFile.stderr.split('\n')
  expect(JSON.parse(acts)).toMatchObject({ event: 'audit', action: 'export', visits: 500 })
  expect(said.join('\n')).toBe(
    '500 exported\nNote: --since is no cursor. Whoever exports again and again uses --after, which misses and repeats nothing.\n1 of 500 could not be read: B7XJFT (check-in-250)\n',
  )
  expect(readFileSync(out, 'utf8')).toBe(printed.stdout)
  const lines = printed.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(500)
  expect(lines.filter(({ unreadable }) => unreadable)).toMatchObject([{ id: 'check-in-250', payload: null }])
})
