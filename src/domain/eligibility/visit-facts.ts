import type { CatalogueService } from '../services.ts'
import { optionName } from '../vaccines.ts'

/** What rules of an eligibility document may look at besides the answers: no question may collect these. */
export const VISIT_FACTS = ['vaccines', 'isCovidVaccine', 'isSeries'] as const

/** Names as they are offered (WALKIN-10); whether one is COVID, whether one has a follow-up dose. */
export type VisitFacts = { vaccines: readonly string[]; isCovidVaccine: 'Yes' | 'No'; isSeries: 'Yes' | 'No' }

/** The facts of the vaccines that a guest chose. */
export function visitFactsOf(chosen: readonly CatalogueService[]): VisitFacts {
  return {
    vaccines: chosen.map(({ name }) => optionName(name)),
    isCovidVaccine: yesOrNo(chosen.some(({ isCovidVaccine }) => isCovidVaccine)),
    isSeries: yesOrNo(chosen.some(({ followupServiceId }) => followupServiceId !== undefined)),
  }
}

function yesOrNo(is: boolean): 'Yes' | 'No' {
  return is ? 'Yes' : 'No'
}
