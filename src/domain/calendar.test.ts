import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  ageInMonths,
  ageInYears,
  dayOf,
  daysBetween,
  formatUsDate,
  isDay,
  monthNumber,
  pad2,
  partsOfPasted,
} from './calendar.ts'

const parts = (year: string, month: string, day: string) => ({ year, month, day })

/** Real days, made by the platform's own calendar. */
const realDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('dayOf', () => {
  it('a date is built as year-month-day, padded [ENTITY-27, PATIENT-20]', () => {
    expect(dayOf(parts('1980', '7', '4'))).toBe('1980-07-04')
    expect(dayOf(parts('1980', '07', '04'))).toBe('1980-07-04')
  })

  it.each([
    ['', '7', '4'],
    ['1980', '', '4'],
    ['1980', '7', ''],
    ['1980', ' ', '4'],
    ['', '', ''],
  ])('a date with an empty part is none: %j %j %j [VALID-10]', (year, month, day) => {
    expect(dayOf(parts(year, month, day))).toBeUndefined()
  })

  it.each([
    ['1899', '12', '31', undefined],
    ['1900', '1', '1', '1900-01-01'],
    ['3000', '12', '31', '3000-12-31'],
    ['3001', '1', '1', undefined],
    ['10000', '1', '1', undefined],
    ['80', '7', '4', undefined],
    ['1980', '0', '4', undefined],
    ['1980', '1', '4', '1980-01-04'],
    ['1980', '12', '4', '1980-12-04'],
    ['1980', '13', '4', undefined],
    ['1980', '7', '0', undefined],
    ['1980', '7', '1', '1980-07-01'],
    ['1980', '7', '31', '1980-07-31'],
    ['1980', '7', '32', undefined],
    ['1980', '007', '4', undefined],
  ])(
    'the ranges end where they say: %j %j %j [VALID-11, PATIENT-09 to PATIENT-11]',
    (year, month, day, expected) => {
      expect(dayOf(parts(year, month, day))).toBe(expected)
    },
  )

  it.each([
    ['2025', '2', '29', undefined],
    ['2024', '2', '29', '2024-02-29'],
    ['1900', '2', '29', undefined],
    ['2000', '2', '29', '2000-02-29'],
    ['2024', '2', '30', undefined],
    ['2024', '4', '31', undefined],
    ['2024', '11', '31', undefined],
  ])(
    'no day rolls over into the next month: %j %j %j [VALID-12, PATIENT-19]',
    (year, month, day, expected) => {
      expect(dayOf(parts(year, month, day))).toBe(expected)
    },
  )

  it.each([
    ['-1980', '7', '4'],
    ['19e2', '7', '4'],
    ['1980', '+7', '4'],
    ['1980', '7.0', '4'],
    ['1980', '٧', '4'],
    [' 1980', '7', '4'],
    ['1980', '7', '4\n'],
  ])('anything but digits is refused: %j %j %j [VALID-10]', (year, month, day) => {
    expect(dayOf(parts(year, month, day))).toBeUndefined()
  })

  it('a day in the future is a day [VALID-13]', () => {
    expect(dayOf(parts('2999', '1', '1'))).toBe('2999-01-01')
  })

  it('every real day is read back as it is written [VALID-12]', () => {
    fc.assert(
      fc.property(realDay, (day) => {
        const [year = '', month = '', ofMonth = ''] = day.split('-')
        expect(dayOf(parts(year, month, ofMonth))).toBe(day)
        expect(isDay(day)).toBe(true)
      }),
    )
  })

  it('what is accepted is a day of the platform calendar [VALID-12]', () => {
    const number = (max: number) => fc.integer({ min: 0, max }).map(String)
    fc.assert(
      fc.property(
        fc.integer({ min: 1890, max: 3010 }).map(String),
        number(14),
        number(33),
        (year, month, day) => {
          const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
          const isReal =
            date.getUTCMonth() === Number(month) - 1 && Number(year) >= 1900 && Number(year) <= 3000
          expect(dayOf(parts(year, month, day)) !== undefined).toBe(isReal)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('isDay', () => {
  it.each([
    '2026-02-30',
    '2026-2-3',
    '12/31',
    '2026-01-01T00:00Z',
    '10000-01-01',
    '',
    '1899-12-31',
    '2026-01-01\n',
  ])('%j is no day [VALID-12]', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

describe('day arithmetic', () => {
  it('days are added over month ends, leap days and both clock changes [PRESCREEN-48]', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08')
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('days between two days are what must be added to the first [ELIG-13]', () => {
    fc.assert(
      fc.property(realDay, fc.integer({ min: -300_000, max: 300_000 }), (day, days) => {
        fc.pre(isDay(addDays(day, days)))
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(addDays(addDays(day, days), -days)).toBe(day)
      }),
    )
  })

  it('months are added to the last day where the month is too short [PATIENT-14]', () => {
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-08-15', 18)).toBe('2028-02-15')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15')
  })

  it('arithmetic with what is no day throws [VALID-12]', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => addMonths('soon', 1)).toThrow(RangeError)
    expect(() => daysBetween('2026-01-01', '')).toThrow(RangeError)
    expect(() => ageInYears('1980-13-01', '2026-01-01')).toThrow(RangeError)
  })
})

describe('age', () => {
  it('months are full on the day of the month, not before [PATIENT-14]', () => {
    expect(ageInMonths('2025-06-15', '2026-06-14')).toBe(11)
    expect(ageInMonths('2025-06-15', '2026-06-15')).toBe(12)
    expect(ageInMonths('2026-06-15', '2026-06-15')).toBe(0)
    expect(ageInMonths('2026-06-16', '2026-06-15')).toBe(-1)
  })

  it('a child born on 29 February is a year old on 1 March, not a day earlier [PATIENT-14]', () => {
    expect(ageInMonths('2024-02-29', '2025-02-28')).toBe(11)
    expect(ageInMonths('2024-02-29', '2025-03-01')).toBe(12)
    expect(ageInYears('2004-02-29', '2022-02-28')).toBe(17)
    expect(ageInYears('2004-02-29', '2022-03-01')).toBe(18)
  })

  it('ages are whole years today [ELIG-12]', () => {
    expect(ageInYears('1980-07-04', '2026-07-03')).toBe(45)
    expect(ageInYears('1980-07-04', '2026-07-04')).toBe(46)
    expect(ageInYears('2026-07-05', '2026-07-04')).toBe(-1)
  })

  it('nobody grows younger from one day to the next [ELIG-12]', () => {
    fc.assert(
      fc.property(realDay, realDay, (birth, today) => {
        fc.pre(today < '2999-12-30')
        expect(ageInMonths(birth, addDays(today, 1)) - ageInMonths(birth, today)).toBeOneOf([0, 1])
      }),
    )
  })
})

describe('dates as people write them', () => {
  it('a day in a message is MM/DD/YYYY [FIND-27]', () => {
    expect(formatUsDate('2026-07-04')).toBe('07/04/2026')
  })

  it.each([
    '7/4/1980',
    '07-04-1980',
    '07.04.1980',
    '1980-07-04',
    '1980-7-4',
    'July 4, 1980',
    'july 4 1980',
    'Jul. 4, 1980',
    '4 Jul 1980',
    '4 July, 1980',
    ' 7/4/1980\n',
  ])('%j is read from the clipboard as 4 July 1980 [VALID-10]', (text) => {
    expect(partsOfPasted(text)).toEqual(parts('1980', '07', '04'))
  })

  it.each([
    '12/31',
    '25/12/1980',
    '2/30/1980',
    '7/4/80',
    '7/4-1980',
    '1980-07-04T00:00:00Z',
    'Julember 4, 1980',
    '4 1980',
    '',
    '19800704',
    '7/4/10000',
    `7/4/1980${' '.repeat(100_000)}`,
  ])('%j is not taken for a date [VALID-12]', (text) => {
    expect(partsOfPasted(text)).toBeUndefined()
  })

  it('single digits are padded, other text stays [PATIENT-18]', () => {
    expect(pad2('7')).toBe('07')
    expect(pad2('0')).toBe('00')
    expect(pad2('12')).toBe('12')
    expect(pad2('')).toBe('')
    expect(pad2('x')).toBe('x')
  })

  it.each([
    ['7', '07'],
    ['12', '12'],
    ['July', '07'],
    ['jul', '07'],
    ['SEPT', '09'],
    ['Dec.', '12'],
    [' may ', '05'],
    ['ju', 'ju'],
    ['13', '13'],
    ['', ''],
    ['toString', 'toString'],
  ])('the month %j is written %j [PATIENT-18]', (text, expected) => {
    expect(monthNumber(text)).toBe(expected)
  })
})
