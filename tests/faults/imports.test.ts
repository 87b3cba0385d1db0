import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchPhysical } from '#contract/providers'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { UNLIMITED_SETTING } from '../support/limits.ts'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'

const HEADER = 'storeId,brand,city,state,zip,latitude,longitude,tz,hours'
const ROWS = 500
/** Results of a search, of which one directory or the other must be. */
const MOST = 20

let folder: string
let database: TestDatabase | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'))
})
afterEach(async () => {
  await database?.clear()
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({
  DATA_DIR: folder,
  DEMONSTRATION: 'off',
  ...(database && { DATABASE_URL: database.url }),
})

/** Runs the command to its end. */
const imported = (...words: string[]) => runVerb('import', words, { dataDir: folder, env: environment() })

/** A file of stores of a city, from one number to before another. */
function aFile(city: string, from: number, to: number): string {
  const rows = Array.from(
    { length: to - from },
    (_, at) => `S${from + at},Marrowby,${city},OH,45040,39.3,-84.3,America/New_York,24/7`,
  )
  const file = join(folder, `${city}-${from}.csv`)
  writeFileSync(file, [HEADER, ...rows].join('\n'))
  return file
}

/** How many stores of the database are in each city. */
async function cities(): Promise<Record<string, number>> {
  const store = createStore(database ? openPostgres(database.url) : openSqlite(join(folder, 'scheduler.db')))
  try {
    const counts: Record<string, number> = {}
    for (const { city } of await store.locationsOf(['pharmacy'])) counts[city] = (counts[city] ?? 0) + 1
    return counts
  } finally {
    await store.close()
  }
}

/** Runs the command, and kills it so long after its last line of progress. */
async function killedImport(file: string, afterMs: number): Promise<void> {
  const { PATH = '' } = process.env
  const env = { PATH, TZ: 'UTC', ...environment() }
  const child = spawn(process.execPath, [join(ROOT, '.build', 'server.js'), 'import', file], { env })
  const ended = once(child, 'close')
  child.stderr.on('data', (text) => {
    if (!String(text).includes(`${ROWS} rows read`)) return
    const end = performance.now() + afterMs
    while (performance.now() < end);
    child.kill('SIGKILL')
  })
  await ended
}

function importsHold(): void {
  it('that are killed leave the directory as it was or as the file has it, and the next one works [DIR-04]', async () => {
    expect((await imported(aFile('Mason', 0, ROWS))).code).toBe(0)
    const file = aFile('Dayton', 0, ROWS)
    for (const afterMs of [10, 40, 160]) {
      await killedImport(file, afterMs)
      expect([{ Mason: ROWS }, { Dayton: ROWS }]).toContainEqual(await cities())
    }
    const last = await imported(file)
    expect([last.code, await cities()]).toEqual([0, { Dayton: ROWS }])
  })

  it('with a refused row end with 2, and the other rows are in [DIR-04]', async () => {
    const file = aFile('Mason', 0, 1)
    appendFileSync(file, '\nno row')
    const { code } = await imported(file)
    expect([code, Object.keys(await cities())]).toEqual([2, expect.arrayContaining(['Mason'])])
  })

  it('at once are as one after the other: both files are in, and both commands end well [DIR-04]', async () => {
    const files = [aFile('Mason', 0, 300), aFile('Dayton', 200, ROWS)]
    const ended = await Promise.all(files.map((file) => imported(file)))
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
    const { Mason = 0, Dayton = 0 } = await cities()
    expect([Mason + Dayton, Mason >= 200, Dayton >= 200]).toEqual([ROWS, true, true])
    const shared = [300, 200]
    expect(shared).toContain(Mason)
  })

  it('leave a running server with one directory or the other, and never without one [DIR-02, DIR-04]', async () => {
    const one = join(folder, 'services.csv')
    writeFileSync(one, 'id,name,businesses\n901,Dengue,pharmacy')
    expect((await imported('--kind', 'services', one)).code).toBe(0)
    expect((await imported(aFile('Mason', 0, ROWS))).code).toBe(0)
    const server = await startServer({
      dataDir: folder,
      env: { ...environment(), LIMITS: UNLIMITED_SETTING },
    })
    try {
      const near = `freeFormAddress=45040&businessNames=pharmacy&serviceIds=901&maxResults=${MOST}`
      const days = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
      const path = `${searchPhysical.path}?${near}&startDate=${days[0]}&endDate=${days[1]}`
      const found = async () => {
        const response = await fetch(server.url + path)
        const { data } = await response.json()
        const towns = data?.appointmentTimeSlots.map(
          ({ address }: { address: { cityTown: string } }) => address.cityTown,
        )
        return [response.status, towns?.length, [...new Set(towns)].join()]
      }
      let isRunning = true
      const replaced = imported('--replace', '--yes', aFile('Dayton', 0, ROWS))
      void replaced.finally(() => {
        isRunning = false
      })
      const seen = new Set<string>()
      while (isRunning) seen.add(JSON.stringify(await found()))
      expect((await replaced).code).toBe(0)
      await expect.poll(found, { timeout: 5000 }).toEqual([200, MOST, 'Dayton'])
      const allowed = ['Mason', 'Dayton'].map((town) => JSON.stringify([200, MOST, town]))
      expect(allowed).toEqual(expect.arrayContaining([...seen]))
      expect(seen).toContain(allowed[0])
    } finally {
      await server.stop()
    }
  })
}

describe('imports from the command line', () => importsHold())

describe.skipIf(!isPostgresHere())('imports from the command line into PostgreSQL', () => {
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(async () => {
    await database?.close()
    database = undefined
  }, 60_000)
  importsHold()
})
