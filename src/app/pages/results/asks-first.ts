import { areTogether, lacksAnswers } from '#domain/eligibility/booking-refusal'
import { BUILT_PRESCREENS } from '#domain/search-target'
import type { CatalogueService } from '#domain/services'
import type { Documents } from '../../state/documents.ts'
import { answersNow } from '../../state/hold.ts'
import type { WholeSearch } from '../../state/search-plan.ts'

/**
 * Whether the questions of the type come before its times: the vaccines searched for cannot be had in one visit (PRESCREEN-42), or
 * nobody has answered for them. No time is held that could not be booked.
 */
export function asksFirst(
  { type, serviceIds }: Pick<WholeSearch, 'type' | 'serviceIds'>,
  catalogue: readonly CatalogueService[],
  { categories }: Pick<Documents<'schedulerConfig'>['schedulerConfig'], 'categories'>,
): boolean {
  const flow = Object.hasOwn(categories, type) ? categories[type]?.prescreenFlow : undefined
  if (!BUILT_PRESCREENS.includes(flow ?? '')) return false
  const booked = catalogue.filter(({ id }) => serviceIds.includes(id))
  const { eligibilityServiceIds = [] } = answersNow()
  return !areTogether({ booked, catalogue }) || lacksAnswers({ booked, catalogue }, eligibilityServiceIds)
}
