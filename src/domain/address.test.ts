import { describe, expect, it } from 'vitest'
import { isAddressLine, isCity, isCounty, isState, isZip, STATES, tidyCity, tidyZip } from './address.ts'

describe('address line', () => {
  it('ADDRESS-03 ADDRESS-04 a line has at most 40 characters and something to read', () => {
    expect(isAddressLine('7467 St Andrews Rd, Apt #4')).toBe(true)
    expect(isAddressLine('x'.repeat(40))).toBe(true)
    expect(isAddressLine('x'.repeat(41))).toBe(false)
    expect(isAddressLine('')).toBe(false)
    expect(isAddressLine(' \u00A0\u200B')).toBe(false)
  })
})

describe('city', () => {
  it.each(["Coeur d'Alene", 'Winston-Salem', 'New York', 'O’Fallon', 'Cañon City', 'St. Louis', 'A', '서울'])(
    'ADDRESS-06 %j is a city',
    (text) => {
      expect(isCity(text)).toBe(true)
    },
  )

  it.each(['', ' ', '-', "'", '...', 'Area 51', 'Irmo, SC', 'a@b', '<b>x</b>', '=cmd', 'x'.repeat(41)])(
    'ADDRESS-06 ADDRESS-07 %j is no city',
    (text) => {
      expect(isCity(text)).toBe(false)
    },
  )

  it('ADDRESS-07 a period is dropped', () => {
    expect(tidyCity(' St.  Louis ')).toBe('St Louis')
    expect(tidyCity('St . Paul')).toBe('St Paul')
  })
})

describe('zip', () => {
  it.each([
    ['29063', '29063'],
    ['290631234', '29063-1234'],
    ['29063 1234', '29063-1234'],
    ['29063-1234', '29063-1234'],
    [' 29063 ', '29063'],
    ['２９０６３', '29063'],
    ['29063-', '29063-'],
    ['2906', '2906'],
  ])('ADDRESS-09 %j is written %j', (text, expected) => {
    expect(tidyZip(text)).toBe(expected)
  })

  it('ADDRESS-09 a ZIP has at most 10 characters', () => {
    expect(tidyZip('290631234')).toHaveLength(10)
  })

  it.each(['29063', '00501', '29063-1234', '290631234'])('ADDRESS-09 %j is a ZIP', (text) => {
    expect(isZip(text)).toBe(true)
  })

  it.each([
    '',
    '2906',
    '290631',
    '29063-12',
    '29063-12345',
    '00000',
    '00000-1234',
    '2906A',
    'K1A 0B1',
    '29063--1234',
  ])('ADDRESS-09 %j is no ZIP', (text) => {
    expect(isZip(text)).toBe(false)
  })
})

describe('county', () => {
  it.each(['San Diego', 'St. Louis', "Prince George's", 'Miami-Dade', 'Lee', 'Doña Ana', 'De Witt'])(
    'ADDRESS-11 ADDRESS-12 %j is a county',
    (text) => {
      expect(isCounty(text)).toBe(true)
    },
  )

  it.each(['', 'Le', 'L\u00A0', 'Lee1', 'Lee!', '-Lee', 'Lee-', '...', 'a/b', 'x'.repeat(41)])(
    'ADDRESS-11 %j is no county',
    (text) => {
      expect(isCounty(text)).toBe(false)
    },
  )
})

describe('states', () => {
  it('LIMITS-06 the 50 states and the District of Columbia are listed, each once, by name', () => {
    expect(STATES).toHaveLength(51)
    expect(new Set(STATES.map((state) => state.code)).size).toBe(51)
    const names = STATES.map((state) => state.name)
    expect(names).toEqual([...names].sort())
    expect(names).toContain('District of Columbia')
  })

  it.each(['', 'ms', 'XX', 'Choose One', 'PR', 'Ohio', 'constructor'])(
    'ADDRESS-08 %j is no state',
    (code) => {
      expect(isState(code)).toBe(false)
    },
  )

  it('ADDRESS-08 a listed code is a state', () => {
    expect(isState('MS')).toBe(true)
    expect(isState('DC')).toBe(true)
  })
})
