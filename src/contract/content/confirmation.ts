import type { Infer } from 'superstruct'
import { array, optional, size, type } from 'superstruct'
import { layersOf } from './layers.ts'
import { Line, Paragraph } from './text.ts'

/** Document checklist: what the confirmation page says (CONFIRM-03, CONFIRM-12). */
export const ConfirmationTexts = type({
  message: Line,
  nextStep: optional(Paragraph),
  arrivalChecklistTitle: Line,
  arrivalChecklist: size(array(Line), 0, 20),
})
export type ConfirmationTexts = Infer<typeof ConfirmationTexts>

export const LayeredConfirmationTexts = layersOf<ConfirmationTexts>(ConfirmationTexts)
