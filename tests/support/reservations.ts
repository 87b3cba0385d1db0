import { afterEach, beforeEach, vi } from 'vitest'
import type { Choice } from '../../src/app/state/hold.ts'
import { aStore } from './intake.ts'
import { aNetwork } from './network.ts'

export const PATH = '/appointment-management/v1/appointment-reservations'
export const NINE = '2026-11-23T09:00:00-05:00'
export const TEN = '2026-11-23T10:00:00-05:00'
export const LATER = '2027-01-25T09:00:00-05:00'
export const START = Date.UTC(2026, 10, 20, 17)
export const MINUTE = 60_000

/** A server that gives each slot to one holder, and lets the holder of a code take the slot again. */
function aReservationServer() {
  const held = new Map<string, string>()
  let codes = 0
  const answers = new Map<string, string>()
  const expired = new Set<string>()
  const full = new Set<string>()
  const reply = (code: string, status: number) =>
    Response.json(
      {
        data: {
          appointmentReservations: [
            {
              reservationCode: code,
              expiresAt: new Date(Date.now() + (expired.has(code) ? -1 : 15) * MINUTE).toISOString(),
              locationNumber: '01400376',
            },
          ],
        },
      },
      { status },
    )
  const refuse = (status: number, key: string) =>
    Response.json({ errors: [{ key, message: 'No.' }] }, { status })
  return {
    held,
    /** Times that are free, but not held. */
    full,
    /** Has a hold be over. */
    expire: (code: string): void => {
      expired.add(code)
      for (const [time, holder] of held) if (holder === code) held.delete(time)
    },
    answer: async (path: string, init: RequestInit): Promise<Response> => {
      if (!path.startsWith(PATH)) return Response.json({ errors: [] }, { status: 404 })
      const code = path.slice(PATH.length + 1)
      const headers = new Headers(init.headers)
      if (init.method === 'DELETE') {
        for (const [time, holder] of held) if (holder === code) held.delete(time)
        return new Response(null, { status: 204 })
      }
      if (init.method === 'PUT') {
        return [...held.values()].includes(code) ? reply(code, 200) : refuse(409, 'holdExpired')
      }
      const key = headers.get('idempotency-key') ?? ''
      const before = answers.get(key)
      if (before) return reply(before, 201)
      const { reservationTime } = JSON.parse(String(init.body))
      const former = headers.get('x-reservation')
      const holder = held.get(reservationTime)
      if (holder !== undefined && holder !== former) return refuse(409, 'slotTaken')
      if (full.has(reservationTime)) return refuse(503, 'notHeld')
      for (const [time, other] of held) if (other === former) held.delete(time)
      codes += 1
      const made = `code-${codes}`
      held.set(reservationTime, made)
      answers.set(key, made)
      return reply(made, 201)
    },
  }
}

/** Has each test of a file begin at START, with a server of its own that nobody has asked for a time. */
export function onReservationServer() {
  let running:
    | { server: ReturnType<typeof aReservationServer>; network: ReturnType<typeof aNetwork> }
    | undefined
  const now = () => {
    if (!running) throw new Error('no test runs')
    return running
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    const server = aReservationServer()
    running = { server, network: aNetwork(server.answer) }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return {
    get server() {
      return now().server
    },
    get network() {
      return now().network
    },
    /** What was sent by a method, in order. */
    sent: (method: string) => now().network.sent.filter((request) => request.method === method),
  }
}

/** The modules of a page after a load. */
export async function loadHolding() {
  vi.resetModules()
  const [hold, request, again, longer, visit, documents, analytics] = await Promise.all([
    import('../../src/app/state/hold.ts'),
    import('../../src/app/state/hold-request.ts'),
    import('../../src/app/state/hold-again.ts'),
    import('../../src/app/state/hold-longer.ts'),
    import('../../src/app/state/visit.ts'),
    import('../../src/app/state/documents.ts'),
    import('../../src/app/platform/analytics.ts'),
  ])
  return { ...hold, ...request, state: hold.hold, ...again, ...longer, ...visit, ...documents, ...analytics }
}

/** A time at aStore() for the first of two doses. */
export function choose(timestamp: string, overrides: Partial<Choice> = {}): Choice {
  return {
    timestamp,
    timezone: 'America/New_York',
    services: [{ id: 209, name: 'Shingles dose 1', isAvailable: true }],
    provider: { providerId: '01400376', businessName: 'pharmacy', store: aStore() },
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    ...overrides,
  }
}
