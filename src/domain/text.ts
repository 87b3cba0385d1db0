// Characters that are invisible and never typed: controls, marks of direction, zero-width signs, halves of surrogate pairs.
const HIDDEN =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\p{Surrogate}/gu
const SPACES = /(?:[^\S\uFEFF]|\u0085)+/gu
// Some program that receives a text treats each of these as a line break or a tab.
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
// Scripts whose spelling needs joiners, and pictures that are built with them.
const JOINING =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}'
const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F'
const NEEDED_JOINER = `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])|(?<=[${PICTURE}])\\u200D(?=[${PICTURE}])`
const JOINERS = new RegExp(`(${NEEDED_JOINER})|[\\u200C\\u200D]`, 'gu')

const UNITS_PER_CHARACTER = 4
const SLICE = 256

/**
 * The text as it is kept: composed (NFC), without invisible characters, every run of spaces one space, trimmed
 * (PATIENT-07). Joiners stay where a script's spelling needs them.
 */
export function tidy(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(HIDDEN, '')
    .replace(JOINERS, '$1')
    .replace(SPACES, ' ')
    .normalize('NFC')
    .trim()
}

/** Whether the text holds characters that tidy removes and guests never type; line breaks and tabs are not among them. */
export function hasHiddenCharacters(text: string): boolean {
  const visible = text.replace(SPACES, ' ')
  return visible.replace(HIDDEN, '').replace(JOINERS, '$1') !== visible
}

/** Whether the text holds line breaks or tabs. */
export function hasLineBreaks(text: string): boolean {
  return onOneLine(text) !== text
}

/** The text with one space in place of line breaks and tabs. */
export function onOneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ')
}

/** Whether nothing of the text can be seen. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(tidy(text))
}

/** Length in user-perceived characters. */
export function lengthOf(text: string): number {
  if (/^[\x20-\x7E]*$/.test(text)) return text.length
  let length = 0
  let start = 0
  // In slices: platforms take quadratic time to walk a long text.
  while (start + SLICE < text.length) {
    // Half of a pair of code units would count as a character of its own.
    const isCut = /[\uDC00-\uDFFF]/.test(text.charAt(start + SLICE))
    const starts = startsIn(text.slice(start, start + SLICE + Number(isCut)))
    const last = starts.at(-1) // where a character may be cut by the end of the slice
    length += last ? starts.length - 1 : 1
    start += last || firstIn(text.slice(start))
  }
  return length + startsIn(text.slice(start)).length
}

function startsIn(text: string): number[] {
  return Array.from(segmenter().segment(text), (character) => character.index)
}

/** Code units of the first character of the text. */
function firstIn(text: string): number {
  return segmenter().segment(text).containing(0)?.segment.length ?? 1
}

/** Whether the text is at most `max` user-perceived characters, and no more code units than such a text can need. */
export function fits(text: string, max: number): boolean {
  return text.length <= max || (text.length <= max * UNITS_PER_CHARACTER && lengthOf(text) <= max)
}

/** The least `max` that the text fits. */
export function leastFor(text: string): number {
  return Math.max(lengthOf(text), Math.ceil(text.length / UNITS_PER_CHARACTER))
}

/** The text with the digits of every script (full-width, Arabic-Indic, ...) written as 0-9. */
export function asciiDigits(text: string): string {
  const values = new Map<string, string>()
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const value = values.get(digit) ?? digitValue(digit)
    values.set(digit, value)
    return value
  })
}

/** The last `count` digits of the text, all else left out (VALID-14). */
export function lastDigits(text: string, count: number): string {
  return count > 0 ? digitsOf(text).slice(-count) : ''
}

/** All digits of the text as 0-9. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '')
}

// Decimal digits have code points in unbroken runs of ten that begin with zero, in every script.
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let offset = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - offset - 1))) offset += 1
  return String(offset % 10)
}

let graphemes: Intl.Segmenter | undefined
function segmenter(): Intl.Segmenter {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return graphemes
}
