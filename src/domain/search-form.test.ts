import { describe, expect, it } from 'vitest'
import { aService } from '../../tests/support/builders.ts'
import { appointmentTypes, findProblems, lastDayOf } from './search-form.ts'
import { readServices } from './services.ts'

const TODAY = '2026-11-20'
const WANTED = { type: 'Physicals', location: '45202', date: '2026-11-23' }
const BOUNDS = {
  types: ['Physicals', 'Vaccines'],
  today: TODAY,
  lastDay: '2026-12-04',
  asksPlaceAndDate: true,
}

const read = (...services: Parameters<typeof aService>[0][]) =>
  readServices(
    services.map((service, at) => aService({ id: at + 1, order: at, ...service })),
    {},
    { grouping: false, covidEnabled: true },
  )

describe('appointment types', () => {
  it('are the distinct categories of menu options, in the order of the services [ENTITY-07, FIND-06, FIND-07]', () => {
    const list = read(
      { groupName: 'Travel' },
      { groupName: 'Vaccines' },
      { groupName: ' Travel ' },
      { groupName: 'Hidden', notMenuOption: true },
      { groupName: '', category: null },
    )
    expect(appointmentTypes(list)).toEqual(['Travel', 'Vaccines'])
    expect(appointmentTypes([])).toEqual([])
  })

  it('can be booked as far ahead as the farthest of their services [FIND-26]', () => {
    const list = read({ maxDaysAhead: 14 }, { maxDaysAhead: 30 }, { groupName: 'Travel', maxDaysAhead: 60 })
    expect(lastDayOf('Vaccines', list, TODAY)).toBe('2026-12-20')
    expect(lastDayOf('Unknown', list, TODAY)).toBeUndefined()
  })
})

describe('a search that is filled in', () => {
  const problems = (wanted: Partial<typeof WANTED>, bounds: Partial<typeof BOUNDS> = {}) =>
    findProblems({ ...WANTED, ...wanted }, { ...BOUNDS, ...bounds })

  it('is right when all of it is', () => {
    expect(problems({})).toEqual({})
  })

  it.each(['', 'Choose one', 'physicals', '__proto__'])('has no type %j [FIND-19, class 27]', (type) => {
    expect(problems({ type })).toEqual({ type: 'required' })
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u00a0', 'required'],
    ['\u200b\u200b', 'required'],
    ['x', 'tooShort'],
    [' x ', 'tooShort'],
    ['👩‍👩‍👧‍👦', 'tooShort'],
    ['OH', undefined],
    ['x'.repeat(127), undefined],
    ['x'.repeat(128), undefined],
    ['é'.repeat(128), undefined],
    ['x'.repeat(129), 'tooLong'],
    ['x'.repeat(100_000), 'tooLong'],
    ["Coeur d'Alene, ID", undefined],
    ['<script>alert(1)</script>', undefined],
  ])('the location %# is %j [FIND-20, FIND-21, FIND-22, class 1, class 2]', (location, kind) => {
    expect(problems({ location }).location).toBe(kind)
  })

  it.each([
    ['', 'invalid'],
    ['2026-02-30', 'invalid'],
    ['2027-02-29', 'invalid'],
    ['20266-01-01', 'invalid'],
    ['11/23/2026', 'invalid'],
    ['2026-11-19', 'tooEarly'],
    ['1900-01-01', 'tooEarly'],
    ['2026-11-20', undefined],
    ['2026-12-04', undefined],
    ['2026-12-05', 'tooLate'],
    ['2999-12-31', 'tooLate'],
  ])('the date %j is %j [FIND-24, FIND-25, FIND-26, class 19]', (date, kind) => {
    expect(problems({ date }).date).toBe(kind)
  })

  it('no day is too late when no maximum is set [FIND-26]', () => {
    const { lastDay: _, ...open } = BOUNDS
    expect(findProblems({ ...WANTED, date: '2999-12-31' }, open)).toEqual({})
  })

  it('all problems are told, in the order of the fields [FIND-13]', () => {
    expect(Object.entries(problems({ type: '', location: '', date: '' }))).toEqual([
      ['type', 'required'],
      ['location', 'required'],
      ['date', 'invalid'],
    ])
  })

  it('neither place nor date is asked for where a dialog asks for the state [FIND-48]', () => {
    expect(problems({ location: '', date: '' }, { asksPlaceAndDate: false })).toEqual({})
    expect(problems({ type: '', location: '' }, { asksPlaceAndDate: false })).toEqual({ type: 'required' })
  })
})
