import { afterEach, expect, it } from 'vitest'
import { catalogue as arabic } from './ar/index.ts'
import { speak } from './catalogue.ts'
import { catalogue as spanish } from './es/index.ts'
import { leftToRight } from './left-to-right.ts'

afterEach(() => speak(undefined))

it('a phone number keeps its order in a language from right to left, and is as it was in any other [LANG-05]', () => {
  expect(leftToRight('800-555-0101')).toBe('800-555-0101')
  speak(spanish)
  expect(leftToRight('800-555-0101')).toBe('800-555-0101')
  speak(arabic)
  expect(leftToRight('800-555-0101')).toBe('\u2066800-555-0101\u2069')
  expect(leftToRight('')).toBe('')
})
