import type { Infer, Struct } from 'superstruct'
import { array, optional, partial, string, type } from 'superstruct'
import { layersOf } from './layers.ts'

/** Document checklist: what the confirmation page says (CONFIRM-03, CONFIRM-12). */
export const ConfirmationTexts = type({
  message: string(),
  nextStep: optional(string()),
  arrivalChecklistTitle: string(),
  arrivalChecklist: array(string()),
})
export type ConfirmationTexts = Infer<typeof ConfirmationTexts>

export const LayeredConfirmationTexts = layersOf(
  ConfirmationTexts as unknown as Struct<ConfirmationTexts>,
  partial(ConfirmationTexts) as unknown as Struct<Partial<ConfirmationTexts>>,
)
