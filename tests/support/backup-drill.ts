import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exportedIds } from './exported-ids.ts'
import { type RunningServer, runVerb } from './server.ts'
import { aWalkInHere, sendWalkIns } from './walk-in-load.ts'

export type Drill = {
  /** What the command said, and how long it took in milliseconds. */
  said: string
  ms: number
  /** Check-ins that were acknowledged before the backup's instant, how many of them the restored copy lacks, and how many it has in all. */
  before: number
  lost: number
  found: number
}

/** Makes a backup of a server that has taken its first walk-in and goes on taking them, restores it into the folder `to`, and looks for everything acknowledged before its instant. */
export async function drillBackup(
  server: RunningServer,
  { file, to, env = {} }: { file: string; to: string; env?: Record<string, string> },
): Promise<Drill> {
  const load = sendWalkIns([server.url], await aWalkInHere(server), 4)
  while (load.acknowledged.length === 0) await pause(10)
  // Instants have whole milliseconds: what is acknowledged now lies before the backup's own.
  await pause(10)
  const began = performance.now()
  const backup = await runVerb('backup', ['--out', file], { dataDir: server.dataDir, env })
  const ms = performance.now() - began
  await load.stop()
  if (backup.code !== 0) throw new Error(`The backup ended with ${backup.code}:\n${backup.stderr}`)
  const instant = Date.parse(/before (\S+Z)\./.exec(backup.stdout)?.[1] ?? '')
  mkdirSync(to, { mode: 0o700 })
  copyFileSync(join(server.dataDir, 'keys.json'), join(to, 'keys.json'))
  const restore = await runVerb('restore', [file], { dataDir: to })
  if (restore.code !== 0) throw new Error(`The restore ended with ${restore.code}:\n${restore.stderr}`)
  const found = new Set(await exportedIds({ dataDir: to }))
  const before = load.acknowledged.filter(({ at }) => at < instant)
  const lost = before.filter(({ id }) => !found.has(id)).length
  return { said: backup.stdout, ms, before: before.length, lost, found: found.size }
}
