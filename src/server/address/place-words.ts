import { STATES } from '#domain/address'
import { asciiDigits } from '#domain/text'
import { stateCode } from './states.ts'

/** Longer texts name no place (FIND-22). */
const MAX_TEXT = 128
/** Words of the longest state name. */
const STATE_WORDS = 3

/** Where guests may be, though no patient's address is (LIMITS-06): the table has its cities. */
const TERRITORY = { code: 'PR', name: 'Puerto Rico' }
/** Where a city may lie. */
const AREAS = [...STATES, TERRITORY]

/** Written out wherever they stand, the others only before another word. */
const SHORT_ENDINGS = new Map([
  ['hts', 'heights'],
  ['twp', 'township'],
])
const SHORT_WORDS = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
])
const SHORT_DIRECTIONS = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
])
const COUNTRY = /(?:^| )(?:usa|us|united states(?: of america)?)$/

/**
 * The parts of a text between its commas, as words of a-z and 0-9 with single spaces: without accents, apostrophes, case and
 * punctuation. None for a text over 128 characters.
 */
export function partsOf(text: string): string[] {
  if (text.length > MAX_TEXT) return []
  return text.split(/[,，\n]/).map(plainWords)
}

/** One text as words, commas being spaces; 'St', 'Ft', 'Mt' and 'N' written out wherever another word follows. */
export function plainWords(text: string): string {
  // Most names are one plain word, and there are tens of thousands of them.
  if (/^[A-Za-z]+$/.test(text)) return text.toLowerCase()
  const words = /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text) ? text.toLowerCase() : lettersAndDigits(text)
  if (!/^[nsew] |\b(?:ste?|[fm]t) |\b(?:hts|twp)\b/.test(words)) return words
  const [first = '', ...rest] = words.split(' ')
  return [SHORT_DIRECTIONS.get(first) ?? first, ...rest]
    .map((word, at) => SHORT_ENDINGS.get(word) ?? (at < rest.length ? SHORT_WORDS.get(word) : word) ?? word)
    .join(' ')
}

function lettersAndDigits(text: string): string {
  return asciiDigits(text.replace(/[.'`´‘’ʻʼ]/g, '').normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** What is compared: 'De Kalb' and 'DeKalb' are one. */
export function lettersOf(words: string): string {
  return words.replaceAll(' ', '')
}

/** 'New York City' is 'New York', 'Woodlands' is 'The Woodlands', 'City of Mason' is 'Mason', 'Clinton Charter Township' is 'Clinton Township'. */
export function readingsOf(words: string): string[] {
  const readings = [
    words,
    words.replace(/^(?:charter )?township of (.*)$| charter township$/, '$1 township'),
    words.replace(/^(?:city|town|township|village) of | (?:city|township|town|village)$/, ''),
    words.startsWith('the ') ? words.slice(4) : `the ${words}`,
    `${words} township`,
  ]
  return words === '' ? [] : readings
}

const IN_BRACKETS = /\(([^()]*)\)/
const BETWEEN_COMMAS = /[,，]\s*([^,，]+\s(?:county|parish|co\.?))\s*(?=[,，]|$)/i

/**
 * A text without its county, which distinguishes places of one name and state (FEED-15): "Bryn Mawr, PA (Delaware County)",
 * "Bryn Mawr, Delaware County, PA".
 */
export function withoutCounty(text: string): { place: string; county: string | undefined } {
  if (text.length > MAX_TEXT) return { place: text, county: undefined }
  const pattern = IN_BRACKETS.test(text) ? IN_BRACKETS : BETWEEN_COMMAS
  const [, found] = pattern.exec(text) ?? []
  if (found === undefined) return { place: text, county: undefined }
  return { place: text.replace(pattern, ' '), county: plainWords(found).replace(/ co$/, ' county') }
}

/** The last word as it may also be meant, still being typed: 'st' begins 'Stockton' and stands for 'Saint'. */
export function writtenOut(words: string): string | undefined {
  const at = words.lastIndexOf(' ') + 1
  const word = SHORT_WORDS.get(words.slice(at))
  return word === undefined ? undefined : words.slice(0, at) + word
}

/** Takes the country off the end. */
export function withoutCountry(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? ''
  return [...parts.slice(0, -1), last.replace(COUNTRY, '')].filter((part) => part !== '')
}

/** Takes a ZIP code, of five or nine digits, off the end. */
export function takeZip(parts: readonly string[]): { zip: string | undefined; rest: string[] } {
  const last = parts.at(-1) ?? ''
  const found = /(?:^| )(\d{5})(?: ?\d{4})?$/.exec(last)
  if (!found) return { zip: undefined, rest: [...parts] }
  const rest = [...parts.slice(0, -1), last.slice(0, found.index)].filter((part) => part !== '')
  return { zip: found[1], rest }
}

/** Takes a state, its code or its name, off the end; the longest that is one. */
export function takeState(parts: readonly string[]): { state: string | undefined; rest: string[] } {
  const words = (parts.at(-1) ?? '').split(' ')
  for (let count = Math.min(STATE_WORDS, words.length); count > 0; count--) {
    const state = areaCode(words.slice(-count).join(' '))
    if (state === undefined) continue
    const before = words.slice(0, -count).join(' ')
    return { state, rest: [...parts.slice(0, -1), ...(before === '' ? [] : [before])] }
  }
  return { state: undefined, rest: [...parts] }
}

/** The code of a state or territory, written as its code or its name. */
export function areaCode(words: string): string | undefined {
  const { code, name } = TERRITORY
  return [code, name].some((one) => one.toLowerCase() === words) ? code : stateCode(words)
}

/** Codes of the states whose code or name begins like the words; all of them for none. */
export function statesLike(words: string): string[] {
  const letters = lettersOf(words)
  return AREAS.filter(({ code, name }) =>
    [code, name].some((one) => lettersOf(one.toLowerCase()).startsWith(letters)),
  ).map(({ code }) => code)
}
