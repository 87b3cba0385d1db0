import type { Stop } from '#domain/journey'
import { isSecret } from '#domain/secret-answers'
import { type ShownAnswer, showBack } from '../../forms/show-back.ts'
import type { PageSpec } from '../../forms/spec.ts'
import type { Visit } from '../../state/visit.ts'
import { checkedStops, type Intake, isCheck, isOpen } from './intake.ts'

type Given = Pick<Visit, 'answers' | 'typing'>

/** An answer to show. `of`: its label, made unique among the shown answers. */
export type ReviewedAnswer = ShownAnswer & { of: string }

/** The answers of a page. */
export interface ReviewedPage {
  stop: Stop<PageSpec>
  /** The answers by group. A heading that would repeat the title beside it is absent. */
  parts: { heading: string | undefined; answers: ReviewedAnswer[] }[]
  /** The page is not done, and none of its answers shows it. */
  isUnfinished: boolean
}

/** The answers of a step. */
export interface ReviewedStep {
  key: string
  title: string
  pages: ReviewedPage[]
}

/** The answers up to "Check your answers", without empty steps and pages. */
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

/** The unfinished pages up to "Check your answers" (INTAKE-15). */
export function unfinishedStops(intake: Intake, given: Given): Stop<PageSpec>[] {
  return checkedStops(intake).filter((stop) => isOpen(intake, given, stop))
}

/** The next page after a changed one: an unfinished page of its step, else "Check your answers". */
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
