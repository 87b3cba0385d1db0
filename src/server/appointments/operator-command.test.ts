import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AppointmentApp,
  aFluVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { timesOf } from '../../../tests/support/booking.ts'
import { UNLIMITED } from '../../../tests/support/limits.ts'
import { exportRecords } from '../events/export.ts'
import { parseAppointmentsArguments, runAppointments } from './operator-command.ts'

const FLU = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-12-20'
const STORE = '01400376'

let app: AppointmentApp
/** Ids of the visits that the last command named, for the audit. */
let named: string[]
beforeEach(async () => {
  app = await openAppointmentApp({
    settings: { trustProxy: true, publicUrl: undefined, kioskCode: undefined, limits: UNLIMITED },
  })
})
afterEach(() => app.close())

async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = []
  named = await runAppointments(app.store, parseAppointmentsArguments(words), (line) => lines.push(line))
  return lines
}

async function freeTimes(): Promise<string[]> {
  const days = ['startDate=2026-11-21&endDate=2026-12-04', 'startDate=2026-12-05&endDate=2026-12-18']
  const found: string[] = []
  for (const window of days) {
    const [one] = await app.physical(`businessNames=pharmacy&serviceIds=501&${window}`)
    found.push(...timesOf(one))
  }
  return found
}

let guests = 0
/** Books a time for another guest each time. */
async function book(value: string, address: string): Promise<void> {
  const body = aFluVisit({ basicInfo: guest(guests++), dateTime: { value, timezone: 'America/New_York' } })
  const response = await app.book(body, { 'x-forwarded-for': address })
  if (response.status !== 201) throw new Error(await response.text())
}

describe('undoing an attack on the slots of a store [HD-05, RUN-12]', () => {
  it('one command finds whose bookings they are, another frees all of that origin and no other', async () => {
    const times = await freeTimes()
    const [forged, honest] = [times.slice(0, 140), times.slice(140, 160)]
    for (const time of forged) await book(time, '203.0.113.66')
    for (const [at, time] of honest.entries()) await book(time, `198.51.${at}.7`)
    const from = new Date(app.time.now - 1000).toISOString()
    const to = new Date(app.time.now + 1000).toISOString()
    const listed = await run('list', '--store', STORE, '--from', from, '--to', to)
    expect([listed.length, new Set(named).size]).toEqual([160 + 21, 160])
    const [mark = '', count] = listed[160]?.split('  ') ?? []
    expect(count).toBe('140')
    expect(listed[0]).toMatch(/^[A-Z0-9]{6} {2}at 2026-\S+Z {2}booked 2026-\S+Z {2}[\w-]{22}$/)
    expect(await run('cancel', '--origin', mark)).toEqual([
      '140 appointments would be cancelled. Add --yes to cancel them.',
    ])
    expect(named).toEqual([])
    expect(await freeTimes()).not.toContain(forged[0])

    expect(await run('cancel', '--origin', mark, '--yes')).toEqual(['140 appointments cancelled'])
    expect(named).toHaveLength(140)
    // The server hears of what another process freed within a second.
    await expect
      .poll(async () => (await freeTimes()).filter((time) => forged.includes(time)).length)
      .toBe(140)
    await book(forged[0] ?? '', '192.0.2.7')
    const statuses: string[] = []
    await exportRecords(app.deps, 0, async (line) => void statuses.push(JSON.parse(line).status))
    expect(statuses.filter((status) => status === 'canceled')).toHaveLength(140)
    expect(statuses.filter((status) => status === 'booked')).toHaveLength(21)
    expect(await run('cancel', '--origin', mark, '--yes')).toEqual([
      `No booked appointment has the mark ${mark}.`,
      '0 appointments cancelled',
    ])
  })

  it('a network that books from several addresses has a mark of its own, and one command takes several marks', async () => {
    const times = await freeTimes()
    for (const [at, time] of times.slice(0, 8).entries()) await book(time, `203.0.113.${at}`)
    await book(times[8] ?? '', '198.51.7.7')
    const from = new Date(app.time.now - 1000).toISOString()
    const to = new Date(app.time.now + 1000).toISOString()
    const listed = await run('list', '--store', STORE, '--from', from, '--to', to)
    const [network = '', count, word] = listed.at(-1)?.split('  ') ?? []
    expect([count, word]).toEqual(['8', 'network'])
    const start = new Date(times[8] ?? '').toISOString()
    const other =
      listed
        .find((line) => line.includes(`at ${start}`))
        ?.split('  ')
        .at(-1) ?? ''
    expect(await run('cancel', '--origin', network, '--origin', other, '--yes')).toEqual([
      '9 appointments cancelled',
    ])
  })

  it('a mark that begins as an option does is a mark', () => {
    const { filter } = parseAppointmentsArguments(['cancel', '--origin', '-x_9', '--yes'])
    expect(filter).toEqual({ marks: ['-x_9'] })
  })

  it('one appointment is cancelled by its counter code, for a guest who calls', async () => {
    const [one] = await app.booked(aFluVisit())
    const other = new Date(app.time.now + 1000).toISOString()
    expect(await run('cancel', '--code', one?.counterCode ?? '', '--from', other, '--yes')).toEqual([
      '0 appointments cancelled',
    ])
    expect(await run('cancel', '--code', (one?.counterCode ?? '').toLowerCase(), '--yes')).toEqual([
      '1 appointment cancelled',
    ])
    expect((await app.physical(FLU)).length).toBeGreaterThan(0)
  })

  it('the list of a location that nobody knows is refused', async () => {
    const span = ['--from', '2026-11-20T10:00:00Z', '--to', '2026-11-20T11:00:00Z']
    expect(await run('list', '--store', STORE, ...span)).toEqual([])
    await expect(run('list', '--store', 'NOPE', ...span)).rejects.toThrow(
      '--store: there is no location NOPE.',
    )
  })

  it.each([
    [[], 'One of list, cancel is missing.'],
    [['list'], 'list needs --store.'],
    [['list', '--store', STORE], 'list needs --from.'],
    [
      ['list', '--store', STORE, '--from', '2026-11-20T11:00:00Z', '--to', '2026-11-20T10:00:00Z'],
      '--to must be after --from.',
    ],
    [
      ['cancel', '--code', 'b', '--from', '2026-11-20T11:00:00Z', '--to', '2026-11-20T10:00:00Z'],
      '--to must be after --from.',
    ],
    [['cancel'], 'cancel needs either --origin or --code.'],
    [['cancel', '--origin', 'a', '--code', 'b'], 'cancel needs either --origin or --code.'],
    [['cancel', '--store', STORE, '--code', 'b'], '--store goes with list alone.'],
    [['cancel', '--code', 'b', '--maybe'], 'There is no option --maybe.'],
    [['cancel', '--code', 'b', '--from', 'noon'], '--from must be an instant with its zone, not "noon".'],
  ])('the words %j are answered with one line', (words, message) => {
    expect(() => parseAppointmentsArguments(words)).toThrow(message)
  })
})
