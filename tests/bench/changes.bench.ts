import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Engine } from '../../src/server/store/engine.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { sufferChanges } from '../support/change-storm.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { ROOT } from '../support/sources.ts'
import { sequences } from '../support/storm-acts.ts'
import { PROVIDER_KINDS, type ProviderKind } from '../support/storm-imports.ts'
import type { BenchOptions, Figure } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-changes')
/** A database that grows makes each sequence slower. */
const RUNS_OF_ONE = 1000

const ON_VIDEO = (Object.keys(PROVIDER_KINDS) as ProviderKind[]).filter((kind) => kind !== 'locations')

/**
 * Random sequences of imports of all kinds, holds, bookings, cancellations and steps of the clock on both engines, looked at by
 * instants. What guests want is a location in half of them, else a team, a clinician or a dietitian.
 */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const runs = full ? 10_000 : 1000
  const seed = Math.floor(Math.random() * 2 ** 31)
  say(`changes: ${runs} sequences an engine, seed ${seed}`)
  const figures: Figure[] = []
  const path = join(FOLDER, 'scheduler.db')
  for (const at of parts(runs)) {
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    figures.push(await suffer('SQLite', () => openSqlite(path), { seed: seed + at, say }))
  }
  rmSync(FOLDER, { recursive: true, force: true })
  const database = isPostgresHere() ? await openTestDatabase() : undefined
  for (const at of database ? parts(runs) : []) {
    await database?.reset()
    figures.push(
      await suffer('PostgreSQL', () => openPostgres(database?.url ?? ''), { seed: seed + at, say }),
    )
  }
  await database?.close()
  return ['SQLite', 'PostgreSQL'].map((name) => {
    const values = figures.filter((figure) => figure.name.includes(name)).map(({ value }) => value)
    return { ...figureOf(name), value: values.reduce((sum, value) => sum + value, 0) }
  })
}

function parts(runs: number): number[] {
  return Array.from({ length: Math.ceil(runs / RUNS_OF_ONE) }, (_, at) => at)
}

function figureOf(name: string): Figure {
  const what = `changes on ${name}: sequences with too many holders`
  return { name: what, value: 0, unit: '', better: 'less', gate: 0, goal: 0 }
}

async function suffer(
  name: string,
  open: () => Engine,
  { seed, say }: { seed: number; say(line: string): void },
): Promise<Figure> {
  const engines: [Engine, Engine] = [open(), open()]
  await migrate(engines[0])
  let value = 0
  const aKind = fc.oneof(fc.constant('locations' as const), fc.constantFrom(...ON_VIDEO))
  const holds = fc.asyncProperty(fc.boolean().chain(sequences), aKind, async (batches, kind) => {
    const wrong = await sufferChanges(engines, batches, kind)
    if (wrong.length > 0) value++
    for (const line of wrong) say(`${name}, ${kind}, seed ${seed}: ${line}`)
  })
  await fc.assert(holds, { numRuns: RUNS_OF_ONE, seed })
  for (const engine of engines) await engine.close()
  return { ...figureOf(name), value }
}
