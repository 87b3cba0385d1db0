import { describe, expect, it } from 'vitest'
import { closedWeek, weekOf } from '../directory/opening-hours.ts'
import { operatingHours } from './operating-hours.ts'

const CLOSED = { start: null, end: null, breakStart: null, breakEnd: null }

describe('operating hours', () => {
  it('Monday stands for the workdays, and what is closed is null [ENTITY-13]', () => {
    const hours = weekOf('Mo-Fr 09:00-20:00; Sa 09:00-18:00')
    expect(operatingHours(hours, weekOf('Mo-Sa 13:30-14:00'))).toEqual({
      isBreakSame: true,
      mondayToFriday: { start: '09:00', end: '20:00', breakStart: '13:30', breakEnd: '14:00' },
      saturday: { start: '09:00', end: '18:00', breakStart: '13:30', breakEnd: '14:00' },
      sunday: CLOSED,
    })
  })

  it('breaks are the same when all open days have the same, or none [ENTITY-13]', () => {
    const hours = weekOf('Mo-Su 09:00-20:00')
    expect(operatingHours(hours, weekOf('Mo-Su 13:30-14:00')).isBreakSame).toBe(true)
    expect(operatingHours(hours, null).isBreakSame).toBe(true)
    expect(operatingHours(hours, weekOf('Mo-Fr 13:30-14:00')).isBreakSame).toBe(false)
    expect(operatingHours(closedWeek(), null).mondayToFriday).toEqual(CLOSED)
  })

  it('the pause between two openings is a break, midnight is 24:00, and later is the next day [ENTITY-13]', () => {
    const { mondayToFriday, saturday, sunday } = operatingHours(
      weekOf('Mo-Fr 09:00-12:30,13:30-18:00; Sa 00:00-24:00; Su 07:00-01:00'),
      null,
    )
    expect(mondayToFriday).toEqual({ start: '09:00', end: '18:00', breakStart: '12:30', breakEnd: '13:30' })
    expect([saturday.start, saturday.end]).toEqual(['00:00', '24:00'])
    expect([sunday.start, sunday.end]).toEqual(['07:00', '01:00'])
  })
})
