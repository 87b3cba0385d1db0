import { expect, it } from 'vitest'
import type { Spans } from './opening.ts'
import { weekLines } from './week-lines.ts'

const DAY: Spans = [[540, 1200]]
const LUNCH: Spans = [[810, 840]]
const week = (weekday: Spans, saturday: Spans, sunday: Spans): Spans[] => [
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
  sunday,
]

it('days with the same hours and lunch share a line, and closed days have none [WI-42]', () => {
  expect(weekLines({ hours: week(DAY, [[600, 1080]], []), breaks: week(LUNCH, [], []) })).toEqual([
    'Mon-Fri 09:00 AM-08:00 PM, lunch 01:30 PM-02:00 PM',
    'Sat 10:00 AM-06:00 PM',
  ])
})

it('a week of equal days is one line, also around the clock [WI-42]', () => {
  expect(weekLines({ hours: week(DAY, DAY, DAY), breaks: null })).toEqual(['Every day 09:00 AM-08:00 PM'])
  expect(weekLines({ hours: week([[0, 1440]], [[0, 1440]], [[0, 1440]]), breaks: null })).toEqual([
    'Every day open 24 hours',
  ])
})

it('two spans of a day are both there; without hours there is no line [WI-42]', () => {
  expect(
    weekLines({
      hours: week(
        [
          [540, 720],
          [780, 1080],
        ],
        [],
        [],
      ),
      breaks: null,
    }),
  ).toEqual(['Mon-Fri 09:00 AM-12:00 PM, 01:00 PM-06:00 PM'])
  expect(weekLines({ hours: null, breaks: null })).toEqual([])
})
