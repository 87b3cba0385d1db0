import { earlierTimes } from '#contract/appointment-earlier'
import { getTimeslots } from '#contract/providers'
import { type AppointmentApp, aFluVisit, guest, openAppointmentApp } from './appointments.ts'
import { MINUTE, timesOf } from './booking.ts'
import { aLocation } from './builders.ts'
import { UNLIMITED } from './limits.ts'

const ZONE = 'America/New_York'
const HOUR = 60 * MINUTE
const ANSWER = 10 * MINUTE
const PARTS = ['morning', 'afternoon', 'evening'] as const
const DAYS = ['2026-11-23', '2026-11-24']
const GUESTS = 16
/** All guests come from one address. */
const SETTINGS = {
  trustProxy: false,
  publicUrl: undefined,
  kioskCode: undefined,
  limits: { ...UNLIMITED, 'cancels.connection': 1e9, 'posts.connection': 1e9, 'posts.network': 1e9 },
}

type Guest = {
  number: number
  id: string
  confirmCode: string
  startsAt: number
  wish: { days: number[]; parts: string[] } | null
}
/** A time that came free, as the rules of VISIT-04 say: whom it was offered to, and who can take it now. */
type Freed = { offered: Guest[]; open: Guest; answerBy: number }

/** What a run found. `offers`: made, of which so many were accepted; `publicTimes`: that suited nobody, or came free when nobody is asked. */
export type OfferReport = {
  violations: string[]
  cancellations: number
  offers: number
  accepted: number
  publicTimes: number
}

/**
 * Cancels so many visits of one store at random times of two days, while the others wait for an earlier time and accept, decline or let pass what
 * they are offered (VISIT-05). After each step a model of the rules says who must have which offer, and which times must be public.
 */
export async function simulateOffers(cancellations: number, random: () => number): Promise<OfferReport> {
  const app = await openAppointmentApp({ settings: SETTINGS })
  try {
    return await createRun(app, random)(cancellations)
  } finally {
    await app.close()
  }
}

function createRun(app: AppointmentApp, random: () => number) {
  const report: OfferReport = { violations: [], cancellations: 0, offers: 0, accepted: 0, publicTimes: 0 }
  /** In the order in which they began to wait. */
  let guests: Guest[] = []
  const freed = new Map<number, Freed>()
  const open = new Set<number>()
  let numbers = 0
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

  async function ask({ id, confirmCode }: Guest, body: object): Promise<number> {
    return (await app.post(earlierTimes.path.replace(':id', id), { confirmCode, ...body })).status
  }

  /** Books a guest at a public time, who then gets in line. */
  async function join(startsAt: number): Promise<void> {
    numbers += 1
    const dateTime = { value: new Date(startsAt).toISOString(), timezone: ZONE }
    const [booked] = await app.booked(aFluVisit({ basicInfo: guest(numbers), dateTime }))
    if (!booked) throw new Error('nothing was booked')
    const wish =
      random() < 0.1
        ? null
        : {
            days: random() < 0.8 ? [1, 2] : [pick([1, 2])],
            parts: random() < 0.6 ? [...PARTS] : [pick(PARTS)],
          }
    const { id, confirmCode } = booked
    const one: Guest = { number: numbers, id, confirmCode, startsAt, wish }
    if (wish) await ask(one, { wish })
    app.time.now += 1
    guests.push(one)
    open.delete(startsAt)
  }

  /** What must happen to a time that nobody has: the first in line whom it suits is offered it, or it is public. */
  function next(startsAt: number, offered: readonly Guest[]): void {
    const mayAsk = offered.length < 3 && !isNight(app.time.now) && startsAt - app.time.now >= HOUR
    const first = guests.find(
      (one) => one.startsAt > startsAt && !offered.includes(one) && suits(one, startsAt),
    )
    if (!mayAsk || !first) {
      freed.delete(startsAt)
      open.add(startsAt)
      report.publicTimes += 1
      return
    }
    freed.set(startsAt, { offered: [...offered, first], open: first, answerBy: app.time.now + ANSWER })
    report.offers += 1
  }

  /** The open offers of a guest go to the next in line. */
  function withdraw(one: Guest): void {
    for (const [startsAt, { open: holder, offered }] of freed) if (holder === one) next(startsAt, offered)
  }

  async function cancel(one: Guest): Promise<void> {
    report.cancellations += 1
    const { status } = await app.cancel(one.id, { status: 'CANCELED', confirmCode: one.confirmCode })
    if (status !== 200) report.violations.push(`guest ${one.number} could not cancel: ${status}`)
    guests = guests.filter((other) => other !== one)
    withdraw(one)
    next(one.startsAt, [])
  }

  async function answer(startsAt: number, { open: one, offered }: Freed): Promise<void> {
    const offer = (await app.store.openOffers(one.id)).find((other) => other.startsAt === startsAt)
    const accept = random() < 0.5
    const status = await ask(one, { answer: { offer: offer?.id ?? 'x'.repeat(22), accept } })
    if (status !== 200) report.violations.push(`guest ${one.number} was answered ${status}`)
    if (!accept) return next(startsAt, offered)
    report.accepted += 1
    const before = one.startsAt
    freed.delete(startsAt)
    Object.assign(one, { startsAt, wish: null })
    withdraw(one)
    next(before, [])
  }

  async function pass(ms: number): Promise<void> {
    app.time.now += ms
    for (const [startsAt, { answerBy, offered }] of freed)
      if (answerBy <= app.time.now) next(startsAt, offered)
    await app.offerTimes()
  }

  /** Compares the server with the model. */
  async function compare(step: string): Promise<void> {
    const wanted = [...freed].map(([startsAt, { open: one }]) => `${one.number} ${wordsOf(startsAt)}`).sort()
    const found: string[] = []
    for (const one of guests) {
      for (const offer of await app.store.openOffers(one.id))
        found.push(`${one.number} ${wordsOf(offer.startsAt)}`)
      const stored = await app.store.appointment(one.id)
      if (stored?.startsAt !== one.startsAt)
        report.violations.push(`${step}: guest ${one.number} is elsewhere`)
    }
    if (found.sort().join() !== wanted.join()) {
      report.violations.push(`${step}: offered are ${found.join('; ')} in place of ${wanted.join('; ')}`)
    }
    const free = await freeTimes()
    const missing = [...open].filter((startsAt) => startsAt > app.time.now && !free.has(startsAt))
    const kept = [...freed.keys()].filter((startsAt) => free.has(startsAt))
    for (const startsAt of missing) report.violations.push(`${step}: ${wordsOf(startsAt)} stays idle`)
    for (const startsAt of kept) report.violations.push(`${step}: ${wordsOf(startsAt)} is public and offered`)
  }

  async function freeTimes(): Promise<Set<number>> {
    const query = `locationIds=${aLocation().id}&serviceIds=501&businessNames=pharmacy&startDate=${DAYS[0]}&endDate=${DAYS[1]}`
    const { found } = await app.search(`${getTimeslots.path}?${query}`)
    return new Set(timesOf(found[0]).map((value) => Date.parse(value)))
  }

  return async (cancellations: number): Promise<OfferReport> => {
    const failed = () =>
      app.logged.filter(({ event }) => event === 'error').map((line) => JSON.stringify(line))
    const all = [...(await freeTimes())]
    for (let at = 0; at < GUESTS; at++) {
      const left = all.filter((startsAt) => !guests.some((one) => one.startsAt === startsAt))
      await join(pick(left))
    }
    while (report.cancellations < cancellations && report.violations.length === 0) {
      const choice = random()
      const waiting = [...freed]
      let step = 'time passes'
      if (choice < 0.4 && guests.length > GUESTS / 2) {
        step = 'a visit is cancelled'
        await cancel(pick(guests))
      } else if (choice < 0.75 && waiting.length > 0) {
        step = 'an offer is answered'
        await answer(...pick(waiting))
      } else if (choice < 0.9 && guests.length < GUESTS) {
        step = 'a guest joins'
        const left = [...open].filter((startsAt) => startsAt > app.time.now + HOUR)
        await join(pick(left.length > 0 ? left : all.filter((one) => !freed.has(one) && isFree(guests, one))))
      } else {
        await pass(Math.floor(random() * 12) * MINUTE)
      }
      await compare(`${report.cancellations}, ${step}`)
      report.violations.push(...failed())
    }
    return report
  }
}

function isFree(guests: readonly Guest[], startsAt: number): boolean {
  return !guests.some((one) => one.startsAt === startsAt)
}

function hourOf(at: number): number {
  return Number(
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', hourCycle: 'h23' }).format(at),
  )
}

function isNight(at: number): boolean {
  return hourOf(at) >= 21 || hourOf(at) < 8
}

function suits({ wish }: Guest, at: number): boolean {
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'short' }).format(at)
  const hour = hourOf(at)
  const part = hour < 6 || hour >= 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  if (!wish) return false
  return wish.days.includes(weekday === 'Mon' ? 1 : 2) && wish.parts.includes(part)
}

function wordsOf(at: number): string {
  return new Date(at).toISOString().slice(5, 16)
}
