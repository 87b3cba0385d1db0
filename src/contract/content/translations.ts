import type { Infer } from 'superstruct'
import { record, type } from 'superstruct'
import { Paragraph } from './text.ts'

/** A document's texts in another language, by the English text: one that English has changed is English again until it is translated (LANG-06). */
export const Translation = type({ texts: record(Paragraph, Paragraph) })
export type Translation = Infer<typeof Translation>
