import type { Service } from '#contract/services'
import { readServices } from '#domain/services'
import type { Content } from '../content/source.ts'
import { refusal } from '../http/refusal.ts'

/** Refuses services of a category that the operator's schedulerConfig switches off (BK-54): 400 serviceSwitchedOff. */
export async function refuseSwitchedOff(
  content: Content,
  services: ReadonlyMap<number, Service>,
  serviceIds: readonly number[],
): Promise<void> {
  const { categories } = await content.document('schedulerConfig')
  if (Object.values(categories).every(({ isEnabled }) => isEnabled !== false)) return
  const asked = serviceIds.flatMap((id) => services.get(id) ?? [])
  const extras = await content.document('serviceExtraProperties')
  const read = (more: object) => readServices(asked, extras, { grouping: false, covidEnabled: true, ...more })
  if (read({ categories }).length === read({}).length) return
  throw refusal(400, 'serviceSwitchedOff', 'This service cannot be booked now.', 'serviceIds')
}
