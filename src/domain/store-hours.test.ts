import { describe, expect, it } from 'vitest'
import { type OpenNow, openNow } from './open-now.ts'
import { storeHours } from './store-hours.ts'
import type { OpeningWeek } from './week-hours.ts'

type Spans = [number, number][]
const ZONE = 'America/New_York'
const DAY: Spans = [[540, 1080]]
const LATE: Spans = [[600, 1500]]
const LUNCH: Spans = [[750, 810]]
const SHORT: OpeningWeek = {
  hours: [DAY, DAY, DAY, DAY, LATE, [[0, 1440]], []],
  breaks: [LUNCH, LUNCH, LUNCH, LUNCH, LUNCH, [], []],
  closures: [
    { from: '2026-11-26', to: '2026-11-26' },
    { from: '2026-11-24', to: '2026-11-24', hours: [900, 960] },
  ],
}
const always = (closures: OpeningWeek['closures'] = []): OpeningWeek => ({
  hours: Array.from({ length: 7 }, (): Spans => [[0, 1440]]),
  breaks: null,
  closures,
})

/** The instant of a time in New York. */
const at = (local: string, offset = '-05:00') => Date.parse(`${local}:00${offset}`)
/** Whether a week is open at a local time, by hours that were asked for at that time or at `asked`. */
const openAt = (week: OpeningWeek, instant: number, asked = instant): OpenNow | undefined =>
  openNow(storeHours(week, asked, ZONE), instant)

describe('whether a pharmacy is open [STORE-07]', () => {
  it.each<[string, string, OpenNow]>([
    ['open', '2026-11-23T09:00', { kind: 'open', until: at('2026-11-23T18:00') }],
    ['before it opens', '2026-11-23T08:59', { kind: 'closed', next: at('2026-11-23T09:00') }],
    ['after it has closed', '2026-11-23T18:00', { kind: 'closed', next: at('2026-11-24T09:00') }],
    [
      'a quarter of an hour before it closes',
      '2026-11-23T17:45',
      { kind: 'closing', at: at('2026-11-23T18:00') },
    ],
    ['a minute earlier', '2026-11-23T17:44', { kind: 'open', until: at('2026-11-23T18:00') }],
    [
      'a quarter of an hour before the break',
      '2026-11-23T12:15',
      { kind: 'pausing', at: at('2026-11-23T12:30'), until: at('2026-11-23T13:30') },
    ],
    ['in the break', '2026-11-23T12:30', { kind: 'break', until: at('2026-11-23T13:30') }],
    ['after the break', '2026-11-23T13:30', { kind: 'open', until: at('2026-11-23T18:00') }],
    ['closed for an hour', '2026-11-24T15:00', { kind: 'closed', next: at('2026-11-24T16:00') }],
    ['on a holiday', '2026-11-26T12:00', { kind: 'closed', next: at('2026-11-27T10:00') }],
    ['over midnight into a whole day', '2026-11-27T23:55', { kind: 'allDay' }],
    ['in the night before a closed day', '2026-11-28T23:50', { kind: 'closing', at: at('2026-11-29T00:00') }],
    ['on a closed day', '2026-11-29T00:00', { kind: 'closed', next: at('2026-11-30T09:00') }],
  ])('%s [WI-01]', (_, local, expected) => {
    expect(openAt(SHORT, at(local))).toEqual(expected)
  })

  it('a store that never closes is open all day, also on the last day that is known [WI-01]', () => {
    expect(openAt(always(), at('2026-11-23T03:00'))).toEqual({ kind: 'allDay' })
    expect(openAt(always(), at('2026-11-30T23:59'), at('2026-11-23T03:00'))).toEqual({ kind: 'allDay' })
  })

  it('on the days on which clocks change it closes when the clock on the wall says so [WI-01]', () => {
    const early = { ...SHORT, hours: Array.from({ length: 7 }, (): Spans => [[30, 185]]), breaks: null }
    // 2:00 AM becomes 3:00 AM on March 8: ten minutes later it is 3:05.
    expect(openAt(early, at('2026-03-08T01:55'))).toEqual({
      kind: 'closing',
      at: at('2026-03-08T03:05', '-04:00'),
    })
    // 2:00 AM becomes 1:00 AM on November 1: the hour comes twice.
    expect(openAt(early, at('2026-11-01T01:59', '-04:00'))).toEqual({
      kind: 'open',
      until: at('2026-11-01T03:05'),
    })
  })

  it('nothing is known without hours, before the day before they were asked for, and a week later [WI-01]', () => {
    const asked = at('2026-11-23T12:00')
    expect(storeHours({ hours: null, breaks: null, closures: [] }, asked, ZONE)).toBeUndefined()
    expect(openNow(undefined, asked)).toBeUndefined()
    expect(openAt(SHORT, at('2026-11-21T23:59'), asked)).toBeUndefined()
    expect(openAt(SHORT, at('2026-11-22T00:00'), asked)).toMatchObject({ kind: 'closed' })
    expect(openAt(SHORT, at('2026-11-30T17:59'), asked)).toMatchObject({ kind: 'closing' })
    expect(openAt(SHORT, at('2026-12-01T00:00'), asked)).toBeUndefined()
  })

  it('a break that lasts until it closes is the end of the day [WI-01]', () => {
    const week = { ...SHORT, breaks: Array.from({ length: 7 }, (): Spans => [[1020, 1080]]) }
    expect(openAt(week, at('2026-11-23T17:30'))).toEqual({ kind: 'closed', next: at('2026-11-24T09:00') })
  })
})
