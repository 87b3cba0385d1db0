import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TENANT_HEADERS } from '#contract/endpoint'
import { getServicesAtLocation } from '#contract/services'
import { now } from '../../src/server/clock.ts'
import { createLog } from '../../src/server/log.ts'
import { serve } from '../../src/server/serve.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type Body, BREAKAGES } from '../support/broken-documents.ts'
import { ROOT } from '../support/sources.ts'
import { HOME, STORE } from '../support/tablet.ts'

/** Longer than the server leaves a file alone once it has looked at it. */
const UNTIL_LOOKED_AT = 1100
const BUNDLED = join(ROOT, '.build/content/production')
const files = readdirSync(BUNDLED, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
)
const bundledOf = (file: string): Body => JSON.parse(readFileSync(join(BUNDLED, file), 'utf8'))

const dataDir = mkdtempSync(join(tmpdir(), 'content-'))
let server: Awaited<ReturnType<typeof start>>
/** The notes of the documents that guests are given. */
let current = 'as at first'
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await start()
  await putMended(current)
})
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A connection each: the server may close a kept one just when the next call takes it. */
const HEADERS = { ...TENANT_HEADERS, connection: 'close' }

/** A server in this process, whose clock is that of the test, with all that it logs. */
async function start() {
  let logs = ''
  const settings = readSettings({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir })
  const places = { buildDir: join(ROOT, '.build'), contentDir: join(ROOT, '.build/content') }
  const write = (text: string) => {
    logs += text
  }
  const { addresses, stop } = await serve(settings, places, { log: createLog(write, now) })
  const [, url = ''] = /(http:.*)\/$/m.exec(addresses.join('\n')) ?? []
  return { url, stop: () => stop(0), logs: () => logs }
}

function passTime(): void {
  vi.advanceTimersByTime(UNTIL_LOOKED_AT)
}

const ownFile = (file: string) => join(dataDir, 'content/objects', file)

function put(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(ownFile(file)), { recursive: true })
  writeFileSync(ownFile(file), text)
}

/** What guests are given of every document: its notes tell whose it is. */
async function notesServed(): Promise<Record<string, string | undefined>> {
  const served = files.map(async (file) => {
    const answer = await fetch(`${server.url}/content/v2/objects/${file}`, { headers: HEADERS })
    const body = answer.ok ? ((await answer.json()) as Body) : { notes: `answered ${answer.status}` }
    return [file, body.notes] as const
  })
  return Object.fromEntries(await Promise.all(served))
}

/** What the log has said of documents since `from`. */
function said(from: number): Record<string, string>[] {
  const lines = server.logs().slice(from).split('\n')
  return lines
    .filter((line) => line.startsWith('{') && line.includes('"content-'))
    .map((line) => JSON.parse(line) as Record<string, string>)
}

/** A guest at a store, who needs the page, what it offers and the main page with its appointment types. */
async function statusesOfAGuest(): Promise<number[]> {
  const pages = [HOME, '/health-services/scheduler/main', `${getServicesAtLocation.path}?locationId=${STORE}`]
  return Promise.all(pages.map(async (page) => (await fetch(server.url + page, { headers: HEADERS })).status))
}

const sameForAll = (notes: string | undefined) => Object.fromEntries(files.map((file) => [file, notes]))

async function putMended(notes: string): Promise<void> {
  for (const file of files) put(file, JSON.stringify({ ...bundledOf(file), notes }))
  current = notes
  passTime()
  expect(await notesServed()).toEqual(sameForAll(notes))
}

it.each(BREAKAGES)(
  'every document $name while the server runs: guests get the one before, the log says why once, and a mended one counts [CONTENT-11, CONTENT-21, CONTENT-31, class 45]',
  async ({ name, reason, break: broken }) => {
    const from = server.logs().length
    const hit = files.filter((file) => {
      const text = broken({ ...bundledOf(file), notes: `broken ${name}` })
      if (text !== undefined) put(file, text)
      return text !== undefined
    })
    expect(hit.length).toBeGreaterThan(0)
    for (let time = 0; time < 2; time += 1) {
      passTime()
      expect(await notesServed()).toEqual(sameForAll(current))
      expect(await statusesOfAGuest()).toEqual([200, 200, 200])
    }
    const refused = said(from)
    expect(refused.map(({ event, file }) => `${event} ${file}`).sort()).toEqual(
      hit.map((file) => `content-refused ${file}`).sort(),
    )
    for (const line of refused) expect(line['reason'], line['file']).toMatch(reason)

    const mended = server.logs().length
    await putMended(`after ${name}`)
    expect(
      said(mended)
        .map(({ event, file }) => `${event} ${file}`)
        .sort(),
    ).toEqual(hit.map((file) => `content-mended ${file}`).sort())
  },
  60_000,
)

it('the server logs unreadable documents once and serves them when they can be read again; for removed ones it serves the bundled ones and logs nothing [CONTENT-11, CONTENT-21, class 45]', async () => {
  await putMended('readable')
  const from = server.logs().length
  const reason = process.getuid?.() === 0 ? 'is a folder, and a file is expected' : 'cannot be read'
  for (const file of files) {
    // The superuser may read anything but a folder.
    if (process.getuid?.() !== 0) chmodSync(ownFile(file), 0o000)
    else {
      rmSync(ownFile(file))
      mkdirSync(ownFile(file))
    }
  }
  passTime()
  expect(await notesServed()).toEqual(sameForAll('readable'))
  expect(await statusesOfAGuest()).toEqual([200, 200, 200])
  expect(said(from)).toHaveLength(files.length)
  for (const line of said(from)) expect(line).toMatchObject({ event: 'content-refused', reason })
  for (const file of files) rmSync(ownFile(file), { recursive: true })
  await putMended('readable again')

  rmSync(join(dataDir, 'content'), { recursive: true })
  const taken = server.logs().length
  passTime()
  expect(await notesServed()).toEqual(Object.fromEntries(files.map((file) => [file, bundledOf(file).notes])))
  expect(await statusesOfAGuest()).toEqual([200, 200, 200])
  expect(said(taken)).toEqual([])
  expect(existsSync(join(dataDir, 'content'))).toBe(false)
})

it('the server logs a document that is broken at its start before any request, and serves the bundled one [CONTENT-21, class 45]', async () => {
  const file = 'toggle/1.0.0/scheduler/reservation-toggle.json'
  put(file, '{"data":{"isEnabled":')
  put('toggle/1.0.0/scheduler/reservaton-toggle.json', '{"data":{}}')
  const other = await start()
  const lines = () =>
    other
      .logs()
      .split('\n')
      .filter((line) => line.includes('"content-'))
  await vi.waitFor(() => expect(lines()).toHaveLength(2))
  expect(
    lines()
      .map((line) => JSON.parse(line))
      .map(({ event, file }) => `${event} ${file}`)
      .sort(),
  ).toEqual([`content-refused ${file}`, 'content-unknown toggle/1.0.0/scheduler/reservaton-toggle.json'])
  const answer = await fetch(`${other.url}/content/v2/objects/${file}`)
  expect(await answer.json()).toEqual(bundledOf(file))
  await other.stop()
})
