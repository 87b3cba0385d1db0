import { snapshot } from 'valtio'
import type { Slug } from '#contract/content/catalogue'
import type { ConsentDocument } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import type { Layers } from '#contract/content/layers'
import { limitsOfAll } from '#domain/age-limits'
import type { Day } from '#domain/calendar'
import { mergeLayers } from '#domain/config'
import { hadVaccinesBefore } from '#domain/doses'
import { type PagePosition, pagesInOrder, type Stop } from '#domain/journey'
import type { Facts } from '#domain/rules'
import type { CatalogueService } from '#domain/services'
import { translatedConsent } from '#domain/translated-consent'
import type { ZipTowns } from '#domain/zip-towns'
import { dayAnswered } from '../../forms/answers.ts'
import { blockOf, problemsOf } from '../../forms/problems.ts'
import type { Answers, PageSpec } from '../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../forms/step.ts'
import { translatePage } from '../../forms/translate-page.ts'
import { answerKeys, applyConfig, visibleAnswers } from '../../forms/visible.ts'
import { say, spokenLanguage } from '../../messages/catalogue.ts'
import { checkAnswers as texts } from '../../messages/en/intake.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { layerContextOf, todayAt } from '../../state/configuration.ts'
import { type Documents, translationOf } from '../../state/documents.ts'
import { goWithSearch, readSearch } from '../../state/search.ts'
import { isWhole } from '../../state/search-plan.ts'
import { type Appointment, type Visit, visit } from '../../state/visit.ts'
import { refusesBirth } from './birth-refusal.ts'

/** A step with its configuration applied. */
type IntakeStep = {
  spec: StepSpec
  pages: PageSpec[]
  /** Key of the step that has its page and its answers; absent: it has them itself. */
  on?: string
}

/** The intake of a visit: its configured steps, and their pages in the order in which they are shown. */
export interface Intake {
  /** The configured steps, and "Check your answers". */
  steps: IntakeStep[]
  pages: Stop<PageSpec>[]
  context: StepContext
  /** Names of answers that a reload lost and the guest must type again, by step. */
  forgotten: Visit['forgotten']
}

/** The answers of every step, and facts that follow from them. */
export function factsOf({ answers, appointment, provider, eligibility }: Visit): Facts {
  const all: Answers = Object.assign({}, ...Object.values(answers))
  const providerState = provider?.store.address.stateProvince
  return {
    today: todayAt(appointment?.timezone),
    answers: { ...all, dateOfBirth: dayAnswered('dob', all) ?? eligibility?.['dateOfBirth'] },
    ...(providerState === undefined ? {} : { providerState }),
    ...(appointment && {
      visit: {
        day: dayOfVisit(appointment),
        hadVaccines: hadVaccinesBefore(eligibility ?? {}, bookedOf(appointment).length),
        ...limitsOfAll(bookedOf(appointment)),
      },
    }),
  }
}

type Judging = {
  documents: Partial<Documents<Slug>>
  services: readonly CatalogueService[]
  towns?: ZipTowns
}
const NO_TOWNS: ZipTowns = new Map()
const NOTHING_TO_JUDGE_BY: Judging = { documents: {}, services: [] }

function judgingBirth(facts: Facts, visit: Visit, { documents, services }: Judging): Facts {
  if (!facts.visit) return facts
  const days = { today: facts.today, day: facts.visit.day }
  const refuses = refusesBirth(visit, documents, services, days)
  return refuses ? { ...facts, visit: { ...facts.visit, refusesBirth: refuses } } : facts
}

/** The local day of an appointment; today for a walk-in. */
function dayOfVisit({ timestamp, timezone }: Appointment): Day {
  return timestamp === '' ? todayAt(timezone) : timestamp.slice(0, 'YYYY-MM-DD'.length)
}

function bookedOf({ services }: Appointment): Appointment['services'] {
  return services.filter(({ isAvailable }) => isAvailable)
}

/** The documents that the configured steps need. */
export function documentsOf(config: FormConfig, specs: ReadonlyMap<string, StepSpec>): Slug[] {
  return [...new Set(config.steps.flatMap((key) => specs.get(key)?.documents ?? []))]
}

/** The intake of a visit. Leaves out configured steps that this build does not have. */
export function intakeOf(
  visit: Visit,
  config: FormConfig,
  specs: ReadonlyMap<string, StepSpec>,
  documents: Partial<Documents<Slug>>,
  /** What is loaded by now: services and the questions about vaccines, by which a birth date is judged (BK-30), and towns. */
  judging: Judging = NOTHING_TO_JUDGE_BY,
): Intake {
  const facts = judgingBirth(factsOf(visit), visit, judging)
  const layers = layerContextOf(visit)
  const context: StepContext = {
    flow: visit.flow,
    category: visit.category,
    businessName: visit.provider?.businessName ?? 'pharmacy',
    serviceIds: visit.appointment?.services.map(({ id }) => id) ?? [],
    config,
    facts,
    towns: judging.towns ?? NO_TOWNS,
    document: (slug) => {
      const document = documents[slug]
      if (document === undefined) throw new Error(`Document ${slug} is not among the step's documents`)
      return document as Documents<Slug>[typeof slug]
    },
    consent: (slug) => {
      const shown = mergeLayers(documents[slug] as Layers<ConsentDocument>, layers)
      const texts = translationOf(slug)
      return (texts && translatedConsent(shown, spokenLanguage(), texts)) ?? shown
    },
  }
  const configured = config.steps.flatMap((key) => {
    const spec = specs.get(key)
    if (!spec) return []
    const pages = spec
      .pages(context)
      .filter(({ flag }) => flag === undefined || config[flag])
      .map((page) => translatePage({ ...page, fields: applyConfig(page.fields, config) }))
    return [{ spec, pages: pages.filter((page) => page.fields.length > 0) }]
  })
  const steps = withCheck(withSharedPages(configured), context)
  const pages = pagesInOrder(
    steps.map(({ spec, pages }) => ({ key: spec.key, pages })),
    facts,
  )
  return { steps, pages, context, forgotten: visit.forgotten }
}

/** Whether a page is answered without problems, blocks nothing, and lost no answer over a reload. */
function isDone(
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

/** The first page with an answer that a reload lost. */
export function firstForgotten({ pages, forgotten }: Intake): Stop<PageSpec> | undefined {
  return pages.find((stop) => asksAgain(forgotten, stop))
}

/** Whether a page asks for an answer that a reload lost. */
export function asksAgain(
  forgotten: Visit['forgotten'],
  { stepKey, page }: Pick<Stop<PageSpec>, 'stepKey' | 'page'>,
): boolean {
  const missing = forgotten[stepKey] ?? []
  return page.fields.flatMap(answerKeys).some((name) => missing.includes(name))
}

export function isStepDone(intake: Intake, answers: Visit['answers'], stepKey: string): boolean {
  const home = homeOf(intake, stepKey)
  return intake.pages.every((stop) => stop.stepKey !== home || isDone(intake, answers, stop))
}

/** The first page that prevents submitting (INTAKE-14, INTAKE-15). */
export function firstUndone(
  intake: Intake,
  answers: Visit['answers'],
  typing: Visit['typing'] = {},
): PagePosition | undefined {
  return intake.pages.find((stop) => isOpen(intake, { answers, typing }, stop))
}

/** Whether a page is not done, or was edited without Continue. */
export function isOpen(
  intake: Intake,
  { answers, typing }: Pick<Visit, 'answers' | 'typing'>,
  stop: Stop<PageSpec>,
): boolean {
  const { stepKey } = stop
  return !isDone(intake, answers, stop) || isChanged(intake, stop, answers[stepKey], typing[stepKey])
}

/** Whether typing changed a visible answer. Hidden fields do not count. */
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

/** The visible answers of a step, from which its payload is made (PATIENT-50). */
export function shownAnswers(intake: Intake, answers: Visit['answers'], stepKey: string): Answers {
  const home = homeOf(intake, stepKey)
  const fields = intake.pages.filter((stop) => stop.stepKey === home).flatMap((stop) => stop.page.fields)
  return visibleAnswers(fields, answers[home] ?? {}, intake.context.facts)
}

/** The step that has the page of a step. */
export function homeOf({ steps }: Pick<Intake, 'steps'>, stepKey: string): string {
  const on = steps.find(({ spec }) => spec.key === stepKey)?.on
  return on === undefined ? stepKey : homeOf({ steps }, on)
}

/** The visible answers of all steps, with the day of birth. */
export function answersSent(intake: Intake, answers: Visit['answers']): Facts['answers'] {
  const { dateOfBirth } = intake.context.facts.answers
  const shown = intake.steps.map(({ spec }) => shownAnswers(intake, answers, spec.key))
  return Object.assign({}, ...shown, { dateOfBirth })
}

const KEY = 'checkAnswers'

/** "Check your answers". It has no folder in steps/, because no configuration may remove it. */
const CHECK: StepSpec = {
  key: KEY,
  title: () => say(texts).title,
  documents: [],
  pages: () => [{ key: 'check', title: say(texts).title, hint: say(texts).hint, fields: [] }],
  payload: () => ({}),
}

/** Consecutive steps with a text to agree to share one page. Each text is a card. */
function withSharedPages(steps: readonly IntakeStep[]): IntakeStep[] {
  const shared = [...steps]
  for (const [at, { spec }] of steps.entries()) {
    const next = shared[at + 1]
    const [page, ...more] = shared[at]?.pages ?? []
    const [nextPage, ...nextMore] = next?.pages ?? []
    if (!spec.sharesPage || !next?.spec.sharesPage || !page || !nextPage) continue
    if (more.length > 0 || nextMore.length > 0) continue
    shared[at] = { spec, pages: [], on: next.spec.key }
    shared[at + 1] = { ...next, pages: [joinedPage(page, nextPage)] }
  }
  return shared
}

function joinedPage(page: PageSpec, next: PageSpec): PageSpec {
  const cardsOf = ({ cards, title, fields }: PageSpec) =>
    cards ?? fields.slice(0, 1).map(({ name }) => ({ from: name, title }))
  return {
    ...next,
    title: say(texts).agreeTitle,
    fields: [...page.fields, ...next.fields],
    cards: [...cardsOf(page), ...cardsOf(next)],
  }
}

/** Adds the check right before the step that is signed, so that guests have read all of it by then; else at the end. */
function withCheck(steps: readonly IntakeStep[], context: StepContext): IntakeStep[] {
  const signed = steps.findIndex(({ spec }) => spec.isSigned)
  const at = signed > 0 ? signed : steps.length
  return [...steps.slice(0, at), { spec: CHECK, pages: CHECK.pages(context) }, ...steps.slice(at)]
}

/** Whether a stop is "Check your answers". */
export function isCheck({ stepKey }: Pick<PagePosition, 'stepKey'>): boolean {
  return stepKey === KEY
}

/** The stops before "Check your answers", which it shows. */
export function checkedStops({ pages }: Pick<Intake, 'pages'>): Stop<PageSpec>[] {
  return pages.slice(0, pages.findIndex(isCheck))
}

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
  { stepKey, pageKey }: PagePosition,
  from: 'ahead' | 'behind',
  opening: Opening = {},
): void {
  go(href('schedule'), { state: { step: stepKey, page: pageKey, from, ...opening } })
}

/** The stop of a history entry; without one, the stop `before` the visit was resumed, or the first. */
export function stopOf(
  { pages }: Pick<Intake, 'pages'>,
  { step, page }: IntakeEntry,
  before: PagePosition | undefined,
): Stop<PageSpec> | undefined {
  const { stepKey, pageKey } = step === undefined ? (before ?? {}) : { stepKey: step, pageKey: page }
  return pages.find((stop) => stop.stepKey === stepKey && stop.pageKey === pageKey) ?? pages[0]
}

/** Opens the results of the same search, which releases the hold (HOLD-10, INTAKE-16). */
export function backToTimes(): void {
  const search = readSearch(snapshot(visit).search)
  goWithSearch(isWhole(search) ? 'results' : 'main', search)
}
