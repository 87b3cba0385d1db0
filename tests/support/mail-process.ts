import { openKeys } from '../../src/server/keys/keys.ts'
import type { Engine } from '../../src/server/store/engine.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { openTestApp } from './app.ts'

export type Database = { path: string } | { url: string }

/** The database with a clock that is `ahead` milliseconds before ours. */
export function openAhead(database: Database, ahead: number): Engine {
  const engine = 'url' in database ? openPostgres(database.url) : openSqlite(database.path)
  return {
    ...engine,
    now: async () => (await engine.now()) + ahead,
    transaction: (work) => engine.transaction((tx) => work({ ...tx, now: tx.now + ahead })),
  }
}

/** A process that reminds and sends. `ahead`: its clock is so many milliseconds before ours. */
type MailProcess = {
  database: Database
  keysFile: string
  publicUrl: string
  smtpPort: number
  ahead: number
}

/** Reminds and sends until it is killed, many times a second, so that processes meet. */
export async function remindAndSend({
  database,
  keysFile,
  publicUrl,
  smtpPort,
  ahead,
}: MailProcess): Promise<void> {
  const app = await openTestApp({
    store: createStore(openAhead(database, ahead)),
    clock: () => Date.now() + ahead,
    keys: openKeys(keysFile, () => {}),
    settings: {
      trustProxy: false,
      publicUrl,
      kioskCode: undefined,
      mail: {
        host: '127.0.0.1',
        port: smtpPort,
        isSecure: false,
        needsTls: false,
        login: undefined,
        from: 'visits@stores.example',
        replyTo: undefined,
      },
    },
  })
  for (;;) {
    await app.remind()
    await app.sendMessages()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
