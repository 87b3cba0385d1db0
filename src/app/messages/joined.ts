import { spokenLanguage } from './catalogue.ts'

/** Intl has lists with "and" or "or"; its list without a word has no comma in half of our languages. */
const COMMAS: Record<string, string> = { ja: '、', zh: '、', ar: '، ', fa: '، ' }
/** Between names that have commas of their own: "Flu; Flu, 65 and older". */
const SEMICOLONS: Record<string, string> = { ja: '；', zh: '；', ar: '؛ ', fa: '؛ ' }
const STOPS: Record<string, string> = { ja: '。', zh: '。', hy: '։ ' }

/** "Flu, Shingles, Tetanus" in a language; `language`: a BCP 47 tag (LANG-04). */
export function listNamesIn(language: string, names: readonly string[]): string {
  const hasCommas = names.some((name) => /[,،、]/.test(name))
  return names.join(hasCommas ? signIn(SEMICOLONS, language, '; ') : signIn(COMMAS, language, ', '))
}

/** "Flu, Shingles, Tetanus" in the chosen language. */
export function listNames(names: readonly string[]): string {
  return listNamesIn(spokenLanguage(), names)
}

/** Parts of one statement in the chosen language: "Thursday, November 26, 09:40 AM". */
export function row(parts: readonly string[]): string {
  return parts.join(signIn(COMMAS, spokenLanguage(), ', '))
}

/** The sign between the names of a row in the chosen language, with the space after it. */
export function comma(): string {
  return row(['', ''])
}

/** Sentences without full stops as one text with stops between them, in the chosen language. */
export function sentences(texts: readonly string[]): string {
  return texts.join(STOPS[spokenLanguage()] ?? '. ')
}

function signIn(signs: Record<string, string>, language: string, otherwise: string): string {
  return signs[language.slice(0, 2)] ?? otherwise
}
