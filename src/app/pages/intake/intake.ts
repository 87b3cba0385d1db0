import type { Slug } from '#contract/content/catalogue'
import type { ConsentDocument } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import type { Layers } from '#contract/content/layers'
import { mergeLayers } from '#domain/config'
import type { Place, Stop } from '#domain/journey'
import { routeOf } from '#domain/journey'
import type { Facts } from '#domain/rules'
import { dayAnswered } from '../../forms/answers.ts'
import { blockOf, problemsOf } from '../../forms/problems.ts'
import type { Answers, PageSpec } from '../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../forms/step.ts'
import { answerKeys, applyConfig, visibleAnswers } from '../../forms/visible.ts'
import { layerContextOf, todayAt } from '../../state/configuration.ts'
import type { Documents } from '../../state/documents.ts'
import type { Visit } from '../../state/visit.ts'
import { withCheck } from './check-answers.ts'

/** A step with its configuration applied. */
export type IntakeStep = { spec: StepSpec; pages: PageSpec[] }

/** The intake of one visit as it stands: steps with applied configuration, and the route through their pages. */
export interface Intake {
  /** Those of the configuration, and the one that checks them. */
  steps: IntakeStep[]
  route: Stop<PageSpec>[]
  context: StepContext
  /** Names of answers that were given and must be given again, by step. */
  forgotten: Visit['forgotten']
}

/** What is known of a visit: every step's answers, and what follows from them. */
export function factsOf({ answers, appointment, provider, eligibility }: Visit): Facts {
  const all: Answers = Object.assign({}, ...Object.values(answers))
  const providerState = provider?.store.address.stateProvince
  return {
    today: todayAt(appointment?.timezone),
    answers: { ...all, dateOfBirth: dayAnswered('dob', all) ?? eligibility?.['dateOfBirth'] },
    ...(providerState === undefined ? {} : { providerState }),
  }
}

/** Documents that the steps of a configuration are made from. */
export function documentsOf(config: FormConfig, specs: ReadonlyMap<string, StepSpec>): Slug[] {
  return [...new Set(config.steps.flatMap((key) => specs.get(key)?.documents ?? []))]
}

/** The intake of a visit. A configured step that this build does not have is left out. */
export function intakeOf(
  visit: Visit,
  config: FormConfig,
  specs: ReadonlyMap<string, StepSpec>,
  documents: Partial<Documents<Slug>>,
): Intake {
  const facts = factsOf(visit)
  const layers = layerContextOf(visit)
  const context: StepContext = {
    flow: visit.flow,
    category: visit.category,
    businessName: visit.provider?.businessName ?? 'pharmacy',
    serviceIds: visit.appointment?.services.map(({ id }) => id) ?? [],
    config,
    facts,
    document: (slug) => {
      const document = documents[slug]
      if (document === undefined) throw new Error(`Document ${slug} is not among the step's documents`)
      return document as Documents<Slug>[typeof slug]
    },
    consent: (slug) => mergeLayers(documents[slug] as Layers<ConsentDocument>, layers),
  }
  const configured = config.steps.flatMap((key) => {
    const spec = specs.get(key)
    if (!spec) return []
    const pages = spec.pages(context).map((page) => ({ ...page, fields: applyConfig(page.fields, config) }))
    return [{ spec, pages: pages.filter((page) => page.fields.length > 0) }]
  })
  const steps = withCheck(configured, context)
  const route = routeOf(
    steps.map(({ spec, pages }) => ({ key: spec.key, pages })),
    facts,
  )
  return { steps, route, context, forgotten: visit.forgotten }
}

/** Whether a page was answered, nothing on it is wrong or keeps the guest there, and nothing on it was forgotten over a reload. */
export function isDone(
  { context, forgotten }: Intake,
  answers: Visit['answers'],
  { stepKey, page }: Stop<PageSpec>,
): boolean {
  const given = answers[stepKey]
  if (given === undefined) return false
  if (asksAgain(forgotten, { stepKey, page })) return false
  const problems = problemsOf(page.fields, given, context.facts)
  return Object.keys(problems).length === 0 && blockOf(page, given, context.facts) === undefined
}

/** The first page on which something must be typed again, because it was not kept over a reload. */
export function firstForgotten({ route, forgotten }: Intake): Stop<PageSpec> | undefined {
  return route.find((stop) => asksAgain(forgotten, stop))
}

/** Whether a page asks for something that was given and not kept. */
export function asksAgain(
  forgotten: Visit['forgotten'],
  { stepKey, page }: Pick<Stop<PageSpec>, 'stepKey' | 'page'>,
): boolean {
  const missing = forgotten[stepKey] ?? []
  return page.fields.flatMap(answerKeys).some((name) => missing.includes(name))
}

/** Whether every page of a step is done. */
export function isStepDone(intake: Intake, answers: Visit['answers'], stepKey: string): boolean {
  return intake.route.every((stop) => stop.stepKey !== stepKey || isDone(intake, answers, stop))
}

/** The first page with an error, or changed and left without Continue; nothing is submitted while there is one (INTAKE-14, INTAKE-15). */
export function firstUndone(
  intake: Intake,
  answers: Visit['answers'],
  typing: Visit['typing'] = {},
): Place | undefined {
  return intake.route.find((stop) => isOpen(intake, { answers, typing }, stop))
}

/** Whether a page is not done, or was changed and left without Continue. */
export function isOpen(
  intake: Intake,
  { answers, typing }: Pick<Visit, 'answers' | 'typing'>,
  stop: Stop<PageSpec>,
): boolean {
  const { stepKey } = stop
  return !isDone(intake, answers, stop) || isChanged(intake, stop, answers[stepKey], typing[stepKey])
}

/** What is typed into a field, or stands there ready, while that is hidden changes nothing. */
function isChanged(
  { context }: Intake,
  { page }: Stop<PageSpec>,
  given: Answers = {},
  typed: Answers = {},
): boolean {
  const now = visibleAnswers(page.fields, { ...given, ...typed }, context.facts)
  const names = page.fields.flatMap(answerKeys).filter((name) => Object.hasOwn(typed, name))
  return names.some((name) => JSON.stringify(now[name]) !== JSON.stringify(given[name]))
}

/** A step's answers as far as they are shown: what its payload may be made from (PATIENT-50). */
export function shownAnswers(
  { route, context }: Intake,
  answers: Visit['answers'],
  stepKey: string,
): Answers {
  const fields = route.filter((stop) => stop.stepKey === stepKey).flatMap((stop) => stop.page.fields)
  return visibleAnswers(fields, answers[stepKey] ?? {}, context.facts)
}
