import type { BookingBody } from '#contract/appointments'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import type { ConsentDocument } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import type { BusinessName, SchedulerFlow } from '#contract/vocabulary'
import type { Facts } from '#domain/rules'
import type { Answers, PageSpec } from './spec.ts'

/** A content document that adapts by layers and is a text to be agreed to. */
export type ConsentSlug =
  | 'vaccineConsent'
  | 'generalConsent'
  | 'privacyPractice'
  | 'financialConsent'
  | 'telemedicineFinancialConsent'

/** What a step may look at when it says which pages it has. */
export interface StepContext {
  flow: SchedulerFlow
  category: string
  businessName: BusinessName
  /** Services of the held appointment. */
  serviceIds: readonly number[]
  /** The form configuration, already merged for this visit (CONTENT-23). */
  config: FormConfig
  /** Answers of every step so far, today, and the provider's state. */
  facts: Facts
  /** A document the step has named in `documents`. */
  document: <S extends Slug>(slug: S) => DocumentData<S>
  /** A text to be agreed to, merged for this visit. */
  consent: (slug: ConsentSlug) => ConsentDocument
}

/** What a slice of the payload may be made from. */
export interface PayloadContext extends StepContext {
  /** When the guest pressed Submit: ISO 8601 in UTC. */
  submittedAt: string
}

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T

/** A step's part of the booking; parts of different steps are disjoint. */
export type PayloadSlice = DeepPartial<BookingBody>

/** One step of the intake, a card of one or more pages (INTAKE-01, INTAKE-02). */
export interface StepSpec {
  key: string
  /** Named in the stepper. */
  title: () => string
  /** Heads the list of problems of its pages, in place of the usual words (HISTORY-21). */
  problemsTitle?: () => string
  /** Full width, without the sidebar of appointments (INTAKE-06, INTAKE-07). */
  wide?: true
  /** Content documents its pages are made from. */
  documents: readonly Slug[]
  /** The text that is agreed to on this step; its wording is recorded (CONSENT-10). */
  agreesTo?: ConsentSlug
  /** Pages before configuration is applied. */
  pages: (context: StepContext) => PageSpec[]
  /** Answers that are known already, offered to be changed: no fact is asked twice. */
  prefill?: (answers: Facts['answers']) => Answers
  /** What must happen before a page is left. */
  beforeLeaving?: { page: string; effect: 'verifyAddress'; addressPrefix: string }
  /** The step's slice of the payload, from visible answers alone (INTAKE-09, BOOK-05). */
  payload: (answers: Answers, context: PayloadContext) => PayloadSlice
}
