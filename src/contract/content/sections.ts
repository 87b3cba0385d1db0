import type { Infer } from 'superstruct'
import { array, optional, size, type } from 'superstruct'
import { Line, Paragraph } from './text.ts'

/** A heading and the paragraphs below it. */
export const Section = type({ heading: optional(Line), paragraphs: size(array(Paragraph), 0, 60) })
export type Section = Infer<typeof Section>

export const Sections = size(array(Section), 1, 40)
