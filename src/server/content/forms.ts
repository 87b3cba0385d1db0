import { createHash } from 'node:crypto'
import { isConsentSlug } from '#contract/content/catalogue'
import type { ConsentDocument } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import { LAST_FORM_GROUP } from '#contract/content/form-config'
import type { LayerContext } from '#domain/config'
import { mergeLayers } from '#domain/config'
import { shownText } from '#domain/shown-text'
import { translatedConsent } from '#domain/translated-consent'
import type { AskedConsent } from '#domain/walk-in'
import type { Content } from './source.ts'

/** The form configuration of a category's or flow's group, merged (CONTENT-22, CONTENT-26); the app makes the form of the same. */
export async function mergedFormConfig(content: Content, layers: LayerContext): Promise<FormConfig> {
  const { categories, flows, defaultFormConfigGroup } = await content.document('schedulerConfig')
  const name =
    categories[layers.category ?? '']?.formConfigGroup ??
    flows[layers.flow ?? '']?.formConfigGroup ??
    defaultFormConfigGroup
  const groups = await content.document('formConfig')
  const group = groups[name] ?? groups[defaultFormConfigGroup] ?? groups[LAST_FORM_GROUP]
  if (!group) throw new Error(`No form configuration is named ${name}.`)
  return mergeLayers(group, layers)
}

/**
 * The texts that the configured steps ask to agree to, merged. A guest may have read the operator's or, on a device that had
 * it alone, the bundled one (CONSENT-10); each in English or in a released language (LANG-07).
 */
export async function consentsOf(
  content: Content,
  { steps }: FormConfig,
  layers: LayerContext,
): Promise<AskedConsent[]> {
  const { released = [] } = await content.document('schedulerConfig')
  return Promise.all(
    steps.filter(isConsentSlug).map(async (slug) => {
      const [own, bundled] = await Promise.all([content.document(slug), content.bundled(slug)])
      const all = [mergeLayers(own, layers), mergeLayers(bundled, layers)]
      const hashes = (some: readonly ConsentDocument[]) => some.map((one) => sha256Of(shownText(one)))
      const translations = released.map(async (language) => {
        const found = await content.translations(slug, language)
        const translated = found.flatMap(({ texts }) =>
          all.flatMap((one) => translatedConsent(one, language, texts) ?? []),
        )
        return { language, sha256: hashes(translated) }
      })
      return {
        slug,
        boxes: all[0]?.boxes ?? [],
        sha256: hashes(all),
        translations: await Promise.all(translations),
      }
    }),
  )
}

/** Hexadecimal fingerprint of a text (CONSENT-10). */
export function sha256Of(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
