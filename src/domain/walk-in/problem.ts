import type { ConsentBox } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import type { MedicalInformation } from '#contract/content/medical-information'
import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import type { ErrorKey } from '#contract/endpoint'
import type { Day } from '../calendar.ts'
import type { CatalogueService } from '../services.ts'

/** One broken rule; `field` is the path in the payload, joined with dots. */
export type Problem = { key: ErrorKey; field: string; message: string }

/** A text that the form asks to agree to; `sha256`: hex fingerprints of the wordings that a guest may have read (CONSENT-10). */
export type AskedConsent = {
  readonly slug: string
  readonly boxes: readonly ConsentBox[]
  readonly sha256: readonly string[]
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
  /** Most characters of the signature (FINANCE-06); the configuration's when absent. */
  readonly maxLegalName?: number
}

export const INVALID = 'Input must be valid.' // VALID-02
export const REQUIRED = 'This is a required field.' // FINANCE-08, INSURANCE-13
export const INVALID_DATE = 'Please enter a valid date.' // PATIENT-12
export const INVALID_PHONE = 'Please enter a valid phone number.' // PATIENT-26

/** "{label} is a required field." (PATIENT-35, HISTORY-19). */
export function requiredField(label: string): string {
  return `${label} is a required field.`
}

/** "Input must be N characters or less." (VALID-03). */
export function tooLong(max: number): string {
  return `Input must be ${max} characters or less.`
}

export function problem(field: string, message: string, key: ErrorKey = 'invalidRequest'): Problem {
  return { key, field, message }
}

/** A field that the configuration hides, and that was sent all the same (PATIENT-50). */
export function unasked(field: string): Problem {
  return problem(field, 'This field is not asked for.', 'unknownField')
}

/** The problem, as a list, when there is one. */
export function when(isBroken: boolean, one: Problem): Problem[] {
  return isBroken ? [one] : []
}
