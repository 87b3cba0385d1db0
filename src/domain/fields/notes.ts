import type { BookingBody } from '#contract/appointments'
import type { NotesData } from '#contract/content/health-forms'
import type { AppointmentContext } from '../fields/problem.ts'
import { fits, isBlank } from '../text.ts'
import { type Message, type Problem, problem, tooLong, unasked, when } from './problem.ts'

export const MAX_OWN_WORDS = 200 // HISTORY-05

/**
 * Reasons for the visit: of those offered, and beside them at most one of the guest's own (HISTORY-14 to HISTORY-17). A visit whose
 * services have no reasons needs none (BK-34).
 */
export function checkNotes(
  { notes = [], serviceIds }: Pick<BookingBody, 'notes' | 'serviceIds'>,
  { config, notes: offered }: Pick<AppointmentContext, 'config' | 'notes'>,
): Problem[] {
  if (!config.steps.includes('appointmentNotes')) return when(notes.length > 0, unasked('notes'))
  const { reasons, most } = reasonsFor(serviceIds, offered)
  const own = notes.filter((note) => !reasons.has(note))
  const isAsked = reasons.size > 0
  // Apps that still have an older document send its reasons for a visit that has none by now.
  const mostOwn = offered.allowsOther || !isAsked ? (isAsked ? 1 : most) : 0
  return [
    ...when(isAsked && notes.length === 0, problem('notes', requiredReason(most))),
    ...when(notes.length - own.length > most, problem('notes', tooManyReasons(most))),
    ...when(new Set(notes).size < notes.length, problem('notes', 'pattern')),
    ...when(own.length > mostOwn, problem('notes', 'pattern')),
    ...own.flatMap((note) => [
      ...when(isBlank(note), problem('notes', 'pattern')),
      ...when(!fits(note, MAX_OWN_WORDS), problem('notes', tooLong(MAX_OWN_WORDS))),
    ]),
  ]
}

/** Message when no reason is chosen, of `most` (HISTORY-15, HISTORY-17). */
export function requiredReason(most: number): string {
  return most > 1 ? 'reasonsRequired' : 'requiredAnswer'
}

/** HISTORY-16. */
export function tooManyReasons(most: number): Message {
  return { message: 'tooManyReasons', values: [most] }
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
