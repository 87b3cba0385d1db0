import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPostgresHere, lendServer } from './postgres.ts'

/** A file system in memory, where Linux has one: a commit that waits for a disk takes a hundred times as long as one that does not. */
const MEMORY = '/dev/shm'
/** Fewer free bytes there, as in a container that was given 64 MB, are too few for the databases of all tests. */
const LEAST_FREE = 500_000_000

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= LEAST_FREE
}

/** Gives a run a folder for what its tests write, in memory if possible, and a PostgreSQL for those that ask for one. */
export default function openRunFolder(): () => Promise<void> {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'tests-'))
  // PostgreSQL runs as another user, and has to get to its own folder in this one.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  const stopLending = isPostgresHere() ? lend(join(folder, 'postgres.sock')) : undefined
  return async () => {
    await stopLending?.()
    rmSync(folder, { recursive: true, force: true })
  }
}

function lend(socketPath: string): () => Promise<void> {
  process.env['TEST_DATABASE_LENDER'] = socketPath
  return lendServer(socketPath)
}
