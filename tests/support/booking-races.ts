import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { BookedAppointment, BookingBody } from '#contract/appointments'
import { bookAppointment } from '#contract/appointments'
import { releaseReservation, reserve } from '#contract/reservations'
import { createApp } from '../../src/server/create-app.ts'
import { listen } from '../../src/server/http/listen.ts'
import { type AppointmentApp, aFluVisit, guest, openAppointmentApp } from './appointments.ts'
import { aLocation } from './builders.ts'
import { type CuttingProxy, type Fate, openCuttingProxy } from './cutting-proxy.ts'
import { seededRandom } from './hold-races.ts'

/** A pharmacy sees one guest at a time, every 20 minutes from nine to nine; bookings go 29 days ahead. */
const A_DAY = 36
const DAYS = 29
/** A guest presses so often at most; then the network is whole for them. */
const MOST_ATTEMPTS = 20
/** Rivals ask so often while a guest books. */
const RIVAL_TRIES = 2

export type BookingLoad = { bookings: number; clients: number; seed: number }

export interface BookingReport {
  attempts: number
  rivalAttempts: number
  fates: Record<Fate, number>
  /** Times that were held, released for a booking, and then had by somebody else. */
  lost: string[]
  /** Times with two appointments, keys with two answers. */
  doubled: string[]
  /** What was acknowledged and is not there, or was answered otherwise than it must be. */
  wrong: string[]
}

type World = {
  direct: number
  proxy: CuttingProxy
  random: () => number
  report: BookingReport
  /** Ids of the appointments, by time. */
  acknowledged: Map<string, string>
}

/**
 * Guests book times that they hold, as the app does: release, then submit with the same key and body until there is an answer,
 * through a proxy that cuts connections at every stage and repeats requests, while rivals wait for the times released (BOOK-07, BOOK-08).
 */
export async function bookThroughCuts({ bookings, clients, seed }: BookingLoad): Promise<BookingReport> {
  const app = await openAppointmentApp({})
  const random = seededRandom(seed)
  await app.store.putLocations(placesFor(bookings))
  const server = await listen(createApp(app.deps), { host: '127.0.0.1', port: 0, tls: undefined })
  const direct = Number(new URL(server.address).port)
  const proxy = await openCuttingProxy(direct, random)
  const report: BookingReport = {
    attempts: 0,
    rivalAttempts: 0,
    fates: proxy.counts,
    lost: [],
    doubled: [],
    wrong: [],
  }
  const world: World = { direct, proxy, random, report, acknowledged: new Map() }
  let next = 0
  const client = async () => {
    for (let number = next++; number < bookings; number = next++) await beGuest(world, number)
  }
  await Promise.all(Array.from({ length: clients }, client))
  await proxy.close()
  await compare(app, world)
  await server.stop()
  await app.close()
  return report
}

function placesFor(bookings: number) {
  const places = Math.ceil(bookings / (A_DAY * DAYS))
  return Array.from({ length: places }, (_, at) => aLocation({ id: `RACE-${at}` }))
}

/** A time of its own for each guest. */
function slotOf(number: number): { locationNumber: string; value: string } {
  const slot = number % A_DAY
  const day = Math.floor(number / A_DAY) % DAYS
  const minutes = 9 * 60 + slot * 20
  const at = Date.UTC(2026, 10, 21 + day, 5, minutes) // midnight in Ohio is 5 o'clock
  const value = `${new Date(at - 5 * 3_600_000).toISOString().slice(0, 19)}-05:00`
  return { locationNumber: `RACE-${Math.floor(number / (A_DAY * DAYS))}`, value }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

function bodyOf(number: number, slot: ReturnType<typeof slotOf>, code?: string): BookingBody {
  const lastName = [...String(number)].map((digit) => LETTERS[Number(digit)]).join('')
  return aFluVisit({
    locationNumber: slot.locationNumber,
    dateTime: { value: slot.value, timezone: 'America/New_York' },
    basicInfo: { ...guest(number % 10_000), lastName: `Guest ${lastName}` },
    ...(code !== undefined && { reservationCode: code }),
  })
}

async function beGuest(world: World, number: number): Promise<void> {
  const { proxy, direct, random, report, acknowledged } = world
  const slot = slotOf(number)
  const name = `${slot.locationNumber} ${slot.value}`
  const held = await ask(direct, 'POST', reserve.path, reservationOf(slot), randomUUID())
  const code = reservedCode(held)
  if (code === undefined) {
    report.wrong.push(`${name} was not held: ${held?.status}`)
    return
  }
  const key = randomUUID()
  const body = bodyOf(number, slot, code)
  let isOver = false
  const rivals = Array.from({ length: 2 }, (_, at) =>
    beRival(world, { slot, name, number: number * 2 + at + 1_000_000 }, () => isOver),
  )
  await ask(proxy.port, 'DELETE', releaseReservation.path.replace(':reservationCode', code))
  let answer: Answer | undefined
  for (let attempt = 0; answer === undefined || answer.status === 503; attempt += 1) {
    report.attempts += 1
    const port = attempt < MOST_ATTEMPTS ? proxy.port : direct
    answer = await ask(port, 'POST', bookAppointment.path, body, key)
  }
  isOver = true
  await Promise.all(rivals)
  const id = bookedIn(answer)?.id
  if (id === undefined) {
    report.lost.push(`${name}: ${answer.status}`)
    return
  }
  acknowledged.set(name, id)
  // Some press again, or send something else under the same key.
  if (random() < 0.3) await sendAgain(world, { name, key, body, id })
}

async function sendAgain(
  { proxy, direct, report }: World,
  { name, key, body, id }: { name: string; key: string; body: BookingBody; id: string },
): Promise<void> {
  const again = await ask(proxy.port, 'POST', bookAppointment.path, body, key)
  const other = bookedIn(again)?.id
  if (again !== undefined && again.status !== 503 && other !== id) {
    report.doubled.push(`${name}: ${id}, then ${other ?? again.status}`)
  }
  const changed = { ...body, comments: 'Something else' }
  const refused = await ask(direct, 'POST', bookAppointment.path, changed, key)
  if (refused?.status !== 422) report.wrong.push(`another body under the key of ${name}: ${refused?.status}`)
}

type Rival = { slot: ReturnType<typeof slotOf>; name: string; number: number }

/** Waits for the time of a guest: to hold it, or to book it at once. */
async function beRival({ direct, report, random }: World, rival: Rival, isOver: () => boolean) {
  const { slot, name, number } = rival
  for (let tries = 0; tries < RIVAL_TRIES && !(tries > 0 && isOver()); tries += 1) {
    report.rivalAttempts += 1
    const isHolding = random() < 0.5
    const answer = isHolding
      ? await ask(direct, 'POST', reserve.path, reservationOf(slot), randomUUID())
      : await ask(direct, 'POST', bookAppointment.path, bodyOf(number, slot), randomUUID())
    if (answer?.status !== 409) report.lost.push(`${name}: a rival was answered ${answer?.status}`)
    await pause(random() * 10)
  }
}

function reservationOf({ locationNumber, value }: ReturnType<typeof slotOf>) {
  return { serviceId: 501, businessName: 'pharmacy', reservationTime: value, locationNumber }
}

type Answer = { status: number; data: unknown }

function reservedCode(answer: Answer | undefined): string | undefined {
  const data = answer?.data as { appointmentReservations?: { reservationCode: string }[] } | undefined
  return data?.appointmentReservations?.[0]?.reservationCode
}

function bookedIn(answer: Answer | undefined): BookedAppointment | undefined {
  return (answer?.data as { appointments?: BookedAppointment[] } | undefined)?.appointments?.[0]
}

/** One request on a connection of its own; undefined when there was no whole answer. */
function ask(
  port: number,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const headers = {
      connection: 'close',
      ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('error', () => resolve(undefined))
      answer.on('end', () => resolve(read(answer.statusCode ?? 0, text)))
    })
    call.on('error', () => resolve(undefined))
    call.end(bytes)
  })
}

function read(status: number, text: string): Answer | undefined {
  try {
    return { status, data: text === '' ? undefined : JSON.parse(text).data }
  } catch {
    return undefined
  }
}

/** What was acknowledged against what there is. */
async function compare(app: AppointmentApp, { acknowledged, report }: World): Promise<void> {
  const found = new Map<string, string[]>()
  for (const { provider, startsAt, id } of await app.appointments()) {
    const name = `${provider.id} ${startsAt}`
    found.set(name, [...(found.get(name) ?? []), id])
  }
  for (const [name, ids] of found) if (ids.length > 1) report.doubled.push(`${name}: ${ids}`)
  for (const [name, id] of acknowledged) {
    const [place = '', value = ''] = name.split(' ')
    const ids = found.get(`${place} ${Date.parse(value)}`) ?? []
    if (!ids.includes(id)) report.wrong.push(`${name}: ${id} is not among ${ids}`)
  }
  if (found.size !== acknowledged.size) {
    report.wrong.push(`${found.size} times are booked, ${acknowledged.size} were acknowledged`)
  }
}
