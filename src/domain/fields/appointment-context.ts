import type {
  ChecklistForm,
  DietaryRestrictions,
  MedicalHistory,
  NotesData,
} from '#contract/content/health-forms'
import type { WalkInContext } from '../walk-in.ts'

/** What the form of a booked visit is judged by: what a walk-in is, and the documents of its further steps. */
export type AppointmentContext = WalkInContext & {
  readonly notes: NotesData
  readonly medicalHistory: MedicalHistory
  readonly dietary: DietaryRestrictions
  readonly goals: ChecklistForm
  readonly survey: ChecklistForm
}
