import type { ConfirmationTexts, LayeredConfirmationTexts } from '#contract/content/confirmation'
import { type LayerContext, mergeLayers } from './config.ts'

/**
 * What the confirmation of a visit says: the layers, and over them those of its flow at its business (BK-42, CONTENT-23). Lines about
 * minors are in the list of a minor alone (BK-36).
 */
export function confirmationTextsOf(
  { flowAt, ...layers }: LayeredConfirmationTexts,
  context: LayerContext,
  isForMinor: boolean,
): ConfirmationTexts {
  const { flow = '', businessName = '' } = context
  const atBusiness = flowAt && Object.hasOwn(flowAt, flow) ? flowAt[flow] : undefined
  const over = atBusiness && Object.hasOwn(atBusiness, businessName) ? atBusiness[businessName] : undefined
  const { minorsChecklist = [], ...texts } = { ...mergeLayers<ConfirmationTexts>(layers, context), ...over }
  return { ...texts, arrivalChecklist: [...texts.arrivalChecklist, ...(isForMinor ? minorsChecklist : [])] }
}
