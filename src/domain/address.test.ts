import { describe, expect, it } from 'vitest'
import { isAddressLine, isCity, isCounty, isState, isZip, STATES, tidyCity, tidyZip } from './address.ts'

describe('address line', () => {
  it('a line has at most 40 characters and something to read [ADDRESS-03, ADDRESS-04]', () => {
    expect(isAddressLine('7467 St Andrews Rd, Apt #4')).toBe(true)
    expect(isAddressLine('x'.repeat(40))).toBe(true)
    expect(isAddressLine('x'.repeat(41))).toBe(false)
    expect(isAddressLine('')).toBe(false)
    expect(isAddressLine(' \u00A0\u200B')).toBe(false)
  })
})

describe('city', () => {
  it.each(["Coeur d'Alene", 'Winston-Salem', 'New York', 'O’Fallon', 'Cañon City', 'St. Louis', 'A', '서울'])(
    '%j is a city [ADDRESS-06]',
    (text) => {
      expect(isCity(text)).toBe(true)
    },
  )

  it.each(['', ' ', '-', "'", '...', 'Area 51', 'Irmo, SC', 'a@b', '<b>x</b>', '=cmd', 'x'.repeat(41)])(
    '%j is no city [ADDRESS-06, ADDRESS-07]',
    (text) => {
      expect(isCity(text)).toBe(false)
    },
  )

  it('a period is dropped [ADDRESS-07]', () => {
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
  ])('%j is written %j [ADDRESS-09]', (text, expected) => {
    expect(tidyZip(text)).toBe(expected)
  })

  it('a ZIP has at most 10 characters [ADDRESS-09]', () => {
    expect(tidyZip('290631234')).toHaveLength(10)
  })

  it.each(['29063', '00501', '29063-1234', '290631234'])('%j is a ZIP [ADDRESS-09]', (text) => {
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
  ])('%j is no ZIP [ADDRESS-09]', (text) => {
    expect(isZip(text)).toBe(false)
  })
})

describe('county', () => {
  it.each(['San Diego', 'St. Louis', "Prince George's", 'Miami-Dade', 'Lee', 'Doña Ana', 'De Witt'])(
    '%j is a county [ADDRESS-11, ADDRESS-12]',
    (text) => {
      expect(isCounty(text)).toBe(true)
    },
  )

  it.each(['', 'Le', 'L\u00A0', 'Lee1', 'Lee!', '-Lee', 'Lee-', '...', 'a/b', 'x'.repeat(41)])(
    '%j is no county [ADDRESS-11]',
    (text) => {
      expect(isCounty(text)).toBe(false)
    },
  )
})

describe('states', () => {
  it('the 50 states and the District of Columbia are listed, each once, by name [LIMITS-06]', () => {
    expect(STATES).toHaveLength(51)
    expect(new Set(STATES.map((state) => state.code)).size).toBe(51)
    const names = STATES.map((state) => state.name)
    expect(names).toEqual([...names].sort())
    expect(names).toContain('District of Columbia')
  })

  it.each(['', 'ms', 'XX', 'Choose One', 'PR', 'Ohio', 'constructor'])(
    '%j is no state [ADDRESS-08]',
    (code) => {
      expect(isState(code)).toBe(false)
    },
  )

  it('a listed code is a state [ADDRESS-08]', () => {
    expect(isState('MS')).toBe(true)
    expect(isState('DC')).toBe(true)
  })
})
