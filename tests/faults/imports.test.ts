import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { runToEnd } from '../support/run-server.ts'
import { ROOT } from '../support/sources.ts'

const HEADER = 'storeId,brand,city,state,zip,latitude,longitude,tz,hours'
const ROWS = 500

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const environment = () => ({ DATA_DIR: folder, DEMONSTRATION: 'off' })

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
  const store = createStore(openSqlite(join(folder, 'scheduler.db')))
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

describe('imports from the command line', () => {
  it('that are killed leave the directory as it was or as the file has it, and the next one works [DIR-04]', async () => {
    expect((await runToEnd(['import', aFile('Mason', 0, ROWS)], environment())).code).toBe(0)
    const file = aFile('Dayton', 0, ROWS)
    for (const afterMs of [10, 40]) {
      await killedImport(file, afterMs)
      expect([{ Mason: ROWS }, { Dayton: ROWS }]).toContainEqual(await cities())
    }
    const last = await runToEnd(['import', file], environment())
    expect([last.code, await cities()]).toEqual([0, { Dayton: ROWS }])
  })

  it('with a refused row end with 2, and the other rows are in [DIR-04]', async () => {
    const file = aFile('Mason', 0, 1)
    appendFileSync(file, '\nno row')
    const { code } = await runToEnd(['import', file], environment())
    expect([code, Object.keys(await cities())]).toEqual([2, expect.arrayContaining(['Mason'])])
  })

  it('at once are as one after the other: both files are in, and both commands end well [DIR-04]', async () => {
    const files = [aFile('Mason', 0, 300), aFile('Dayton', 200, ROWS)]
    const ended = await Promise.all(files.map((file) => runToEnd(['import', file], environment())))
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
    const { Mason = 0, Dayton = 0 } = await cities()
    expect([Mason + Dayton, Mason >= 200, Dayton >= 200]).toEqual([ROWS, true, true])
    const shared = [300, 200]
    expect(shared).toContain(Mason)
  })
})
