import type { Bookable } from './bookable.ts'
import type { Diary } from './diary.ts'
import type { DaySpan, Visit } from './visit.ts'
import { bookableDays } from './visit.ts'
import { overlap } from './window.ts'

/** A provider in the answer to a search; `visit` undefined: it offers nothing of what was searched. */
export type Found = {
  provider: Bookable
  visit: Visit | undefined
  /** Miles; null: there is no place that was searched for. */
  distance: number | null
  isBenefitCode?: boolean
}

/** JSON of one provider and its free times (ProviderSlots), made of what is written already. */
export function providerText(found: Found, diary: Diary, window: DaySpan, now: number): string {
  const { provider, visit, distance, isBenefitCode } = found
  const services = visit ? servicesText(visit, availabilityOf(provider, visit, diary, window, now)) : ''
  const benefit = isBenefitCode === undefined ? '' : `,"isBenefitCode":${isBenefitCode}`
  return `${opening(provider)},"distance":${distance}${benefit},"services":[${services}]}`
}

function availabilityOf(
  provider: Bookable,
  visit: Visit,
  diary: Diary,
  window: DaySpan,
  now: number,
): string {
  return diary.availability(overlap(window, bookableDays(provider, visit, now)), visit.cells, now)
}

/** Times are for all of the visit's services together, so that each has the same. */
function servicesText({ serviceIds }: Visit, availability: string): string {
  return serviceIds.map((id) => `{"serviceId":${id},"availability":${availability}}`).join(',')
}

const openings = new WeakMap<Bookable, string>()

/** The provider's details as JSON without the brace at the end. */
function opening(provider: Bookable): string {
  const known = openings.get(provider)
  if (known !== undefined) return known
  const text = JSON.stringify(provider.details).slice(0, -1)
  openings.set(provider, text)
  return text
}
