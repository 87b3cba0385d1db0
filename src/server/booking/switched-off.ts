import type { Service } from '#contract/services'
import { isOn } from '#domain/config'
import { readServices } from '#domain/services'
import type { Content } from '../content/source.ts'
import { refusal } from '../http/refusal.ts'

/** Refuses what the operator has switched off: 400 serviceSwitchedOff. */
export async function refuseSwitchedOff(...asked: Parameters<typeof isSwitchedOff>): Promise<void> {
  if (!(await isSwitchedOff(...asked))) return
  throw refusal(400, 'serviceSwitchedOff', 'This service cannot be booked now.', 'serviceIds')
}

/** Whether the operator has switched one of the services off, by its category (BK-54) or as a COVID-19 vaccine (CONTENT-28). */
export async function isSwitchedOff(
  content: Content,
  services: ReadonlyMap<number, Service>,
  serviceIds: readonly number[],
): Promise<boolean> {
  const { categories } = await content.document('schedulerConfig')
  const covidEnabled = isOn(await content.document('covidVaccinesToggle'), {})
  if (covidEnabled && Object.values(categories).every(({ isEnabled }) => isEnabled !== false)) return false
  const asked = serviceIds.flatMap((id) => services.get(id) ?? [])
  const extras = await content.document('serviceExtraProperties')
  const read = (more: object) => readServices(asked, extras, { grouping: false, covidEnabled: true, ...more })
  return read({ categories, covidEnabled }).length < read({}).length
}
