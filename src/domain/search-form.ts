import type { Day } from './calendar.ts'
import { addDays, isDay } from './calendar.ts'
import { stateOf } from './place-state.ts'
import { LOCATION_LENGTH } from './search.ts'
import type { CatalogueService } from './services.ts'
import { fits, isBlank, lengthOf, tidy } from './text.ts'

/** What a guest gives in the Find Appointment form. */
export interface Wanted {
  /** '' while none is chosen. */
  type: string
  location: string
  /** YYYY-MM-DD; '' or anything else is no date. */
  date: string
}

/** What is wrong with each field (FIND-19 to FIND-26), in the order of the fields. */
export interface FindProblems {
  type?: 'required'
  location?: 'required' | 'tooShort' | 'tooLong'
  date?: 'invalid' | 'tooEarly' | 'tooLate'
}

/** What the form accepts now. */
export interface Bounds {
  types: readonly string[]
  today: Day
  /** Last day that can be searched; absent: none is set. */
  lastDay?: Day | undefined
  /** False for a type whose place and day are asked for after the form (FIND-48, PRESCREEN-26). */
  asksPlaceAndDate: boolean
}

/** The distinct categories of services that are menu options, in the order of the service list (FIND-06, FIND-07). */
export function appointmentTypes(services: readonly CatalogueService[]): string[] {
  const offered = services.filter(({ notMenuOption, category }) => !notMenuOption && category !== '')
  return [...new Set(offered.map(({ category }) => category))]
}

/** The last day on which any service of the type can be booked (FIND-26); undefined for a type without services. */
export function lastDayOf(type: string, services: readonly CatalogueService[], today: Day): Day | undefined {
  const ahead = services.filter(({ category }) => category === type).map(({ maxDaysAhead }) => maxDaysAhead)
  return ahead.length > 0 ? addDays(today, Math.max(...ahead)) : undefined
}

/** What is to be put right before a search. */
export function findProblems({ type, location, date }: Wanted, bounds: Bounds): FindProblems {
  const problems: FindProblems = {}
  if (!bounds.types.includes(type)) problems.type = 'required' // FIND-19
  if (!bounds.asksPlaceAndDate) return problems
  const place = locationProblem(location)
  if (place) problems.location = place
  const day = dateProblem(date, bounds)
  if (day) problems.date = day
  return problems
}

function locationProblem(typed: string): FindProblems['location'] {
  const location = tidy(typed.slice(0, LOCATION_LENGTH.max * 8))
  if (isBlank(location)) return 'required' // FIND-20
  if (lengthOf(location) < LOCATION_LENGTH.min) return 'tooShort' // FIND-21
  return fits(location, LOCATION_LENGTH.max) ? undefined : 'tooLong' // FIND-22
}

function dateProblem(date: string, { today, lastDay }: Bounds): FindProblems['date'] {
  if (!isDay(date)) return 'invalid' // FIND-24
  if (date < today) return 'tooEarly' // FIND-25
  return lastDay !== undefined && date > lastDay ? 'tooLate' : undefined // FIND-26
}

/** A state of a visit on video, as the texts of the dialog name it. */
export interface NamedState {
  readonly name: string
  /** Its code. */
  readonly value: string
}

/** The states in the order of their names (FIND-43). */
export function statesByName(states: readonly NamedState[]): NamedState[] {
  const byName = new Intl.Collator('en')
  return [...states].sort((a, b) => byName.compare(a.name, b.name))
}

/** Code of the state that a location names or is in, if it is one of these (FIND-46). */
export function stateNamed(location: string, states: readonly NamedState[]): string | undefined {
  const wanted = tidy(location).toLowerCase()
  const code = stateOf(location)
  const isNamed = ({ name, value }: NamedState) =>
    value === code || [name, value].some((text) => text.toLowerCase() === wanted)
  return states.find(isNamed)?.value
}
