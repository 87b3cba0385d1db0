import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { aWalkInHere, LOAD_ENV, sendWalkIns } from '../support/walk-in-load.ts'
import type { BenchOptions, Figure } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-key-rotation')
/** Longest wait for the end of resealing, in milliseconds. */
const LONGEST_MS = 120_000

/** Keys change while three processes take walk-ins and one of them is killed; everything opens before, during and after (RUN-14). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  if (!isPostgresHere()) return []
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const database = await openTestDatabase()
  const env = { ...LOAD_ENV, DATABASE_URL: database.url }
  const start = () => startServer({ dataDir: FOLDER, env })
  const command = (verb: string, ...words: string[]) => runVerb(verb, words, { dataDir: FOLDER, env })
  const unread = async () =>
    (await command('export', '--after', 'start')).stdout.split('\n').filter(isUnread).length
  const first = await start()
  const others = [await start(), await start()]
  try {
    const load = sendWalkIns([first.url, others[1]?.url ?? ''], await aWalkInHere(first), 4)
    await pause(full ? 20_000 : 5000)
    let unopened = await unread()
    const rotated = await command('keys', 'rotate', '--in', '0')
    if (rotated.code !== 0) throw new Error(rotated.stderr)
    const began = performance.now()
    await others[0]?.kill9()
    others[0] = await start()
    unopened += await unread()
    while (![first, ...others].some((server) => server.logs().includes('"reseal-done"'))) {
      if (performance.now() - began > LONGEST_MS) throw new Error('Resealing did not end.')
      await pause(500)
    }
    const ms = performance.now() - began
    await load.stop()
    unopened += await unread()
    const { stdout } = await command('keys', 'list')
    say(stdout)
    const old = Number(/opens, (\d+) values/.exec(stdout)?.[1])
    return [
      {
        name: 'key rotation: check-ins acknowledged',
        value: load.acknowledged.length,
        unit: '',
        better: 'more',
        gate: 1,
      },
      {
        name: 'key rotation: lines that did not open',
        value: unopened,
        unit: '',
        better: 'less',
        gate: 0,
        goal: 0,
      },
      {
        name: 'key rotation: values left under the old key',
        value: old,
        unit: '',
        better: 'less',
        gate: 0,
        goal: 0,
      },
      { name: 'key rotation: until all is resealed', value: ms, unit: 'ms', better: 'less' },
    ]
  } finally {
    for (const server of [first, ...others]) await server.kill9()
    await database.close()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

function isUnread(line: string): boolean {
  return line !== '' && JSON.parse(line).unreadable === true
}
