import { isName } from './patient.ts'
import { tidy } from './text.ts'

/** First and last name of a person. */
export type PersonName = { first: string; last: string }

/** Scripts that write a full name without a space. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{2}/u

/** Whether the text can be a signature: a name of at least two words with letters (FINANCE-08). */
export function isSignature(text: string): boolean {
  const name = tidy(text)
  const words = name.split(/[ ,]/).filter((word) => /\p{L}/u.test(word))
  return isName(name) && (words.length >= 2 || UNSPACED.test(name))
}

/**
 * Whether a signature has all words of a person's first and last name. Case, accents, order and other words do not count; neither do
 * words in parentheses nor such as "3rd" (FINANCE-08).
 */
export function isSignedAs(signature: string, { first, last }: PersonName): boolean {
  const signed = wordsOf(signature)
  const name = wordsOf(`${first} ${last}`.replace(/\([^)]*\)/g, ' ')).filter((word) => !/\d/.test(word))
  return name.every((word) => signed.includes(word)) || signed.join('') === name.join('')
}

/** Whether two names are the same person's, by the same words in the same order. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  const spelled = ({ first, last }: PersonName) => [...wordsOf(first), ...wordsOf(last)].join(' ')
  return spelled(one) !== '' && spelled(one) === spelled(other)
}

/** Words in small letters without accents; a hyphen ends a word, an apostrophe does not. */
function wordsOf(text: string): string[] {
  const plain = tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^\p{L}\p{N}\s‐‑-]/gu, '')
    .split(/[\s‐‑-]+/u)
    .filter((word) => word !== '')
}
