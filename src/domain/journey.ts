import type { Rule } from '#contract/rule'
import { type Facts, isMet } from './rules.ts'

interface Page {
  readonly key: string
  readonly shownWhen?: Rule
}

interface Step<P extends Page> {
  readonly key: string
  readonly pages: readonly P[]
}

/** A page of a step, by their keys. */
export type PagePosition = { readonly stepKey: string; readonly pageKey: string }

/** A shown page with its indexes among the shown ones, from zero. */
export type Stop<P> = PagePosition & {
  readonly page: P
  readonly stepIndex: number
  readonly pageIndex: number
  /** How many steps the journey has. */
  readonly steps: number
}

/** The pages whose condition holds. */
export function shownPages<P extends Page>(pages: readonly P[], facts: Facts): P[] {
  return pages.filter((page) => page.shownWhen === undefined || isMet(page.shownWhen, facts))
}

/** Every page that is shown with these facts, in order. A step without a shown page is left out. */
export function pagesInOrder<P extends Page>(steps: readonly Step<P>[], facts: Facts): Stop<P>[] {
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

/** The next shown page (INTAKE-10); undefined after the last one, and for a page that is not shown. */
export function next<S extends PagePosition>(pages: readonly S[], at: PagePosition): S | undefined {
  const index = indexOf(pages, at)
  return index < 0 ? undefined : pages[index + 1]
}

/** The shown page before (INTAKE-12); undefined for the first one, and for a page that is not shown. */
export function previous<S extends PagePosition>(pages: readonly S[], at: PagePosition): S | undefined {
  return pages[indexOf(pages, at) - 1]
}

/**
 * The page that a guest may open who asks for `wanted`: that page if it is shown and all before it are done; else the first page that
 * is not done, else the last one (PRESCREEN-08). Undefined where no page is shown.
 */
export function reachable<S extends PagePosition>(
  pages: readonly S[],
  wanted: PagePosition | undefined,
  isDone: (stop: S) => boolean,
): S | undefined {
  const open = pages.findIndex((stop) => !isDone(stop))
  const index = wanted === undefined ? -1 : indexOf(pages, wanted)
  if (index >= 0 && (open < 0 || index <= open)) return pages[index]
  return open < 0 ? pages[pages.length - 1] : pages[open]
}

/** "N of M" over steps (PRESCREEN-07), N counting from one; undefined for a page that is not shown. */
export function progress<P>(
  pages: readonly Stop<P>[],
  at: PagePosition,
): { n: number; of: number } | undefined {
  const stop = pages[indexOf(pages, at)]
  return stop && { n: stop.stepIndex + 1, of: stop.steps }
}

function indexOf(pages: readonly PagePosition[], at: PagePosition): number {
  return pages.findIndex((stop) => stop.stepKey === at.stepKey && stop.pageKey === at.pageKey)
}
