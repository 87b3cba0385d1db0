import type { AnswerList } from '#contract/appointments'
import type { Answers } from '../../forms/spec.ts'
import { textAnswered } from '../../parts/answers.ts'

type Item = { readonly key: string; readonly label: string }

/** The labels of the items that were chosen, as the guest read them (HISTORY-30); Other is none of them. */
export function labelsChosen(items: readonly Item[], chosen: Answers[string]): string[] {
  const keys: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen]
  return items.filter(({ key }) => keys.includes(key)).map(({ label }) => label)
}

/** An item of the dietitian's questionnaire, from what was chosen and the field of the guest's own words; undefined: not answered. */
export function answerList(chosen: string[], answers: Answers, ownWords: string): AnswerList | undefined {
  const otherAnswer = textAnswered(answers, ownWords)
  if (otherAnswer === undefined) return chosen.length > 0 ? { answers: chosen } : undefined
  return { answers: chosen, otherAnswer }
}
