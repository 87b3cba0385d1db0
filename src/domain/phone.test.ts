import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasExtension, isPhone, phoneDigits, showPhone, wirePhone } from './phone.ts'

describe('phone', () => {
  it('the last ten digits are kept [PATIENT-24]', () => {
    expect(phoneDigits('+1 (212) 555-0123')).toBe('2125550123')
    expect(phoneDigits('992125550123')).toBe('2125550123')
    expect(phoneDigits('٢١٢٥٥٥٠١٢٣')).toBe('2125550123')
  })

  it.each([
    '2125550123',
    '(212) 555-0123',
    '212-555-0123',
    '212.555.0123',
    '+1 212 555 0123',
    '12125550123',
    '001 212 555 0123',
    '２１２５５５０１２３',
    '٢١٢٥٥٥٠١٢٣',
    '888-852-2567',
  ])('%j is a phone number [PATIENT-26]', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  it.each([
    '',
    '212555012',
    '21255501234',
    '0000000000',
    '000-000-0000',
    '1234567890',
    '0125550123',
    '2121550123',
    '2120550123',
    '911-555-0123',
    '212-911-0123',
    '1-800-FLOWERS',
    '212-555-0123 x45',
    '+44 20 7946 0958',
    'phone',
    '-2125550',
    `212555012${'3'.repeat(100)}`,
  ])('%j is no phone number [PATIENT-26]', (text) => {
    expect(isPhone(text)).toBe(false)
  })

  it('a whole number is shown in 14 characters, part of one stays as typed [PATIENT-24, PATIENT-25]', () => {
    expect(showPhone('2125550123')).toBe('(212) 555-0123')
    expect(showPhone('2125550123')).toHaveLength(14)
    expect(showPhone('+1 212-555-0123')).toBe('(212) 555-0123')
    expect(showPhone('(212) 555-0123')).toBe('(212) 555-0123')
    expect(showPhone('212-55')).toBe('212-55')
    expect(showPhone('')).toBe('')
    expect(showPhone('212-555-0123 x45')).toBe('212-555-0123 x45')
  })

  it('on the wire a number is ddd-ddd-dddd [PATIENT-28, PATIENT-29]', () => {
    expect(wirePhone('(212) 555-0123')).toBe('212-555-0123')
    expect(wirePhone('12125550123')).toBe('212-555-0123')
  })

  it('every number reads the same on screen and on the wire [PATIENT-29]', () => {
    const number = fc.stringMatching(/^[2-9]0[0-9][2-9]0[0-9]{5}$/)
    fc.assert(
      fc.property(number, (digits) => {
        expect(isPhone(digits)).toBe(true)
        expect(phoneDigits(showPhone(digits))).toBe(digits)
        expect(phoneDigits(wirePhone(digits))).toBe(digits)
        expect(wirePhone(showPhone(digits))).toBe(wirePhone(digits))
        expect(showPhone(showPhone(digits))).toBe(showPhone(digits))
      }),
    )
  })

  it.each([
    ['513-555-0142 ext 12', true],
    ['212-555-0123 x45', true],
    ['21255501234', true],
    ['+1 212 555 0123 4', true],
    ['212 555 012', false],
    ['212 555 0123', false],
    ['12125550123', false],
    ['1-800-FLOWERS', false],
    ['+44 20 7946 0958', false],
  ])('%j has an extension: %s [PATIENT-24, PATIENT-26, WI-17]', (text, expected) => {
    expect(hasExtension(text)).toBe(expected)
  })
})
