import type { Answers, ChoiceField, DetailCard, DetailsField, ManyField } from './spec.ts'

export const BLANK_CARD: Readonly<DetailCard> = { name: '', year: '', month: '', day: '', dose: '' }

/** Whether an answer is one of the options: a placeholder is none (VALID-16). */
export function isChosen({ options }: Pick<ChoiceField, 'options'>, answer: unknown): boolean {
  return answer !== '' && options.some(({ value }) => value === answer)
}

/** The options chosen, in the order in which they are asked. One that excludes the others counts only alone. */
export function manyOf({ name, options }: Pick<ManyField, 'name' | 'options'>, answers: Answers): string[] {
  const answer = answers[name]
  const chosen: unknown[] = Array.isArray(answer) ? answer : []
  const offered = options.filter(({ value }) => chosen.includes(value))
  const others = offered.filter(({ alone }) => !alone)
  return (others.length > 0 ? others : offered.slice(0, 1)).map(({ value }) => value)
}

/** What is chosen after one more option is ticked: alone, or without what excludes it. */
export function withOption(
  { name, options }: Pick<ManyField, 'name' | 'options'>,
  chosen: string[],
  value: string,
): string[] {
  const isAlone = options.some((one) => one.value === value && one.alone)
  return isAlone ? [value] : manyOf({ name, options }, { [name]: [...chosen, value] })
}

/** The cards a guest has opened; the first of a required list is open from the start. */
export function cardsOf(
  { name, required }: Pick<DetailsField, 'name' | 'required'>,
  answers: Answers,
): DetailCard[] {
  const answer = answers[name]
  const cards = Array.isArray(answer) ? answer.filter((card) => typeof card === 'object') : []
  return cards.length === 0 && required !== undefined ? [BLANK_CARD] : cards
}
