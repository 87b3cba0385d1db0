import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { MANIFEST_PATH, type SlotManifest } from '#contract/slot-feed'
import { todayIn } from '#domain/zones'
import { seedDemonstration } from '../../src/server/directory/demonstration.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { openTestApp, type TestApp } from './app.ts'
import type { Resource } from './feed-slots.ts'
import { UNLIMITED } from './limits.ts'

/** A server with the demonstration directory, whose clock, and its database's, is `time.now`. */
export async function openDemonstrationApp(now: number): Promise<TestApp & { time: { now: number } }> {
  const folder = mkdtempSync(join(tmpdir(), 'demonstration-'))
  const time = { now }
  const engine = openSqlite(join(folder, 'scheduler.db'), () => time.now)
  await migrate(engine)
  const store = createStore(engine)
  await seedDemonstration(store, todayIn(now, 'America/New_York'))
  const app = await openTestApp({
    store,
    clock: () => time.now,
    settings: {
      trustProxy: false,
      publicUrl: 'https://visits.example',
      kioskCode: undefined,
      limits: UNLIMITED,
    },
  })
  return {
    ...app,
    store,
    time,
    async close() {
      await app.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Sending = Pick<TestApp, 'send'>

/** The manifest of the feed. */
export async function readManifest(app: Sending): Promise<SlotManifest> {
  return (await app.send(MANIFEST_PATH)).json()
}

/** Asks over a connection that is used once: fetch keeps spare ones, for which a server that stops waits. */
function ask(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject)
  })
}

/** Asks over a socket, and hangs up when the first bytes are there. */
export async function leaveAnswer(url: string): Promise<void> {
  const answer = await ask(url)
  await once(answer, 'data')
  answer.destroy()
}

/** Asks over a socket for something compressed, and unpacks it. */
export async function readAnswer(url: string): Promise<{ encoding: string | undefined; text: string }> {
  const answer = await ask(url)
  return { encoding: answer.headers['content-encoding'], text: await text(answer.pipe(createGunzip())) }
}

/** The resources of a file of the feed, line by line. */
export async function readFeedFile<R extends Resource>(app: Sending, url: string): Promise<R[]> {
  const response = await app.send(new URL(url).pathname)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text}`)
  if (!text.endsWith('\n')) throw new Error(`${url} breaks off`)
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as R)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The offset of a zone at an instant, asked of Intl: "-05:00". */
export function offsetByIntl(text: string, zone: string): string {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    formats.set(zone, format)
  }
  return /GMT([+-]\d{2}:\d{2})/.exec(format.format(Date.parse(text)))?.[1] ?? '+00:00'
}
