import type { Service } from '#contract/services'
import { isOn } from '#domain/config'
import { readServices } from '#domain/services'
import type { Content } from '../content/source.ts'
import { refusal } from '../http/refusal.ts'

/**
 * Refuses what the operator has switched off: services of a category (BK-54), and COVID-19 vaccines (CONTENT-28): 400 serviceSwitchedOff.
 */
export async function refuseSwitchedOff(
  content: Content,
  services: ReadonlyMap<number, Service>,
  serviceIds: readonly number[],
): Promise<void> {
  const { categories } = await content.document('schedulerConfig')
  const covidEnabled = isOn(await content.document('covidVaccinesToggle'), {})
  if (covidEnabled && Object.values(categories).every(({ isEnabled }) => isEnabled !== false)) return
  const asked = serviceIds.flatMap((id) => services.get(id) ?? [])
  const extras = await content.document('serviceExtraProperties')
  const read = (more: object) => readServices(asked, extras, { grouping: false, covidEnabled: true, ...more })
  if (read({ categories, covidEnabled }).length === read({}).length) return
  throw refusal(400, 'serviceSwitchedOff', 'This service cannot be booked now.', 'serviceIds')
}
