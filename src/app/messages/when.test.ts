import { afterEach, describe, expect, it } from 'vitest'
import { speak } from './catalogue.ts'
import { catalogue as spanish } from './es/index.ts'
import { said, saidDate, saidDay } from './when.ts'

const NEW_YORK = 'America/New_York'

afterEach(() => speak(undefined))

describe('days and times in English', () => {
  it('a day is "dddd, MMM D, YYYY" [TIME-07]', () => {
    expect(saidDay('long', '2026-11-04')).toBe('Wednesday, Nov 4, 2026')
    expect(saidDay('long', '2026-03-08')).toBe('Sunday, Mar 8, 2026')
    expect(saidDay('long', '2026-09-30')).toBe('Wednesday, Sep 30, 2026')
  })

  it.each([
    ['2026-11-20T14:05:00Z', '09:05 AM'],
    ['2026-07-04T17:30:00Z', '01:30 PM'],
    ['2026-11-20T05:00:00Z', '12:00 AM'],
    ['2026-11-20T17:00:00Z', '12:00 PM'],
  ])('%s is %s in New York [TIME-06]', (instant, time) => {
    expect(said('time', Date.parse(instant), NEW_YORK)).toBe(time)
  })

  it('a day has a shorter form for each place', () => {
    expect(saidDay('spoken', '2026-11-24')).toBe('Tuesday, Nov 24')
    expect(saidDay('short', '2026-11-24')).toBe('Tue, Nov 24')
    expect(saidDay('shortOfYear', '2027-01-25')).toBe('Mon, Jan 25, 2027')
    expect(saidDate('2026-11-04')).toBe('11/04/2026')
    expect([saidDay('weekday', '2026-11-24'), saidDay('monthDay', '2026-11-24')]).toEqual(['Tue', 'Nov 24'])
  })

  it('what is no day or no zone is an error', () => {
    expect(() => saidDay('long', '2026-13-40')).toThrow(RangeError)
    expect(() => said('time', 0, 'Mars/Base')).toThrow(RangeError)
  })
})

describe('days and times in Spanish', () => {
  it('have its words and its order, with the 12-hour clock of the United States [LANG-04]', () => {
    speak(spanish)
    expect(saidDay('long', '2026-11-04')).toMatch(/^miércoles, 4 de nov\.? de 2026$/)
    expect(saidDay('spoken', '2026-11-24')).toMatch(/^martes, 24 de nov\.?$/)
    expect(saidDay('weekday', '2026-11-24')).toMatch(/^mar\.?$/)
    expect(saidDate('2026-11-04')).toMatch(/^4 (de )?nov\.?( de)? 2026$/)
    expect(said('time', Date.parse('2026-11-20T17:05:00Z'), NEW_YORK)).toMatch(/^12:05\sp\.\s?m\.$/)
  })
})
