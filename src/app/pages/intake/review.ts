import type { Stop } from '#domain/journey'
import { isSecret } from '#domain/secret-answers'
import type { ShownAnswer } from '../../forms/show-back.ts'
import { showBack } from '../../forms/show-back.ts'
import type { PageSpec } from '../../forms/spec.ts'
import type { Visit } from '../../state/visit.ts'
import { checkedStops, isCheck } from './check-answers.ts'
import type { Intake } from './intake.ts'
import { isOpen } from './intake.ts'

type Given = Pick<Visit, 'answers' | 'typing'>

/** An answer to read; `of` is its label, told apart from other answers of the same label. */
export type ReviewedAnswer = ShownAnswer & { of: string }

/** What one page was answered. */
export interface ReviewedPage {
  stop: Stop<PageSpec>
  /** Its answers, those of each group apart; no heading where it would say again what stands beside it. */
  parts: { heading: string | undefined; answers: ReviewedAnswer[] }[]
  /** It is not done, and none of its answers says so. */
  isUnfinished: boolean
}

/** What one step was answered. */
export interface ReviewedStep {
  key: string
  title: string
  pages: ReviewedPage[]
}

/** What the guest has answered up to "Check your answers"; steps and pages with nothing to show are left out. */
export function reviewOf(intake: Intake, given: Given): ReviewedStep[] {
  const stops = checkedStops(intake)
  const labels = stops.flatMap((stop) => answersOn(intake, given, stop).map(({ label }) => label))
  const isTwice = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label)
  return intake.steps.flatMap(({ spec }) => {
    const pages = stops
      .filter(({ stepKey }) => stepKey === spec.key)
      .map((stop) => reviewedPage(intake, given, stop, isTwice))
      .filter(({ parts, isUnfinished }) => parts.length > 0 || isUnfinished)
    return pages.length > 0 ? [{ key: spec.key, title: spec.title(), pages }] : []
  })
}

/** The pages up to "Check your answers" that are not done; the first is the one to open (INTAKE-15). */
export function unfinishedStops(intake: Intake, given: Given): Stop<PageSpec>[] {
  return checkedStops(intake).filter((stop) => isOpen(intake, given, stop))
}

/** Where Continue leads from a page that was opened to change it: to what else of its step is not done now, then back. */
export function afterChange(intake: Intake, given: Given, at: Stop<PageSpec>): Stop<PageSpec> | undefined {
  const uncovered = unfinishedStops(intake, given).find(
    ({ stepKey, pageKey }) => stepKey === at.stepKey && pageKey !== at.pageKey,
  )
  return uncovered ?? intake.route.find(isCheck)
}

function reviewedPage(
  intake: Intake,
  given: Given,
  stop: Stop<PageSpec>,
  isTwice: (label: string) => boolean,
): ReviewedPage {
  const { title } = stop.page
  const answers = answersOn(intake, given, stop)
  const headings = [...new Set(answers.map(headingOf))]
  const isAlone = intake.route.filter(({ stepKey }) => stepKey === stop.stepKey).length === 1
  return {
    stop,
    parts: headings.map((heading) => {
      const own = answers.filter((answer) => headingOf(answer) === heading)
      const isSaid = isAlone || own.some(({ label }) => label === title)
      return {
        heading: heading || (isSaid ? undefined : title),
        answers: own.map((answer) => {
          return {
            ...answer,
            of: isTwice(answer.label) ? `${answer.label}, ${heading || title}` : answer.label,
          }
        }),
      }
    }),
    isUnfinished: isOpen(intake, given, stop) && !answers.some(({ isForgotten }) => isForgotten),
  }
}

function answersOn(
  { context, forgotten }: Intake,
  { answers }: Given,
  { stepKey, page }: Stop<PageSpec>,
): ShownAnswer[] {
  const given = answers[stepKey] ?? {}
  return showBack(page.fields, given, context.facts, { isSecret, forgotten: forgotten[stepKey] ?? [] })
}

function headingOf({ within }: ShownAnswer): string {
  return within.join(', ')
}
