import type { ConsentDocument } from '#contract/content/consents'
import type { FormConfig } from '#contract/content/form-config'
import type { Layers } from '#contract/content/layers'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import type { LayerContext } from '#domain/config'
import { mergeLayers } from '#domain/config'
import { readServices } from '#domain/services'
import type { WalkInContext } from '#domain/walk-in'
import { todayIn } from '#domain/zones'
import type { Content } from '../content-source.ts'
import { servicesAt } from '../services.ts'
import type { DirectoryLocation, Store } from '../store/store.ts'

const CATEGORY = 'Instant Vaccines' // WALKIN-17
const FLOW = 'INSTANT_VACCINE' // WALKIN-17

/** Steps of the form that ask for an agreement, and the document each shows. */
const CONSENT_STEPS = ['vaccineConsent', 'privacyPractice', 'generalConsent'] as const

/** What a walk-in at a store is judged by: the store's services and the content that its form was made of, as of `now` (epoch ms). */
export async function walkInContext(
  { store, content }: { store: Store; content: Content },
  location: DirectoryLocation,
  now: number,
): Promise<WalkInContext> {
  const layers: LayerContext = {
    category: CATEGORY,
    flow: FLOW,
    state: location.state,
    businessName: location.businessName,
    banner: location.brand ?? undefined,
  }
  const scheduler = await content.document('schedulerConfig')
  const config = await formConfig(content, scheduler, layers)
  const [extras, covid, medical, insurance] = await Promise.all([
    content.document('serviceExtraProperties'),
    content.document('covidVaccinesToggle'),
    content.document('medicalInformation'),
    content.document('insuranceStepConfig'),
  ])
  return {
    services: readServices(await servicesAt(store, location), extras, {
      grouping: scheduler.groupServices,
      covidEnabled: covid.isEnabled,
    }),
    config,
    consents: await consentsOf(content, config, layers),
    medical,
    insurance,
    storeState: location.state,
    today: todayIn(now, location.timezone),
  }
}

/** The form configuration of the walk-in's group, merged (CONTENT-22, CONTENT-26). */
async function formConfig(
  content: Content,
  { categories, flows, defaultFormConfigGroup }: SchedulerConfig,
  layers: LayerContext,
): Promise<FormConfig> {
  const name = categories[CATEGORY]?.formConfigGroup ?? flows[FLOW]?.formConfigGroup ?? defaultFormConfigGroup
  const group = (await content.document('formConfig'))[name]
  if (!group) throw new Error('The content has no form configuration for walk-ins.')
  return mergeLayers(group, layers)
}

async function consentsOf(
  content: Content,
  { steps }: FormConfig,
  layers: LayerContext,
): Promise<ConsentDocument[]> {
  const asked = CONSENT_STEPS.filter((step) => steps.includes(step))
  const documents: Layers<ConsentDocument>[] = await Promise.all(asked.map((slug) => content.document(slug)))
  return documents.map((document) => mergeLayers(document, layers))
}
