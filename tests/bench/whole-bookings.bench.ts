import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import { expect } from 'playwright/test'
import { BODY_LENGTH_HEADER } from '#contract/entry'
import { reserve } from '#contract/reservations'
import { answersOf, aPatient, fillForm, findTimes, type Wanted } from '../support/booking-flow.ts'
import { freeTimes } from '../support/booking-load.ts'
import { launchBrowser } from '../support/browser.ts'
import { guestAddress } from '../support/guest-address.ts'
import { cards, pickSlot, proceed, slots } from '../support/results-flow.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { LOAD_ENV } from '../support/walk-in-load.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { PHONE } from './load.ts'
import { processorTime } from './processor-time.ts'

const FLU: Wanted = { type: 'Vaccines', prescreen: { selectedVaccines: '201' } }
const CLIENTS = 8
const PATIENT = aPatient()
const PHONE_NUMBER = answersOf(PATIENT)['phoneNumber'] as string
/** Headers that belong to a connection, or to a body of that length. */
const OF_CONNECTION = ['connection', 'content-length', BODY_LENGTH_HEADER, 'host']

type Sent = { method: string; path: string; headers: Record<string, string>; body: string | null }
/** All that a browser asked for in one booking, and what differs in the next: its time and place, its code, its keys. */
type Recording = { sent: Sent[]; time: string; location: string; code: string; keys: string[] }

/** A booking by a browser that knows nothing yet, without a worker. */
async function record(browser: Browser, server: RunningServer): Promise<Recording> {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const sending: Promise<Sent>[] = []
    let code = ''
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin !== server.url) return
      const sent = request.allHeaders().then((all) => ({
        method: request.method(),
        path: url.pathname + url.search,
        headers: Object.fromEntries(
          Object.entries(all).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name)),
        ),
        body: request.postData(),
      }))
      sending.push(sent)
    })
    page.on('response', async (response) => {
      if (isHold({ method: response.request().method(), path: new URL(response.url()).pathname }))
        code = codeIn(await response.text())
    })
    await findTimes(page, FLU, answersOf(PATIENT))
    // At a pharmacy, as the times of the replays.
    await pickSlot(page, slots(cards(page).filter({ hasNotText: 'Clinic' })).last())
    await proceed(page)
    await expect(page.locator('main form')).toBeVisible()
    await fillForm(page, answersOf(PATIENT))
    await page.waitForLoadState('networkidle')
    const sent = await Promise.all(sending)
    const hold = JSON.parse(sent.find(isHold)?.body ?? '{}') as Record<string, string>
    const keys = sent.flatMap(({ headers }) => headers['idempotency-key'] ?? [])
    const { reservationTime: time = '', locationNumber: location = '' } = hold
    if (!time || !location || !code) throw new Error('The booking that was recorded held no time.')
    return { sent, time, location, code, keys }
  } finally {
    await context.close()
  }
}

function isHold({ method, path }: Pick<Sent, 'method' | 'path'>): boolean {
  return method === reserve.method && path === reserve.path
}

function codeIn(answer: string): string {
  return JSON.parse(answer).data.appointmentReservations[0].reservationCode
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Books once more as it was recorded, another patient at another time. */
async function replay(
  server: RunningServer,
  recording: Recording,
  time: { location: string; value: string },
  number: number,
): Promise<void> {
  const lastName = `Replay ${[...String(number)].map((digit) => LETTERS[Number(digit)]).join('')}`
  const others: [string, string][] = [
    [recording.time, time.value],
    [recording.location, time.location],
    [PATIENT.lastName, lastName],
    [PHONE_NUMBER.slice(-4), String(number % 10_000).padStart(4, '0')],
    ...[...new Set(recording.keys)].map((key): [string, string] => [key, randomUUID()]),
  ]
  const own = (text: string) => others.reduce((result, [from, to]) => result.replaceAll(from, to), text)
  for (const { method, path, headers, body } of recording.sent) {
    const answer = await fetch(server.url + own(path), {
      method,
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, own(value)])),
        'x-forwarded-for': guestAddress(number),
      },
      body: body === null ? null : own(body),
    })
    const text = await answer.text()
    if (answer.status >= 400) throw new Error(`${method} ${own(path)}: ${answer.status} ${text}`)
    if (isHold({ method, path })) others.push([recording.code, codeIn(text)])
  }
}

/** The server's work for all that guests' browsers ask of it from the main page to the confirmation, each with nothing cached. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const bookings = full ? 1000 : 200
  const server = await startServer({ env: LOAD_ENV })
  const browser = await launchBrowser()
  try {
    const recording = await record(browser, server)
    await browser.close()
    // A visit of an earlier day is asked more.
    const times = (await freeTimes(server)).filter(
      ({ value }) => value.slice(0, 10) > recording.time.slice(0, 10),
    )
    say(`whole bookings: ${bookings} times ${recording.sent.length} requests`)
    for (const { method, path } of recording.sent) if (full) say(`  ${method} ${path}`)
    let next = 0
    const client = async (end: number) => {
      while (next < end) {
        const number = next++
        const time = times[number]
        if (!time) throw new Error(`All ${times.length} free times are booked.`)
        await replay(server, recording, time, number)
      }
    }
    const run = (end: number) => Promise.all(Array.from({ length: CLIENTS }, () => client(end)))
    const warm = bookings / 10
    await run(warm)
    const before = processorTime(server.pid)
    await run(warm + bookings)
    const busy = processorTime(server.pid) - before
    return [
      { name: 'a whole booking: requests', value: recording.sent.length, unit: '', better: 'less' },
      {
        name: "1,000 whole bookings: the server's processor time",
        value: busy / bookings,
        unit: 's',
        better: 'less',
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
