import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { type Engine, StoreUnavailable } from '../../src/server/store/engine.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import type { NewMove } from '../../src/server/store/move-store.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { AppointmentStore, HoldStore, NewBooking } from '../../src/server/store/store.ts'

/** Which database, and how time goes there: `speed` times as fast as here since `from` (epoch milliseconds). */
export type StoreSpec = { path?: string; url?: string; from: number; speed: number }

export type Verbs = Pick<
  HoldStore & AppointmentStore,
  'hold' | 'extendHold' | 'releaseHold' | 'taken' | 'book' | 'move' | 'cancel' | 'appointment'
>
export type Verb = keyof Verbs

export type Asked = { id: number; verb: Verb; args: unknown[] }
export type Answered = { id: number; result?: unknown; error?: string; isPassing?: boolean }

/** What the database's clock shows when ours shows `now`. */
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
        answer({ id, result: await run(...withBytes(verb, args)) })
      } catch (error) {
        answer({ id, error: String(error), isPassing: error instanceof StoreUnavailable })
      }
    })
    answer({ id: 0 })
  }).listen(socketPath, () => process.stdout.write('ready\n'))
  await new Promise(() => {})
}

/** Bytes do not go over the wire: every visit has the same. */
function withBytes(verb: Verb, args: unknown[]): unknown[] {
  if (verb === 'book') return [withPayload(args[0] as NewBooking)]
  return verb === 'move' ? [withMovedPayload(args[0] as NewMove)] : args
}

function withMovedPayload(move: NewMove): NewMove {
  const sealed = new Uint8Array(1000)
  const appointments = move.appointments.map((one) => ({
    ...one,
    to: one.to.map((time) => ({ ...time, sealed })),
  }))
  return { ...move, appointments }
}

function withPayload(booking: NewBooking): NewBooking {
  const visits = booking.appointments.map((visit) => ({ ...visit, sealed: new Uint8Array(1000) }))
  return { ...booking, appointments: visits as unknown as NewBooking['appointments'] }
}
