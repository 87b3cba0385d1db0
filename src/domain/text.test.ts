import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asciiDigits,
  digitsOf,
  fits,
  hasHiddenCharacters,
  isBlank,
  lastDigits,
  lengthOf,
  tidy,
} from './text.ts'

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'

describe('tidy', () => {
  it.each([
    ['  Ann  ', 'Ann'],
    ['Ann\u00A0Lee', 'Ann Lee'],
    ['Ann   Lee', 'Ann Lee'],
    ['Ann\t\n Lee', 'Ann Lee'],
    ['Ann\u2003Lee', 'Ann Lee'],
    ['\u3000Ann\u3000', 'Ann'],
  ])('spaces of every kind are one, none at the ends: %j [PATIENT-07]', (text, expected) => {
    expect(tidy(text)).toBe(expected)
  })

  it('the composed form is kept [PATIENT-07]', () => {
    expect(tidy('Jose\u0301')).toBe('José')
    expect(tidy('José')).toBe('José')
  })

  it.each([
    ['\u202EnnA', 'nnA'],
    ['\u2066Ann\u2069', 'Ann'],
    ['An\u200Bn', 'Ann'],
    ['An\u00ADn', 'Ann'],
    ['\uFEFFAnn', 'Ann'],
    ['An\u0000n\u0007', 'Ann'],
    ['Ann\uD800', 'Ann'],
    ['\uDC00Ann', 'Ann'],
    ['Ann \u200B Lee', 'Ann Lee'],
    ['\u200FAnn\u061C', 'Ann'],
  ])('what nobody sees is removed: %j [PATIENT-07]', (text, expected) => {
    expect(tidy(text)).toBe(expected)
  })

  it('whole surrogate pairs stay [PATIENT-07]', () => {
    expect(tidy('𠮷野')).toBe('𠮷野')
  })

  it('joiners stay where the spelling needs them, and go elsewhere [PATIENT-07]', () => {
    expect(tidy('علی\u200Cرضا')).toBe('علی\u200Cرضا')
    expect(tidy('ක්\u200Dෂ')).toBe('ක්\u200Dෂ')
    expect(tidy(FAMILY)).toBe(FAMILY)
    expect(tidy('A\u200Dn\u200Cn')).toBe('Ann')
    expect(tidy('علی\u200C')).toBe('علی')
  })

  it('tidying twice changes nothing more [PATIENT-07]', () => {
    const character = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\u200D',
        '\u200C',
        '\u202E',
        '\u0301',
        ' ',
        '\u00A0',
        'ا',
        'क',
        '\u{1F468}',
        '\uFE0F',
        '\uD800',
        '\n',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(character).map((all) => all.join('')),
        (text) => {
          const once = tidy(text)
          expect(tidy(once)).toBe(once)
          expect(hasHiddenCharacters(once)).toBe(false)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('hasHiddenCharacters', () => {
  it('controls and marks of direction are hidden, line breaks, tabs and spaces are not [PATIENT-07]', () => {
    expect(hasHiddenCharacters('Ann\u202E')).toBe(true)
    expect(hasHiddenCharacters('Ann\u0000')).toBe(true)
    expect(hasHiddenCharacters('Ann\uDC00')).toBe(true)
    expect(hasHiddenCharacters('Ann\u200DLee')).toBe(true)
    expect(hasHiddenCharacters(' Ann\u00A0Lee\r\n\tOak ')).toBe(false)
    expect(hasHiddenCharacters(FAMILY)).toBe(false)
    expect(hasHiddenCharacters('Jose\u0301')).toBe(false)
  })
})

describe('isBlank', () => {
  it.each(['', ' ', '\u00A0', '\u200B', '\u200B \u2060', '\u3164', '\u2800', '\t\n', '\u0000', '\uFE0F'])(
    '%j is blank [VALID-01]',
    (text) => {
      expect(isBlank(text)).toBe(true)
    },
  )

  it.each(['0', '.', 'Null', '김', ' x '])('%j is not blank [VALID-01]', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('length', () => {
  it('length counts what a person sees [VALID-03]', () => {
    expect(lengthOf('Ann')).toBe(3)
    expect(lengthOf(FAMILY)).toBe(1)
    expect(lengthOf('Jose\u0301')).toBe(4)
    expect(lengthOf('𠮷野')).toBe(2)
    expect(lengthOf('')).toBe(0)
  })

  it('a long text counts a sign of several code units once, wherever it stands [VALID-03]', () => {
    for (let before = 0; before < 400; before++)
      expect(lengthOf(`${'é'.repeat(before)}👍🏽${'é'.repeat(400)}`)).toBe(before + 401)
  })

  it('a long text has as many characters as its parts [VALID-03]', () => {
    const parts = [FAMILY, 'e\u0301', '𠮷', '\u1100\u1161\u11A8', 'क्\u200Dष', 'x', '\r\n', '👍🏽']
    const plain = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const long = fc.array(fc.constantFrom(...parts, '\u0301'.repeat(300), '🇺🇸'), {
      minLength: 50,
      maxLength: 300,
    })
    fc.assert(
      fc.property(long, (all) => {
        const text = all.join('')
        expect(lengthOf(text)).toBe([...plain.segment(text)].length)
      }),
    )
  })

  it('a text fits up to its maximum, not one more [VALID-03]', () => {
    expect(fits('x'.repeat(40), 40)).toBe(true)
    expect(fits('x'.repeat(41), 40)).toBe(false)
    expect(fits('𠮷'.repeat(40), 40)).toBe(true)
    expect(fits('𠮷'.repeat(41), 40)).toBe(false)
  })

  it('one character with ten thousand accents does not fit [VALID-03]', () => {
    expect(lengthOf(`e${'\u0301'.repeat(10_000)}`)).toBe(1)
    expect(fits(`e${'\u0301'.repeat(10_000)}`, 40)).toBe(false)
  })
})

describe('digits', () => {
  it.each([
    ['５５５', '555'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۴', '4'],
    ['०१२३४५६७८९', '0123456789'],
    ['𝟘𝟙𝟚𝟡𝟬𝟿', '012909'],
    ['a1²½Ⅷ', 'a1²½Ⅷ'],
  ])('the digits of %j are read as %j [VALID-14]', (text, expected) => {
    expect(asciiDigits(text)).toBe(expected)
  })

  it('non-digits are stripped and the last N digits kept [VALID-14]', () => {
    expect(lastDigits('+1 (212) 555-0123', 10)).toBe('2125550123')
    expect(lastDigits('12', 10)).toBe('12')
    expect(lastDigits('12', 0)).toBe('')
    expect(lastDigits('none', 4)).toBe('')
    expect(digitsOf('a1b2')).toBe('12')
  })

  it('at most N digits are left, and they end the digits of the text [VALID-14]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, count) => {
        const kept = lastDigits(text, count)
        expect(kept).toMatch(/^\d*$/)
        expect(kept.length).toBe(Math.min(count, digitsOf(text).length))
        expect(digitsOf(text).endsWith(kept)).toBe(true)
      }),
    )
  })
})
