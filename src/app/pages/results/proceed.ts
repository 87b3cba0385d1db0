import { followupPlan } from '#domain/search-window'
import { todayIn } from '#domain/zones'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { continueFlow, FLOW_STEPS } from '../../state/flow.ts'
import { clearFollowup } from '../../state/hold.ts'
import { goWithSearch } from '../../state/search.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'

/** Opens the second dose if there is one (HOLD-13 to HOLD-15), else the form (HOLD-16). */
export function proceed(plan: SearchPlan, search: WholeSearch): void {
  const { appointment } = visit
  if (!appointment) return
  visit.search = search
  continueFlow(plan.category, FLOW_STEPS.date)
  const offered = appointment.services.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  const services = plan.services.filter(({ id }) => offered.includes(id))
  const day = todayIn(Date.parse(appointment.timestamp), appointment.timezone)
  const second = followupPlan(services, day, search.isFirstDoseOnly === true)
  if (!second) {
    clearFollowup() // one from before the guest chose the first dose alone
    go(href('schedule'))
  } else goWithSearch('followup', { ...search, ...second, page: 1, shouldAddPromotion: false })
}
