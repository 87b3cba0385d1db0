import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadSlice } from '../../../../forms/step.ts'
import { textAnswered } from '../../../../parts/answers.ts'

/** notes: the reasons chosen, and last the guest's own words (HISTORY-14). */
export function payload(answers: Answers): PayloadSlice {
  const own = textAnswered(answers, 'notesOwnWords')
  const notes = new Set([...reasonsChosen(answers['notes']), ...(own === undefined ? [] : [own])])
  return notes.size > 0 ? { notes: [...notes] } : {}
}

/** The reasons chosen, of a list with one choice or with several. */
export function reasonsChosen(answer: unknown): string[] {
  const chosen: unknown[] = Array.isArray(answer) ? answer : [answer]
  return chosen.filter((one) => typeof one === 'string' && one !== '') as string[]
}
