import type { BookingBody } from '#contract/appointments'
import type { ConsentSlug, DocumentData, Slug } from '#contract/content/catalogue'
import type { FormConfig } from '#contract/content/form-config'
import type { BusinessName, SchedulerFlow } from '#contract/vocabulary'
import type { Facts } from '#domain/rules'
import type { ShownConsent } from '#domain/translated-consent'
import type { ZipTowns } from '#domain/zip-towns'
import type { Answers, PageSpec } from './spec.ts'

/** What the pages of a step may depend on. */
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
  /** Towns of the ZIP codes around the provider; empty while they are not known. */
  towns: ZipTowns
  /** Returns a document that the step lists in `documents`. */
  document: <S extends Slug>(slug: S) => DocumentData<S>
  /** Returns a consent text, merged for this visit, in the guest's language where it is released. */
  consent: (slug: ConsentSlug) => ShownConsent
}

/** What a step's part of the payload may depend on. */
export interface PayloadContext extends StepContext {
  /** When the guest pressed Submit: ISO 8601 in UTC. */
  submittedAt: string
}

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T

/** A step's part of the booking. Parts of different steps never overlap. */
export type PayloadSlice = DeepPartial<BookingBody>

/** One step of the intake, with one or more pages (INTAKE-01, INTAKE-02). */
export interface StepSpec {
  key: string
  /** Name in the list of steps. */
  title: () => string
  /** Title of the list of problems, where it differs from the usual one (HISTORY-21). */
  problemsTitle?: () => string
  /** Full width, without the sidebar of appointments (INTAKE-06, INTAKE-07). */
  wide?: true
  /** Content documents that its pages need. */
  documents: readonly Slug[]
  /** The consent text of this step, whose wording is recorded (CONSENT-10). */
  agreesTo?: ConsentSlug
  /** Its single page, a text to agree to, is shared with the next step if that may share as well. */
  sharesPage?: true
  /** The patient, or somebody for them, signs here. "Check your answers" comes right before it. */
  isSigned?: true
  /** The pages, before the form configuration is applied. */
  pages: (context: StepContext) => PageSpec[]
  /** Known answers, which the guest may change, so that the form asks for nothing twice. */
  prefill?: (answers: Facts['answers'], facts: Facts) => Answers
  /** What must happen before the guest leaves a page. */
  beforeLeaving?: { page: string; effect: 'verifyAddress'; addressPrefix: string }
  /** Makes the step's part of the payload from visible answers (INTAKE-09, BOOK-05). */
  payload: (answers: Answers, context: PayloadContext) => PayloadSlice
}
