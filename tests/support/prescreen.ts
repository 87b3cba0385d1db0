import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import { contentPath } from '#contract/content/catalogue'
import { readServices } from '#domain/services'
import type { FlowContext, FlowSpec } from '../../src/app/forms/flow.ts'
import { problemsOf } from '../../src/app/forms/problems.ts'
import type { Answers } from '../../src/app/forms/spec.ts'
import type { StepAnswers } from '../../src/app/pages/prescreen/machine.ts'
import { contextOf, searchAfter, stepsOf } from '../../src/app/pages/prescreen/machine.ts'
import { DEMONSTRATION_SERVICES } from '../../src/server/directory/demonstration-services.ts'
import { ROOT } from './sources.ts'

export const TODAY = '2026-11-20'

/** The services of the demonstration, as a guest's page reads them. */
export const SERVICES = readServices(DEMONSTRATION_SERVICES, {}, { grouping: true, covidEnabled: true })

/** A flow with what it starts from: the bundled documents, the demonstration's services and a search. */
export function aFlow(flow: FlowSpec, type: string, more: Partial<FlowContext> = {}) {
  const base = {
    type,
    search: { type, location: '45202', date: '2026-11-20' },
    services: SERVICES,
    document: bundled,
    documentIfThere: bundled,
    licensure: { status: 'idle' as const, states: [] },
    today: TODAY,
    ...more,
  }
  const at = (given: StepAnswers) => contextOf(flow, base, given)
  return {
    at,
    /** Keys of the steps that these answers lead through. */
    steps: (given: StepAnswers = {}) => stepsOf(flow, at(given)).map(({ stepKey }) => stepKey),
    page: (key: string, given: StepAnswers = {}) => {
      const page = stepsOf(flow, at(given)).find(({ stepKey }) => stepKey === key)?.page
      if (!page) throw new Error(`no step ${key}`)
      return page
    },
    problems: (key: string, answers: Answers, given: StepAnswers = {}) => {
      const context = at({ ...given, [key]: answers })
      const page = stepsOf(flow, context).find(({ stepKey }) => stepKey === key)?.page
      return problemsOf(page?.fields ?? [], answers, context.facts)
    },
    verdict: (given: StepAnswers) => flow.verdict?.(at(given)),
    finish: (given: StepAnswers) => searchAfter(flow, at(given)),
  }
}

/** Labels of the options of a field. */
export function labelsOf(page: { fields: readonly object[] }, name: string): string[] {
  const field = page.fields.find((one) => (one as { name: string }).name === name)
  return ((field as { options?: { label: string }[] } | undefined)?.options ?? []).map(({ label }) => label)
}

function bundled<S extends Slug>(slug: S): DocumentData<S> {
  const path = contentPath(slug).replace('/content/v2/objects/', '')
  return JSON.parse(readFileSync(join(ROOT, '.build/content/production', path), 'utf8')).data
}
