import { snapshot } from 'valtio'
import type { Place, Stop } from '#domain/journey'
import type { PageSpec } from '../../forms/spec.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { goWithSearch, readSearch } from '../../state/search.ts'
import { isWhole } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import type { Intake } from './intake.ts'

/** How to open a page of the intake. */
type Opening = {
  /** Shows its errors at once. */
  reveal?: boolean
  /** Continue and Back return to "Check your answers". */
  returnTo?: 'check' | undefined
  /** Key of the control to focus (ids.ts). */
  focus?: string
}

/** The state of a history entry of the intake. It has names of pages and fields only. */
export type IntakeEntry = { step?: string; page?: string; from?: 'ahead' | 'behind' } & Opening

/** Opens a page of the intake as a new history entry, so that Back works. */
export function visitPage(
  { stepKey, pageKey }: Place,
  from: 'ahead' | 'behind',
  opening: Opening = {},
): void {
  go(href('schedule'), { state: { step: stepKey, page: pageKey, from, ...opening } })
}

/** The stop of a history entry; without one, the stop `before` the visit was resumed, or the first. */
export function stopOf(
  { route }: Pick<Intake, 'route'>,
  { step, page }: IntakeEntry,
  before: Place | undefined,
): Stop<PageSpec> | undefined {
  const { stepKey, pageKey } = step === undefined ? (before ?? {}) : { stepKey: step, pageKey: page }
  return route.find((stop) => stop.stepKey === stepKey && stop.pageKey === pageKey) ?? route[0]
}

/** Opens the results of the same search, which releases the hold (HOLD-10, INTAKE-16). */
export function backToTimes(): void {
  const search = readSearch(snapshot(visit).search)
  goWithSearch(isWhole(search) ? 'results' : 'main', search)
}
