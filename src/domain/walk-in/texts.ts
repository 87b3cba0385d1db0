import type { WalkIn } from '#contract/walk-in'
import { MAX_OWN_WORDS } from '../fields/notes.ts'
import { type Problem, problem, tooLong, unasked, type WalkInContext, when } from '../fields/problem.ts'
import { fits, hasHiddenCharacters, hasLineBreaks, isBlank } from '../text.ts'
import { isZone } from '../zones.ts'

// A device without a known zone sends none or this name. The guest cannot change that, so it is accepted.
const ZONELESS = [undefined, 'Etc/Unknown']

/** Steps whose answers a walk-in carries as notes. */
const NOTE_STEPS = ['appointmentNotes']

/** Texts that may have several lines: they are read, and no label or table is made of them. */
const SEVERAL_LINES = /^(comments|notes)(\.|$)/

/** No text of the payload holds invisible characters, and none but comments and notes has line breaks or tabs. */
export function checkCharacters(value: unknown, path = ''): Problem[] {
  if (typeof value === 'string') {
    const isBroken = hasLineBreaks(value) && !SEVERAL_LINES.test(path)
    return when(isBroken || hasHiddenCharacters(value), problem(path, 'pattern'))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => checkCharacters(part, path ? `${path}.${key}` : key))
}

/** Comments, notes, zone and instants. */
export function checkRemarks(walkIn: WalkIn, context: WalkInContext): Problem[] {
  const { notes = [] } = walkIn
  const asksNotes = context.config.steps.some((step) => NOTE_STEPS.includes(step))
  return [
    ...checkComments(walkIn, context),
    ...notes.flatMap((note) => checkFreeText('notes', note, asksNotes)),
    ...when(
      walkIn.createdAt !== undefined && Number.isNaN(Date.parse(walkIn.createdAt)),
      problem('createdAt', 'pattern'),
    ),
  ]
}

/** What every form may carry beside its steps: words of the guest's own, and the zone of the device. */
export function checkComments(
  { comments, patientTimeZone: zone }: Pick<WalkIn, 'comments' | 'patientTimeZone'>,
  { config, medical }: WalkInContext,
): Problem[] {
  const asksComments = config.steps.includes('medicalInformation') && medical.showComments
  return [
    ...checkFreeText('comments', comments, asksComments),
    ...when(!ZONELESS.includes(zone) && !isZone(zone ?? ''), problem('patientTimeZone', 'pattern')),
  ]
}

/** A text of at most 200 characters (HISTORY-05), where it is asked for. */
function checkFreeText(field: string, text: string | undefined, isAsked: boolean): Problem[] {
  if (text === undefined || isBlank(text)) return []
  if (!isAsked) return [unasked(field)]
  return when(!fits(text, MAX_OWN_WORDS), problem(field, tooLong(MAX_OWN_WORDS)))
}
