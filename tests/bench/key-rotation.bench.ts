import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { viewAppointment } from '#contract/appointment-view'
import { TENANT_HEADERS } from '#contract/endpoint'
import { getOutboxKey, type OutboxKey } from '#contract/outbox-key'
import { type Booked, sendBookings } from '../support/booking-load.ts'
import { postOverSocket } from '../support/post-over-socket.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { sealWalkIn } from '../support/seal-walk-in.ts'
import { type RunningServer, runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { aWalkInHere, LOAD_ENV, sendWalkIns } from '../support/walk-in-load.ts'
import type { BenchOptions, Figure } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-key-rotation')
/** Longest wait for the end of resealing, in milliseconds. */
const LONGEST_MS = 120_000
/** So long after a rotation a key may be retired. */
const SETTLED_MS = 600_000

/**
 * Keys change while three processes take walk-ins and bookings and one of them is killed: everything opens, and every link is good, before, during and
 * after. Then the former keys are retired, and what needs them is refused (RUN-14, HD-30).
 */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  if (!isPostgresHere()) return []
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const keysFile = join(FOLDER, 'keys.json')
  const database = await openTestDatabase()
  const env = { ...LOAD_ENV, DATABASE_URL: database.url }
  const start = () => startServer({ dataDir: FOLDER, env })
  const command = (verb: string, ...words: string[]) => runVerb(verb, words, { dataDir: FOLDER, env })
  const unread = async () =>
    (await command('export', '--after', 'start')).stdout.split('\n').filter(isUnread).length
  const first = await start()
  const others = [await start(), await start()]
  let badLinks = 0
  let guests = 0
  /** Every link at a process in turn, each by a guest of another address. */
  const tryLinks = async (booked: readonly Booked[], status = 200) => {
    for (const link of booked) {
      guests += 1
      const server = [first, ...others][guests % 3]
      if ((await openLink(server, link, `10.9.${guests >> 8}.${guests & 255}`)) !== status) badLinks += 1
    }
  }
  try {
    const bookings = await sendBookings([first, others[1] ?? first], { clients: 1, everyMs: 200 })
    const load = sendWalkIns([first.url, others[1]?.url ?? ''], await aWalkInHere(first), 4)
    await pause(full ? 20_000 : 5000)
    let unopened = await unread()
    const early = [...bookings.booked]
    await tryLinks(early)
    const formerKey = await outboxKeyOf(first)
    const former = readFileSync(keysFile)
    const rotated = await command('keys', 'rotate', '--in', '0')
    if (rotated.code !== 0) throw new Error(rotated.stderr)
    const began = performance.now()
    await others[0]?.kill9()
    others[0] = await start()
    unopened += await unread()
    while (![first, ...others].some((server) => server.logs().includes('"reseal-done"'))) {
      if (performance.now() - began > LONGEST_MS) throw new Error('Resealing did not end.')
      await pause(500)
    }
    const ms = performance.now() - began
    await load.stop()
    await bookings.stop()
    unopened += await unread()
    await tryLinks(bookings.booked)
    const { stdout } = await command('keys', 'list')
    say(stdout)
    const old = Number(/opens, (\d+) values/.exec(stdout)?.[1])
    makeOlder(keysFile)
    for (const id of oldKeys(stdout)) {
      const { code, stderr } = await command('keys', 'retire', id, '--yes')
      if (code !== 0) throw new Error(stderr)
    }
    // A process looks at its keys file every two seconds.
    await pause(2500)
    unopened += await unread()
    await tryLinks(early, 404)
    await tryLinks(bookings.booked.slice(-3))
    const entry = await sealWalkIn(await aWalkInHere(first), 'an-entry-of-the-former-key', formerKey)
    const sealed = await postOverSocket(first.url, 'an-entry-of-the-former-key', entry)
    writeFileSync(keysFile, former)
    const refusedStart = await command('export', '--after', 'start')
    const refused = [sealed?.status === 422, refusedStart.code === 1 && refusedStart.stdout === '']
    return [
      {
        name: 'key rotation: check-ins acknowledged',
        value: load.acknowledged.length,
        unit: '',
        better: 'more',
        gate: 1,
      },
      {
        name: 'key rotation: lines that did not open',
        value: unopened,
        unit: '',
        better: 'less',
        gate: 0,
        goal: 0,
      },
      {
        name: 'key rotation: links that were wrongly refused or taken',
        value: badLinks,
        unit: '',
        better: 'less',
        gate: 0,
        goal: 0,
      },
      {
        name: 'key rotation: uses of a retired key that were refused, of 2',
        value: refused.filter(Boolean).length,
        unit: '',
        better: 'more',
        gate: 2,
      },
      {
        name: 'key rotation: values left under the old key',
        value: old,
        unit: '',
        better: 'less',
        gate: 0,
        goal: 0,
      },
      { name: 'key rotation: until all is resealed', value: ms, unit: 'ms', better: 'less' },
    ]
  } finally {
    for (const server of [first, ...others]) await server.kill9()
    await database.close()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

/** The status of the answer to a guest at this address who opens the link. */
async function openLink(
  server: RunningServer | undefined,
  { id, confirmCode }: Booked,
  address: string,
): Promise<number> {
  const { status } = await fetch(`${server?.url}${viewAppointment.path.replace(':id', id)}`, {
    method: viewAppointment.method,
    headers: { ...TENANT_HEADERS, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ confirmCode }),
  })
  return status
}

async function outboxKeyOf(server: RunningServer): Promise<OutboxKey> {
  const { data } = (await (await fetch(`${server.url}${getOutboxKey.path}`)).json()) as { data: OutboxKey }
  return data
}

/** Writes the file as if its keys had been changed eleven minutes earlier. */
function makeOlder(file: string): void {
  const text = readFileSync(file, 'utf8')
  const older = text.replace(/"from": (\d+)/g, (_, from) => `"from": ${Number(from) - SETTLED_MS - 60_000}`)
  writeFileSync(file, older)
}

/** The ids of the keys that `keys list` shows as no longer used for sealing or for codes. */
function oldKeys(list: string): string[] {
  return [...list.matchAll(/^\w+ +(\S+) {2}(?:opens|checks)/gm)].map(([, id = '']) => id)
}

function isUnread(line: string): boolean {
  return line !== '' && JSON.parse(line).unreadable === true
}
