import type { Rule } from '#contract/rule'
import { type Facts, holds } from './rules.ts'

interface Page {
  readonly key: string
  readonly shownWhen?: Rule
}

interface Step<P extends Page> {
  readonly key: string
  readonly pages: readonly P[]
}

/** Where a guest is or wants to be. */
export type Place = { readonly stepKey: string; readonly pageKey: string }

/** One stop of a journey: a page and where it stands among the shown ones. Indexes count from zero. */
export type Stop<P> = Place & {
  readonly page: P
  readonly stepIndex: number
  readonly pageIndex: number
  /** How many steps the journey has. */
  readonly steps: number
}

/** The pages whose condition holds (design: a journey is a filtered list). */
export function shownPages<P extends Page>(pages: readonly P[], facts: Facts): P[] {
  return pages.filter((page) => page.shownWhen === undefined || holds(page.shownWhen, facts))
}

/** The journey as it stands with these facts: every shown page, in order; a step without a shown page is left out. */
export function routeOf<P extends Page>(steps: readonly Step<P>[], facts: Facts): Stop<P>[] {
  const shown = steps
    .map((step) => ({ key: step.key, pages: shownPages(step.pages, facts) }))
    .filter((step) => step.pages.length > 0)
  return shown.flatMap((step, stepIndex) =>
    step.pages.map((page, pageIndex) => ({
      stepKey: step.key,
      pageKey: page.key,
      page,
      stepIndex,
      pageIndex,
      steps: shown.length,
    })),
  )
}

/** The stop after a place (INTAKE-10); undefined after the last one, and when the place is not on the route. */
export function next<S extends Place>(route: readonly S[], at: Place): S | undefined {
  const index = indexOf(route, at)
  return index < 0 ? undefined : route[index + 1]
}

/** The stop before a place (INTAKE-12); undefined before the first one, and when the place is not on the route. */
export function previous<S extends Place>(route: readonly S[], at: Place): S | undefined {
  return route[indexOf(route, at) - 1]
}

/**
 * Where a guest who asks for a place may be: there, unless something before it is not done, or it is not on the route:
 * then the first stop that is not done, else the last one (PRESCREEN-08). Undefined only on an empty route.
 */
export function reachable<S extends Place>(
  route: readonly S[],
  wanted: Place | undefined,
  isDone: (stop: S) => boolean,
): S | undefined {
  const open = route.findIndex((stop) => !isDone(stop))
  const index = wanted === undefined ? -1 : indexOf(route, wanted)
  if (index >= 0 && (open < 0 || index <= open)) return route[index]
  return open < 0 ? route[route.length - 1] : route[open]
}

/** "N of M" over steps (PRESCREEN-07), N counting from one; undefined when the place is not on the route. */
export function progress<P>(route: readonly Stop<P>[], at: Place): { n: number; of: number } | undefined {
  const stop = route[indexOf(route, at)]
  return stop && { n: stop.stepIndex + 1, of: stop.steps }
}

function indexOf(route: readonly Place[], at: Place): number {
  return route.findIndex((stop) => stop.stepKey === at.stepKey && stop.pageKey === at.pageKey)
}
