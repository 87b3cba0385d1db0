import { writeSync } from 'node:fs'
import { migrate } from '../../src/server/store/migrate.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { CheckIn } from '../../src/server/store/store.ts'

/** Records check-ins like `sample`, 16 at a time, and prints the id of each acknowledged one, until it is killed. */
export async function acknowledgeForEver(path: string, sample: Omit<CheckIn, 'sealed'>): Promise<void> {
  const engine = openSqlite(path)
  await migrate(engine)
  const store = createStore(engine)
  const sealed = new Uint8Array(3000)
  const writeOn = async (writer: number) => {
    for (let at = 0; ; at++) {
      const id = `${process.pid}-${writer}-${at}`
      await store.recordCheckIn({ ...sample, sealed, id, idempotencyKey: id, guestMark: id })
      writeSync(1, `${id}\n`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, writer) => writeOn(writer)))
}
