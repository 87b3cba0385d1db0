import type { EligibilityQuestion, EligibilityQuestions } from '#contract/content/eligibility'
import { addDays, type Day } from '#domain/calendar'
import { flowOfCategory } from '#domain/config'
import { type Detector, type DosePlan, detectorOf, planDoses } from '#domain/doses'
import { type Eligibility, eligibilityOf } from '#domain/eligibility/eligibility'
import { type ShownQuestion, showQuestion } from '#domain/eligibility/question'
import { visitFactsOf } from '#domain/eligibility/visit-facts'
import type { Facts } from '#domain/rules'
import { maxDaysAheadOf } from '#domain/search-window'
import { type CatalogueService, servicesOfType, vaccineList } from '#domain/services'
import { canBeScheduledTogether, infoMessageOf } from '#domain/vaccines'
import { dayAnswered } from '../../../../forms/answers.ts'
import type { FlowContext, FlowPage, FlowSpec, Verdict } from '../../../../forms/flow.ts'
import type { Answers, FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { eligibility } from '../../../../messages/en/eligibility.ts'
import { fieldTexts } from '../../../../messages/en/fields.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { eligibilityWords } from '../../../../parts/eligibility-words.ts'
import { serviceInfo } from '../../../../parts/service-info.ts'
import { serviceLabel } from '../../../../parts/service-label.ts'
import { formConfigOf } from '../../../../state/configuration.ts'

/** Vaccines: the selection, then one step for each eligibility question (PRESCREEN-38 to PRESCREEN-56). */
export const flow: FlowSpec = {
  key: 'vaccines',
  documents: ['schedulerConfig', 'formConfig', 'prescreenData', 'serviceNameCriteriaMapper'],
  mayLack: ['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'],
  progress: (context, key) => progressOf(context, key),
  pages: (context) => {
    if (offered(context).length === 0) return []
    return [selectionPage(context), ...questionPages(context)]
  },
  prefill: (context) => {
    const ids = (context.search.serviceIds ?? []).filter((id) =>
      offered(context).some((one) => one.id === id),
    )
    // Services that exceed the limit, or all that a booking link offers, are not the guest's choice (FIND-34).
    const most = context.search.slot === undefined ? mostOf(context) : 1
    const first = (questionsFor(context)?.questions ?? []).flatMap(({ dataFieldToCollect, firstAnswer }) =>
      firstAnswer === undefined ? [] : [[dataFieldToCollect, firstAnswer] as const],
    )
    return {
      ...Object.fromEntries(first),
      ...(ids.length > 0 && ids.length <= most && { [SELECTED]: ids.map(String) }),
    }
  },
  facts: (context) => {
    const asked = asksEligibility(context) ? eligibilityFor(context).asked : []
    const questions = questionsFor(context)?.questions ?? []
    return {
      // Removes answers to questions that are now skipped.
      ...Object.fromEntries(questions.map(({ dataFieldToCollect }) => [dataFieldToCollect, undefined])),
      ...answersOf(asked),
      ...visitFactsOf(chosenOf(context)),
    }
  },
  finishLabel: () => say(prescreen).seeAvailability,
  verdict: (context) => verdictOn(context),
  finish: (_, context) => {
    const chosen = chosenOf(context)
    if (!asksEligibility(context)) return { serviceIds: chosen.map(({ id }) => id) }
    const { asked, outcome } = eligibilityFor(context)
    if (outcome.kind !== 'eligible') return { serviceIds: [] }
    const { serviceIds, isFirstDoseOnly, ...dates } = planFor(context, asked)
    return { serviceIds, isFirstDoseOnly, dates, eligibility: answersOf(asked) }
  },
}

function selectionPage(context: FlowContext): FlowPage {
  const t = say(prescreen).vaccines
  const { document } = context
  const maxVaccines = mostOf(context)
  const most = mostQuestions(context)
  return {
    key: 'vaccines',
    title: t.title,
    ...(most > 0 && { hint: t.upTo(most) }),
    fields: [
      {
        kind: 'many',
        name: SELECTED,
        label: t.title,
        required: t.none,
        max: maxVaccines,
        tooMany: say(fieldTexts).tooManyVaccines(maxVaccines),
        check: (ids) => clashOf(offered(context).filter(({ id }) => ids.includes(String(id)))),
        options: offered(context).map((vaccine) => {
          const info = serviceInfo(vaccine, infoMessageOf(vaccine.name, document('prescreenData')))
          return { value: String(vaccine.id), label: serviceLabel(vaccine.name), ...info }
        }),
      },
    ],
  }
}

/** Says at the list that some of these cannot be given in one visit, and which (PRESCREEN-42, BK-27). */
function clashOf(chosen: readonly CatalogueService[]): string | undefined {
  if (canBeScheduledTogether(chosen)) return undefined
  const names = chosen
    .filter((one) => one.followupServiceId !== undefined || one.isCovidVaccine)
    .map(({ name }) => serviceLabel(name))
  return say(fieldTexts).vaccinesApart(names)
}

/** A later first day is no help to somebody who asks now (BK-26). */
const YEAR = 365

/** The most questions that any vaccine of the list can lead to; 0 where none has any. */
function mostQuestions(context: FlowContext): number {
  const detectors = new Set(offered(context).map((vaccine) => detectorOf([vaccine])))
  const counts = [...detectors].map((detector) =>
    detector === 'none' ? 0 : (documentOf(detector, context)?.questions.length ?? 0),
  )
  return Math.max(0, ...counts)
}

/** Which question a page is, of how many at most: those that are asked, and those that may follow the last of them (BK-25). */
function progressOf(context: FlowContext, key: string): { n: number; most: number } | undefined {
  const questions = questionsFor(context)?.questions ?? []
  const { asked } = asksEligibility(context) ? eligibilityFor(context) : { asked: [] }
  const at = asked.findIndex(({ field }) => key === `question-${field}`)
  if (at < 0) return undefined
  const last = questions.findIndex(({ dataFieldToCollect }) => dataFieldToCollect === asked.at(-1)?.field)
  return { n: at + 1, most: asked.length + questions.length - last - 1 }
}

/** The limit of the form (PRESCREEN-41), without the layers of a store, which is not chosen yet. */
function mostOf({ document, type }: FlowContext): number {
  const documents = { schedulerConfig: document('schedulerConfig'), formConfig: document('formConfig') }
  const flow = flowOfCategory(documents.schedulerConfig.categories, type)
  return formConfigOf(documents, { category: type, flow }).maxVaccines
}

function questionPages(context: FlowContext): FlowPage[] {
  if (!asksEligibility(context)) return []
  const questions = questionsFor(context)?.questions ?? []
  return eligibilityFor(context).asked.flatMap((shown) => {
    const question = questions.find(({ dataFieldToCollect }) => dataFieldToCollect === shown.field)
    return question ? [questionPage(question, shown)] : []
  })
}

/** Whether the chosen vaccines have questions and can be given in one visit (PRESCREEN-42, PRESCREEN-45). */
function asksEligibility(context: FlowContext): boolean {
  const chosen = chosenOf(context)
  return detectorOf(chosen) !== 'none' && canBeScheduledTogether(chosen)
}

function verdictOn(context: FlowContext): Verdict | undefined {
  if (!asksEligibility(context)) return undefined
  const { asked, outcome } = eligibilityFor(context)
  if (outcome.kind === 'pending') return undefined
  const message = eligibilityWords(outcome.message)
  if (outcome.kind === 'error') return { kind: 'error', message }
  if (outcome.kind === 'ineligible') {
    const { from, ...why } = outcome
    const last = addDays(context.facts.today, maxDaysAheadOf(chosenOf(context)) + YEAR)
    return { ...why, message, ...(from !== undefined && from <= last && { from }) }
  }
  const { moved, date, serviceIds } = planFor(context, asked)
  const from = bookableFrom(date, serviceIds, context)
  return { kind: 'eligible', message, moved, date, bookableFrom: from }
}

/** The first day on which the guest can book `date`; undefined if it is today (RESULTS-33). */
function bookableFrom(date: Day, ids: readonly number[], { services, facts }: FlowContext): Day | undefined {
  const booked = services.filter(({ id }) => ids.includes(id))
  if (booked.length === 0) return undefined
  const from = addDays(date, -maxDaysAheadOf(booked))
  return from > facts.today ? from : undefined
}

function answersOf(asked: Eligibility['asked']): Record<string, string> {
  return Object.fromEntries(
    asked.flatMap(({ field, answer }) => (answer === undefined ? [] : [[field, answer]])),
  )
}

const TONES = { info: 'info', warning: 'warning', error: 'bad' } as const

/** A page for a question of an eligibility document. Rules show and hide its messages (ELIG-07). */
function questionPage(question: EligibilityQuestion, shown: ShownQuestion): FlowPage {
  return {
    key: `question-${shown.field}`,
    title: shown.question,
    button: shown.buttonText ?? say(eligibility).continue,
    fields: [
      ...messagesAt(question, 'top'),
      ...messagesAt(question, 'question'),
      inputFor(question, shown),
      ...messagesAt(question, 'responses'),
      { kind: 'hidden', name: askedKey(shown.field), label: '', value: 'Yes' },
    ],
  }
}

function inputFor(question: EligibilityQuestion, shown: ShownQuestion): FieldSpec {
  const { field: name, type, isRequired } = shown
  const base = {
    name,
    label: shown.inputLabel ?? shown.question,
    ...(isRequired && { required: say(eligibility).required }),
  }
  if (type === 'date') return dateInput(question, base)
  const isList = type === 'dropdown' || type === 'criteriaDropdown'
  return {
    ...base,
    kind: isList ? 'select' : 'choice',
    ...(type === 'yesNo' && { sideBySide: true }),
    options: shown.options.map(({ value, label, tooltip }) => ({
      value,
      label,
      ...(tooltip !== undefined && { info: tooltip }),
    })),
  }
}

function dateInput(
  question: EligibilityQuestion,
  base: { name: string; label: string; required?: string },
): FieldSpec {
  const isBirth = base.name === 'dateOfBirth'
  const { invalidDate } = say(eligibility)
  const check = (day: string, { today, answers }: Facts) => {
    const known = { today, answers: { ...answers, [base.name]: day } }
    const { problem } = showQuestion(question, 'date', known)
    return problem && eligibilityWords(problem)
  }
  return {
    ...base,
    kind: 'date',
    invalid: invalidDate,
    messages: { month: invalidDate, day: invalidDate, year: invalidDate },
    check,
    ...(isBirth && { autoComplete: 'bday', saysAge: true }),
  }
}

function messagesAt(
  { messages = [], dataFieldToCollect }: EligibilityQuestion,
  place: 'top' | 'question' | 'responses',
): FieldSpec[] {
  return messages.flatMap(({ messageLocation, messageType, message, rule }, at): FieldSpec[] => {
    if (messageLocation !== place) return []
    return [
      {
        kind: 'prose',
        name: `${dataFieldToCollect}Message${at}`,
        label: '',
        tone: TONES[messageType],
        sections: [{ paragraphs: [message] }],
        ...(rule && { shownWhen: rule }),
      },
    ]
  })
}

export const SELECTED = 'selectedVaccines'

/** Name of the answer that marks a question as shown, so that no answer means that the guest skipped it. */
export function askedKey(field: string): string {
  return `${field}Asked`
}

/** The vaccines to choose from, in order (PRESCREEN-39). For a booking link: those that its slot offers. */
export function offered({ services, type, given }: FlowContext): CatalogueService[] {
  return vaccineList(servicesOfType(type, services)).filter(
    ({ id, notMenuOption }) => !notMenuOption && (given === undefined || given.has(id)),
  )
}

export function chosenOf(context: FlowContext): CatalogueService[] {
  const ids: unknown = context.facts.answers[SELECTED]
  return Array.isArray(ids) ? offered(context).filter(({ id }) => ids.includes(String(id))) : []
}

/**
 * The questions for the chosen vaccines. Undefined if there are none (PRESCREEN-45) or if their document did not load (ELIG-28).
 */
export function questionsFor(context: FlowContext): EligibilityQuestions | undefined {
  const detector = detectorOf(chosenOf(context))
  return detector === 'none' ? undefined : documentOf(detector, context)
}

function documentOf(
  detector: Exclude<Detector, 'none'>,
  { documentIfThere }: FlowContext,
): EligibilityQuestions | undefined {
  return documentIfThere(detector === 'covid' ? 'covidEligibilityQuestions' : 'twoDoseEligibilityQuestions')
}

export function eligibilityFor(context: FlowContext): Eligibility {
  const { documentIfThere, facts } = context
  const chosen = chosenOf(context)
  return eligibilityOf(
    detectorOf(chosen),
    {
      covidEligibilityQuestions: documentIfThere('covidEligibilityQuestions'),
      twoDoseEligibilityQuestions: documentIfThere('twoDoseEligibilityQuestions'),
    },
    { answers: submitted(context), facts: visitFactsOf(chosen), today: facts.today },
  )
}

/** The services to book and the dates (PRESCREEN-50 to PRESCREEN-56). */
export function planFor(context: FlowContext, asked: Eligibility['asked']): DosePlan {
  const { services, search, document, facts } = context
  const chosen = chosenOf(context)
  return planDoses({
    detector: detectorOf(chosen),
    chosen,
    catalogue: services,
    asked,
    criteria: document('serviceNameCriteriaMapper'),
    date: search.date ?? facts.today,
    today: facts.today,
  })
}

/** The answers by field: a date as one day, '' for a skipped question. */
function submitted(context: FlowContext): Record<string, unknown> {
  const answers = context.facts.answers as Answers
  const questions = questionsFor(context)?.questions ?? []
  const given = questions.map(({ type, dataFieldToCollect: field, required }) => {
    const answer = type === 'date' ? dayAnswered(field, answers) : answers[field]
    const isPassedOver = answer === undefined && !required && answers[askedKey(field)] === 'Yes'
    return [field, isPassedOver ? '' : answer] as const
  })
  return Object.fromEntries(given.filter(([, answer]) => answer !== undefined))
}
