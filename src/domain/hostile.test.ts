import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAddressLine, isCity, isCounty, isZip, tidyCity, tidyZip } from './address.ts'
import { isDay, monthNumber, partsOfPasted } from './calendar.ts'
import { isEmail, sameEmail } from './email.ts'
import { isMedicareId, isName, isSocialSecurityNumber, isWeight, tidyMedicareId } from './patient.ts'
import { isPhone, showPhone, wirePhone } from './phone.ts'
import { isSignature } from './signature.ts'
import { asciiDigits, fits, hasHiddenCharacters, isBlank, lastDigits, lengthOf, tidy } from './text.ts'
import { optionName } from './vaccines.ts'
import { isZone } from './zones.ts'

const SIZE = 64 * 1024
const PIECES = [
  'a', '1', '-', '.', ' ', '@', 'a.', 'a@', '-a', '1-', '1 ', ' a', 'dose', '(', "'", '_', '/', 'A/',
  '\u00A0', '\u200B', '\u200D', '\u200C', '\u202E', '\u0000', '\uD800', '\uDC00', '\uFEFF',
  '\u0301', 'e\u0301', '\u0E31', '٣', '\u{1D7D8}', '\u{1F468}\u200D', '\u{1F468}\uFE0F\u200D', 'ا\u200C', 'क्\u200D', '\u1100\u1161\u11A8',
] // biome-ignore format: a table

const ENDS = ['', '!']

describe('hostile input', () => {
  it.each(PIECES)('64 KB of %j come to an end [VALID-02]', (piece) => {
    const body = piece.repeat(Math.ceil(SIZE / piece.length))
    const judges = [
      isName,
      isCity,
      isCounty,
      isZip,
      isAddressLine,
      isEmail,
      isPhone,
      isWeight,
      isZone,
      isDay,
      isMedicareId,
      isSocialSecurityNumber,
      isSignature,
    ]
    for (const end of ENDS) {
      const text = body + end
      for (const judge of judges) expect(judge(text)).toBeTypeOf('boolean')
      for (const write of [
        tidy,
        showPhone,
        wirePhone,
        tidyCity,
        tidyZip,
        tidyMedicareId,
        monthNumber,
        optionName,
      ]) {
        expect(write(text)).toBeTypeOf('string')
      }
      expect(asciiDigits(text)).toBeTypeOf('string')
      expect(lastDigits(text, 10).length).toBeLessThanOrEqual(10)
      expect(partsOfPasted(text)).toBeUndefined()
      expect(fits(text, 200)).toBe(false)
      expect(lengthOf(text)).toBeLessThanOrEqual(text.length)
      expect([isBlank(text), hasHiddenCharacters(text), sameEmail(text, text)]).not.toContain(undefined)
    }
  })
})

describe('patterns', () => {
  const sources = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`src/domain/${path}`, 'utf8'))
  const LITERAL =
    /(?<=[=(!&|?:,[]\s*)\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*)\/[dgimsuy]*/g
  const patterns = sources.flatMap((source) =>
    [...source.matchAll(LITERAL)].map(([, pattern = '']) => pattern),
  )

  /** The skeleton of a pattern: classes and escapes are one letter each. */
  const skeleton = (pattern: string) =>
    pattern
      .replace(/\[(?:\\.|[^\]\\])*\]/g, 'c')
      .replace(/\\[pP]\{[^}]*\}/g, 'c')
      .replace(/\\./g, 'c')

  const hasNestedRepeat = (pattern: string) => /\([^()]*[+*][^()]*\)(?:[+*]|\{\d+,\})/.test(skeleton(pattern))

  it('no pattern repeats a repetition [VALID-02]', () => {
    expect(patterns.length).toBeGreaterThan(25)
    expect(patterns.filter(hasNestedRepeat)).toEqual([])
  })

  it('a pattern that repeats a repetition is seen [VALID-02]', () => {
    expect(hasNestedRepeat('^(?:[a-z]+)*$')).toBe(true)
    expect(hasNestedRepeat('^(a+b)+$')).toBe(true)
    expect(hasNestedRepeat('^(?:[+*])+$')).toBe(false)
  })
})
