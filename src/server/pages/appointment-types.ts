import { type CategoryTile, tilesOf } from '#domain/category-tiles'
import { isOn } from '#domain/config'
import { appointmentTypes } from '#domain/search-form'
import { readServices } from '#domain/services'
import type { Content } from '../content/source.ts'
import { servicesOf } from '../directory/services.ts'
import type { Store } from '../store/store.ts'

/**
 * The appointment types that main offers (FIND-06, FIND-07), for its markup; none while a banner is to be shown above the form
 * (FIND-12), because only the app can show it.
 */
export async function tilesForMarkup(store: Store, content: Content): Promise<CategoryTile[]> {
  const [services, config, extras, covid, banner] = await Promise.all([
    servicesOf(store),
    content.document('schedulerConfig'),
    content.document('serviceExtraProperties'),
    content.document('covidVaccinesToggle'),
    content.document('safError'),
  ])
  if (banner.isDisplayed) return []
  const options = {
    grouping: config.groupServices,
    covidEnabled: isOn(covid, {}),
    categories: config.categories,
  }
  return tilesOf(appointmentTypes(readServices(services, extras, options)), config.categories)
}
