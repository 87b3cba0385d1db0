import type { ConsentBox } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import type {
  ChecklistForm,
  DietaryRestrictions,
  MedicalHistory,
  NotesData,
} from '#contract/content/health-forms'
import type { MedicalInformation } from '#contract/content/medical-information'
import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import type { ErrorKey } from '#contract/endpoint'
import type { Day } from '../calendar.ts'
import type { CatalogueService } from '../services.ts'

/**
 * A message by its key in the catalogue, with the numbers of its text. `key`: the error's key, where it has its own. `text`: the words of a
 * document, in place of those of the catalogue.
 */
export type Message = { message: string; values?: number[]; key?: ErrorKey; text?: string }

/** One broken rule; `field` is the path in the payload, joined with dots, `message` a key of the catalogue. */
export type Problem = { key: ErrorKey; field: string; message: string; values?: number[] }

/** A text that the form asks to agree to; `sha256`: hex fingerprints of the wordings that a guest may have read (CONSENT-10). */
export type AskedConsent = {
  readonly slug: string
  readonly boxes: readonly ConsentBox[]
  readonly sha256: readonly string[]
  /** The same in the languages that are released (LANG-07). */
  readonly translations?: readonly { readonly language: string; readonly sha256: readonly string[] }[]
}

/** What a walk-in payload is judged by: everything merged for the store and the flow. */
export type WalkInContext = {
  /** Services of the store; one that is not available may be among them. */
  readonly services: readonly CatalogueService[]
  readonly config: FormConfig
  /** The texts agreed to: general consent, privacy practice, vaccine consent. */
  readonly consents: readonly AskedConsent[]
  readonly medical: MedicalInformation
  readonly insurance: InsuranceStepConfig
  /** Two-letter code of the store's state (PATIENT-17). */
  readonly storeState: string
  /** Today in the store's zone. */
  readonly today: Day
  /** The local day of the visit at the provider; absent for a walk-in, which is today. */
  readonly visitDay?: Day
  /** Most characters of the signature (FINANCE-06); the configuration's when absent. */
  readonly maxLegalName?: number
}

/** What the form of a booked visit is judged by: what a walk-in is, and the documents of its further steps. */
export type AppointmentContext = WalkInContext & {
  /** The prescreen flow of the visit's type, as `schedulerConfig` names it; absent: none. */
  readonly prescreenFlow?: string
  readonly notes: NotesData
  readonly medicalHistory: MedicalHistory
  readonly dietary: DietaryRestrictions
  readonly goals: ChecklistForm
  readonly survey: ChecklistForm
}

/** VALID-03. */
export function tooLong(max: number, message = 'tooLong'): Message {
  return { message, values: [max] }
}

export function problem(field: string, message: string | Message, key: ErrorKey = 'invalidRequest'): Problem {
  return { key, field, ...(typeof message === 'string' ? { message } : message) }
}

/** A field that the configuration hides, and that was sent all the same (PATIENT-50). */
export function unasked(field: string): Problem {
  return problem(field, 'notAsked', 'unknownField')
}

/** The problem, as a list, when there is one. */
export function when(isBroken: boolean, one: Problem): Problem[] {
  return isBroken ? [one] : []
}
