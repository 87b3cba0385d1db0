// Vaccines, and questions about them: for tests alone.
import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { Day } from '../calendar.ts'
import type { CatalogueService } from '../services.ts'
import { askEligibility, type Eligibility } from './eligibility.ts'
import { visitFactsOf } from './visit-facts.ts'

export const EXAMPLE_TODAY = '2026-11-20'

export function aVaccine(id: number, over: Partial<CatalogueService> = {}): CatalogueService {
  return {
    id,
    name: `Vaccine ${id} dose 1`,
    groupName: 'Vaccines',
    category: 'Vaccines',
    businessNames: ['pharmacy'],
    maxDaysAhead: 30,
    leadTime: 0,
    dose: 1,
    isVaccine: true,
    isCovidVaccine: false,
    isAvailable: true,
    notMenuOption: false,
    ...over,
  }
}

/** First and second dose of a series, ids n and n + 1. */
export function aSeries(id: number, days: number, over: Partial<CatalogueService> = {}): CatalogueService[] {
  const first = aVaccine(id, { followupServiceId: id + 1, followupAfterDays: days, ...over })
  return [first, aVaccine(id + 1, { name: `Vaccine ${id} dose 2`, groupName: first.groupName, dose: 2 })]
}

/** A question that must be answered with Yes or No. */
export function aQuestion(field: string, over: Partial<EligibilityQuestion> = {}): EligibilityQuestion {
  return { type: 'yesNo', question: `${field}?`, dataFieldToCollect: field, required: true, ...over }
}

/** What becomes of these questions and answers, of a flu vaccine on TODAY. */
export function eligibilityAfter(
  questions: EligibilityQuestion[],
  answers: Record<string, unknown> = {},
  more: { today?: Day; draft?: unknown; chosen?: CatalogueService[] } = {},
): Eligibility {
  const { today = EXAMPLE_TODAY, draft, chosen = [aVaccine(1)] } = more
  return askEligibility({ document: { questions }, answers, draft, facts: visitFactsOf(chosen), today })
}
