import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { timesOf } from '../../../tests/support/booking.ts'
import type { Slot } from '../../../tests/support/feed-slots.ts'
import { readFeedFile, readManifest } from '../../../tests/support/slot-feed.ts'
import type { Closure } from '../store/closures.ts'
import { closingsOf } from './closings.ts'
import { importSources } from './import.ts'
import { runClosure, runClosures, runDisplaced, runWait } from './operator-command.ts'
import { runImport } from './operator-import.ts'

/** aLocation() of Cincinnati. */
const STORE = '01400376'
const FLU = 'businessNames=pharmacy&serviceIds=501'

let app: AppointmentApp
let seconds = 0
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

/** Runs a command as `npm run close -- WORDS` does, a second before the server is asked again. */
async function run(verb: 'close' | 'open' | 'closures' | 'displaced' | 'wait', ...words: string[]) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  if (verb === 'closures') await runClosures(app.store, words, say)
  else if (verb === 'displaced') await runDisplaced(app.deps, { words, now: app.time.now }, say)
  else if (verb === 'wait') await runWait(app.store, words, say)
  else await runClosure(app.deps, verb, { words, now: app.time.now }, say)
  const now = performance.now()
  seconds += 2
  vi.spyOn(performance, 'now').mockReturnValue(now + seconds * 1000)
  return lines
}

/** Free times of a day, "09:00". */
async function times(day: string, id = STORE): Promise<string[]> {
  const found = await app.physical(`${FLU}&startDate=${day}&endDate=${day}&radius=100`)
  return timesOf(found.find(({ providerId }) => providerId === id)).map((time) => time.slice(11, 16))
}

describe('a closed store', () => {
  it('offers no times on that day, to search, hold and booking, and is open again when it is opened [DIR-06]', async () => {
    const day = '2026-11-24'
    const before = await times(day)
    expect(before.length).toBeGreaterThan(0)
    const [said] = await run('close', STORE, '--on', day, '--reason', 'Thanksgiving')
    expect(said).toMatch(/^[0-9a-f]{8} {2}closed {2}2026-11-24 {2}01400376 {2}Thanksgiving$/)
    expect(await times(day)).toEqual([])
    expect(await times(day, 'NORTH-20')).not.toEqual([])
    expect(await times('2026-11-25')).toEqual(before)
    const refused = await app.hold({ reservationTime: `${day}T10:00:00-05:00` })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('notOnSchedule')])
    expect(await run('closures')).toEqual([said])
    await run('open', STORE, '--on', day)
    expect(await times(day)).toEqual(before)
    await run('close', STORE, '--on', day)
    expect(await times(day)).toEqual([])
  })

  it('may be closed for hours, with others of its state or business, or all of them [DIR-06]', async () => {
    const day = '2026-11-24'
    const before = await times(day)
    await run('close', STORE, '--on', day, '--hours', '10:00-11:30')
    expect(await times(day)).toEqual(before.filter((time) => time < '10:00' || time >= '11:30'))
    await run('close', '--business', 'pharmacy', '--from', '2026-11-25', '--to', '2026-11-27')
    expect(await times('2026-11-25')).toEqual([])
    expect(await times('2026-11-27', 'NORTH-20')).toEqual([])
    expect(await times('2026-11-28', 'NORTH-20')).not.toEqual([])
    await run('close', '--state', 'ohio', '--on', '2026-11-28')
    expect(await times('2026-11-28')).toEqual([])
    await run('close', '--all', '--on', '2026-11-29')
    expect(await times('2026-11-29')).toEqual([])
    expect(await run('closures')).toHaveLength(4)
  })

  it('may be closed for one service, which no search, hold, page or feed offers then, and others go on [DIR-06]', async () => {
    const day = '2026-11-24'
    const of = async (id: number) => {
      const found = await app.physical(
        `businessNames=pharmacy&serviceIds=${id}&startDate=${day}&endDate=${day}&radius=100`,
      )
      return timesOf(found.find(({ providerId }) => providerId === STORE)).length
    }
    const inFeed = async () => {
      const { output } = await readManifest(app)
      const files = output.filter(({ type }) => type === 'Slot')
      const slots = (await Promise.all(files.map(({ url }) => readFeedFile<Slot>(app, url)))).flat()
      return slots.filter(({ start }) => start.startsWith(day)).map(({ schedule }) => schedule.reference)
    }
    const before = await of(501)
    expect(before).toBeGreaterThan(0)
    expect(await inFeed()).toContain(`Schedule/pharmacy-${STORE}-501`)
    await app.booked(
      aFluVisit({ dateTime: { value: `${day}T11:00:00-05:00`, timezone: 'America/New_York' } }),
    )
    const lines = await run('close', STORE, '--on', day, '--service', '501', '--reason', 'No flu vaccine')
    expect(lines[0]).toMatch(/ 01400376 {2}services 501 {2}No flu vaccine$/)
    expect(lines[1]).toContain('closed at that time')
    expect(await of(501)).toBe(0)
    expect(await of(502)).toBeGreaterThan(0)
    expect(await times('2026-11-25')).not.toEqual([])
    const refused = await app.hold({ reservationTime: `${day}T10:00:00-05:00` })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('notOnSchedule')])
    const after = await inFeed()
    expect(after).not.toContain(`Schedule/pharmacy-${STORE}-501`)
    expect(after).toContain(`Schedule/pharmacy-${STORE}-502`)
    await run('close', STORE, '--on', day, '--service', '502', '--service', '501')
    expect([await of(501), await of(502)]).toEqual([0, 0])
    await run('open', STORE, '--on', day, '--service', '502')
    expect([await of(501), (await of(502)) > 0]).toEqual([0, true])
    await run('open', STORE, '--on', day)
    expect(await of(501)).toBe(before - 1)
  })

  it('is closed on its pages and in the slot feed too [DIR-06]', async () => {
    const clinic = async () => {
      const query = 'divisionNumber=951&storeNumber=00001'
      const answer = await app.send(`/appointment-management/v1/clinic-details?${query}`)
      return (await answer.json()).data.clinic
    }
    const slots = async () => {
      const { output } = await readManifest(app)
      const files = output.filter(({ type }) => type === 'Slot')
      const all = (await Promise.all(files.map(({ url }) => readFeedFile<Slot>(app, url)))).flat()
      return all.filter(({ start }) => start.startsWith('2026-11-24')).length
    }
    expect([(await clinic()).timingInfo.todaysHours, await slots()]).toEqual([
      expect.stringContaining('AM'),
      expect.any(Number),
    ])
    expect(await slots()).toBeGreaterThan(0)
    await run('close', '95100001', '--on', '2026-11-20', '--reason', 'A broken pipe')
    await run('close', '--all', '--on', '2026-11-24', '--reason', 'Holiday')
    const store = await app.send(`/appointment-management/v1/services/location?filter.locationId=${STORE}`)
    expect((await store.json()).data.location.hours.closed).toEqual([
      ['2026-11-24T05:00:00.000Z', '2026-11-25T05:00:00.000Z', 'Holiday'],
    ])
    expect(await clinic()).toMatchObject({
      timingInfo: { todaysHours: 'Closed', closedReason: 'A broken pipe' },
      waitTimeInfo: { clinicAvailable: false },
    })
    expect(await slots()).toBe(0)
  })

  it('is read without the rest of the directory, and leaves the times of other stores alone [HD-15]', async () => {
    await times('2026-11-24')
    const reads = (['locationsOf', 'services', 'records', 'grids'] as const).map((name) =>
      vi.spyOn(app.store, name),
    )
    const taken = vi.spyOn(app.store, 'taken')
    await app.store.addClosures(
      [{ scope: { ids: [STORE] }, from: '2026-11-24', to: '2026-11-24', reason: '' }],
      '2026-11-20',
    )
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 2000)
    expect(await times('2026-11-24')).toEqual([])
    for (const read of reads) expect(read).not.toHaveBeenCalled()
    expect(taken.mock.calls.map(([providers]) => providers)).toEqual([
      [{ businessName: 'pharmacy', id: STORE }],
    ])
  })

  it('prints the booked appointments that it displaces, and cancels none [DIR-08]', async () => {
    const [booked] = await app.booked(aFluVisit())
    const [visit] = await app.appointments()
    const day = new Date(visit?.startsAt ?? 0).toISOString().slice(0, 10)
    expect(await run('displaced')).toEqual(['0 booked appointments are displaced.'])
    const lines = await run('close', STORE, '--on', day)
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${visit?.counterCode} {2}${day} .+ {2}pharmacy ${STORE} {2}closed at that time {2}phone known {2}${visit?.id}$`,
        ),
      ),
      '1 booked appointment is displaced; nothing is cancelled.',
    ])
    expect((await app.appointments())[0]?.status).toBe('booked')
    expect((await run('close', STORE, '--on', day, '--reason', 'Flood')).at(-1)).toBe(
      '0 booked appointments are displaced.',
    )
    expect(await run('displaced')).toEqual(lines.slice(1))
    await run('open', STORE, '--on', day)
    expect(await run('displaced')).toEqual(['0 booked appointments are displaced.'])
    expect(booked).toBeDefined()
  })

  it('a removed service, shorter hours and a location that closes for good displace appointments too [DIR-08]', async () => {
    await app.booked(aFluVisit())
    const change = async (...rows: string[]) => {
      async function* open() {
        yield Buffer.from(rows.join('\n'))
      }
      await importSources([{ name: 'rows.csv', open }], { store: app.store, yes: true })
      return (await run('displaced'))[0]
    }
    expect(await change('storeId,hours', `${STORE},Su 23:00-24:00`)).toContain('closed at that time')
    expect(await change('storeId,hours,services', `${STORE},24/7,502`)).toContain(
      'the service is no longer offered',
    )
    expect(await change('storeId,services,status', `${STORE},,closed`)).toContain(
      'the location is closed for good',
    )
    expect(await change('storeId,status', `${STORE},open`)).toBe('0 booked appointments are displaced.')
  })

  it('are told by an event each, with --notify alone and once [DIR-08, FEED-01]', async () => {
    await app.booked(aFluVisit())
    const [visit] = await app.appointments()
    const day = new Date(visit?.startsAt ?? 0).toISOString().slice(0, 10)
    const told = async () =>
      (await app.store.eventsAfter(0, 100)).events.flatMap(({ type, reason }) =>
        type === 'appointment.displaced' ? [reason] : [],
      )
    await run('close', STORE, '--on', day)
    await run('displaced')
    expect(await told()).toEqual([])
    expect((await run('displaced', '--notify')).at(-1)).toBe('1 event written.')
    expect((await run('displaced', '--notify')).at(-1)).toBe('0 events written.')
    expect(await told()).toEqual(['closedThen'])
    await run('open', STORE, '--on', day)
    const said = await run('close', STORE, '--on', day, '--reason', 'Flood', '--notify')
    expect(said.at(-1)).toBe(
      '1 booked appointment is displaced; nothing is cancelled, and an event tells of each.',
    )
  })

  it('a live hold there cannot be booked any more [HD-20]', async () => {
    const reservationCode = await app.held({ reservationTime: '2026-11-24T10:00:00-05:00' })
    await run('close', STORE, '--on', '2026-11-24')
    const dateTime = { value: '2026-11-24T10:00:00-05:00', timezone: 'America/New_York' }
    const [, keys] = await app.refused(aFluVisit({ reservationCode, dateTime }))
    expect(keys).toEqual(['notOnSchedule'])
  })

  it('are listed by a dry run, which changes nothing [DIR-02, DIR-08, HD-20]', async () => {
    await app.booked(aFluVisit())
    const change = async (dryRun: boolean, ...rows: string[]) => {
      async function* open() {
        yield Buffer.from(rows.join('\n'))
      }
      const options = { now: app.time.now, notify: dryRun, dryRun, demonstration: false }
      const { displaced } = await runImport(app.store, [{ name: 'rows.csv', open }], {
        ...options,
        yes: true,
        who: 'me',
      })
      return displaced.map(({ reason }) => reason)
    }
    const events = async () => (await app.store.eventsAfter(0, 100)).events.length
    const before = await events()
    expect(await change(true, 'storeId,cellMinutes', `${STORE},30`)).toEqual([])
    for (const [reason, ...rows] of [
      ['closedThen', 'storeId,hours', `${STORE},Su 23:00-24:00`],
      ['serviceNotOffered', 'storeId,services', `${STORE},502`],
      ['closedForGood', 'storeId,status', `${STORE},closed`],
    ] as const) {
      expect(await change(true, ...rows)).toEqual([reason])
    }
    expect([await events(), await run('displaced')]).toEqual([
      before,
      ['0 booked appointments are displaced.'],
    ])
    expect(await change(false, 'storeId,status', `${STORE},closed`)).toEqual(['closedForGood'])
    expect(await change(true, 'storeId,status', `${STORE},open`)).toEqual([])
  })

  it.each([
    [['close', STORE]],
    [['close', '--on', '2026-11-24']],
    [['close', '--all', STORE, '--on', '2026-11-24']],
    [['close', STORE, '--on', '2026-02-30']],
    [['close', STORE, '--on', '2025-01-01']],
    [['close', STORE, '--from', '2026-11-25', '--to', '2026-11-24']],
    [['close', STORE, '--on', '2026-11-24', '--hours', '11:00-10:00']],
    [['close', STORE, '--on', '2026-11-24', '--hours', '24:00-25:00']],
    [['close', '--state', 'ZZ', '--on', '2026-11-24']],
    [['close', '--business', 'bank', '--on', '2026-11-24']],
    [['close', '404', '--on', '2026-11-24']],
    [['close', STORE, '--on', '2026-11-24', '--service', 'flu']],
    [['close', STORE, '--on', '2026-11-24', '--service', '999']],
    [['close', STORE, '--on', '2026-11-24', '--reason', 'x'.repeat(201)]],
    [['open', STORE, '--on', '2026-11-24', '--hours', '10:00-11:00']],
    [['open', '--id', 'nothing']],
    [['displaced', '--nonsense']],
    [['wait', '404', '5']],
    [['wait', STORE, 'long']],
    [['wait', STORE, '1441']],
    [['wait']],
  ] as const)('is not made of words that are wrong, and nothing changes: %j', async ([words]) => {
    const [verb, ...rest] = words as unknown as ['close' | 'open' | 'displaced' | 'wait', ...string[]]
    await expect(run(verb, ...rest)).rejects.toThrow(/^[^\n]{10,400}$/)
    expect(await app.store.closures()).toEqual([])
    expect(await app.store.waits()).toEqual([])
  })
})

describe('one command', () => {
  it('sets the wait of a clinic or store, and takes it away [DIR-12]', async () => {
    expect(await run('wait', '95100001', '25', 'Busier', 'than', 'usual.')).toEqual([
      '95100001: 25 minutes, Busier than usual.',
    ])
    expect(await app.store.waits()).toMatchObject([
      { businessName: 'tlc', id: '95100001', waitMinutes: 25, waitDescription: 'Busier than usual.' },
    ])
    expect(await run('wait', '95100001', '1')).toEqual(['95100001: 1 minute'])
    expect(await run('wait', '95100001', 'unknown')).toEqual(['95100001: unknown'])
    expect(await app.store.waits()).toEqual([])
  })
})

describe('closures together', () => {
  const store = { businessName: 'pharmacy' as const, id: '7', state: 'OH' }
  const closure = (from: string, to: string, more: Partial<Closure> = {}): Closure => ({
    id: '',
    scope: {},
    from,
    to,
    reason: '',
    ...more,
  })

  it('an opening leaves the days around it closed; what closes later counts again [DIR-06]', () => {
    const all = closure('2026-11-23', '2026-11-27')
    const opened = closure('2026-11-25', '2026-11-25', { opens: true })
    expect(closingsOf(store, [all, opened]).map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-23', '2026-11-24'],
      ['2026-11-26', '2026-11-27'],
    ])
    expect(closingsOf(store, [opened, all]).map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-23', '2026-11-27'],
    ])
  })

  it('a holiday closes those alone whose hours say so [DIR-07]', () => {
    const holiday = closure('2026-11-26', '2026-11-26', { scope: { onHolidays: true } })
    expect(closingsOf(store, [holiday])).toEqual([])
    expect(closingsOf({ ...store, closesOnHolidays: true }, [holiday])).toHaveLength(1)
  })

  it('nobody on video is in a state', () => {
    const ohio = closure('2026-11-26', '2026-11-26', { scope: { state: 'OH' } })
    expect(closingsOf({ ...store, state: null }, [ohio])).toEqual([])
  })
})
