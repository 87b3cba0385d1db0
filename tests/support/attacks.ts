import {
  parseAppointmentsArguments,
  runAppointments,
} from '../../src/server/appointments/operator-command.ts'
import { AttackedStore, DAY_STORE, MINUTE, MONTH_STORE, type Outcome, SECOND } from './attacked-store.ts'
import { HonestGuests } from './honest-guests.ts'

/** How large an attack is: honest guests that are watched, networks of the attacks that have many, tries in ten seconds. */
export type Scale = { guests: number; networks: number; tries: number; seed: number }
export const TENTH = { guests: 100, networks: 100, tries: 2 }
export const FULL = { guests: 1000, networks: 1000, tries: 20 }

const TICK_MS = 10 * SECOND
/** Honest guests at the store at any time. */
const AT_ONCE = 12

export type Attack = {
  /** Bookings of the attackers, in all and by ten minutes since the attack began. */
  booked: number
  bookedByTenMinutes: number[]
  /** Of the day of 200 places, held at any instant: by everybody, and by one client. */
  heldMost: number
  heldMostByOne: number
  guests: number
  /** Guests who had no appointment five minutes after they first pressed Submit, or saw no free time for five minutes. */
  withoutAppointment: number
  /** Milliseconds from the booking that made it a rush to the operator's line; undefined: there is none. */
  alarmMs: number | undefined
}

/** What attackers do in one tick. */
type Strike = (store: AttackedStore) => Promise<void>

/** Five percent of the month's places. */
export const PACE = 35

/** Runs an attack for some minutes, and on until the guests who came in them are served or gave up. */
async function attack(
  store: AttackedStore,
  { isWatched, minutes, strike }: { isWatched: boolean; minutes: number; strike: Strike },
): Promise<Attack> {
  const began = store.now
  const honest = Array.from({ length: isWatched ? AT_ONCE : 0 }, (_, at) => new HonestGuests(store, at))
  const report = { heldMost: 0, heldMostByOne: 0 }
  let alarmMs: number | undefined
  let rushAt: number | undefined
  const isOver = () => store.now - began >= minutes * MINUTE
  while (!isOver() || honest.some((one) => one.isHere)) {
    await strike(store)
    for (const one of honest) if (one.isHere || !isOver()) await one.act()
    const { all, ofOne } = store.held(DAY_STORE)
    report.heldMost = Math.max(report.heldMost, all)
    report.heldMostByOne = Math.max(report.heldMostByOne, ofOne)
    if (alarmMs === undefined) {
      rushAt ??= (await store.booked(MONTH_STORE)).length > PACE ? store.now : undefined
      if (store.lines('inventory-pressure').length > 0) alarmMs = store.now - (rushAt ?? store.now)
    }
    store.wait(TICK_MS)
  }
  const bookedAt = (await store.booked(MONTH_STORE)).map(({ receivedAt }) => receivedAt - began)
  const bookedByTenMinutes: number[] = []
  for (const at of bookedAt) {
    const lot = Math.floor(at / (10 * MINUTE))
    bookedByTenMinutes[lot] = (bookedByTenMinutes[lot] ?? 0) + 1
  }
  return {
    ...report,
    booked: bookedAt.length,
    bookedByTenMinutes: Array.from(bookedByTenMinutes, (count) => count ?? 0),
    guests: honest.reduce((sum, one) => sum + one.served, 0),
    withoutAppointment: honest.reduce((sum, one) => sum + one.failed, 0),
    alarmMs,
  }
}

/** Attackers who hold and release times of the day without end, and book times of the month. */
function strikeFrom(
  addresses: readonly string[],
  times: { day: string[]; month: string[] },
  each: number,
): Strike {
  const held = new Map<string, string[]>()
  return async (store) => {
    for (let count = 0; count < each; count++) {
      const address = store.oneOf(addresses)
      if (times.month.length > 0) await store.book(address, MONTH_STORE, store.oneOf(times.month))
      if (times.day.length === 0) continue
      const codes = held.get(address) ?? []
      const { code } = await store.hold(address, DAY_STORE, store.oneOf(times.day))
      if (code !== undefined) codes.push(code)
      const old = codes.length > 8 || code === undefined ? codes.shift() : undefined
      if (old !== undefined) await store.release(address, old)
      held.set(address, codes)
    }
  }
}

async function timesOf(store: AttackedStore) {
  const day = await store.freeTimes('192.0.2.250', DAY_STORE)
  const month: string[] = []
  for (const [from, to] of [
    ['2026-11-21', '2026-12-04'],
    ['2026-12-05', '2026-12-18'],
  ] as const) {
    month.push(...(await store.freeTimes('192.0.2.250', MONTH_STORE, to, from)))
  }
  return { day, month }
}

type Options = { minutes: number; each: number; guests: number; only?: 'day' | 'month' }

/** Attacks one new store after another, until enough guests were watched. */
async function underAttack(seed: number, addresses: readonly string[], options: Options): Promise<Attack> {
  const reports: Attack[] = []
  const watched = () => reports.reduce((sum, { guests }) => sum + guests, 0)
  do
    reports.push(await attackNewStore(seed + reports.length, addresses, options, async (_, report) => report))
  while (watched() < options.guests)
  return worstOf(reports)
}

async function attackNewStore<T>(
  seed: number,
  addresses: readonly string[],
  { only, minutes, each, guests }: Options,
  then: (store: AttackedStore, report: Attack) => Promise<T>,
): Promise<T> {
  const store = await AttackedStore.open(seed)
  try {
    const times = await timesOf(store)
    const strike = strikeFrom(
      addresses,
      { day: only === 'month' ? [] : times.day, month: only === 'day' ? [] : times.month },
      each,
    )
    return await then(store, await attack(store, { isWatched: guests > 0, minutes, strike }))
  } finally {
    await store.close()
  }
}

/** All guests of some attacks, and the worst that each figure came to. */
function worstOf(reports: readonly Attack[]): Attack {
  const most = (figure: (report: Attack) => number) => Math.max(...reports.map(figure))
  const sum = (figure: (report: Attack) => number) =>
    reports.reduce((total, report) => total + figure(report), 0)
  const lots = most(({ bookedByTenMinutes }) => bookedByTenMinutes.length)
  const alarm = most(({ alarmMs }) => alarmMs ?? Number.POSITIVE_INFINITY)
  return {
    booked: most(({ booked }) => booked),
    bookedByTenMinutes: Array.from({ length: lots }, (_, lot) =>
      most(({ bookedByTenMinutes }) => bookedByTenMinutes[lot] ?? 0),
    ),
    heldMost: most(({ heldMost }) => heldMost),
    heldMostByOne: most(({ heldMostByOne }) => heldMostByOne),
    guests: sum(({ guests }) => guests),
    withoutAppointment: sum(({ withoutAppointment }) => withoutAppointment),
    alarmMs: Number.isFinite(alarm) ? alarm : undefined,
  }
}

/** Run 1: one address books, holds and spins, for longer than the ten minutes that are asked for. */
export function fromOneAddress({ guests, tries, seed }: Scale) {
  return underAttack(seed, ['203.0.113.66'], { minutes: 60, each: tries, guests })
}

export const FIFTY = {
  'one /24': (at: number) => `203.0.113.${1 + at}`,
  'fifty networks': (at: number) => `198.18.${at}.1`,
  'one /48': (at: number) => `2001:db8:5:${at.toString(16)}::1`,
} as const

/** Run 2: fifty addresses do the same for an hour. */
export function fromFiftyAddresses(where: keyof typeof FIFTY, { guests, tries, seed }: Scale) {
  const addresses = Array.from({ length: 50 }, (_, at) => FIFTY[where](at))
  return underAttack(seed, addresses, { minutes: 60, each: tries, guests })
}

const manyNetworks = (count: number) =>
  Array.from({ length: count }, (_, at) => `100.${64 + (at >> 8)}.${at & 255}.1`)

/** Run 3: a thousand networks hold and spin for half an hour. */
export function holdingFromNetworks({ guests, networks, tries, seed }: Scale) {
  const options = { minutes: 30, each: 2 * tries, guests, only: 'day' } as const
  return underAttack(seed, manyNetworks(networks), options)
}

/** Run 4: a thousand networks book invented names; then the operator cancels all of them, and no booking of an honest guest. */
export function bookingFromNetworks({ networks, tries, seed }: Scale) {
  const options = { minutes: 60, each: 2 * tries, guests: 0, only: 'month' } as const
  return attackNewStore(seed, manyNetworks(networks), options, async (store, report) => {
    store.wait(2 * 60 * MINUTE)
    const honest = await store.book('172.31.0.1', MONTH_STORE, store.oneOf(await freeMonth(store)))
    const forged = (await store.booked(MONTH_STORE)).slice(0, -1)
    const began = performance.now()
    const marks = [...new Set(forged.map((one) => one.origin ?? ''))].flatMap((mark) => ['--origin', mark])
    const request = parseAppointmentsArguments(['cancel', ...marks, '--yes'])
    const canceled = (await runAppointments(store.store, request, () => {})).length
    const left = await store.booked(MONTH_STORE)
    return {
      ...report,
      forged: forged.length,
      canceled,
      cancelMs: performance.now() - began,
      isHonestKept: honest.status === 201 && left.length === 1,
    }
  })
}

function freeMonth(store: AttackedStore): Promise<string[]> {
  return store.freeTimes('172.31.0.1', MONTH_STORE, '2026-12-04')
}

export type Quiet = { calls: number; refused: number; refusedOnTablets: number; lines: number }

/**
 * Run 5: guests behind the one address of a chain in eight hours, with slips of the finger and wrong benefit codes; some of them
 * on three tablets of one store within two hours.
 */
export async function honestBehindOneAddress({
  guests,
  seed,
}: {
  guests: number
  seed: number
}): Promise<Quiet> {
  const store = await AttackedStore.open(seed)
  const quiet: Quiet = { calls: 0, refused: 0, refusedOnTablets: 0, lines: 0 }
  const note = (outcome: Pick<Outcome, 'status'>, isTablet = false) => {
    quiet.calls++
    if (outcome.status === 503) quiet[isTablet ? 'refusedOnTablets' : 'refused']++
  }
  try {
    const address = '192.0.2.77'
    const tablets = [1, 2, 3].map(() => store.enrol(address, 'QUIET-0'))
    const headers = await Promise.all(tablets)
    for (let number = 0; number < guests; number++) {
      store.wait((8 * 60 * MINUTE) / guests)
      // One in five checks in; of the visits, one in five is at the first store, on a tablet.
      const isTablet = number % 5 === 0 && number < guests / 2
      const from = isTablet ? store.oneOf(headers) : address
      const place = isTablet ? 'QUIET-0' : `QUIET-${number % 9}`
      if (store.random() < 0.05) note(await store.slip(from), isTablet)
      if (number % 25 === 1) note(await store.tryBenefitCode(address, `visit-${number}`), false)
      if (number % 5 === 4 || isTablet) note(await store.checkIn(from, place), isTablet)
      if (number % 5 === 4) continue
      const time = store.oneOf(await store.freeTimes(address, place, '2026-12-04'))
      const held = await store.hold(from, place, time)
      note(held, isTablet)
      if (held.code !== undefined) await store.release(address, held.code)
      note(await store.book(from, place, time, held.code), isTablet)
    }
    quiet.lines = pressureLines(store)
    return quiet
  } finally {
    await store.close()
  }
}

/** Run 11: a clinic day of 300 guests in two hours at one store's tablets. */
export async function clinicDay({ guests, seed }: { guests: number; seed: number }): Promise<Quiet> {
  const store = await AttackedStore.open(seed)
  try {
    const headers = await Promise.all([1, 2, 3, 4].map(() => store.enrol('192.0.2.77', MONTH_STORE)))
    const quiet: Quiet = { calls: 0, refused: 0, refusedOnTablets: 0, lines: 0 }
    for (let number = 0; number < guests; number++) {
      store.wait((120 * MINUTE) / guests)
      const { status } = await store.checkIn(store.oneOf(headers), MONTH_STORE)
      quiet.calls++
      if (status !== 201) quiet.refusedOnTablets++
    }
    for await (const { status } of store.store.checkInsSince(0)) if (status !== 'checkedIn') quiet.refused++
    quiet.lines = pressureLines(store)
    return quiet
  } finally {
    await store.close()
  }
}

function pressureLines(store: AttackedStore): number {
  const events = ['limit', 'inventory-pressure', 'check-in-pressure', 'outbox-pressure', 'benefit-code-tries']
  return events.reduce((sum, event) => sum + store.lines(event).length, 0)
}
