import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../../src/server/store/engine.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { attackClock } from '../support/clock-attack.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { ROOT } from '../support/sources.ts'
import type { BenchOptions, Figure } from './figure.ts'

/** On the same disk as the project: a temporary folder may be memory. */
const FOLDER = join(ROOT, '.build', 'bench-clock')
/** Check-ins, and as many appointments. */
const VISITS = 2000
const NONE = { unit: '', better: 'less', gate: 0, goal: 0 } as const

/** Attack run 10 at its full size: nothing is deleted by a wrong clock, on both engines. */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const attack = async (name: string, open: () => Engine): Promise<Figure[]> => {
    const { wrong, held, purged } = await attackClock(open, VISITS)
    for (const line of wrong) say(`${name}: ${line}`)
    say(`${name}: ${held} lines purge-held, ${purged} visits went when they were due`)
    return [{ name: `attack by a wrong clock on ${name}: what did not hold`, value: wrong.length, ...NONE }]
  }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const figures = await attack('SQLite', () => openSqlite(join(FOLDER, 'scheduler.db')))
  rmSync(FOLDER, { recursive: true, force: true })
  if (!isPostgresHere()) return figures
  const database = await openTestDatabase()
  try {
    return [...figures, ...(await attack('PostgreSQL', () => openPostgres(database.url)))]
  } finally {
    await database.close()
  }
}
