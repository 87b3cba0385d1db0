import type { DocumentData, Slug } from '#contract/content/catalogue'
import type { Day } from '#domain/calendar'
import type { DateMove, FinishDates } from '#domain/doses'
import type { Given, Outcome } from '#domain/eligibility/eligibility'
import type { Facts } from '#domain/rules'
import type { Search } from '#domain/search'
import type { CatalogueService } from '#domain/services'
import type { Licensure } from '../state/services.ts'
import type { Answers, PageSpec } from './spec.ts'

/** What a prescreen flow may depend on. */
export interface FlowContext {
  /** The appointment type carried in navigation state. */
  type: string
  /** Today in the guest's time zone, and the answers of every step. */
  facts: Facts
  document: <S extends Slug>(slug: S) => DocumentData<S>
  /** Returns one of the `mayLack` documents, or undefined where no source has it. */
  documentIfThere: <S extends Slug>(slug: S) => DocumentData<S> | undefined
  /** Every service. */
  services: readonly CatalogueService[]
  /** Ids of the services at the slot of a booking link; absent without such a link. */
  given?: ReadonlySet<number> | undefined
  /** What the guest searched for: place and date. */
  search: Partial<Search>
  /** Idle unless the flow names a service that needs a license. */
  licensure: Licensure
}

/** What a flow changes in the search. Lead times still apply to its dates (PRESCREEN-04). */
type Finish = {
  serviceIds: readonly number[]
  /** The date that the flow asks for in place of the form. */
  date?: Day
  dates?: FinishDates
  location?: string
  timeZone?: string
  medicaid?: string
  isFirstDoseOnly?: boolean
  /** Answers of the eligibility screen, for the booking. */
  eligibility?: Readonly<Record<string, string>>
}

/** What a flow shows after its last question, before the results or in place of them. */
export type Verdict =
  | {
      kind: 'eligible'
      message: string
      moved?: DateMove | undefined
      date: Day
      /** The first day on which guests can book `date`; absent where they can today. */
      bookableFrom?: Day | undefined
    }
  | (Omit<Extract<Outcome, { kind: 'ineligible' }>, 'message'> & { message: string })
  | { kind: 'error'; message: string; because?: readonly Given[] }

/** A page whose button names what comes next (ELIG-26). */
export type FlowPage = PageSpec & { button?: string }

/** One prescreen flow. It works as the intake does, with one page for each step (PRESCREEN-01, PRESCREEN-02). */
export interface FlowSpec {
  key: string
  documents: readonly Slug[]
  /** Documents that the flow can do without. It says so where it would show them. */
  mayLack?: readonly Slug[]
  /** Which question the page of this key is, of how many at most, where that depends on the answers; undefined: no question (BK-25). */
  progress?: (context: FlowContext, key: string) => { n: number; most: number } | undefined
  /** Answers to the first page may add another, so that it says "Step 1". */
  mayBranch?: true
  /** The pages, or none where the guest would have no choice. */
  pages: (context: FlowContext) => FlowPage[]
  /** Known answers, which the guest may change. */
  prefill?: (context: FlowContext) => Answers
  /** More facts for the rules of its pages. */
  facts?: (context: FlowContext) => Facts['answers']
  /** Id of the service whose licensure the page needs. */
  licensedService?: (context: FlowContext) => number | undefined
  /** Message for missing services (PRESCREEN-14). */
  servicesFailure?: (context: FlowContext) => string
  /** A link below the questions (PRESCREEN-24). */
  link?: (context: FlowContext) => { before?: string | undefined; text: string; url: string }
  /** Title of the summary of what is wrong; the usual one when absent. */
  problemsTitle?: () => string
  /** Button of the last step: "See Availability". */
  finishLabel: () => string
  /** The results follow at once where this returns undefined. */
  verdict?: (context: FlowContext) => Verdict | undefined
  /** `answers` has those of the pages that were shown. */
  finish: (answers: Answers, context: FlowContext) => Finish
}
