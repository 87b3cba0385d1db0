import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayHours, WeekHours } from '../store/directory-entries.ts'
import { closedWeek, formatOpeningHours, parseOpeningHours, weekOf } from './opening-hours.ts'

const PATTERNS = '../shared/data/misc/opening_hours_strings.json'

function week(spans: DayHours): WeekHours {
  return [spans, spans, spans, spans, spans, spans, spans]
}

describe('opening hours', () => {
  it('read a span for every day', () => {
    expect(weekOf('Mo-Su 06:00-23:00')).toEqual(week([[360, 1380]]))
    expect(weekOf('09:00-17:00')).toEqual(week([[540, 1020]]))
    expect(weekOf('24/7')).toEqual(week([[0, 1440]]))
    expect(weekOf('Mo-Su 06:00-24:00')).toEqual(week([[360, 1440]]))
  })

  it('run past midnight when a span ends at or before its start', () => {
    expect(weekOf('Mo-Su 05:00-01:00')).toEqual(week([[300, 1500]]))
    expect(weekOf('Mo-Su 08:00-08:00')).toEqual(week([[480, 1920]]))
    expect(weekOf('Mo-Su 18:00-26:00')).toEqual(week([[1080, 1560]]))
  })

  it('read times of the twelve-hour clock, for every day or for days that are named', () => {
    expect(weekOf('9:00 AM - 1:30PM, 2:00 PM - 7:00 PM')).toEqual(
      week([
        [540, 810],
        [840, 1140],
      ]),
    )
    expect(weekOf('09:00AM-09:00PM')).toEqual(week([[540, 1260]]))
    expect(weekOf('12:00AM - 12:00AM')).toEqual(week([[0, 1440]]))
    expect(weekOf('10:00 am - 12:00 am')).toEqual(week([[600, 1440]]))
    expect(weekOf('12:00 PM - 5:00 PM')[0]).toEqual([[720, 1020]])
    expect(weekOf('Mo-Fr 8:00 AM - 5:00 PM; Sa Closed')[4]).toEqual([[480, 1020]])
    expect(weekOf('Closed')).toEqual(closedWeek())
    expect(weekOf('Mo-Fr 9am-5:30 pm; Sa 10:00 AM - 2 PM')).toEqual(
      weekOf('Mo-Fr 09:00-17:30; Sa 10:00-14:00'),
    )
    for (const text of [
      '13:00 PM - 5:00 PM',
      '0:30 AM - 5:00 PM',
      '9 - 5 PM',
      '13:10 PM - 5 PM',
      '8 AM',
      'AM',
    ]) {
      expect(parseOpeningHours(text).outcome).toBe('refused')
    }
  })

  it('let a later rule replace the days it names', () => {
    const hours = weekOf('Mo-Su 06:00-22:00;Su 06:00-23:00')
    expect(hours[5]).toEqual([[360, 1320]])
    expect(hours[6]).toEqual([[360, 1380]])
    expect(weekOf('Mo-Fr 09:00-18:00; We off')[2]).toEqual([])
  })

  it('keep pauses, day lists, wrapped days and added rules apart', () => {
    const pause: DayHours = [
      [480, 720],
      [780, 1080],
    ]
    expect(weekOf('Mo,We 08:00-12:00,13:00-18:00')).toEqual([pause, [], pause, [], [], [], []])
    expect(weekOf('Sa-Mo 10:00-12:00').map((day) => day.length)).toEqual([1, 0, 0, 0, 0, 1, 1])
    expect(weekOf('Mo-Fr 08:00-12:00, Mo 13:00-18:00, Sa 09:00-10:00')[0]).toEqual(pause)
    expect(weekOf('Mo 08:00-12:00,11:00-18:00')[0]).toEqual([[480, 1080]])
  })

  it('leave hours of holidays out with a note', () => {
    const read = parseOpeningHours('Mo-Su,PH 10:00-18:00; SH off')
    expect(read).toMatchObject({ outcome: 'read', hours: week([[600, 1080]]), closesOnHolidays: false })
    expect(read.outcome === 'read' && read.notes).toHaveLength(2)
  })

  it('keep days of each year and holidays that are off [DIR-07]', () => {
    expect(parseOpeningHours('Mo-Su 10:00-18:00; PH off; Dec 24, Dec 25 off; Feb 29 closed')).toEqual({
      outcome: 'read',
      hours: week([[600, 1080]]),
      notes: [],
      endsBeforeStart: false,
      closesOnHolidays: true,
      yearlyClosures: ['12-24', '12-25', '02-29'],
    })
    for (const rule of ['Dec 32 off', 'Foo 1 off', 'Feb 30 off', 'Dec 25 10:00-12:00'])
      expect(parseOpeningHours(`Mo-Su 10:00-18:00; ${rule}`).outcome, rule).toBe('refused')
  })

  it.each([
    '',
    'Mo-Fr',
    'Mo-Fr 9-17',
    'Mo-Fr 08:60-17:00',
    'Mo-Fr 25:00-26:00',
    'Xx 08:00-17:00',
    'Mo-Fr sunrise-sunset',
    'Jan 08:00-17:00',
    'Mo-Fr 08:00+',
    'Mo-Fr 08:00-17:00 "by appointment"',
    'by appointment',
    'Mo 08:00-12:00;'.repeat(60),
  ])('refuse what is outside the subset with a reason: %s', (text) => {
    const read = parseOpeningHours(text)
    expect(read.outcome === 'refused' && read.reason).toBeTruthy()
  })

  it('survive the way to text and back', () => {
    const day = fc
      .array(fc.tuple(fc.nat(1439), fc.integer({ min: 1, max: 1440 })), { maxLength: 3 })
      .map((pairs): DayHours => {
        const spans: DayHours = []
        for (const [start, length] of pairs.sort((a, b) => a[0] - b[0])) {
          if (start > (spans.at(-1)?.[1] ?? -1)) spans.push([start, start + length])
        }
        return spans
      })
    const hours = fc.tuple(day, day, day, day, day, day, day)
    fc.assert(
      fc.property(hours, (value) => {
        expect(weekOf(formatOpeningHours(value))).toEqual(value)
      }),
    )
    expect(weekOf(formatOpeningHours(closedWeek()))).toEqual(closedWeek())
  })

  it('never throw, and whatever is read is sorted and within two days', () => {
    const word = fc.constantFrom(
      'Mo',
      'Su',
      '-',
      ',',
      ';',
      ' ',
      '08:00',
      '25:00',
      'off',
      'PH',
      '24/7',
      '"',
      '+',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join('')),
    )
    fc.assert(
      fc.property(text, (value) => {
        const read = parseOpeningHours(value)
        if (read.outcome === 'refused') return
        for (const spans of read.hours) {
          let last = -1
          for (const [start, end] of spans) {
            expect(start).toBeGreaterThan(last)
            expect(end).toBeGreaterThan(start)
            last = end
          }
          expect(last).toBeLessThanOrEqual(2880)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('read every pattern of the real store files', () => {
    if (!existsSync(PATTERNS)) return console.info('real opening hours: not found, not checked')
    const { osm_opening_hours } = JSON.parse(readFileSync(PATTERNS, 'utf8')) as {
      osm_opening_hours: [string, number][]
    }
    expect(osm_opening_hours.length).toBeGreaterThan(50)
    for (const [text] of osm_opening_hours) expect(weekOf(text)).not.toEqual(closedWeek())
  })

  it('read every free-form text of the real file, or refuse it with a reason', () => {
    if (!existsSync(PATTERNS)) return console.info('real opening hours: not found, not checked')
    const { cdc_day_hours } = JSON.parse(readFileSync(PATTERNS, 'utf8')) as {
      cdc_day_hours: [string, number][]
    }
    const refused = cdc_day_hours.flatMap(([text]) => {
      const read = parseOpeningHours(text)
      return read.outcome === 'refused' ? [`${text}: ${read.reason}`] : []
    })
    expect(cdc_day_hours.length).toBeGreaterThan(70)
    expect(refused).toEqual([])
  })
})
