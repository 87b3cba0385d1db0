import type { Infer, Struct } from 'superstruct'
import { array, assign, optional, partial, record, size, type } from 'superstruct'
import { type Layers, layersOf } from './layers.ts'
import { Line, Paragraph } from './text.ts'

/** Document checklist: what the confirmation page says (CONFIRM-03, CONFIRM-12). */
export const ConfirmationTexts = type({
  message: Line,
  nextStep: optional(Paragraph),
  arrivalChecklistTitle: Line,
  arrivalChecklist: size(array(Line), 0, 20),
  /** What follows in the list for a patient under 18 (BK-36). */
  minorsChecklist: optional(size(array(Line), 0, 20)),
})
export type ConfirmationTexts = Infer<typeof ConfirmationTexts>

/** `flowAt`: by flow, then by business name, over all layers: a vaccine at a clinic is not at a pharmacy counter (BK-42). */
export type LayeredConfirmationTexts = Layers<ConfirmationTexts> & {
  flowAt?: Record<string, Record<string, Partial<ConfirmationTexts>>>
}
export const LayeredConfirmationTexts = assign(
  layersOf<ConfirmationTexts>(ConfirmationTexts) as never,
  type({ flowAt: optional(record(Line, record(Line, partial(ConfirmationTexts)))) }),
) as unknown as Struct<LayeredConfirmationTexts>
