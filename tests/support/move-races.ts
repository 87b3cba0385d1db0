import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { aBooking, anAppointment } from '../../src/server/store/bookings-conformance.ts'
import { CELL, CELL_MS } from '../../src/server/store/holds-conformance.ts'
import type { NewAppointment } from '../../src/server/store/store.ts'
import { startCrew } from './hold-races.ts'
import type { StoreSpec, Verbs } from './serve-store.ts'

export type MoveLoad = { rounds: number; clients: number }
export type MoveReport = { violations: string[]; attempts: number; kills: number }

type Guest = { id: string; startsAt: number; revision: number }

/**
 * All guests want the one free time of a provider at once, `rounds` times (VISIT-02). The old time of each winner is the next one that is free.
 * Tells the rounds without exactly one winner, and those after which a time is lost, doubled, or not where its guest believes.
 */
export async function raceMoves(
  stores: readonly Pick<Verbs, 'book' | 'move' | 'taken' | 'appointment'>[],
  { rounds, clients }: MoveLoad,
): Promise<Omit<MoveReport, 'kills'>> {
  const run = randomUUID()
  const provider = { businessName: 'tlc' as const, id: run }
  const [store] = stores
  if (!store) throw new Error('There is no store.')
  const at = (cell: number, id: string): NewAppointment =>
    anAppointment({ id, provider, cells: [cell], startsAt: cell, endsAt: cell + CELL_MS })
  const guests: Guest[] = Array.from({ length: clients }, (_, one) => ({
    id: `${run}-${one}`,
    startsAt: CELL + (one + 1) * CELL_MS,
    revision: 0,
  }))
  for (const { id, startsAt } of guests) await store.book(aBooking(at(startsAt, id)))
  const violations: string[] = []
  let free = CELL
  for (let round = 0; round < rounds; round++) {
    const target = free
    const results = await Promise.all(
      guests.map(({ id, revision }, one) =>
        stores[one % stores.length]?.move({
          idempotencyKey: `${run}-${round}-${one}`,
          fingerprint: `${run}-${round}`,
          appointments: [{ id, revision, to: [at(target, id)] }],
        }),
      ),
    )
    const outcomes = results.map((result) => result?.outcome)
    const winners = guests.filter((_, one) => outcomes[one] === 'moved' || outcomes[one] === 'replayed')
    const losers = outcomes.filter((outcome) => outcome === 'taken').length
    if (winners.length !== 1 || losers !== clients - 1) violations.push(`round ${round}: ${outcomes.join()}`)
    for (const winner of winners) {
      free = winner.startsAt
      Object.assign(winner, { startsAt: target, revision: winner.revision + 1 })
    }
  }
  violations.push(...(await misplaced(store, guests)))
  const taken = await store.taken([provider], CELL, CELL + (clients + 1) * CELL_MS, null)
  const isSound = taken.length === clients && taken.every(({ count }) => count === 1)
  if (!isSound) violations.push(`${taken.length} times are taken by ${clients} guests`)
  return { violations, attempts: rounds * clients }
}

/** Guests whose appointment is not where its last answer said. */
async function misplaced(store: Pick<Verbs, 'appointment'>, guests: readonly Guest[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, startsAt, revision } of guests) {
    const stored = await store.appointment(id)
    if (stored?.startsAt !== startsAt || stored.revision !== revision) wrong.push(`${id} is elsewhere`)
  }
  return wrong
}

/** The same through processes on one database, of which one is killed every `everyMs` until the rounds are over. */
export async function raceMovesUnderKills(
  load: MoveLoad & {
    folder: string
    spec: Pick<StoreSpec, 'path' | 'url'>
    processes: number
    everyMs: number
  },
): Promise<MoveReport> {
  const crew = await startCrew({ ...load.spec, from: Date.now(), speed: 1 }, load)
  let kills = 0
  let isOver = false
  const race = raceMoves([crew.store], load).finally(() => {
    isOver = true
  })
  try {
    for (;;) {
      await Promise.race([pause(load.everyMs), race])
      if (isOver) return { ...(await race), kills }
      await crew.killOne(kills % load.processes)
      kills += 1
    }
  } finally {
    await crew.end()
  }
}
