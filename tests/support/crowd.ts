import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { TENANT_HEADERS } from '#contract/endpoint'
import { searchPhysical } from '#contract/providers'
import { reserve } from '#contract/reservations'
import { getServices } from '#contract/services'
import { postWalkIn, type WalkIn } from '#contract/walk-in'
import { addDays } from '#domain/calendar'
import { todayIn } from '#domain/zones'
import { aWalkIn } from './builders.ts'
import { guestAddress } from './guest-address.ts'

/** A call that was made: status 0 when the connection failed. */
export type Call = { status: number; retryAfter: number | undefined; ms: number; text: string }

type Ask = { method?: 'GET' | 'POST'; path: string; body?: unknown; headers?: Record<string, string> }

/** Sends one call, on a connection of its own unless an agent keeps one. */
export function send(
  port: number,
  { method = 'GET', path, body, headers = {} }: Ask,
  { agent, from, isSecure = false }: { agent?: Agent; from?: string; isSecure?: boolean } = {},
): Promise<Call> {
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string, text = '') =>
      resolve({
        status,
        retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
        ms: performance.now() - began,
        text,
      })
    const ask = isSecure ? requestSecurely : request
    const call = ask(
      {
        port,
        host: '127.0.0.1',
        path,
        method,
        rejectUnauthorized: false,
        ...(agent ? { agent } : { agent: false }),
        ...(from !== undefined && { localAddress: from }),
        headers: {
          ...TENANT_HEADERS,
          ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
          ...headers,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          if (text.length < 4096) text += chunk
        })
        answer.on('end', () => done(answer.statusCode ?? 0, answer.headers['retry-after'], text))
        answer.on('error', () => done(0))
      },
    )
    call.on('error', () => done(0))
    call.end(bytes)
  })
}

/** What guests can do at the demonstration's stores; each call is another guest's, from a network of her own. */
export type Guests = {
  search(days?: number): Ask
  hold(): Ask
  checkIn(): Ask
}

type Provider = {
  providerId: string
  services: { serviceId: number; availability: { timeslots: { value: string }[] }[] }[]
}

/** Guests of a server with the demonstration directory behind a trusted proxy. */
export async function guestsOf(port: number): Promise<Guests> {
  const url = `http://127.0.0.1:${port}`
  const services = (await (await fetch(`${url}${getServices.path}?businessNames=pharmacy`)).json()) as {
    data: { services: { id: number; isVaccine: boolean; isAvailable: boolean; dose: number }[] }
  }
  const vaccines = services.data.services.filter((one) => one.isVaccine && one.isAvailable && one.dose === 1)
  const ids = vaccines.map(({ id }) => id)
  const today = todayIn(Date.now(), 'America/New_York')
  const searchPath = (days: number, serviceIds: readonly number[], startDate = today) =>
    `${searchPhysical.path}?${new URLSearchParams({
      businessNames: 'pharmacy',
      serviceIds: serviceIds.join(),
      startDate,
      endDate: addDays(startDate, days - 1),
      freeFormAddress: 'Cincinnati, OH',
      radius: '500',
    })}`
  // A time of today may have begun when a guest holds it, and is then refused with 400.
  const timesPath = searchPath(14, ids.slice(0, 1), addDays(today, 1))
  let answer = await fetch(url + timesPath)
  // A server that has just begun may be late on a machine that does other things.
  while (answer.status === 503) {
    await pause(200)
    answer = await fetch(url + timesPath)
  }
  const found = (await answer.json()) as { data: { appointmentTimeSlots: Provider[] } }
  const times = found.data.appointmentTimeSlots.flatMap(({ providerId, services: [service] }) =>
    (service?.availability ?? []).flatMap(({ timeslots }) =>
      timeslots.map(({ value }) => ({ locationNumber: providerId, reservationTime: value })),
    ),
  )
  // One store after the other would be a rush on it.
  const spread = times.map((_, at) => times[(at * 7919) % times.length])
  const walkIn = aWalkInOf(
    found.data.appointmentTimeSlots.map(({ providerId }) => providerId),
    ids[0] ?? 0,
  )
  let [guests, held, searched] = [0, 0, 0]
  const headers = () => {
    guests += 1
    return { 'x-forwarded-for': guestAddress(guests), 'idempotency-key': randomUUID() }
  }
  return {
    search(days = 14) {
      searched += 1
      const serviceIds = days > 14 ? ids.slice(0, 9) : ids.slice(searched % ids.length).slice(0, 1)
      // As browsers do: what is sent is small, and what is heavy about it is the server's.
      return { path: searchPath(days, serviceIds), headers: { ...headers(), 'accept-encoding': 'br' } }
    },
    hold() {
      const body = { businessName: 'pharmacy', serviceId: ids[0], ...spread[held++ % spread.length] }
      return { method: 'POST', path: reserve.path, body, headers: headers() }
    },
    checkIn: () => ({ method: 'POST', path: postWalkIn.path, body: walkIn(guests), headers: headers() }),
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The walk-ins of ever other guests (BOOK-20), one store after the other. */
function aWalkInOf(stores: string[], serviceId: number): (number: number) => WalkIn {
  return (number) => {
    const now = new Date().toISOString()
    const locationNumber = stores[number % stores.length] ?? ''
    const { consentDetails, basicInfo, ...typed } = aWalkIn({
      locationNumber,
      serviceIds: [serviceId],
      createdAt: now,
    })
    const lastName = [...String(number)].map((digit) => LETTERS[Number(digit)]).join('')
    return {
      ...typed,
      basicInfo: {
        ...basicInfo,
        lastName,
        phoneNumber: `513-555-${String(number % 10_000).padStart(4, '0')}`,
      },
      consentDetails: { ...consentDetails, signature: { ...consentDetails.signature, dateTime: now } },
    }
  }
}

/** Clients that each send one call after the other, with a rest between, until the time is over. */
export async function crowd(
  port: number,
  { clients, ms, ask, restMs = 0 }: { clients: number; ms: number; ask: () => Ask; restMs?: number },
): Promise<Call[]> {
  const calls: Call[] = []
  const until = performance.now() + ms
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (performance.now() < until) {
      calls.push(await send(port, ask(), { agent }))
      await pause(restMs)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return calls
}

/** How many calls were answered with each status. */
export function statusCounts(calls: readonly Call[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of calls) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Milliseconds within which a share of the calls with a status was answered. */
export function answeredWithin(calls: readonly Call[], status: number, share: number): number {
  const times = calls.filter((one) => one.status === status).map(({ ms }) => ms)
  const sorted = times.sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/** The largest share of refusals that say the same time to come again. */
export function crowdedSecond(calls: readonly Call[]): number {
  const seconds = new Map<number, number>()
  const refused = calls.filter(({ status }) => status === 503)
  for (const { retryAfter = 0 } of refused) seconds.set(retryAfter, (seconds.get(retryAfter) ?? 0) + 1)
  return Math.max(0, ...seconds.values()) / Math.max(1, refused.length)
}
