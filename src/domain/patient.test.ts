import { describe, expect, it } from 'vitest'
import {
  isLivingAge,
  isMedicareId,
  isMinor,
  isName,
  isOldEnough,
  isSocialSecurityNumber,
  isWeight,
  minimumAgeMonths,
  tidyMedicareId,
} from './patient.ts'

const TODAY = '2026-11-20'

describe('isName', () => {
  it.each([
    'Ann',
    'X',
    'Null',
    'True',
    'NaN',
    "O'Neil",
    'O’Neil',
    "'t Hooft",
    'Anne-Marie',
    'Mary Jo',
    'Jose\u0301',
    'José',
    'Martin Luther King, Jr.',
    'Núria Pous·i',
    '李',
    '김민준',
    'محمد',
    'علی\u200Cرضا',
    'ג׳ורג׳',
    'Гарри',
    'நந்தினி',
    ' Ann ',
    'Smith 3rd',
    'William (Bill)',
    'Smith/Jones',
    'Renée-Zoë',
    'Nguyễn Thị',
    'Ann1',
    'A'.repeat(60),
    '𠮷'.repeat(60),
  ])('%j is a name [PATIENT-04, PATIENT-05, WI-11, BK-33]', (text) => {
    expect(isName(text)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '\u00A0',
    '\u200B',
    '\u3164',
    '-',
    "'",
    '...',
    '\u0301',
    'Ann#1',
    'Ann\n<b>',
    'Ann_Lee',
    'Ann*',
    'a=b',
    'Ann"Lee',
    '٣',
    'Ann@home',
    '<script>',
    '=cmd',
    '{{7*7}}',
    '$(id)',
    'Ann; DROP TABLE',
    '😀',
  ])('%j is no name [PATIENT-04, PATIENT-05, WI-11, BK-33]', (text) => {
    expect(isName(text)).toBe(false)
  })
})

describe('weight', () => {
  it.each(['0', '7', '150', '999', '007', '１５０', ' 150 '])('%j is a weight [PATIENT-38]', (text) => {
    expect(isWeight(text)).toBe(true)
  })

  it.each(['', '1000', '-5', '1.5', '1e2', '0x1', '15O', '1 5'])('%j is no weight [PATIENT-38]', (text) => {
    expect(isWeight(text)).toBe(false)
  })
})

describe('Medicare id', () => {
  it.each([
    ['1eg4te5mk73', '1EG4-TE5-MK73'],
    ['1EG4-TE5-MK73', '1EG4-TE5-MK73'],
    ['1EG4 TE5 MK73', '1EG4-TE5-MK73'],
    ['1EG-4TE5-MK73', '1EG4-TE5-MK73'],
    ['1EG4', '1EG4'],
  ])('%j is written %j [PATIENT-40, PATIENT-42]', (text, expected) => {
    expect(tidyMedicareId(text)).toBe(expected)
  })

  it.each(['1EG4-TE5-MK73', '1eg4te5mk73', '1234-567-8901'])('%j is a Medicare id [PATIENT-41]', (text) => {
    expect(isMedicareId(text)).toBe(true)
    expect(tidyMedicareId(text)).toHaveLength(13)
  })

  it.each(['', '1EG4-TE5-MK7', '1EG4-TE5-MK733', '1EG4_TE5_MK73', '1EG4-TÉ5-MK73', '####-###-####'])(
    '%j is no Medicare id [PATIENT-41]',
    (text) => {
      expect(isMedicareId(text)).toBe(false)
    },
  )
})

describe('age limits', () => {
  it('a patient is 12 months or older [PATIENT-14]', () => {
    expect(isOldEnough('2025-11-20', TODAY, 'OH')).toBe(true)
    expect(isOldEnough('2025-11-21', TODAY, 'OH')).toBe(false)
  })

  it('in Mississippi a patient is 18 months or older [PATIENT-16, PATIENT-17]', () => {
    expect(isOldEnough('2025-05-20', TODAY, 'MS')).toBe(true)
    expect(isOldEnough('2025-05-21', TODAY, 'MS')).toBe(false)
    expect(minimumAgeMonths('MS')).toBe(18)
    expect(minimumAgeMonths('MO')).toBe(12)
    expect(minimumAgeMonths(undefined)).toBe(12)
  })

  it('nobody is older than 120 years [PATIENT-19]', () => {
    expect(isLivingAge('1905-11-21', TODAY)).toBe(true)
    expect(isLivingAge('1905-11-20', TODAY)).toBe(false)
  })

  it('a person is a minor until the day they turn 18 [FINANCE-10]', () => {
    expect(isMinor('2008-11-21', TODAY)).toBe(true)
    expect(isMinor('2008-11-20', TODAY)).toBe(false)
  })
})

describe('social security number', () => {
  it.each(['219-09-9999', '219099999', '219 09 9999'])('%j can have been issued [INSURANCE-18]', (text) => {
    expect(isSocialSecurityNumber(text)).toBe(true)
  })

  it.each([
    '',
    '000000000',
    '000-12-3456',
    '666-12-3456',
    '900-12-3456',
    '999-99-9999',
    '123-00-4567',
    '123-45-0000',
    '12345678',
    '1234567890',
    '219-099999',
    '219-09-999a',
  ])('%j was never issued [INSURANCE-18]', (text) => {
    expect(isSocialSecurityNumber(text)).toBe(false)
  })
})
