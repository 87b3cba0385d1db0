import { isRightToLeft } from './catalogue.ts'

const ISOLATE = '\u2066'
const END = '\u2069'

/** A phone number, an address or another text of digits and signs, kept in its order within a sentence from right to left (LANG-05). */
export function leftToRight(text: string): string {
  return text !== '' && isRightToLeft() ? ISOLATE + text + END : text
}
