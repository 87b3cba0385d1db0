import type { EligibilityQuestions } from '#contract/content/eligibility'
import { type DosePlan, detectorOf, planDoses } from '#domain/doses'
import { type Interview, interviewOf } from '#domain/eligibility/interview'
import { visitFactsOf } from '#domain/eligibility/visit-facts'
import { type CatalogueService, vaccineList } from '#domain/services'
import { dayAnswered } from '../../../../forms/answers.ts'
import type { FlowContext } from '../../../../forms/flow.ts'
import type { Answers } from '../../../../forms/spec.ts'

export const SELECTED = 'selectedVaccines'

/** Name of the answer that marks a question as shown, so that no answer means that the guest skipped it. */
export function askedKey(field: string): string {
  return `${field}Asked`
}

/** The vaccines to choose from, in order (PRESCREEN-39). For a booking link: those that its slot offers. */
export function offered({ services, type, given }: FlowContext): CatalogueService[] {
  return vaccineList(services).filter(
    ({ id, category, notMenuOption }) =>
      category === type && !notMenuOption && (given === undefined || given.has(id)),
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
  if (detector === 'none') return undefined
  return context.documentIfThere(
    detector === 'covid' ? 'covidEligibilityQuestions' : 'twoDoseEligibilityQuestions',
  )
}

export function interviewFor(context: FlowContext): Interview {
  const { documentIfThere, facts } = context
  const chosen = chosenOf(context)
  return interviewOf(
    detectorOf(chosen),
    {
      covidEligibilityQuestions: documentIfThere('covidEligibilityQuestions'),
      twoDoseEligibilityQuestions: documentIfThere('twoDoseEligibilityQuestions'),
    },
    { answers: submitted(context), facts: visitFactsOf(chosen), today: facts.today },
  )
}

/** The services to book and the dates (PRESCREEN-50 to PRESCREEN-56). */
export function planFor(context: FlowContext, asked: Interview['asked']): DosePlan {
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
