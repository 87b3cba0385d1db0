import { snapshot } from 'valtio'
import type { SchedulerFlow } from '#contract/vocabulary'
import { href } from '../../paths.ts'
import type { EntryState } from '../../platform/navigate.ts'
import { go } from '../../platform/navigate.ts'
import { goWithSearch, readSearch } from '../../state/search.ts'
import { isWhole } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'

/** To the times of the same search, which gives up what is held (HOLD-10, INTAKE-16). */
export function backToTimes(): void {
  const search = readSearch(snapshot(visit).search)
  goWithSearch(isWhole(search) ? 'results' : 'main', search)
}

/** To where visits of a flow begin: main, or the start of the dietitian's (ROUTE-08, ROUTE-43, BOOK-13). */
export function goToStart(
  flow: SchedulerFlow,
  options: { replace?: boolean; state?: EntryState } = {},
): void {
  if (flow === 'DIETITIAN') goWithSearch('prescreen', { type: 'Telenutrition' }, options)
  else go(href('main'), options)
}
