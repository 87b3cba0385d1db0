import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getTimeslots } from '#contract/providers'
import { calendarFile } from '#domain/ics'
import { localDay, wireTime, writtenDay } from '#domain/offsets'
import { displayZone } from '#domain/slot-times'
import { DAY_MS } from '#domain/time-units'
import { formatTimeWithZone, todayIn, ZONES } from '#domain/zones'
import { createCalendars } from '../../src/server/booking/calendar.ts'
import { everyDay, openBookingApp, timesOf } from '../support/booking.ts'
import { aLocation } from '../support/builders.ts'
import { ROOT } from '../support/sources.ts'

const ORACLE = 'tests/support/zone-stretches.csv'
const SHA256 = '9fc87e5324eb193e4b8f5620a1e2a9ffb2cc357da430cb345e0b7bbf96cb2396'
const HOUR_MS = 3_600_000
const QUARTER_MS = HOUR_MS / 4

/** A stretch of one offset as zdump has it; `from` in epoch milliseconds, `offsetMs` east of UTC. */
type Stretch = { zone: string; from: number; offsetMs: number; abbreviation: string }

const oracle: Stretch[] = readFileSync(`${ROOT}/${ORACLE}`, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [zone = '', instant = '', seconds = '', abbreviation = ''] = line.split(',')
    return { zone, from: Date.parse(instant), offsetMs: Number(seconds) * 1000, abbreviation }
  })
const byZone = new Map(ZONES.map(({ name }) => [name as string, oracle.filter(({ zone }) => zone === name)]))
const stretchesOf = (zone: string) => byZone.get(zone) ?? []
const changesOf = (zone: string) =>
  stretchesOf(zone).flatMap((after, at, all) => {
    const before = all[at - 1]
    return before ? [{ at: after.from, before, after }] : []
  })

function stretchAt(zone: string, instant: number): Stretch {
  const stretches = stretchesOf(zone)
  for (let at = stretches.length - 1; at >= 0; at--) {
    const stretch = stretches[at]
    if (stretch && stretch.from <= instant) return stretch
  }
  throw new Error(`${zone} begins with 2024`)
}

/** Day, time of the wire and shown time of an instant, by the oracle alone. */
function expectedAt(zone: string, instant: number) {
  const { offsetMs, abbreviation } = stretchAt(zone, instant)
  const [date = '', time = ''] = new Date(instant + offsetMs).toISOString().slice(0, 19).split('T')
  const [hour = 0, minute] = time.split(':').map(Number)
  const two = (number: number | undefined) => String(number).padStart(2, '0')
  const clock = `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'} ${abbreviation}`
  const east = `-${two(-offsetMs / HOUR_MS)}:00`
  return { day: date, wire: `${date}T${time}${east}`, shown: clock }
}

const dtStart = (instant: number) => {
  const visit = { id: 'a', startsAt: instant, title: 'Visit', place: '', notes: '' }
  return /DTSTART:(\S+)/.exec(calendarFile([visit], { isCanceled: false, madeAt: 0 }))?.[1]
}
const compact = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

afterEach(() => vi.unstubAllEnvs())

describe('daylight saving [fault 26]', () => {
  it('the oracle is the one that zdump wrote, with every change of 2024 to 2037 [HD-38]', () => {
    const text = readFileSync(`${ROOT}/${ORACLE}`)
    expect(createHash('sha256').update(text).digest('hex')).toBe(SHA256)
    expect(ZONES.map(({ name }) => [name, changesOf(name).length])).toEqual([
      ['America/New_York', 28],
      ['America/Chicago', 28],
      ['America/Boise', 28],
      ['America/Phoenix', 0],
      ['America/Los_Angeles', 28],
      ['America/Anchorage', 28],
      ['Pacific/Honolulu', 0],
    ])
  })

  it.each(['UTC', 'Asia/Kolkata'])(
    'on a device in %s, instant, text, wire and calendar file agree with the oracle around every change and midnight [TIME-05, TIME-06, TIME-07, HD-38]',
    (device) => {
      vi.stubEnv('TZ', device)
      const wrong: string[] = []
      let compared = 0
      for (const { name: zone } of ZONES) {
        const around = changesOf(zone).map(({ at }) => at)
        // Where nothing changes, the days on which New York does.
        const instants = around.length > 0 ? around : changesOf('America/New_York').map(({ at }) => at)
        for (const at of instants) {
          for (let instant = at - 8 * HOUR_MS; instant < at + 24 * HOUR_MS; instant += QUARTER_MS) {
            const { day, wire, shown } = expectedAt(zone, instant)
            const isRight =
              formatTimeWithZone(instant, zone) === shown &&
              wireTime(instant, zone) === wire &&
              Date.parse(wire) === instant &&
              todayIn(instant, zone) === day &&
              dtStart(instant) === compact(instant)
            if (!isRight) wrong.push(`${zone} ${wire}`)
            compared++
          }
        }
      }
      expect(wrong).toEqual([])
      expect(compared).toBe(7 * 28 * 32 * 4)
      expect(displayZone('IN_PERSON', { provider: 'America/Boise', browser: () => device })).toBe(
        'America/Boise',
      )
    },
    60_000,
  )

  it('a day around the clock has each quarter of an hour once: 92 with the gap, 100 with the fold, none in the gap [HD-38]', () => {
    const calendarOf = createCalendars()
    for (const { name: zone } of ZONES) {
      const periods = [{ from: null, cellMinutes: 15 }]
      const calendar = calendarOf({ hours: everyDay([0, 1440]), breaks: null, closures: [], zone, periods })
      const changes = changesOf(zone)
      for (const { at, before, after } of changes) {
        const day = Math.floor((at + before.offsetMs) / DAY_MS)
        const starts = calendar.starts(day, 1, () => true)
        const isGap = after.offsetMs > before.offsetMs
        expect(starts).toHaveLength(isGap ? 92 : 100)
        expect(new Set(starts).size).toBe(starts.length)
        const shown = starts.map((start) => expectedAt(zone, start).shown)
        expect(new Set(shown).size).toBe(starts.length)
        expect(shown[0]).toMatch(/^12:00 AM/)
        const two = shown.filter((text) => /^0[12]:/.test(text) && text.includes('AM'))
        expect(two).toHaveLength(isGap ? 4 : 12)
        expect(new Set(starts.map((start) => expectedAt(zone, start).day))).toEqual(
          new Set([writtenDay(day)]),
        )
        expect(calendar.starts(day + 1, 1, () => true)).toHaveLength(96)
      }
    }
  })

  it('Phoenix and Honolulu never shift [HD-38]', () => {
    for (const zone of ['America/Phoenix', 'Pacific/Honolulu']) {
      const [only] = stretchesOf(zone)
      for (let day = Date.UTC(2024, 0); day < Date.UTC(2038, 0); day += DAY_MS) {
        const nine = day + 9 * HOUR_MS - (only?.offsetMs ?? 0)
        expect(formatTimeWithZone(nine, zone)).toBe(`09:00 AM ${only?.abbreviation}`)
      }
    }
  })

  it('both times of a doubled hour are offered, held and told apart, and a time of the gap is no slot [HD-38, API-52]', async () => {
    const app = await openBookingApp()
    await app.store.putLocations([
      aLocation({ hours: everyDay([0, 1440]), schedule: { cellMinutes: 30, places: 1 } }),
    ])
    const slotsOn = async (day: string) => {
      const query = `businessNames=pharmacy&serviceIds=501&locationIds=01400376&startDate=${day}&endDate=${day}`
      return timesOf((await app.search(`${getTimeslots.path}?${query}`)).found[0])
    }
    app.time.now = Date.UTC(2027, 10, 5, 12)
    const fold = await slotsOn('2027-11-07')
    expect(fold.filter((time) => time.includes('T01:'))).toEqual([
      '2027-11-07T01:00:00-04:00',
      '2027-11-07T01:30:00-04:00',
      '2027-11-07T01:00:00-05:00',
      '2027-11-07T01:30:00-05:00',
    ])
    for (const offset of ['-04:00', '-05:00']) {
      const reservationTime = `2027-11-07T01:30:00${offset}`
      expect((await app.hold({ reservationTime })).status).toBe(201)
      expect((await app.hold({ reservationTime })).status).toBe(409)
    }
    expect((await slotsOn('2027-11-07')).filter((time) => time.includes('T01:30'))).toEqual([])

    app.time.now = Date.UTC(2027, 2, 12, 12)
    const gap = await slotsOn('2027-03-14')
    expect(gap.filter((time) => /T0[123]:/.test(time))).toEqual([
      '2027-03-14T01:00:00-05:00',
      '2027-03-14T01:30:00-05:00',
      '2027-03-14T03:00:00-04:00',
      '2027-03-14T03:30:00-04:00',
    ])
    expect((await app.hold({ reservationTime: '2027-03-14T01:30:00-05:00' })).status).toBe(201)
    // Written with the offset of before, 02:30 is the instant that clocks show as 03:30.
    expect((await app.hold({ reservationTime: '2027-03-14T02:30:00-05:00' })).status).toBe(201)
    expect((await app.hold({ reservationTime: '2027-03-14T03:30:00-04:00' })).status).toBe(409)
    expect(localDay(Date.parse('2027-03-14T02:30:00-05:00'), 'America/New_York')).toBe(
      Date.parse('2027-03-14') / DAY_MS,
    )
    await app.close()
  })
})
