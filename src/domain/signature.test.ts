import { describe, expect, it } from 'vitest'
import { isSameName, isSignature, isSignedAs } from './signature.ts'

describe('a signature', () => {
  it.each([
    'Ann Lee',
    'Ann Lee 3rd',
    'Lee, Ann',
    'García López Mateo',
    '山田 花子',
    '山田花子',
    '김민준',
    'محمد علي',
  ])('%s can be one [FINANCE-08, WI-18]', (text) => expect(isSignature(text)).toBe(true))
  it.each(['', ' ', 'q', 'Ann', 'Ann 3', '12 34', 'Mickey Mouse ☺ 99', 'a=b c'])(
    '%s can be none [FINANCE-08, WI-18]',
    (text) => expect(isSignature(text)).toBe(false),
  )
})

describe('a signature and the name that was given', () => {
  it.each([
    ['Ann Lee', 'Ann', 'Lee'],
    ['LEE, ann marie', 'Ann', 'Lee'],
    ['Rosalind OBrien Akesson', 'Rosalind', "O'Brien-Åkesson"],
    ['William Smith', 'William (Bill)', 'Smith 3rd'],
    ['Jose\u0301 Peña', 'José', 'Pena'],
    ['山田花子', '山田', '花子'],
    ['Mary Jo Lee', 'Mary Jo', 'Lee'],
  ])('%j is signed by %s %s [FINANCE-08, WI-18]', (signature, first, last) => {
    expect(isSignedAs(signature, { first, last })).toBe(true)
  })
  it.each([
    ['Ann Lee', 'Joanna', 'Lee'],
    ['Joanna Lee', 'Ann', 'Lee'],
    ['Ann L.', 'Ann', 'Lee'],
    ['Mary Lee', 'Mary Jo', 'Lee'],
  ])('%j is not signed by %s %s [FINANCE-08, WI-18]', (signature, first, last) => {
    expect(isSignedAs(signature, { first, last })).toBe(false)
  })
  it('the same name has the same words in the same order [WI-18]', () => {
    const mateo = { first: 'Mateo', last: 'García' }
    expect(isSameName(mateo, { first: ' MATEO', last: 'Garcia' })).toBe(true)
    expect(isSameName(mateo, { first: 'Mateo', last: 'García Jr.' })).toBe(false)
    expect(isSameName({ first: '', last: '' }, { first: '', last: '' })).toBe(false)
  })
})
