import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bookAppointment } from '#contract/appointments'
import { TENANT_HEADERS } from '#contract/endpoint'
import { getTimeslots, type ProviderSlots } from '#contract/providers'
import { addDays } from '#domain/calendar'
import { todayIn } from '#domain/zones'
import { aWalkIn } from './builders.ts'
import type { RunningServer } from './server.ts'
import { guestOfNumber } from './walk-in-load.ts'

const ZONE = 'America/New_York'
const STORES = ['90100001', '90100002', '90100003', '90100004', '90100005']
const FLU = 201
/** Days of one question for free times. */
const WEEK = 7
const WEEKS = 4
/** Until a call that got no answer is sent again, in milliseconds. */
const AGAIN_MS = 100
/** A guest waits so long for one answer. */
const PATIENCE_MS = 20_000

/** A free time of a store. */
type Time = { location: string; value: string }

/** A booking that was answered with 201; `at`: epoch milliseconds at which the answer was there. */
export type Booked = { id: string; confirmCode: string; phone: string; at: number }

/** Free times of the demonstration's stores, all different. */
export async function freeTimes(server: RunningServer): Promise<Time[]> {
  const today = todayIn(Date.now(), ZONE)
  const times: Time[] = []
  for (const location of STORES) {
    for (let week = 0; week < WEEKS; week += 1) {
      const from = addDays(today, 1 + week * WEEK)
      const query = `businessNames=pharmacy&locationIds=${location}&serviceIds=${FLU}&startDate=${from}`
      const span = `${query}&endDate=${addDays(from, WEEK - 1)}`
      const answer = await fetch(`${server.url}${getTimeslots.path}?${span}`, { headers: TENANT_HEADERS })
      const { data } = (await answer.json()) as { data?: { appointmentTimeSlots: ProviderSlots[] } }
      const days = data?.appointmentTimeSlots[0]?.services[0]?.availability ?? []
      times.push(...days.flatMap(({ timeslots }) => timeslots.map(({ value }) => ({ location, value }))))
    }
  }
  return times
}

/**
 * Books free times at the servers in turn, `clients` at a time and `everyMs` after each other, until told to stop. Each call is repeated under its
 * key until it is answered for good, as the app does.
 */
export async function sendBookings(
  servers: readonly RunningServer[],
  { clients, everyMs }: { clients: number; everyMs: number },
): Promise<{ booked: Booked[]; refused: string[]; stop(): Promise<void> }> {
  const [first] = servers
  if (!first) throw new Error('No server')
  const times = await freeTimes(first)
  const booked: Booked[] = []
  const refused: string[] = []
  const { counterCode: _, createdAt: __, notes: ___, ...typed } = aWalkIn()
  let isOver = false
  let next = 0
  let turn = 0

  async function book(number: number, time: Time): Promise<void> {
    const guest = guestOfNumber(aWalkIn(), number).basicInfo
    const body = JSON.stringify({
      ...typed,
      basicInfo: guest,
      locationNumber: time.location,
      serviceIds: [FLU],
      dateTime: { value: time.value, timezone: ZONE },
    })
    const key = randomUUID()
    for (;;) {
      const url = servers[turn++ % servers.length]?.url
      const answer = await fetch(url + bookAppointment.path, {
        method: bookAppointment.method,
        headers: {
          ...TENANT_HEADERS,
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined) // it is sent again
      const text = await answer?.text().catch(() => undefined) // cut off
      if (answer?.status === bookAppointment.status && text !== undefined) {
        const [{ id, confirmCode }] = JSON.parse(text).data.appointments
        booked.push({
          id,
          confirmCode,
          phone: guest.phoneNumber,
          at: Date.now(),
        })
        return
      }
      if (answer && answer.status < 500) return void refused.push(`${answer.status} ${text}`)
      await pause(AGAIN_MS)
    }
  }

  const client = async () => {
    while (!isOver) {
      const number = next++
      const time = times[number]
      if (!time) throw new Error(`All ${times.length} free times are booked.`)
      await book(number, time)
      await pause(everyMs)
    }
  }
  const sending = Promise.all(Array.from({ length: clients }, client))
  sending.catch(() => {}) // stop() rejects
  return {
    booked,
    refused,
    async stop() {
      isOver = true
      await sending
    },
  }
}
