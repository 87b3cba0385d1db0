import type { WalkIn } from '#contract/walk-in'
import { fits, hasHiddenCharacters, isBlank } from '../text.ts'
import { isZone } from '../zones.ts'
import { INVALID, type Problem, problem, tooLong, unasked, type WalkInContext, when } from './problem.ts'

const MAX_FREE_TEXT = 200 // HISTORY-05
// A device that does not know its zone says so by this name; its guest cannot help it.
const ZONELESS = [undefined, 'Etc/Unknown']

/** No text of the payload holds characters that nobody sees. */
export function checkCharacters(value: unknown, path = ''): Problem[] {
  if (typeof value === 'string') return when(hasHiddenCharacters(value), problem(path, INVALID))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => checkCharacters(part, path ? `${path}.${key}` : key))
}

/** Comments, notes, zone and instants. */
export function checkRemarks(walkIn: WalkIn, { config, medical }: WalkInContext): Problem[] {
  const asksComments = config.steps.includes('medicalInformation') && medical.showComments
  const asksNotes = config.steps.includes('appointmentNotes')
  const { patientTimeZone: zone, createdAt } = walkIn
  return [
    ...checkFreeText('comments', walkIn.comments, asksComments),
    ...checkFreeText('notes', walkIn.notes, asksNotes),
    ...when(!ZONELESS.includes(zone) && !isZone(zone ?? ''), problem('patientTimeZone', INVALID)),
    ...when(Number.isNaN(Date.parse(createdAt)), problem('createdAt', INVALID)),
  ]
}

function checkFreeText(field: string, text: string | undefined, isAsked: boolean): Problem[] {
  if (text === undefined || isBlank(text)) return []
  if (!isAsked) return [unasked(field)]
  return when(!fits(text, MAX_FREE_TEXT), problem(field, tooLong(MAX_FREE_TEXT)))
}
