import { tidy } from '#domain/text'
import { DIRECTION_WORDS, LONE_UNIT_WORDS, NUMBERED_UNIT_WORDS, SUFFIX_WORDS } from './postal-words.ts'

export type StandardisedLines = { outcome: 'parsed'; lines: string[] } | { outcome: 'unparsed' }

/** How often a text may be read anew before it counts as none. */
const ROUNDS = 4
/** The longest line that is looked at, in code units. */
const MAX_LINE = 160
const HOUSE_NUMBER = /^(?:\d{1,6}[A-Z]?(?:-\d{1,5}[A-Z]?)?|[NSEW]\d{1,5}[NSEW]\d{1,6})$/i
const FRACTION = /^[1-9]\/[1-9]$/
const ROUTE_NUMBER = /^\d{1,5}[A-Z]?$/i
const ORDINAL = /^\d{1,6}(?:st|nd|rd|th)$/i
const PO_BOX = /^(?:p\.? ?o\.? ?|post office )box #? ?([\w-]{1,12})$/i
const RURAL_ROUTE = /^(?:rr|hc|rural route|highway contract) #? ?(\d{1,5}),? box #? ?([\w-]{1,12})$/i

/** Words of numbered roads, which Publication 28 (appendix F) writes out. */
const ROAD_WORDS = new Map([
  ['hwy', 'Highway'],
  ['highway', 'Highway'],
  ['rd', 'Road'],
  ['road', 'Road'],
  ['rte', 'Route'],
  ['rt', 'Route'],
  ['route', 'Route'],
])
/** Words inside street names that are written in two ways; only before another word of the name. */
const NAME_WORDS = new Map([
  ['saint', 'St'],
  ['fort', 'Ft'],
  ['mount', 'Mt'],
  ['doctor', 'Dr'],
])

/**
 * Writes the one or two lines of an address as USPS Publication 28 has them: directionals, street suffix and unit abbreviated,
 * each where it stands. 'unparsed' unless the first line has a number and a street, or is a box. Never throws; linear in the text.
 */
export function standardiseLines(lines: readonly string[]): StandardisedLines {
  let found = standardiseOnce(lines)
  // An abbreviated word can be read anew ('Apt south', 'Apt S'); what does not settle is no address.
  for (let round = 0; round < ROUNDS && found.outcome === 'parsed'; round++) {
    const again = standardiseOnce(found.lines)
    if (again.outcome === 'parsed' && again.lines.join('\n') === found.lines.join('\n')) return found
    found = again
  }
  return { outcome: 'unparsed' }
}

function standardiseOnce(lines: readonly string[]): StandardisedLines {
  const [first = '', ...others] = lines.map((line) => tidy(line)).filter((line) => line !== '')
  if ([first, ...others].some((line) => line.length > MAX_LINE)) return { outcome: 'unparsed' }
  const street = standardiseBox(first) ?? standardiseStreet(first)
  if (street === undefined) return { outcome: 'unparsed' }
  const second = others.map(standardiseSecondLine).filter((line) => line !== '')
  return { outcome: 'parsed', lines: [street, ...second] }
}

function standardiseBox(line: string): string | undefined {
  const box = PO_BOX.exec(line)
  if (box) return `PO Box ${box[1]}`
  const route = RURAL_ROUTE.exec(line)
  if (!route) return undefined
  return `${/^h/i.test(line) ? 'HC' : 'RR'} ${route[1]} Box ${route[2]}`
}

function standardiseStreet(line: string): string | undefined {
  const [number = '', ...rest] = wordsOf(line)
  if (!HOUSE_NUMBER.test(number)) return undefined
  const fraction = FRACTION.test(rest[0] ?? '') ? rest.splice(0, 1) : []
  const { before, unit } = splitUnit(rest)
  if (!before.some((word) => /[\p{L}\d]/u.test(word))) return undefined
  return [number.toUpperCase(), ...fraction, ...standardiseName(before), ...unit].join(' ')
}

function standardiseSecondLine(line: string): string {
  const { before, unit } = splitUnit(wordsOf(line))
  return [...before, ...unit].join(' ')
}

/** Words without the punctuation that carries nothing; a line without small or without capital letters gets both. */
function wordsOf(line: string): string[] {
  const words = line
    .replace(/\b([NS])\. ?([EW])\./gi, '$1$2 ')
    .replace(/[.,;]/g, ' ')
    .replace(/#/g, ' # ')
    .split(' ')
    .filter((word) => word !== '')
  const isFlat = line === line.toUpperCase() || line === line.toLowerCase()
  return words.map((word) => (isFlat || ORDINAL.test(word) ? withCapital(word) : word))
}

function withCapital(word: string): string {
  if (ORDINAL.test(word)) return word.toLowerCase()
  const isShort = DIRECTION_WORDS.get(word.toLowerCase()) === word.toUpperCase()
  if (isShort || /\d|^(?:us|po|rr|fm|sr|cr)$/i.test(word)) return word.toUpperCase()
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

/** Divides 'N Main St Apt 4' before 'Apt 4'; a word alone is never a unit. */
function splitUnit(words: string[]): { before: string[]; unit: string[] } {
  for (let at = words.length - 2; at >= 0; at--) {
    const word = words[at]?.toLowerCase() ?? ''
    const designator = word === '#' ? '#' : NUMBERED_UNIT_WORDS.get(word)
    const value = words.slice(at + 1)
    if (designator && value.every(isUnitValue)) {
      const inner = splitUnit(words.slice(0, at))
      // 'Apt # 4' and 'Bldg 3 Apt 4'.
      const shown = [designator, ...value.filter((part) => part !== '#').map((part) => part.toUpperCase())]
      return { before: inner.before, unit: [...inner.unit, ...shown] }
    }
  }
  const last = LONE_UNIT_WORDS.get(words.at(-1)?.toLowerCase() ?? '')
  const hasStreet = words.length > 2
  return last && hasStreet ? { before: words.slice(0, -1), unit: [last] } : { before: words, unit: [] }
}

function isUnitValue(word: string): boolean {
  return word === '#' || /^(?:[A-Z]|[A-Z]?-?\d[\w-]{0,9})$/i.test(word)
}

/** Abbreviates directionals at both ends and the suffix before the last; whatever is the name itself stays. */
function standardiseName(words: string[]): string[] {
  const last = directionOf(words.at(-1))
  const hasNameBefore = words.length > 2 || (words.length === 2 && !isSuffix(words[0]))
  const trailing = last && hasNameBefore ? [last] : []
  const rest = words.slice(0, words.length - trailing.length)
  const first = directionOf(rest[0])
  // In 'North Ave' the direction is the name.
  const isName = rest.length < 2 || (rest.length === 2 && isSuffix(rest[1]))
  if (!first || isName) return [...standardiseCore(rest), ...trailing]
  return [first, ...standardiseCore(rest.slice(1)), ...trailing]
}

function standardiseCore(name: string[]): string[] {
  const last = name.at(-1) ?? ''
  if (name.length > 1 && ROUTE_NUMBER.test(last)) {
    const road = ROAD_WORDS.get(name.at(-2)?.toLowerCase() ?? '')
    return road ? [...name.slice(0, -2), road, last.toUpperCase()] : name
  }
  if (name.length < 2) return name
  const suffix = SUFFIX_WORDS.get(last.toLowerCase()) ?? last
  return [...name.slice(0, -1).map((word) => NAME_WORDS.get(word.toLowerCase()) ?? word), suffix]
}

function directionOf(word: string | undefined): string | undefined {
  return DIRECTION_WORDS.get(word?.toLowerCase() ?? '')
}

function isSuffix(word: string | undefined): boolean {
  return SUFFIX_WORDS.has(word?.toLowerCase() ?? '')
}
