import type { BookingBody } from '#contract/appointments'
import type { NotesData } from '#contract/content/health-forms'
import { fits, isBlank } from '../text.ts'
import { INVALID, type Problem, problem, tooLong, unasked, when } from '../walk-in/problem.ts'
import type { AppointmentContext } from './context.ts'

export const MAX_OWN_WORDS = 200 // HISTORY-05
const ONE = 'This is a required field' // HISTORY-17
const SOME = 'You must select at least one reason' // HISTORY-15

/** Reasons for the visit: of those offered, and beside them at most one of the guest's own (HISTORY-14 to HISTORY-17). */
export function checkNotes(
  { notes = [], serviceIds }: Pick<BookingBody, 'notes' | 'serviceIds'>,
  { config, notes: offered }: Pick<AppointmentContext, 'config' | 'notes'>,
): Problem[] {
  if (!config.steps.includes('appointmentNotes')) return when(notes.length > 0, unasked('notes'))
  const { reasons, most } = reasonsFor(serviceIds, offered)
  const own = notes.filter((note) => !reasons.has(note))
  const tooMany = `You can only select up to ${most} reasons.` // HISTORY-16
  return [
    ...when(notes.length === 0, problem('notes', most > 1 ? SOME : ONE)),
    ...when(notes.length - own.length > most, problem('notes', tooMany)),
    ...when(new Set(notes).size < notes.length, problem('notes', INVALID)),
    ...when(own.length > (offered.allowsOther ? 1 : 0), problem('notes', INVALID)),
    ...own.flatMap((note) => [
      ...when(isBlank(note), problem('notes', INVALID)),
      ...when(!fits(note, MAX_OWN_WORDS), problem('notes', tooLong(MAX_OWN_WORDS))),
    ]),
  ]
}

/**
 * The reasons offered for all services together, each once, and how many may be chosen; a service without its own has
 * the default ones.
 */
export function reasonsFor(
  serviceIds: readonly number[],
  { services, default: usual }: Pick<NotesData, 'services' | 'default'>,
): { reasons: ReadonlySet<string>; most: number } {
  const named = serviceIds.map((id) => services.find(({ serviceId }) => serviceId === id) ?? usual)
  const offers = named.length > 0 ? named : [usual]
  return {
    reasons: new Set(offers.flatMap(({ notes }) => notes)),
    most: Math.max(...offers.map(({ maxSelectionAllowed }) => maxSelectionAllowed)),
  }
}
