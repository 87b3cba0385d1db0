import type { Place, Stop } from '#domain/journey'
import type { PageSpec } from '../../forms/spec.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import type { Intake } from './intake.ts'

/** How a page of the intake is opened. */
type Opening = {
  /** Its errors show at once. */
  reveal?: boolean
  /** Continue and Back lead to "Check your answers", from where it was opened. */
  returnTo?: 'check' | undefined
  /** Key of the control that takes focus (ids.ts). */
  focus?: string
}

/** What a history entry of the intake holds: which page, from which side it comes in, and how. Names of pages and fields only. */
export type Entry = { step?: string; page?: string; from?: 'ahead' | 'behind' } & Opening

/** Opens a page of the intake as an entry of its own, so that the browser's Back finds it. */
export function visitPage(
  { stepKey, pageKey }: Place,
  from: 'ahead' | 'behind',
  opening: Opening = {},
): void {
  go(href('schedule'), { state: { step: stepKey, page: pageKey, from, ...opening } })
}

/** The stop that a history entry names, and without a name where the visit was `before` it was taken up again; else the first. */
export function stopOf(
  { route }: Pick<Intake, 'route'>,
  { step, page }: Entry,
  before: Place | undefined,
): Stop<PageSpec> | undefined {
  const { stepKey, pageKey } = step === undefined ? (before ?? {}) : { stepKey: step, pageKey: page }
  return route.find((stop) => stop.stepKey === stepKey && stop.pageKey === pageKey) ?? route[0]
}
