import type { ConsentDocument } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import type { Layers } from '#contract/content/layers'
import type { LayerContext } from '#domain/config'
import { mergeLayers } from '#domain/config'
import type { Content } from './content-source.ts'

/** Steps of a form that ask for an agreement, and the document each shows. */
const CONSENT_STEPS = [
  'financialConsent',
  'telemedicineFinancialConsent',
  'vaccineConsent',
  'privacyPractice',
  'generalConsent',
] as const

/** The form configuration of a category's or flow's group, merged (CONTENT-22, CONTENT-26); the app makes the form of the same. */
export async function formConfigOf(content: Content, layers: LayerContext): Promise<FormConfig> {
  const { categories, flows, defaultFormConfigGroup } = await content.document('schedulerConfig')
  const name =
    categories[layers.category ?? '']?.formConfigGroup ??
    flows[layers.flow ?? '']?.formConfigGroup ??
    defaultFormConfigGroup
  const groups = await content.document('formConfig')
  const group = groups[name] ?? groups[defaultFormConfigGroup]
  if (!group) throw new Error(`No form configuration is named ${name}.`)
  return mergeLayers(group, layers)
}

/** The texts that the configured steps ask to agree to, merged. */
export async function consentsOf(
  content: Content,
  { steps }: FormConfig,
  layers: LayerContext,
): Promise<ConsentDocument[]> {
  const asked = CONSENT_STEPS.filter((step) => steps.includes(step))
  const documents: Layers<ConsentDocument>[] = await Promise.all(asked.map((slug) => content.document(slug)))
  return documents.map((document) => mergeLayers(document, layers))
}
