import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { SettingError } from '../settings.ts'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'
import { aMove } from '../store/moves-conformance.ts'
import { openCursors } from './cursors.ts'
import { runExport } from './export.ts'
import { parseExportArguments } from './export-arguments.ts'
import { runReaders } from './readers-command.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

const named = (firstName: string) => aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName } })

async function exported(...words: string[]) {
  const lines: string[] = []
  const asked = parseExportArguments(words)
  const result = await runExport({ store: app.store, keys: app.deps.keys }, asked, async (line) => {
    lines.push(line)
  })
  return { ...result, lines: lines.map((line) => JSON.parse(line)) }
}

const namesOf = (lines: { payload: { basicInfo: { firstName: string } } }[]) =>
  lines.map(({ payload }) => payload.basicInfo.firstName)

describe('an export by cursor', () => {
  it('goes on where the one before ended, and each line can be gone on from [FEED-03]', async () => {
    await app.postWalkIn(named('Ann'))
    await app.postWalkIn(named('Ben'))
    const first = await exported('--after', 'start')
    expect(namesOf(first.lines)).toEqual(['Ann', 'Ben'])
    expect(first.lines[0]).toMatchObject({
      kind: 'walkin',
      event: {
        id: `${first.lines[0].id}-1`,
        type: 'checkin.received',
        businessName: 'pharmacy',
        locationId: aLocation().id,
      },
    })
    await app.postWalkIn(named('Cleo'))
    expect(namesOf((await exported('--after', first.next ?? '')).lines)).toEqual(['Cleo'])
    expect(namesOf((await exported('--after', first.lines[0].cursor)).lines)).toEqual(['Ben', 'Cleo'])
    const end = await exported('--after', (await exported('--after', 'start')).next ?? '')
    expect([end.count, end.next]).toEqual([0, (await exported('--after', 'start')).next])
  })

  it('an appointment that was moved and cancelled is three lines with the visit as it is now [FEED-01]', async () => {
    const appointment = anAppointment()
    await app.store.book(aBooking(appointment))
    await app.store.move(aMove(appointment.id, { ...appointment, startsAt: appointment.startsAt + 1 }))
    await app.store.cancel(appointment.id)
    const { lines } = await exported('--after', 'start')
    const start = (ms: number) => new Date(appointment.startsAt + ms).toISOString()
    expect(lines.map(({ event: { type, startsAt }, status }) => [type, startsAt, status])).toEqual([
      ['appointment.booked', start(0), 'canceled'],
      ['appointment.rescheduled', start(1), 'canceled'],
      ['appointment.canceled', start(1), 'canceled'],
    ])
  })

  it('a location, a day there, a kind or a code is left over of all, and the cursor moves on past the rest [FEED-03]', async () => {
    await app.postWalkIn(named('Ann'))
    const [{ counterCode } = { counterCode: '' }] = await app.checkIns()
    const all = async (...words: string[]) => (await exported('--after', 'start', ...words)).count
    const here = ['--location', aLocation().id]
    expect([await all(...here), await all('--location', 'CLOSED-1')]).toEqual([1, 0])
    await expect(all('--location', '01400367')).rejects.toThrow('--location: there is no location 01400367.')
    const day = new Date(TEST_NOW).toISOString().slice(0, 10)
    expect([await all(...here, '--day', day), await all(...here, '--day', '2026-11-19')]).toEqual([1, 0])
    expect([await all('--kind', 'walkin'), await all('--kind', 'appointment')]).toEqual([1, 0])
    expect([await all('--code', counterCode), await all('--code', 'ZZZZZZ')]).toEqual([1, 0])
    const { next } = await exported('--after', 'start', '--kind', 'appointment')
    expect((await exported('--after', next ?? '')).count).toBe(0)
    await expect(exported('--after', 'start', '--location', 'nowhere', '--day', day)).rejects.toThrow(
      SettingError,
    )
  })

  it('a cursor that is garbage, of another database or of tomorrow is refused in words [FEED-03]', async () => {
    await app.postWalkIn(aWalkIn())
    const cursors = await openCursors(app.store)
    const one = cursors.write(1)
    const other = `${one[0] === '0' ? '1' : '0'}${one.slice(1)}`
    const refusalOf = (cursor: string) =>
      exported('--after', cursor).then(
        () => 'taken',
        (error: Error) => `${error instanceof SettingError} ${error.message}`,
      )
    expect(await refusalOf(one)).toBe('taken')
    expect(await refusalOf('17')).toContain('true --after: This is no cursor.')
    expect(await refusalOf(`${one}.5`)).toContain('This is no cursor.')
    expect(await refusalOf(`${one}${'9'.repeat(30)}`)).toContain('This is no cursor.')
    expect(await refusalOf(other)).toContain('This cursor is from another database.')
    expect(await refusalOf(cursors.write(2))).toContain('This cursor is ahead of the log.')
  })

  it('a visit that cannot be opened is a line that says so, and the run goes on [FEED-04]', async () => {
    await app.postWalkIn(named('Ann'))
    const damage = new Database(join(app.folder, 'scheduler.db'))
    damage.exec(`UPDATE check_ins SET sealed = x'0102'`)
    damage.close()
    await app.postWalkIn(named('Ben'))
    const { count, unreadable, lines } = await exported('--after', 'start')
    expect([count, unreadable]).toEqual([2, [`${lines[0].counterCode} (${lines[0].id})`]])
    expect(lines[0]).toMatchObject({ payload: null, unreadable: true, event: { type: 'checkin.received' } })
  })

  it('what cannot be opened is not acknowledged, unless the command says so [FEED-04, FEED-05]', async () => {
    await app.postWalkIn(named('Ann'))
    await app.postWalkIn(named('Ben'))
    const damage = new Database(join(app.folder, 'scheduler.db'))
    damage.exec(`UPDATE check_ins SET sealed = x'0102' WHERE id = (SELECT MAX(visit_id) FROM events)`)
    damage.close()
    await app.postWalkIn(named('Cleo'))
    const whole = await exported('--reader', 'pms', '--ack')
    expect([whole.count, whole.unreadable.length, whole.reader?.isNew]).toEqual([3, 1, true])
    const place = (await app.store.eventReader('pms'))?.number ?? 0
    expect(whole.lines[place]).toMatchObject({ unreadable: true })
    expect(whole.reader).toMatchObject({
      name: 'pms',
      stays: place === 0 ? 'start' : whole.lines[place - 1].cursor,
    })
    const again = await exported('--reader', 'pms', '--ack')
    expect([again.count, again.reader?.isNew]).toEqual([3 - place, false])
    const rest = await exported('--reader', 'pms', '--ack-unreadable')
    expect([rest.count, rest.reader?.stays]).toEqual([3 - place, undefined])
    expect((await exported('--reader', 'pms', '--ack')).count).toBe(0)
  })
})

describe('a named reader', () => {
  const say: string[] = []
  const readers = async (...words: string[]) => {
    say.length = 0
    await runReaders(app.store, words, (line) => say.push(line))
    return say.join('\n')
  }

  it('keeps its place where it acknowledges, and reads the same again where it does not [FEED-05]', async () => {
    await app.postWalkIn(named('Ann'))
    const read = async (...words: string[]) => namesOf((await exported('--reader', 'pms', ...words)).lines)
    expect(await read()).toEqual(['Ann'])
    expect(await read('--ack')).toEqual(['Ann'])
    expect(await read('--ack')).toEqual([])
    await app.postWalkIn(named('Ben'))
    expect(await readers('list')).toMatch(/^pms {2}at [0-9a-f]{8}-1 {2}1 behind {2}acknowledged 20/)
    const file = join(app.folder, 'out.ndjson')
    expect(await read('--ack', '--out', file)).toEqual([])
    expect(namesOf([JSON.parse(readFileSync(file, 'utf8'))])).toEqual(['Ben'])
    expect(await read()).toEqual([])
  })

  it('does not move when what it read could not be written [FEED-05]', async () => {
    await app.postWalkIn(named('Ann'))
    const asked = parseExportArguments(['--reader', 'pms', '--ack'])
    const broken = runExport({ store: app.store, keys: app.deps.keys }, asked, () => {
      throw new Error('The pipe is broken.')
    })
    await expect(broken).rejects.toThrow('The pipe is broken.')
    expect(await app.store.eventReader('pms')).toBeUndefined()
    const file = join(app.folder, 'out.ndjson')
    await exported('--after', 'start', '--out', file)
    await expect(exported('--reader', 'pms', '--ack', '--out', file)).rejects.toThrow(SettingError)
    expect(await app.store.eventReader('pms')).toBeUndefined()
    rmSync(file)
  })

  it('is set back, and removed, by a command; what is misused is refused [FEED-05]', async () => {
    expect(await readers('list')).toBe('There are no readers.')
    await app.postWalkIn(named('Ann'))
    await exported('--reader', 'pms', '--ack')
    expect(await readers('set', 'pms', 'start')).toBe('pms reads on after start')
    expect((await exported('--reader', 'pms')).count).toBe(1)
    expect(await readers('remove', 'pms')).toBe('pms removed')
    for (const words of [
      [],
      ['list', 'x'],
      ['remove', 'pms'],
      ['set', 'pms'],
      ['set', 'pms', '9'],
      ['forget'],
    ]) {
      await expect(readers(...words)).rejects.toThrow(SettingError)
    }
  })
})
