import type { PrescreenData } from '#contract/content/prescreen-data'
import { WALK_IN_CATEGORY } from '#contract/entry'
import { bannerLayersOf } from '#domain/banners/brand-banner'
import { isOn, type LayerContext } from '#domain/config'
import { openNow } from '#domain/open-now'
import { readServices } from '#domain/services'
import type { WalkInContext } from '#domain/walk-in'
import { todayIn } from '#domain/zones'
import { consentsOf, mergedFormConfig } from '../content/forms.ts'
import type { Content } from '../content/source.ts'
import { hoursAt, servicesAt } from '../directory/services.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { Store } from '../store/store.ts'

const FLOW = 'INSTANT_VACCINE' // WALKIN-17

/** What a walk-in at a store is judged by: the store's services and the content that its form was made of, as of `now` (epoch ms). */
export async function walkInContext(
  { store, content }: { store: Store; content: Content },
  location: DirectoryLocation,
  now: number,
): Promise<WalkInContext & { prescreenData: PrescreenData }> {
  const { brands } = await content.document('banners')
  const layers: LayerContext = {
    category: WALK_IN_CATEGORY,
    flow: FLOW,
    state: location.state,
    businessName: location.businessName,
    banner: bannerLayersOf(location.brand, brands),
  }
  const scheduler = await content.document('schedulerConfig')
  const config = await mergedFormConfig(content, layers)
  const [extras, covid, medical, insurance, prescreenData] = await Promise.all([
    content.document('serviceExtraProperties'),
    content.document('covidVaccinesToggle'),
    content.document('medicalInformation'),
    content.document('insuranceStepConfig'),
    content.document('prescreenData'),
  ])
  return {
    services: readServices(await servicesAt(store, location), extras, {
      grouping: scheduler.groupServices,
      covidEnabled: isOn(covid, layers),
      categories: scheduler.categories,
    }),
    config,
    consents: await consentsOf(content, config, layers),
    medical,
    insurance,
    prescreenData,
    storeState: location.state,
    today: todayIn(now, location.timezone),
  }
}

/** Why the pharmacy should know when a guest pressed Finish, at `instant` in epoch milliseconds: it was closed (STORE-07). */
export async function closedReasons(
  store: Pick<Store, 'closures'>,
  location: DirectoryLocation,
  instant: number,
): Promise<string[]> {
  const hours = hoursAt(location, await store.closures(), instant)
  return openNow(hours, instant)?.kind === 'closed' ? ['closed'] : []
}
