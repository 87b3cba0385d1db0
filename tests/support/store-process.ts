import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { type Engine, StoreUnavailable } from '../../src/server/store/engine.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { AppointmentStore, HoldStore, NewBooking } from '../../src/server/store/store.ts'
import { runInChild } from './run-in-child.ts'

/** Which database, and how time goes there: `speed` times as fast as here since `from` (epoch milliseconds). */
export type StoreSpec = { path?: string; url?: string; from: number; speed: number }

export type Verbs = Pick<
  HoldStore & AppointmentStore,
  'hold' | 'extendHold' | 'releaseHold' | 'taken' | 'book' | 'cancel' | 'appointment'
>
export type Verb = keyof Verbs

type Asked = { id: number; verb: Verb; args: unknown[] }
type Answered = { id: number; result?: unknown; error?: string; isPassing?: boolean }

/** How the database's clock stands when ours shows `now`. */
export function hurriedTime({ from, speed }: StoreSpec, now: number): number {
  return from + (now - from) * speed
}

function openEngine(spec: StoreSpec): Engine {
  const engine = spec.url ? openPostgres(spec.url) : openSqlite(spec.path ?? '')
  const hurried = (now: number) => hurriedTime(spec, now)
  return {
    ...engine,
    now: async () => hurried(await engine.now()),
    transaction: (work) => engine.transaction((tx) => work({ ...tx, now: hurried(tx.now) })),
  }
}

/** Serves the store's verbs on a socket until it is killed; the database is opened when somebody connects. */
export async function serveStore(spec: StoreSpec, socketPath: string): Promise<void> {
  createServer(async (socket) => {
    const engine = openEngine(spec)
    await migrate(engine)
    const store = createStore(engine)
    const answer = (answered: Answered) => socket.write(`${JSON.stringify(answered)}\n`)
    createInterface(socket).on('line', async (line) => {
      const { id, verb, args }: Asked = JSON.parse(line)
      try {
        const run = store[verb] as (...args: unknown[]) => Promise<unknown>
        answer({ id, result: await run(...(verb === 'book' ? [withPayload(args[0] as NewBooking)] : args)) })
      } catch (error) {
        answer({ id, error: String(error), isPassing: error instanceof StoreUnavailable })
      }
    })
    answer({ id: 0 })
  }).listen(socketPath, () => process.stdout.write('ready\n'))
  await new Promise(() => {})
}

/** Bytes do not go over the wire: every visit has the same. */
function withPayload(booking: NewBooking): NewBooking {
  const visits = booking.visits.map((visit) => ({ ...visit, sealed: new Uint8Array(1000) }))
  return { ...booking, visits: visits as unknown as NewBooking['visits'] }
}

/** A call that was not answered, or was answered that the database cannot take it now: nobody knows whether it was done. */
export class Unanswered extends Error {}

/** A store in a process of its own. */
export type StoreProcess = {
  /** Rejects with Unanswered, also when the process dies meanwhile. */
  call(verb: Verb, args: unknown[]): Promise<unknown>
  /** SIGKILL; resolves when it is gone. */
  kill9(): Promise<void>
}

/** Starts a process that is ready to open the store, and has not done so; `open` does. */
export async function startStoreProcess(
  spec: StoreSpec,
  socketPath: string,
): Promise<{ open(): Promise<StoreProcess>; kill9(): Promise<void> }> {
  rmSync(socketPath, { force: true })
  const child = runInChild('tests/support/store-process.ts', 'serveStore', [spec, socketPath])
  const [sign] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  if (!String(sign).startsWith('ready')) throw new Error('The process with the store ended by itself.')
  const kill9 = () => killed(child)
  return { open: async () => ({ call: await opened(socketPath), kill9 }), kill9 }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function opened(socketPath: string): Promise<StoreProcess['call']> {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>()
  const socket: Socket = connect(socketPath)
  let isGone = false
  let last = 0
  const ready = new Promise((resolve, reject) => waiting.set(0, { resolve, reject }))
  const lines = createInterface(socket)
  lines.on('error', () => {})
  lines.on('line', (line) => {
    const { id, result, error, isPassing }: Answered = JSON.parse(line)
    const one = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) one?.resolve(result)
    else one?.reject(isPassing ? new Unanswered(error) : new Error(error))
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isGone = true
    for (const { reject } of waiting.values()) reject(new Unanswered('The process is gone.'))
    waiting.clear()
  })
  await ready
  return (verb, args) =>
    new Promise((resolve, reject) => {
      if (isGone) return reject(new Unanswered('The process is gone.'))
      last++
      waiting.set(last, { resolve, reject })
      socket.write(`${JSON.stringify({ id: last, verb, args } satisfies Asked)}\n`)
    })
}
