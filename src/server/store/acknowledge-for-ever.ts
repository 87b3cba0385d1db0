import { writeSync } from 'node:fs'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'
import type { CheckIn } from './store.ts'

/** Records check-ins like `sample`, 16 at a time, and prints the id of each acknowledged one, until it is killed. */
export async function acknowledgeForEver(path: string, sample: CheckIn): Promise<void> {
  const engine = openSqlite(path)
  await migrate(engine)
  const store = createStore(engine)
  const writeOn = async (writer: number) => {
    for (let at = 0; ; at++) {
      const id = `${process.pid}-${writer}-${at}`
      await store.recordCheckIn({ ...sample, id, idempotencyKey: id, guestMark: id })
      writeSync(1, `${id}\n`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, writer) => writeOn(writer)))
}
