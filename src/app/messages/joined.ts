import { spokenLanguage } from './catalogue.ts'

/** Intl has lists with "and" or "or"; its list without a word has no comma in half of our languages. */
const COMMAS: Record<string, string> = { ja: '、', zh: '、', ar: '، ', fa: '، ' }
const STOPS: Record<string, string> = { ja: '。', zh: '。', hy: '։ ' }

/** "Flu, Shingles, Tetanus" in a language; `language`: a BCP 47 tag (LANG-04). */
export function rowIn(language: string, names: readonly string[]): string {
  return names.join(COMMAS[language.slice(0, 2)] ?? ', ')
}

/** "Flu, Shingles, Tetanus" in the chosen language. */
export function row(names: readonly string[]): string {
  return rowIn(spokenLanguage(), names)
}

/** The sign between the names of a row in the chosen language, with the space after it. */
export function comma(): string {
  return row(['', ''])
}

/** Sentences without full stops as one text with stops between them, in the chosen language. */
export function sentences(texts: readonly string[]): string {
  return texts.join(STOPS[spokenLanguage()] ?? '. ')
}
