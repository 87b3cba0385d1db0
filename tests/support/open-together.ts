import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openSqlite } from '../../src/server/store/sqlite.ts'

/** Opens a new database in `folder` every `everyMs` from `from` on, in epoch milliseconds, as others do at the same instants; prints what fails. */
export async function openTogether(
  folder: string,
  from: number,
  rounds: number,
  everyMs: number,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const at = from + round * everyMs
    await pause(at - Date.now() - 3)
    while (Date.now() < at); // A timer would be late by more than what the others need.
    try {
      await openSqlite(join(folder, `${round}.db`)).close()
    } catch (error) {
      console.log(`${round}: ${error instanceof Error ? error.message : error}`)
    }
  }
}
