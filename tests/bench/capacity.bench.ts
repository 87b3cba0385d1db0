import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sendBookings } from '../support/booking-load.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { aWalkInHere, LOAD_ENV, sendWalkIns } from '../support/walk-in-load.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { processorTime } from './processor-time.ts'

const FOLDER = join(ROOT, '.build', 'bench-capacity')
const CLIENTS = 8

/** Bytes of the database of a server that has ended, and has merged its log into the file. */
const sizeIn = (folder: string) => statSync(join(folder, 'scheduler.db')).size

/** Megabytes that a process has in memory. */
function memoryOf({ pid }: RunningServer): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

type Load = { count(): number; stop(): Promise<void> }
type Spent = { visits: number; bytes: number; processorMs: number; memory: number }

/** What so many visits cost a process and its database. */
async function spend(most: number, begin: (server: RunningServer) => Promise<Load>): Promise<Spent> {
  await (await startServer({ dataDir: FOLDER, env: LOAD_ENV })).stop()
  const before = sizeIn(FOLDER)
  const server = await startServer({ dataDir: FOLDER, env: LOAD_ENV })
  const load = await begin(server)
  const began = processorTime(server.pid)
  while (load.count() < most) await pause(20)
  await load.stop()
  const [processorMs, visits, memory] = [processorTime(server.pid) - began, load.count(), memoryOf(server)]
  await server.stop()
  return { visits, bytes: sizeIn(FOLDER) - before, processorMs, memory }
}

const spendOnCheckIns = (most: number) =>
  spend(most, async (server) => {
    const { acknowledged, stop } = sendWalkIns([server.url], await aWalkInHere(server), CLIENTS)
    return { count: () => acknowledged.length, stop }
  })

const spendOnBookings = (most: number) =>
  spend(most, async (server) => {
    const { booked, stop } = await sendBookings([server], { clients: CLIENTS, everyMs: 0 })
    return { count: () => booked.length, stop }
  })

/** What a visit costs: bytes of the database, processor time and memory of a process, with SQLite. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const start = await startServer({ dataDir: FOLDER, env: LOAD_ENV })
  const idle = memoryOf(start)
  await start.stop()
  try {
    say('capacity: check-ins')
    const checkIns = await spendOnCheckIns(full ? 5000 : 1000)
    say('capacity: bookings')
    const bookings = await spendOnBookings(full ? 2000 : 500)
    const figuresOf = (what: string, { visits, bytes, processorMs }: Spent): Figure[] => [
      { name: `capacity: bytes a ${what}`, value: bytes / visits, unit: 'B', better: 'less' },
      {
        name: `capacity: ${what}s a second of one core`,
        value: (visits / processorMs) * 1000,
        unit: '/s',
        better: 'more',
      },
    ]
    return [
      ...figuresOf('check-in', checkIns),
      ...figuresOf('booking', bookings),
      { name: 'capacity: memory after the start', value: idle, unit: 'MB', better: 'less' },
      { name: 'capacity: memory after check-ins', value: checkIns.memory, unit: 'MB', better: 'less' },
      { name: 'capacity: memory after bookings', value: bookings.memory, unit: 'MB', better: 'less' },
    ]
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}
