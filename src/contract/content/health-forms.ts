import type { Infer } from 'superstruct'
import { array, boolean, integer, max, min, optional, size, type } from 'superstruct'
import { Key, Line, Paragraph } from './text.ts'

const items = size(array(type({ key: Key, label: Line })), 1, 100)

/** Key of the condition that excludes all others: "None of these". */
export const NO_CONDITION = 'none'

/** Document medicalHistory: the condition check boxes (HISTORY-01 to HISTORY-06). */
export const MedicalHistory = type({
  title: Line,
  hint: optional(Line),
  conditions: items,
  otherLabel: Line,
  otherTextLabel: Line,
  atLeastOne: Line,
  medicationsQuestion: Line,
  medicationsLabel: Line,
  anythingElseLabel: Line,
})
export type MedicalHistory = Infer<typeof MedicalHistory>

/** Document dietaryRestrictions: the allergy check boxes (HISTORY-07 to HISTORY-10). */
export const DietaryRestrictions = type({
  title: Line,
  hint: optional(Line),
  question: Line,
  allergies: items,
  otherLabel: Line,
  otherTextLabel: Line,
  atLeastOne: Line,
  notLikedLabel: Line,
})
export type DietaryRestrictions = Infer<typeof DietaryRestrictions>

/** Documents appointmentGoals and survey: a checklist form (INTAKE-04, HISTORY-11 to HISTORY-13). */
export const ChecklistForm = type({
  title: Line,
  hint: optional(Line),
  items,
  /** Absent: no Other box. */
  otherLabel: optional(Line),
  otherTextLabel: optional(Line),
  minSelections: max(min(integer(), 0), 50),
  minMessage: Line,
  /** Absent: as many as one likes. */
  maxSelections: optional(max(min(integer(), 1), 50)),
  maxMessage: optional(Line),
})
export type ChecklistForm = Infer<typeof ChecklistForm>

const most = max(min(integer(), 1), 50)

/** Document notesData: reasons for the visit per service (HISTORY-14); a service that is not listed has the default ones. */
export const NotesData = type({
  title: Line,
  hint: optional(Paragraph),
  /** Heads the page of a visit whose services have no reasons; absent: the usual title and hint. */
  withoutReasons: optional(type({ title: Line, hint: optional(Paragraph) })),
  default: type({ notes: size(array(Line), 1, 50), maxSelectionAllowed: most }),
  /** A service whose type says why the guest comes has no reasons (BK-34): its guests may only add words of their own. */
  services: size(
    array(type({ serviceId: min(integer(), 1), notes: size(array(Line), 0, 50), maxSelectionAllowed: most })),
    0,
    200,
  ),
  /** Whether the guest may add words of their own. */
  allowsOther: optional(boolean()),
})
export type NotesData = Infer<typeof NotesData>
