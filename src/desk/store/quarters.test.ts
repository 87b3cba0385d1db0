import { describe, expect, it } from 'vitest'
import { closingTimes, quartersAfter } from './quarters.ts'

const at = (text: string) => Date.parse(text)

it('staff can close a store until any quarter of an hour that is left of its local day [DESK-08]', () => {
  const quarters = quartersAfter(at('2026-11-20T22:20:00-05:00'), 'America/New_York')
  expect(quarters.map(({ value }) => value)).toEqual(['22:30', '22:45', '23:00', '23:15', '23:30', '23:45'])
  expect(quarters[0]?.label).toBe('10:30 PM')
  expect(quartersAfter(at('2026-11-20T23:50:00-05:00'), 'America/New_York')).toEqual([])
  expect(quartersAfter(at('2026-11-20T23:50:00-05:00'), 'America/Los_Angeles')).toHaveLength(12)
})

it('have an hour that comes twice once, and end at midnight on both days of the clock [DESK-08]', () => {
  const values = (instant: string) => quartersAfter(at(instant), 'America/New_York').map(({ value }) => value)
  const spring = values('2026-03-08T01:50:00-05:00')
  expect(spring[0]).toBe('03:00')
  expect(spring.at(-1)).toBe('23:45')
  const autumn = values('2026-11-01T00:50:00-04:00')
  expect(autumn.at(-1)).toBe('23:45')
  expect(new Set(autumn).size).toBe(autumn.length)
})

describe('the times until which a store can close from now', () => {
  const HOURS = {
    open: [
      ['2026-11-20T14:00:00Z', '2026-11-20T23:00:00Z'],
      ['2026-11-21T14:00:00Z', '2026-11-21T23:00:00Z'],
    ] as [string, string][],
    breaks: [],
    knownFrom: '2026-11-19T05:00:00Z',
    knownUntil: '2026-11-27T05:00:00Z',
  }
  const offered = (clock: string, store: Partial<Parameters<typeof closingTimes>[0]> = {}) => {
    const instant = at(`2026-11-20T${clock}:00-05:00`)
    const times = closingTimes({ hours: HOURS, closures: [], ...store }, instant, 'America/New_York')
    const values = times.map(({ value }) => value)
    return [values[0], values.at(-1)]
  }

  it('end before its last closing of the day, and begin after its first opening [DESK-08]', () => {
    expect(offered('12:00')).toEqual(['12:15', '17:45'])
    expect(offered('08:00')).toEqual(['09:15', '17:45'])
    expect(offered('17:50')).toEqual([undefined, undefined])
    expect(offered('19:00')).toEqual([undefined, undefined])
  })

  it('are all that are left where its hours are not known [DESK-08]', () => {
    expect(offered('12:00', { hours: null })).toEqual(['12:15', '23:45'])
  })

  it('can end earlier what a desk has closed, but not what the operator has closed [DESK-08]', () => {
    const open = [['2026-11-20T20:00:00Z', '2026-11-20T23:00:00Z']] as [string, string][]
    const closed = {
      id: 'c',
      from: '2026-11-20',
      to: '2026-11-20',
      hours: [720, 900],
      reason: '',
      isOwn: true,
    }
    expect(offered('12:00', { hours: { ...HOURS, open }, closures: [closed] })).toEqual(['12:15', '17:45'])
    const byOperator = { ...closed, isOwn: false }
    expect(offered('12:00', { hours: { ...HOURS, open }, closures: [byOperator] })).toEqual([
      '15:15',
      '17:45',
    ])
  })
})
