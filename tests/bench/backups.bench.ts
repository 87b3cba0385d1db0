import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { drillBackup } from '../support/backup-drill.ts'
import { startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { LOAD_ENV } from '../support/walk-in-load.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-backups')

/** Backups of a server that takes walk-ins, each restored elsewhere and searched for all that was acknowledged before its instant (RUN-13). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const runs = full ? 20 : 5
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const server = await startServer({ dataDir: join(FOLDER, 'data'), env: LOAD_ENV })
  const took: number[] = []
  let [lost, acknowledged] = [0, 0]
  try {
    for (let run = 1; run <= runs; run += 1) {
      const to = join(FOLDER, `restored-${run}`)
      const drill = await drillBackup(server, { file: join(FOLDER, `${run}.backup`), to })
      say(`backups: ${run} of ${runs}, ${drill.before} acknowledged before its instant, ${drill.lost} lost`)
      took.push(drill.ms)
      lost += drill.lost
      acknowledged += drill.before
      rmSync(to, { recursive: true })
    }
  } finally {
    await server.kill9()
    rmSync(FOLDER, { recursive: true, force: true })
  }
  return [
    { name: 'backups under load, each restored', value: runs, unit: '', better: 'more' },
    {
      name: 'backups: acknowledged before their instants',
      value: acknowledged,
      unit: '',
      better: 'more',
      gate: runs,
    },
    { name: 'backups: of these lost', value: lost, unit: '', better: 'less', gate: 0, goal: 0 },
    { name: 'backups: time of one, median', value: quantile(took, 0.5), unit: 'ms', better: 'less' },
  ]
}
