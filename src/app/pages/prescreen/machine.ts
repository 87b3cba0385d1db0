import { type FinishDates, finishDates } from '#domain/doses'
import { pagesInOrder, reachable, type Stop } from '#domain/journey'
import type { Search } from '#domain/search'
import type { FlowContext, FlowPage, FlowSpec } from '../../forms/flow.ts'
import { problemsOf } from '../../forms/problems.ts'
import type { Answers } from '../../forms/spec.ts'
import { translatePage } from '../../forms/translate-page.ts'
import { visibleAnswers } from '../../forms/visible.ts'

export type StepAnswers = Readonly<Record<string, Answers>>
/** The context of a flow before its answers. */
export type FlowBase = Omit<FlowContext, 'facts' | 'licensure'>
type Base = Omit<FlowContext, 'facts'> & { today: string }

/** The context of a flow with the answers of its steps. */
export function contextOf(flow: FlowSpec, base: Base, given: StepAnswers): FlowContext {
  const { today, ...rest } = base
  const answers: Answers = Object.assign({}, ...Object.values(given))
  const context = { ...rest, facts: { today, answers } }
  return { ...context, facts: { today, answers: { ...answers, ...flow.facts?.(context) } } }
}

/** The steps that these answers lead to, one page each. */
export function stepsOf(flow: FlowSpec, context: FlowContext): Stop<FlowPage>[] {
  const steps = flow.pages(context).map((page) => ({ key: page.key, pages: [translatePage(page)] }))
  return pagesInOrder(steps, context.facts)
}

/** What to show for a step number: a page, the verdict, or nothing if the flow has no pages. */
export type Standing = { at: 'page'; stop: Stop<FlowPage> } | { at: 'verdict' } | { at: 'nothing' }

/** What to show for a step, numbered from 1 (PRESCREEN-06, PRESCREEN-08). */
export function standingAt(
  flow: FlowSpec,
  context: FlowContext,
  given: StepAnswers,
  wanted: number,
): Standing {
  const route = stepsOf(flow, context)
  const isDone = ({ stepKey, page }: Stop<FlowPage>) => isComplete(page, given[stepKey], context)
  const isAfterAll = wanted === route.length + 1 && route.length > 0 && route.every(isDone)
  if (isAfterAll && flow.verdict?.(context)) return { at: 'verdict' }
  const stop = reachable(route, route[wanted - 1], isDone)
  return stop ? { at: 'page', stop } : { at: 'nothing' }
}

function isComplete(page: FlowPage, answers: Answers | undefined, { facts }: FlowContext): boolean {
  return answers !== undefined && Object.keys(problemsOf(page.fields, answers, facts)).length === 0
}

/** The search of a finished flow (PRESCREEN-04, PRESCREEN-05, PRESCREEN-48, PRESCREEN-49). */
export function searchAfter(
  flow: FlowSpec,
  context: FlowContext,
): { search: Partial<Search>; eligibility: Readonly<Record<string, string>> } {
  const fields = stepsOf(flow, context).flatMap(({ page }) => page.fields)
  const shown = visibleAnswers(fields, context.facts.answers as Answers, context.facts)
  const { eligibility = {}, dates, date, serviceIds, ...more } = flow.finish(shown, context)
  const when = dates ?? datesOf(serviceIds, date, context)
  const search = {
    ...askedBefore(context.search),
    type: context.type,
    ...more,
    date: when.date,
    earliestDate: when.earliestDate,
    showLeadTimeWarning: when.showLeadTimeWarning,
    serviceIds,
  }
  return { search, eligibility }
}

/** The part of a search that the guest chose. Drops results of an earlier run through a flow. */
function askedBefore(search: Partial<Search>): Partial<Search> {
  const { location, shouldAddPromotion, isPharmacyOnly, benefitCode, slot, provider, businessName } = search
  return {
    ...(location !== undefined && { location }),
    ...(shouldAddPromotion !== undefined && { shouldAddPromotion }),
    ...(isPharmacyOnly !== undefined && { isPharmacyOnly }),
    ...(benefitCode !== undefined && { benefitCode }),
    ...(slot !== undefined && { slot }),
    ...(provider !== undefined && { provider }),
    ...(businessName !== undefined && { businessName }),
  }
}

function datesOf(ids: readonly number[], date: string | undefined, context: FlowContext): FinishDates {
  const { services, search, facts } = context
  const chosen = services.filter(({ id }) => ids.includes(id))
  return finishDates(chosen, date ?? search.date ?? facts.today, facts.today)
}
