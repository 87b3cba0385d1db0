import type { Infer } from 'superstruct'
import { record, type } from 'superstruct'
import type { LanguageCode } from '../languages.ts'
import { Paragraph } from './text.ts'

/** A document's texts in another language, by the English text: one that English has changed is English again until it is translated (LANG-06). */
export const Translation = type({ texts: record(Paragraph, Paragraph) })
export type Translation = Infer<typeof Translation>

/** The address of what all documents and the directory say in a language, but the texts to agree to, which have translations of their own. */
export function screenTextsPath(language: LanguageCode): string {
  return `/content/v2/objects/text/1.0.0/scheduler/screen-texts.${language}.json`
}
