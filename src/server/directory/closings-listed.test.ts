import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AppointmentApp,
  aFluVisit,
  aVideoVisit,
  FIRST,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { runClosure, runClosures, runDisplaced } from './operator-command.ts'

/** aLocation() of Cincinnati. */
const STORE = '01400376'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

async function run(verb: 'close' | 'open' | 'closures' | 'displaced', ...words: string[]) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const asked = { words, now: app.time.now }
  if (verb === 'closures') await runClosures(app.store, words, say)
  else if (verb === 'displaced') await runDisplaced(app.deps, asked, say)
  else await runClosure(app.deps, verb, asked, say)
  return lines
}

describe('what is closed or would be', () => {
  it('are listed by a close that is tried, which closes nothing [DIR-06, DIR-08]', async () => {
    const day = FIRST.slice(0, 10)
    await app.booked(aFluVisit())
    const tried = await run('close', STORE, '--on', day, '--dry-run')
    expect(tried[0]).toContain(`dry run  closed  ${day}  ${STORE}`)
    expect(tried.slice(-2)).toEqual([
      '1 booked appointment is displaced; nothing is cancelled.',
      'Dry run: nothing was changed.',
    ])
    expect(await run('closures')).toEqual(['There are no closures.'])
    expect((await run('displaced')).at(-1)).toBe('0 booked appointments are displaced.')
    await run('close', STORE, '--on', day)
    expect((await run('open', STORE, '--on', day, '--dry-run')).at(-2)).toBe(
      '0 booked appointments are displaced.',
    )
    expect((await run('displaced')).at(-1)).toMatch(/^1 booked appointment is displaced/)
    await expect(run('close', STORE, '--on', day, '--dry-run', '--notify')).rejects.toThrow('Usage')
  })

  it('a visit at a store that is closed for good is listed at the time of the store [DIR-08]', async () => {
    await app.booked(aFluVisit())
    await app.store.putLocations([aLocation({ status: 'closed' })])
    const [listed] = await run('displaced')
    const local = `${FIRST.slice(0, 10)} 10:00 AM` // FIRST is at ten in Cincinnati
    expect(listed).toContain(`  ${local}  pharmacy ${STORE}  the location is closed for good`)
  })

  it('a visit on video is listed where patients of its state are not seen any more [DIR-08]', async () => {
    await app.booked(aVideoVisit())
    const licences = (...stateCodes: string[]) =>
      app.store.putRecords([
        { kind: 'licensure', key: 'tlc', demonstration: false, body: { businessName: 'tlc', stateCodes } },
      ])
    await licences('OH', 'KY')
    expect((await run('displaced')).at(-1)).toBe('0 booked appointments are displaced.')
    await licences('KY')
    expect((await run('displaced'))[0]).toContain('  patients of that state are no longer seen  phone known')
  })

  it('a closure from a day on says how one day is written, and a year that is far ahead is named [DIR-06]', async () => {
    const day = FIRST.slice(0, 10)
    for (const option of ['--from', '--to'])
      await expect(run('close', STORE, option, day)).rejects.toThrow(
        '--from and --to are given together; one day is --on DAY.',
      )
    expect(await run('closures')).toEqual(['There are no closures.'])
    const warnings = async (on: string) =>
      (await run('close', STORE, '--on', on)).filter((line) => line.startsWith('Warning'))
    expect(await warnings('2028-11-20')).toEqual([])
    expect(await warnings('2096-12-25')).toEqual([
      'Warning: 2096-12-25 is more than two years ahead. Look whether the year is right.',
    ])
  })

  it('a closure outside the hours of all that it is of is taken with a warning [DIR-06]', async () => {
    const late: [number, number][] = [[600, 1500]]
    await app.store.putLocations([
      aLocation({ id: 'LATE-1', hours: [late, late, late, late, late, late, late], closures: [] }),
      aLocation({ id: 'UNKNOWN-1', hours: null, closures: [] }),
    ])
    const day = FIRST.slice(0, 10)
    const warnings = async (...words: string[]) =>
      (await run('close', ...words, '--on', day)).filter((line) => line.startsWith('Warning'))
    const idle = ['Warning: Nothing is open then. Look whether the days and hours are right.']
    expect(await warnings(STORE, '--hours', '03:00-04:00')).toEqual(idle)
    expect(await warnings(STORE, 'LATE-1', '--hours', '03:00-04:00', '--dry-run')).toEqual(idle)
    expect(await warnings(STORE, 'LATE-1', '--hours', '23:00-24:00')).toEqual([])
    expect(await warnings('UNKNOWN-1', '--hours', '03:00-04:00')).toEqual([])
    expect(await run('closures')).toHaveLength(3)
  })

  it('an opening of days on which nothing has hours is taken with a warning [DIR-06]', async () => {
    const day: [number, number][] = [[600, 1200]]
    await app.store.putLocations([
      aLocation({ id: 'SIX-DAYS', hours: [day, day, day, day, day, day, []], closures: [] }),
    ])
    const [saturday, sunday] = [FIRST.slice(0, 10), '2026-11-22']
    const warnings = async (...words: string[]) =>
      (await run('open', ...words)).filter((line) => line.startsWith('Warning'))
    expect(await warnings('SIX-DAYS', '--on', sunday)).toEqual([
      'Warning: Nothing has opening hours then, and an opening adds none. Look whether the days are right.',
    ])
    expect(await warnings('SIX-DAYS', '--from', saturday, '--to', sunday)).toEqual([])
    expect(await warnings('SIX-DAYS', STORE, '--on', sunday)).toEqual([])
  })

  it('a closure that fits nobody is refused [DIR-06]', async () => {
    const day = FIRST.slice(0, 10)
    const fitsNobody = 'Nothing is closed: all of this together fits no location and no provider.'
    await expect(run('close', STORE, '--state', 'KY', '--on', day)).rejects.toThrow(fitsNobody)
    await expect(run('close', '--state', 'HI', '--on', day)).rejects.toThrow(fitsNobody)
    expect(await run('closures')).toEqual(['There are no closures.'])
  })

  it('locations that are closed for good are listed when asked for [DIR-06]', async () => {
    await app.store.putLocations([aLocation({ id: 'GONE-1', status: 'closed', city: 'Mason', state: 'OH' })])
    const listed = await run('closures', '--for-good')
    expect(listed[1]).toMatch(/^GONE-1 {2}pharmacy {2}.*Mason, OH$/)
    expect(listed.at(-1)).toBe('2 locations are closed for good.')
    await expect(run('closures', '--all')).rejects.toThrow('Usage')
  })
})
