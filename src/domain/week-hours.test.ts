import { describe, expect, it } from 'vitest'
import { storeHours } from './store-hours.ts'
import type { OpeningWeek } from './week-hours.ts'
import { announced, closedReason, hoursOn, isOpenAt, lunchOn, weekHours } from './week-hours.ts'

type Spans = [number, number][]
const WORKDAY: Spans = [[540, 1080]]
const LATE: Spans = [[600, 1500]]
const LUNCH: Spans = [[750, 810]]
const WEEK: OpeningWeek = {
  hours: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, LATE, [[0, 1440]], []],
  breaks: [LUNCH, LUNCH, LUNCH, LUNCH, LUNCH, [], LUNCH],
  closures: [{ from: '2026-11-26', to: '2026-11-26' }],
}
const ZONE = 'America/New_York'
/** Friday, 20 November 2026, in New York. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour + 5, minute)

describe('the hours of a week', () => {
  it('seven days are told, today first, and a holiday is closed [ENTITY-25]', () => {
    expect(weekHours(WEEK, '2026-11-20')).toEqual([
      'Friday: 10:00 AM - 01:00 AM',
      'Saturday: Open 24 hours',
      'Sunday: Closed',
      'Monday: 09:00 AM - 06:00 PM',
      'Tuesday: 09:00 AM - 06:00 PM',
      'Wednesday: 09:00 AM - 06:00 PM',
      'Thursday: Closed',
    ])
  })

  it('today has its hours and its lunch [ENTITY-19]', () => {
    expect(hoursOn(WEEK, '2026-11-23')).toBe('09:00 AM - 06:00 PM')
    expect(lunchOn(WEEK, '2026-11-23')).toBe('12:30 PM - 01:30 PM')
    const parted = { ...WEEK, hours: Array(7).fill([[480, 720], ...LATE.map(() => [780, 1020])]) }
    expect(hoursOn(parted, '2026-11-23')).toBe('08:00 AM - 12:00 PM, 01:00 PM - 05:00 PM')
  })

  it('hours and lunch that are not known are null, and a day without a pause has an empty one [LOCATOR-44, BK-49]', () => {
    const unknown = { hours: null, breaks: null, closures: [] }
    expect(weekHours(unknown, '2026-11-20')).toEqual([])
    expect(hoursOn(unknown, '2026-11-20')).toBeNull()
    expect(lunchOn(unknown, '2026-11-20')).toBeNull()
    expect(lunchOn({ ...WEEK, breaks: null }, '2026-11-20')).toBe('')
    expect(lunchOn(WEEK, '2026-11-26')).toBe('')
    expect(lunchOn(WEEK, '2026-11-22')).toBe('')
  })

  it('it is open within its hours, also past midnight, and not during lunch or on a holiday [ENTITY-20]', () => {
    expect(isOpenAt(WEEK, at(9, 59), ZONE)).toBe(false)
    expect(isOpenAt(WEEK, at(10), ZONE)).toBe(true)
    expect(isOpenAt(WEEK, at(12, 45), ZONE)).toBe(false)
    expect(isOpenAt({ ...WEEK, hours: Array(7).fill(LATE) }, at(24, 59), ZONE)).toBe(true)
    expect(isOpenAt({ ...WEEK, hours: Array(7).fill(LATE) }, at(25), ZONE)).toBe(false)
    expect(isOpenAt(WEEK, at(6 * 24 + 11), ZONE)).toBe(false)
    expect(isOpenAt({ ...WEEK, closures: [] }, at(6 * 24 + 11), ZONE)).toBe(true)
    expect(isOpenAt({ ...WEEK, hours: null }, at(11), ZONE)).toBe(false)
  })

  it('hours of a day on which it is closed are left out, and it is not open then [DIR-06]', () => {
    const week = { ...WEEK, closures: [{ from: '2026-11-23', to: '2026-11-23', hours: [600, 690] as const }] }
    const open = { ...week, breaks: null, hours: Array.from({ length: 7 }, () => [[540, 1020] as const]) }
    expect(hoursOn(open, '2026-11-23')).toBe('09:00 AM - 10:00 AM, 11:30 AM - 05:00 PM')
    expect(hoursOn(open, '2026-11-24')).toBe('09:00 AM - 05:00 PM')
    const times = ['09:59', '10:00', '11:29', '11:30'].map((time) =>
      Date.parse(`2026-11-23T${time}:00-05:00`),
    )
    expect(times.map((time) => isOpenAt(open, time, 'America/New_York'))).toEqual([true, false, false, true])
  })
})

describe('of several closures guests read', () => {
  const day = '2026-11-20'
  const closed = (reason: string, more: object = {}) => ({ from: day, to: day, reason, ...more })
  const hours = [540, 720] as const
  const reasonOf = (...closures: OpeningWeek['closures'][number][]) =>
    closedReason({ ...WEEK, closures }, day)

  it('the reason that was given last [DIR-06]', () => {
    expect(reasonOf(closed('Snow'), closed('No power'), closed(''))).toBe('No power')
  })

  it('that of whole days before that of hours [DIR-06]', () => {
    expect(reasonOf(closed('Snow'), closed('Staff meeting', { hours }))).toBe('Snow')
  })

  it('that of the place before that of a service [DIR-06]', () => {
    const ofService = closed('No flu vaccine', { serviceIds: [501] })
    expect(announced([closed('Meeting', { hours }), ofService])[0]?.reason).toBe('Meeting')
  })

  it('the same on the pages of clinics and of stores [DIR-06]', () => {
    const closures = [closed('Staff meeting', { hours }), closed('Snow'), closed('No power')]
    const [first] = storeHours({ ...WEEK, closures }, at(10), ZONE)?.closed ?? []
    expect([first?.[2], reasonOf(...closures)]).toEqual(['No power', 'No power'])
  })
})
