import type { DocumentData, Slug } from '#contract/content/catalogue'
import type { Day } from '#domain/calendar'
import type { DateMove, FinishDates } from '#domain/doses'
import type { Given, Outcome } from '#domain/eligibility/interview'
import type { Facts } from '#domain/rules'
import type { Search } from '#domain/search'
import type { CatalogueService } from '#domain/services'
import type { Licensure } from '../state/licensure.ts'
import type { Answers, PageSpec } from './spec.ts'

/** What a prescreen flow may look at. */
export interface FlowContext {
  /** The appointment type carried in navigation state. */
  type: string
  /** Today where the guest is, and the answers of every step. */
  facts: Facts
  document: <S extends Slug>(slug: S) => DocumentData<S>
  /** One of those that may be lacking: undefined when it came from no source. */
  documentIfThere: <S extends Slug>(slug: S) => DocumentData<S> | undefined
  /** Every service. */
  services: readonly CatalogueService[]
  /** Ids of those that are given at the time of a booking link; absent: there is no such time. */
  given?: ReadonlySet<number> | undefined
  /** What the form asked for: place and date. */
  search: Partial<Search>
  /** Stays idle unless the flow names a service that needs a license. */
  licensure: Licensure
}

/** What a flow settles; what it leaves out stays as the form asked for it, and dates follow from lead times (PRESCREEN-04). */
export type Finish = {
  serviceIds: readonly number[]
  /** The date asked for here instead of on the form. */
  date?: Day
  dates?: FinishDates
  location?: string
  timeZone?: string
  medicaid?: string
  isFirstDoseOnly?: boolean
  /** Answers of the eligibility screen, for the booking. */
  eligibility?: Readonly<Record<string, string>>
}

/** What a flow says after its last question, in place of the results or before them. */
export type Verdict =
  | {
      kind: 'eligible'
      message: string
      moved?: DateMove | undefined
      date: Day
      /** Before this day nobody can book `date`; absent: it can be booked today. */
      bookableFrom?: Day | undefined
    }
  | Extract<Outcome, { kind: 'ineligible' }>
  | { kind: 'error'; message: string; because?: readonly Given[] }

/** A page whose button says what its answers lead to (ELIG-26). */
export type FlowPage = PageSpec & { button?: string }

/** One prescreen flow: the same machine as the intake, a step a page (PRESCREEN-01, PRESCREEN-02). */
export interface FlowSpec {
  key: string
  documents: readonly Slug[]
  /** Documents without which the flow goes on, and says so where it needs them. */
  mayLack?: readonly Slug[]
  /** "N of M" is not shown (PRESCREEN-07); of a single step it never is. */
  hidesProgress?: true
  /** None: what the guest would choose from is not there. */
  pages: (context: FlowContext) => FlowPage[]
  /** What is known already, offered to be changed. */
  prefill?: (context: FlowContext) => Answers
  /** Further facts for the rules of its pages. */
  facts?: (context: FlowContext) => Facts['answers']
  /** Id of the service whose licensure is asked for. */
  licensedService?: (context: FlowContext) => number | undefined
  /** Said when services are not there (PRESCREEN-14). */
  servicesFailure?: (context: FlowContext) => string
  /** A way out below the questions (PRESCREEN-24). */
  link?: (context: FlowContext) => { before?: string | undefined; text: string; url: string }
  /** Button of the last step: "See Availability". */
  finishLabel: () => string
  /** Undefined: the results follow at once. */
  verdict?: (context: FlowContext) => Verdict | undefined
  /** `answers`: those of the pages that were shown. */
  finish: (answers: Answers, context: FlowContext) => Finish
}
