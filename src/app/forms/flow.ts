import type { DocumentData, Slug } from '#contract/content/catalogue'
import type { Facts } from '#domain/rules'
import type { Answers, PageSpec } from './spec.ts'

/** What a prescreen flow may look at. */
export interface FlowContext {
  /** The appointment type carried in navigation state. */
  type: string
  facts: Facts
  document: <S extends Slug>(slug: S) => DocumentData<S>
}

/** Search state that goes on to the results (PRESCREEN-04). */
export type SearchPatch = {
  date?: string
  earliestDate?: string
  serviceIds?: string
  medicaid?: string
  showLeadTimeWarning?: boolean
}

/** One prescreen flow: the same machine as the intake, a step a page (PRESCREEN-01, PRESCREEN-02). */
export interface FlowSpec {
  key: string
  documents: readonly Slug[]
  /** "N of M" is not shown (PRESCREEN-07). */
  hidesProgress?: true
  pages: (context: FlowContext) => PageSpec[]
  /** Button of the last step: "See Availability". */
  finishLabel: () => string
  finish: (answers: Answers, context: FlowContext) => SearchPatch
}
