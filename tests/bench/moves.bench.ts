import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { raceMovesUnderKills } from '../support/move-races.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import type { StoreSpec } from '../support/serve-store.ts'
import { ROOT } from '../support/sources.ts'
import type { BenchOptions, Figure } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-moves')

/** 64 guests who move into one free time at once, round after round, on both engines and under kill -9 (VISIT-02). */
export async function bench(options: BenchOptions): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  try {
    const figures = await measure(options, 'SQLite', { path: join(FOLDER, 'scheduler.db') })
    if (!isPostgresHere()) {
      options.say('PostgreSQL: not found, not measured')
      return figures
    }
    const database = await openTestDatabase({ durable: true })
    try {
      return [...figures, ...(await measure(options, 'PostgreSQL', { url: database.url }))]
    } finally {
      await database.close()
    }
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

async function measure(
  { full, say }: BenchOptions,
  name: string,
  spec: Pick<StoreSpec, 'path' | 'url'>,
): Promise<Figure[]> {
  const rounds = full ? 1000 : 100
  say(
    `moves on ${name}: ${rounds} rounds of 64 guests into one time, over two processes that are killed in turn`,
  )
  const load = { folder: tmpdir(), spec, processes: 2, rounds, clients: 64, everyMs: 1500 }
  const { violations, attempts, kills } = await raceMovesUnderKills(load)
  for (const line of violations) say(line)
  return [
    { name: `${name}: contended moves`, value: attempts, unit: '', better: 'more' },
    { name: `${name}: kills meanwhile`, value: kills, unit: '', better: 'more' },
    {
      name: `${name}: rounds without one winner, times lost or doubled`,
      value: violations.length,
      unit: '',
      better: 'less',
      gate: 0,
      goal: 0,
    },
  ]
}
