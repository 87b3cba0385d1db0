import type { FormConfig } from '#contract/content/form-config'
import { LAST_FORM_GROUP } from '#contract/content/form-config'
import { bannerLayersOf } from '#domain/banners/brand-banner'
import type { Day } from '#domain/calendar'
import type { LayerContext } from '#domain/config'
import { mergeLayers } from '#domain/config'
import { DEFAULT_ZONE, isZone, todayIn } from '#domain/zones'
import { now } from '../platform/clock.ts'
import type { Documents } from './documents.ts'
import { ownBrands } from './own-brands.ts'
import type { Visit } from './visit.ts'

/** The form configuration of a visit: the merged layers of its group (INTAKE-03, CONTENT-22, CONTENT-23, CONTENT-26). */
export function formConfigOf(
  { schedulerConfig, formConfig }: Documents<'schedulerConfig' | 'formConfig'>,
  context: LayerContext,
): FormConfig {
  const { categories, flows, defaultFormConfigGroup } = schedulerConfig
  const group =
    categories[context.category ?? '']?.formConfigGroup ??
    flows[context.flow ?? '']?.formConfigGroup ??
    defaultFormConfigGroup
  const layers = formConfig[group] ?? formConfig[defaultFormConfigGroup] ?? formConfig[LAST_FORM_GROUP]
  if (!layers) throw new Error(`No form configuration is named ${group}`)
  return mergeLayers(layers, context)
}

/** The facts of a visit that choose its layers. */
export function layerContextOf({ category, flow, provider }: Visit): LayerContext {
  return {
    category,
    flow,
    state: provider?.store.address.stateProvince,
    businessName: provider?.businessName,
    banner: bannerLayersOf(provider?.store.brand, ownBrands()),
  }
}

/** Today in the provider's time zone (TIME-05). */
export function todayAt(timezone: string | undefined): Day {
  return todayIn(now(), timezone !== undefined && isZone(timezone) ? timezone : DEFAULT_ZONE)
}
