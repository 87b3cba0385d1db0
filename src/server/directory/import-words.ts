import { stateCode } from '../address/states.ts'
import type { DirectoryLocation, WeekHours } from '../store/directory-entries.ts'
import { parseOpeningHours } from './opening-hours.ts'

/** Longest text of a cell, in characters. */
export const MAX_TEXT = 200

/** Words of a cell that are separated by semicolons or bars. */
export function listOf(text: string): string[] {
  return text
    .split(/[;|]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** 'NaN' for anything but a whole number of at most four digits. */
export function wholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}

/** Ids of services in order; undefined: the text is no list of ids. */
export function readServiceIds(text: string): number[] | undefined {
  const words = text.split(/[;|]/).map((word) => word.trim())
  const isList = words.every((word) => /^[1-9]\d{0,8}$/.test(word))
  return isList ? [...new Set(words.map(Number))].sort((a, b) => a - b) : undefined
}

/** Codes of the states that a list names, and the words that name none. */
export function readStates(text: string): { states: string[]; unknown: string[] } {
  const words = listOf(text)
  const states = words.map(stateCode).filter((code) => code !== undefined)
  return {
    states: [...new Set(states)].sort(),
    unknown: words.filter((word) => stateCode(word) === undefined),
  }
}

/** Whether a cell says open or closed; an empty one is open. */
export function isStatus(text: string): boolean {
  return /^(open|closed)?$/i.test(text)
}

export function noStatus(text: string): string {
  return `status '${show(text)}' is neither open nor closed`
}

type Schedule = NonNullable<DirectoryLocation['schedule']>
/** Grid of a row that gives only one half of its schedule. */
const DEFAULT_SCHEDULE = { cellMinutes: 20, places: 1 }
const MAX_PLACES = 100

/** Cells and their capacity; an empty half is that of `kept`. undefined: not understood. */
export function readSchedule(
  cellMinutes: string,
  places: string,
  kept: Schedule = DEFAULT_SCHEDULE,
): Schedule | undefined {
  if (noSchedule(cellMinutes, places) !== '') return undefined
  return {
    cellMinutes: cellMinutes === '' ? kept.cellMinutes : wholeNumber(cellMinutes),
    places: places === '' ? kept.places : wholeNumber(places),
  }
}

/** What is wrong with cells that readSchedule does not understand; '': nothing. */
export function noSchedule(cellMinutes: string, places: string): string {
  const [cell, count] = [cellMinutes, places].map(wholeNumber) as [number, number]
  // Cells must fill an hour or whole hours, so that days line up.
  const isGrid = cell >= 5 && cell <= 240 && (60 % cell === 0 || cell % 60 === 0)
  const reasons = [
    cellMinutes !== '' && !isGrid && 'cellMinutes is none of 5, 6, 10, 12, 15, 20, 30, 60, 120, 180, 240',
    places !== '' && !(count >= 1 && count <= MAX_PLACES) && `places is no number from 1 to ${MAX_PLACES}`,
  ]
  return reasons.filter((reason) => reason !== false).join(', ')
}

/** What to warn of where hours end at or before their start: somebody may have confused 05:00 and 17:00. */
export const PAST_MIDNIGHT = 'hours that close before they open, read as past midnight'

/** Pauses within the hours, in the notation of hours; null: none are named. */
export function readBreaks(
  text: string,
): { outcome: 'read'; breaks: WeekHours | null } | { outcome: 'refused'; reason: string } {
  if (text === '') return { outcome: 'read', breaks: null }
  const read = parseOpeningHours(text)
  if (read.outcome === 'refused') return read
  return read.endsBeforeStart
    ? { outcome: 'refused', reason: `'${show(text)}' ends before it begins` }
    : { outcome: 'read', breaks: read.hours }
}

/** A text as a message shows it. */
export function show(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
