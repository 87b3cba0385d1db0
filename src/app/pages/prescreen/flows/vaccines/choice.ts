import type { EligibilityQuestions } from '#contract/content/eligibility'
import type { DosePlan } from '#domain/doses'
import { detectorOf, planDoses } from '#domain/doses'
import type { Interview } from '#domain/eligibility/interview'
import { interviewOf } from '#domain/eligibility/interview'
import { visitFactsOf } from '#domain/eligibility/visit-facts'
import type { CatalogueService } from '#domain/services'
import { vaccineList } from '#domain/services'
import { dayAnswered } from '../../../../forms/answers.ts'
import type { FlowContext } from '../../../../forms/flow.ts'
import type { Answers } from '../../../../forms/spec.ts'

export const SELECTED = 'selectedVaccines'

/** Answer that tells that a question was passed over, not merely not yet reached. */
export function askedKey(field: string): string {
  return `${field}Asked`
}

/** What can be chosen for the type, in order (PRESCREEN-39): for the time of a booking link what is given there. */
export function offered({ services, type, given }: FlowContext): CatalogueService[] {
  return vaccineList(services).filter(
    ({ id, category, notMenuOption }) =>
      category === type && !notMenuOption && (given === undefined || given.has(id)),
  )
}

/** The vaccines chosen so far. */
export function chosenOf(context: FlowContext): CatalogueService[] {
  const ids: unknown = context.facts.answers[SELECTED]
  return Array.isArray(ids) ? offered(context).filter(({ id }) => ids.includes(String(id))) : []
}

/** The questions that the chosen vaccines call for; undefined: none (PRESCREEN-45), or their document came from no source (ELIG-28). */
export function questionsFor(context: FlowContext): EligibilityQuestions | undefined {
  const detector = detectorOf(chosenOf(context))
  if (detector === 'none') return undefined
  return context.documentIfThere(
    detector === 'covid' ? 'covidEligibilityQuestions' : 'twoDoseEligibilityQuestions',
  )
}

/** The interview as it stands with all that was submitted. */
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

/** What is booked and from when (PRESCREEN-50 to PRESCREEN-56). */
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

/** Answers by field as the interview takes them: a date as one day, what was passed over as ''. */
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
