import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bookAppointment, cancelAppointment } from '#contract/appointments'
import { searchPhysical } from '#contract/providers'
import { reserve } from '#contract/reservations'
import { postWalkIn } from '#contract/walk-in'
import { createApp } from '../../src/server/create-app.ts'
import { startChecking } from '../../src/server/health/health.ts'
import { type Listening, listen } from '../../src/server/http/listen.ts'
import { type AppointmentApp, aFluVisit, guest, openAppointmentApp } from '../support/appointments.ts'
import { aReservation } from '../support/booking.ts'
import { aWalkIn } from '../support/builders.ts'

let app: AppointmentApp
let server: Listening
let stopChecking = () => {}
beforeAll(async () => {
  app = await openAppointmentApp()
  server = await listen(createApp(app.deps), { host: '127.0.0.1', port: 0, tls: undefined })
  stopChecking = await startChecking(app.deps.health, 50)
})
afterAll(async () => {
  stopChecking()
  await server.stop()
  await app.close()
})

/** Asks again when a look at the health of the full disk fails in the same commit, which takes all of it back. */
const pragma = (text: string) =>
  vi.waitFor(() => app.engine.transaction(({ query }) => query(`PRAGMA ${text}`)))

type Sent = { status: number; retryAfter: string | null; text: string }

async function send(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Sent> {
  const response = await fetch(server.address + path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  }
}

let guests = 0
const walkIn = () => {
  guests += 1
  return send(postWalkIn.path, aWalkIn({ basicInfo: guest(guests), comments: 'x'.repeat(200) }))
}
const timeAt = (hour: number, day = 21) => `2026-11-${day}T${hour}:00:00-05:00`
/** Each hour of the days after tomorrow. */
const TIMES = [22, 23, 24, 25, 26, 27, 28, 29, 30].flatMap((day) =>
  Array.from({ length: 11 }, (_, at) => timeAt(10 + at, day)),
)
const hold = (reservationTime: string) => send(reserve.path, aReservation({ reservationTime }))
const book = (value: string) => {
  guests += 1
  const dateTime = { value, timezone: 'America/New_York' }
  return send(bookAppointment.path, aFluVisit({ dateTime, basicInfo: guest(guests) }))
}
const idIn = ({ text }: Sent): string => JSON.parse(text).data.appointments[0].id
/** Those that were taken before the first refusal, which says when to come again. */
async function untilRefused(make: (number: number) => Promise<Sent>): Promise<Sent[]> {
  const taken: Sent[] = []
  for (;;) {
    const one = await make(taken.length)
    if (one.status === 201) taken.push(one)
    else {
      expect([one.status, Number(one.retryAfter) > 0, one.text.includes('"busy"')]).toEqual([503, true, true])
      return taken
    }
  }
}

const health = async () => (await send('/healthz')).status

it('a full disk refuses every write with 503 and a time to come again, shows searches, is seen at /healthz, and heals without a restart [HD-14, HD-38, API-50, fault 18]', async () => {
  const [first] = [await book(timeAt(10))]
  expect(first?.status).toBe(201)
  const booked = [first as Sent]
  const checkedIn = [await walkIn()]
  expect(await health()).toBe(200)

  const [row] = await pragma('page_count')
  await pragma(`max_page_count = ${row?.['page_count']}`)
  // What is free inside the file's pages is used up first; each that is acknowledged counts.
  checkedIn.push(...(await untilRefused(walkIn)))
  await untilRefused((number) => hold(TIMES[number] ?? ''))
  booked.push(...(await untilRefused((number) => book(TIMES.at(-1 - number) ?? ''))))
  expect(await health()).toBe(503)
  expect((await send('/livez')).status).toBe(200)
  const search = `${searchPhysical.path}?freeFormAddress=Cincinnati,%20OH&businessNames=pharmacy&serviceIds=501&startDate=2026-11-20&endDate=2026-11-22`
  expect((await send(search)).status).toBe(200)
  expect(app.logged).toContainEqual({ event: 'health', writable: false, cause: 'SQLITE_FULL' })

  await pragma('max_page_count = 1000000')
  const after = [await walkIn(), await hold(timeAt(19)), await book(timeAt(20))]
  expect(after.map(({ status }) => status)).toEqual([201, 201, 201])
  const { id, confirmCode } = JSON.parse(first?.text ?? '').data.appointments[0]
  const cancel = cancelAppointment.path.replace(':id', id)
  expect((await send(cancel, { status: 'CANCELED', confirmCode }, 'PUT')).status).toBe(200)
  await expect
    .poll(() => app.logged.filter(({ event }) => event === 'health').at(-1))
    .toMatchObject({ writable: true })

  const stored = (await app.checkIns()).map(({ id }) => id)
  expect([...stored].sort()).toEqual([...checkedIn, ...after.slice(0, 1)].map(idIn).sort())
  const appointments = await app.appointments()
  expect(appointments.map((one) => one.id).sort()).toEqual([...booked, ...after.slice(2)].map(idIn).sort())
  expect(appointments.filter(({ status }) => status === 'canceled').map((one) => one.id)).toEqual([id])
})
