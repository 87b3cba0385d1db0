import { tidy } from '#domain/text'
import { DATE_PARTS, dateKey, datePartsOf } from './date-parts.ts'
import type { Answers, DetailCard, FieldSpec, TextField } from './spec.ts'

/** A text as its field keeps it. */
export function tidyText(field: TextField, typed: string): string {
  const text = tidy(typed)
  return field.tidy ? field.tidy(text) : text
}

/** A card as its field keeps it. */
export function tidyCard(card: DetailCard): DetailCard {
  const { year, month, day } = datePartsOf('', { Year: card.year, Month: card.month, Day: card.day })
  return { name: tidy(card.name), dose: tidy(card.dose), year, month, day }
}

/** All answers as leaving their fields would have written them; an emptied text is absent. */
export function tidyAnswers(fields: readonly FieldSpec[], answers: Answers): Answers {
  const tidied: Answers = { ...answers }
  for (const field of fields) {
    if (field.kind === 'group') Object.assign(tidied, tidyAnswers(field.fields, tidied))
    if (field.kind === 'text') set(tidied, field.name, tidied[field.name], (text) => tidyText(field, text))
    if (field.kind === 'date') {
      const parts = datePartsOf(field.name, answers)
      for (const part of DATE_PARTS) {
        const key = dateKey(field.name, part)
        set(tidied, key, tidied[key], () => parts[part])
      }
    }
    const cards = tidied[field.name]
    if (field.kind === 'details' && Array.isArray(cards)) {
      tidied[field.name] = (cards as DetailCard[]).map(tidyCard)
    }
  }
  return tidied
}

function set(answers: Answers, key: string, answer: unknown, tidier: (text: string) => string): void {
  if (typeof answer !== 'string') return
  const text = tidier(answer)
  if (text === '') delete answers[key]
  else answers[key] = text
}
