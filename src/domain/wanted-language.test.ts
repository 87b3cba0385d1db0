import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#contract/languages'
import { LANGUAGES } from '#contract/vocabulary'
import { wantedLanguage } from './wanted-language.ts'

const OFFERED = ['en', 'es', 'fil', 'sr-Latn']

it.each([
  ['es-MX,es;q=0.9,en;q=0.5', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.4, es;q=0.8', 'es'],
  ['de-DE, de, es', 'es'],
  ['ES-419', 'es'],
  ['es_MX', 'es'],
  ['tl-PH, en', 'fil'],
  ['bs-BA, en', 'sr-Latn'],
  ['es;q=0, de', undefined],
  ['*', undefined],
  ['', undefined],
  ['es;q=hello, en;q=0.1', 'en'],
])('a browser that asks for "%s" gets %s [LANG-02]', (wishes, language) => {
  expect(wantedLanguage(wishes, OFFERED)).toBe(language)
})

it('is undefined if no wanted language is offered [LANG-02]', () => {
  expect(wantedLanguage('es', ['en'])).toBeUndefined()
})

it('every language that can be offered is one of the vocabulary, and the other way round [LIMITS-04, LANG-01]', () => {
  const english = new Intl.DisplayNames('en', { type: 'language' })
  const otherwise: Record<string, string> = { 'sr-Latn': 'Serbo-Croatian', fil: 'Tagalog' }
  const names = LANGUAGE_CODES.map((code) => otherwise[code] ?? english.of(code))
  expect(names.sort()).toEqual([...LANGUAGES].sort())
})
