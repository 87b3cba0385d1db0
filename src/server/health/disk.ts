import { statfs } from 'node:fs/promises'
import { createAlarms } from '../limits/alarms.ts'
import type { Log } from '../log.ts'

/** The log warns when less of a disk is free. */
const LOW_PERCENT = 10
const EVERY_MS = 60_000

type DiskSpace = { bavail: number; bfree: number; blocks: number }
type DiskDeps = {
  folder: string
  log: Log
  clock: () => number
  /** How much of the disk of a folder is free. */
  spaceOf?: (folder: string) => Promise<DiskSpace>
}

/** Looks at the disk of the data, and logs `disk-low` while little of it is free. A disk that tells nothing is not logged. */
export function createDiskCheck({ folder, log, clock, spaceOf = statfs }: DiskDeps): () => Promise<void> {
  const alarm = createAlarms(log, clock)
  return async () => {
    const space = await spaceOf(folder).catch(() => undefined)
    const freePercent = space && percentOf(space)
    if (freePercent !== undefined && freePercent < LOW_PERCENT) alarm('disk-low', 'data', { freePercent })
  }
}

/** Of what programs without special rights may use, as df counts. */
function percentOf({ bavail, bfree, blocks }: DiskSpace): number | undefined {
  const usable = blocks - bfree + bavail
  return usable > 0 ? Math.floor((bavail / usable) * 100) : undefined
}

/** Looks now and every minute, until the function that is returned is called. */
export async function startDiskChecks(check: () => Promise<void>): Promise<() => void> {
  await check()
  const timer = setInterval(() => void check(), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
