import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schedule } from './availability.ts'
import { openCells } from './availability.ts'
import { addDays, daysBetween } from './calendar.ts'
import { wireTime } from './offsets.ts'
import { slotStarts } from './slots.ts'
import { hourAndMinute } from './time-units.ts'
import { ZONES } from './zones.ts'

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEARS = [2024, 2025, 2026, 2027, 2028]
const CHANGES = '../shared/data/time/us_dst_transitions_2007_2037.csv'

const numberOf = (day: string) => daysBetween('1970-01-01', day)
const writtenOf = (day: number) => addDays('1970-01-01', day)

/** What the clock on the wall shows at an instant, asked of Intl. */
type Wall = { instant: number; day: number; minute: number }
const formats = new Map<string, Intl.DateTimeFormat>()

function wallAt(instant: number, zone: string): Wall {
  const format =
    formats.get(zone) ??
    // Swedish dates are written "2026-11-20 13:05".
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    })
  formats.set(zone, format)
  const text = format.format(instant)
  const number = (from: number, to: number) => Number(text.slice(from, to))
  const day = Date.UTC(number(0, 4), number(5, 7) - 1, number(8, 10)) / DAY
  return { instant, day, minute: number(11, 13) * 60 + number(14, 16) }
}

/** Every minute that can be one of the day, or of a visit that begins on it. No clock is changed within a quarter of an hour. */
function wallsAround(day: number, zone: string): Wall[] {
  const [from, to] = [day * DAY - 15 * HOUR, (day + 1) * DAY + 20 * HOUR]
  return Array.from({ length: (to - from) / QUARTER }, (_, at) => wallAt(from + at * QUARTER, zone)).flatMap(
    (quarter) =>
      Array.from({ length: 15 }, (_, later) => ({
        instant: quarter.instant + later * MINUTE,
        day: quarter.day,
        minute: quarter.minute + later,
      })),
  )
}

/** The slow model: whether the clock on the wall shows an opening time. */
function isOpenAt({ hours, breaks, closures }: Schedule, { day, minute }: Wall): boolean {
  // The first day of 1970 was a Thursday.
  const weekday = (of: number) => (((of + 3) % 7) + 7) % 7
  const isWithin = (week: Schedule['hours'] | null, of: number, at: number) =>
    (week?.[weekday(of)] ?? []).some(([start, end]) => start <= at && at < end)
  const isClosed = (of: number) => closures.some(({ from, to }) => from <= of && of <= to)
  const opened =
    (isWithin(hours, day, minute) && !isClosed(day)) ||
    (isWithin(hours, day - 1, minute + 1440) && !isClosed(day - 1))
  return opened && !isWithin(breaks, day, minute) && !isWithin(breaks, day - 1, minute + 1440)
}

/** Steps minute by minute through all that can be the day. */
function slowStarts(schedule: Schedule, walls: readonly Wall[], day: number, count: number): number[] {
  const minutes = schedule.cellMinutes * count
  const open = walls.map((wall) => isOpenAt(schedule, wall))
  return walls
    .filter((wall, at) => {
      const isOnGrid = wall.instant % (schedule.cellMinutes * MINUTE) === 0
      return wall.day === day && isOnGrid && !open.slice(at, at + minutes).includes(false)
    })
    .map(({ instant }) => instant)
}

function starts(schedule: Schedule, day: number, count: number): number[] {
  const cellMs = schedule.cellMinutes * MINUTE
  return slotStarts({ cellMs, cellsOf: (of) => openCells(schedule, of) }, day, count, () => true)
}

const span = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([start, length]): [number, number] => [start, start + length])
const roundSpan = span.map(([start, end]): [number, number] => [
  Math.floor(start / 30) * 30,
  Math.ceil(end / 30) * 30,
])
const allDay = fc.constant<[number, number]>([0, 1440])
const opening = fc.array(fc.oneof(span, roundSpan, allDay), { maxLength: 3 })
const week = fc.tuple(opening, opening, opening, opening, opening, opening, opening)
const pause = fc.array(
  fc.oneof(span, roundSpan).map(([start, end]): [number, number] => [start, Math.min(end, start + 90)]),
  { maxLength: 2 },
)
const pauses = fc.option(fc.tuple(pause, pause, pause, pause, pause, pause, pause))

/** Schedules around a day. */
function schedules(zone: string, day: number) {
  const closure = fc
    .tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 0, max: 2 }))
    .map(([from, length]) => ({ from: day + from, to: day + from + length }))
  return fc.record({
    hours: week,
    breaks: pauses,
    closures: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(closure, { maxLength: 2 }) },
    ),
    zone: fc.constant(zone),
    cellMinutes: fc.constantFrom(5, 7, 10, 15, 20, 25, 30, 45, 60, 90, 120),
  })
}

/** Days on which the clocks of the United States change: the second Sunday of March and the first of November. */
function changesOf(year: number): string[] {
  const sunday = (month: number, nth: number) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
    return new Date(Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (nth - 1))).toISOString().slice(0, 10)
  }
  return [sunday(2, 2), sunday(10, 1)]
}

/** Year ends, leap days, the changes of the clocks, and the days beside them. */
const DAYS = YEARS.flatMap((year) => [
  ...changesOf(year).flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]),
  `${year}-12-31`,
  `${year}-01-01`,
  addDays(`${year}-03-01`, -1),
])

function agrees(zone: string, day: number, runs: number): void {
  const walls = wallsAround(day, zone)
  fc.assert(
    fc.property(schedules(zone, day), fc.integer({ min: 1, max: 4 }), (schedule, count) => {
      expect(starts(schedule, day, count)).toEqual(slowStarts(schedule, walls, day, count))
    }),
    { numRuns: runs },
  )
}

const always = Array.from({ length: 7 }, () => [[0, 1440]] as [number, number][])
const round: Schedule = {
  hours: always,
  breaks: null,
  closures: [],
  zone: 'America/New_York',
  cellMinutes: 30,
}
const shown = (schedule: Schedule, day: string, count = 1) =>
  starts(schedule, numberOf(day), count).map((start) => wireTime(start, schedule.zone))

describe('availability', () => {
  it.each(ZONES.map(({ name }) => name))(
    'the starts of a day are those of a model that steps through its minutes: %s [TIME-02, RESULTS-38]',
    (zone) => {
      for (const day of DAYS) agrees(zone, numberOf(day), 4)
    },
    60_000,
  )

  it.each([
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'America/St_Johns',
    'America/Havana',
    'UTC',
  ])(
    'so they are where clocks change by half an hour, at midnight or never: %s [TIME-01 and]',
    (zone) => {
      for (const day of [
        '2026-04-05',
        '2026-10-04',
        '2026-03-08',
        '2026-11-01',
        '2026-12-31',
        '2011-12-30',
      ]) {
        agrees(zone, numberOf(day), 4)
      }
    },
    60_000,
  )

  it('a day that a zone left out has no times [TIME-01]', () => {
    expect(shown({ ...round, zone: 'Pacific/Apia' }, '2011-12-30')).toEqual([])
    expect(shown({ ...round, zone: 'Pacific/Apia' }, '2011-12-29')).toHaveLength(48)
  })

  it('the doubled hour of autumn can be booked twice, each time under its own offset [API-52]', () => {
    const day = shown(round, '2026-11-01')
    expect(day).toHaveLength(50)
    expect(day.filter((time) => time.includes('T01:30'))).toEqual([
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
    ])
  })

  it('the missing hour of spring cannot be booked, and a visit runs across it [API-52]', () => {
    const day = shown(round, '2026-03-08', 2)
    expect(day.some((time) => time.includes('T02:'))).toBe(false)
    expect(day).toContain('2026-03-08T01:30:00-05:00')
    expect(shown(round, '2026-03-08')).toHaveLength(46)
  })

  it('what runs past midnight belongs to the day that opened and is listed under its own date [RESULTS-38]', () => {
    const hours = always.map((_, weekday) => (weekday === 4 ? [[1320, 1500] as [number, number]] : []))
    const friday = '2026-11-20'
    expect(shown({ ...round, hours }, friday)).toHaveLength(4)
    expect(shown({ ...round, hours }, '2026-11-21')).toEqual([
      '2026-11-21T00:00:00-05:00',
      '2026-11-21T00:30:00-05:00',
    ])
    const closed = (day: string) => [{ from: numberOf(day), to: numberOf(day) }]
    expect(shown({ ...round, hours, closures: closed('2026-11-21') }, '2026-11-21')).toHaveLength(2)
    expect(shown({ ...round, hours, closures: closed(friday) }, '2026-11-21')).toEqual([])
  })

  it('no visit reaches into a break, a closed day or past closing [RESULTS-38]', () => {
    const hours = always.map(() => [[540, 660]] as [number, number][])
    const breaks = always.map(() => [[585, 600]] as [number, number][])
    const at = (count: number) => shown({ ...round, hours, breaks }, '2026-11-20', count).map(hourOf)
    expect(at(1)).toEqual(['09:00', '10:00', '10:30'])
    expect(at(2)).toEqual(['10:00'])
    const closures = [{ from: numberOf('2026-11-21'), to: numberOf('2026-11-22') }]
    expect(
      shown({ ...round, closures }, '2026-11-20', 2)
        .map(hourOf)
        .at(-1),
    ).toBe('23:00')
    expect(shown({ ...round, closures }, '2026-11-22')).toEqual([])
  })

  it('offsets are those of the table of changes from 2007 to 2037 [TIME-02]', () => {
    if (!existsSync(CHANGES)) {
      console.log('The table of clock changes is not here: nothing compared.')
      return
    }
    const [, ...lines] = readFileSync(CHANGES, 'utf8').trim().split('\n')
    for (const line of lines) {
      const [zone = '', utc = '', local, , west] = line.split(',')
      const minute = Math.floor(Date.parse(utc) / MINUTE) * MINUTE
      const written = wireTime(minute, zone)
      const minutes = Number(west)
      const offset = `${minutes > 0 ? '-' : '+'}${hourAndMinute(minutes)}`
      expect(written.slice(11)).toBe(`${local?.slice(0, 5)}:00${offset}`)
    }
    expect(lines.length).toBeGreaterThan(700)
  })

  it('an instant written with its offset is that instant, on every day around a change of clocks [API-52]', () => {
    const wrong = ZONES.flatMap(({ name }) =>
      DAYS.flatMap((day) => starts({ ...round, zone: name }, numberOf(day), 1))
        .map((start) => ({ start, written: wireTime(start, name) }))
        .filter(
          ({ start, written }) =>
            Date.parse(written) !== start || written.slice(0, 10) !== writtenOf(wallAt(start, name).day),
        ),
    )
    expect(wrong).toEqual([])
  })
})

function hourOf(time: string): string {
  return time.slice(11, 16)
}
