import { describe, expect, it } from 'vitest'
import { wordsIn } from './words-in.ts'

const english = wordsIn('en-US')

describe('the words of a language', () => {
  it.each([
    [1, '1 month'],
    [18, '18 months'],
    [12, '12 months'],
    [24, '2 years'],
    [30, '30 months'],
    [108, '9 years'],
  ])('an age of %i months is %j in English', (months, words) => {
    expect(english.age(months)).toBe(words)
  })

  it('lists, numbers and ages are those of the language [LANG-04]', () => {
    const names = ['A', 'B', 'C']
    expect([english.all(names), english.either(names), english.row(names)]).toEqual([
      'A, B, and C',
      'A, B, or C',
      'A, B, C',
    ])
    const rows = ['es', 'ja', 'zh', 'ar', 'fa', 'ru'].map((language) => wordsIn(language).row(names))
    expect(rows).toEqual(['A, B, C', 'A、B、C', 'A、B、C', 'A، B، C', 'A، B، C', 'A, B, C'])
    const spanish = wordsIn('es')
    const flu = ['Flu', 'Flu, 65 and older']
    expect(['en', 'zh', 'ar'].map((language) => wordsIn(language).row(flu))).toEqual([
      'Flu; Flu, 65 and older',
      'Flu；Flu, 65 and older',
      'Flu؛ Flu, 65 and older',
    ])
    expect([spanish.all(names), spanish.either(names)]).toEqual(['A, B y C', 'A, B o C'])
    expect([spanish.number(0.5), spanish.number(3, 1), english.number(1234)]).toEqual(['0.5', '3.0', '1,234'])
    expect(spanish.age(24)).toBe('2 años')
  })

  it('an age in years is not a span of years where a language tells them apart [LANG-04]', () => {
    const ages = ['ja', 'ko', 'vi', 'zh'].map((language) => wordsIn(language).age(600))
    expect(ages).toEqual(['50歳', '50세', '50 tuổi', '50岁'])
    expect(wordsIn('zh').age(6)).toBe('6个月')
  })

  it('a count has the form that its language needs, or that of the exact number', () => {
    const forms = { '=0': 'nothing', one: 'one', few: 'few', many: 'many', other: 'other' }
    expect([0, 1, 2, 5, 22].map((count) => wordsIn('pl').plural(count, forms))).toEqual([
      'nothing',
      'one',
      'few',
      'many',
      'few',
    ])
    expect(wordsIn('ja').plural(1, { other: 'other' })).toBe('other')
  })

  it('digits are Latin in Arabic and Persian', () => {
    expect([wordsIn('ar').number(12), wordsIn('fa').number(12)]).toEqual(['12', '12'])
    expect(wordsIn('fa').age(18)).toContain('18')
  })
})
