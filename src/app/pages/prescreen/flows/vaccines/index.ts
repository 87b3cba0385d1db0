import type { Day } from '#domain/calendar'
import { addDays } from '#domain/calendar'
import { detectorOf } from '#domain/doses'
import type { Interview } from '#domain/eligibility/interview'
import { visitFactsOf } from '#domain/eligibility/visit-facts'
import { maxDaysAheadOf } from '#domain/search-window'
import { canBeScheduledTogether, infoMessageOf, optionName } from '#domain/vaccines'
import type { FlowContext, FlowPage, FlowSpec, Verdict } from '../../../../forms/flow.ts'
import { say } from '../../../../messages/catalogue.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { formConfigOf } from '../../../../state/configuration.ts'
import { chosenOf, interviewFor, offered, planFor, questionsFor, SELECTED } from './choice.ts'
import { questionPage } from './question-page.ts'

/** Vaccines: which ones, then the questions that they call for, each a step of its own (PRESCREEN-38 to PRESCREEN-56). */
export const flow: FlowSpec = {
  key: 'vaccines',
  documents: ['schedulerConfig', 'formConfig', 'prescreenData', 'serviceNameCriteriaMapper'],
  mayLack: ['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'],
  // How many questions there will be depends on the answers.
  hidesProgress: true,
  pages: (context) => {
    if (offered(context).length === 0) return []
    return [selectionPage(context), ...questionPages(context)]
  },
  prefill: (context) => {
    const ids = (context.search.serviceIds ?? []).filter((id) =>
      offered(context).some((one) => one.id === id),
    )
    // More than can be chosen, or all that a booking link is for: nobody chose them (FIND-34).
    const most = context.search.slot === undefined ? mostOf(context) : 1
    return ids.length > 0 && ids.length <= most ? { [SELECTED]: ids.map(String) } : {}
  },
  facts: (context) => {
    const asked = isInterviewed(context) ? interviewFor(context).asked : []
    const questions = questionsFor(context)?.questions ?? []
    return {
      // An answer to a question that is skipped now counts for nothing.
      ...Object.fromEntries(questions.map(({ dataFieldToCollect }) => [dataFieldToCollect, undefined])),
      ...answersOf(asked),
      ...visitFactsOf(chosenOf(context)),
    }
  },
  finishLabel: () => say(prescreen).seeAvailability,
  verdict: (context) => verdictOn(context),
  finish: (_, context) => {
    const chosen = chosenOf(context)
    if (!isInterviewed(context)) return { serviceIds: chosen.map(({ id }) => id) }
    const { asked, outcome } = interviewFor(context)
    if (outcome.kind !== 'eligible') return { serviceIds: [] }
    const { serviceIds, isFirstDoseOnly, ...dates } = planFor(context, asked)
    return { serviceIds, isFirstDoseOnly, dates, eligibility: answersOf(asked) }
  },
}

function selectionPage(context: FlowContext): FlowPage {
  const t = say(prescreen).vaccines
  const { document } = context
  const maxVaccines = mostOf(context)
  return {
    key: 'vaccines',
    title: t.title,
    fields: [
      {
        kind: 'many',
        name: SELECTED,
        label: t.title,
        required: t.none,
        max: maxVaccines,
        tooMany: t.tooMany(maxVaccines),
        options: offered(context).map(({ id, name, infoMessage }) => {
          const info = infoMessageOf(name, document('prescreenData')) ?? infoMessage
          return { value: String(id), label: optionName(name), ...(info !== undefined && { info }) }
        }),
      },
    ],
  }
}

/** The most vaccines that can be chosen (PRESCREEN-41). */
function mostOf({ document, type }: FlowContext): number {
  const documents = { schedulerConfig: document('schedulerConfig'), formConfig: document('formConfig') }
  return formConfigOf(documents, { category: type }).maxVaccines
}

function questionPages(context: FlowContext): FlowPage[] {
  if (!isInterviewed(context)) return []
  const questions = questionsFor(context)?.questions ?? []
  return interviewFor(context).asked.flatMap((shown) => {
    const question = questions.find(({ dataFieldToCollect }) => dataFieldToCollect === shown.field)
    return question ? [questionPage(question, shown)] : []
  })
}

/** Whether the choice calls for questions and can be given at all (PRESCREEN-42, PRESCREEN-45). */
function isInterviewed(context: FlowContext): boolean {
  const chosen = chosenOf(context)
  return detectorOf(chosen) !== 'none' && canBeScheduledTogether(chosen)
}

function verdictOn(context: FlowContext): Verdict | undefined {
  const chosen = chosenOf(context)
  if (!canBeScheduledTogether(chosen)) {
    const { title, notTogether } = say(prescreen).vaccines
    const answer = chosen.map(({ name }) => optionName(name)).join('; ')
    return { kind: 'error', message: notTogether, because: [{ field: SELECTED, question: title, answer }] } // PRESCREEN-42
  }
  if (!isInterviewed(context)) return undefined
  const { asked, outcome } = interviewFor(context)
  if (outcome.kind === 'pending') return undefined
  if (outcome.kind === 'error') return { kind: 'error', message: outcome.message }
  if (outcome.kind === 'ineligible') return outcome
  const { moved, date, serviceIds } = planFor(context, asked)
  const from = bookableFrom(date, serviceIds, context)
  return { kind: 'eligible', message: outcome.message, moved, date, bookableFrom: from }
}

/** From when a day can be booked, unless it can be today (RESULTS-33). */
function bookableFrom(date: Day, ids: readonly number[], { services, facts }: FlowContext): Day | undefined {
  const booked = services.filter(({ id }) => ids.includes(id))
  if (booked.length === 0) return undefined
  const from = addDays(date, -maxDaysAheadOf(booked))
  return from > facts.today ? from : undefined
}

function answersOf(asked: Interview['asked']): Record<string, string> {
  return Object.fromEntries(
    asked.flatMap(({ field, answer }) => (answer === undefined ? [] : [[field, answer]])),
  )
}
