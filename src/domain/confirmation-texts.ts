import type { ConfirmationTexts, LayeredConfirmationTexts } from '#contract/content/confirmation'
import { type LayerContext, mergeLayers } from './config.ts'

/** What the confirmation of a visit says: the layers, and over them those of its flow at its business (BK-42, CONTENT-23). */
export function confirmationTextsOf(
  { flowAt, ...layers }: LayeredConfirmationTexts,
  context: LayerContext,
): ConfirmationTexts {
  const { flow = '', businessName = '' } = context
  const atBusiness = flowAt && Object.hasOwn(flowAt, flow) ? flowAt[flow] : undefined
  const over = atBusiness && Object.hasOwn(atBusiness, businessName) ? atBusiness[businessName] : undefined
  return { ...mergeLayers<ConfirmationTexts>(layers, context), ...over }
}
