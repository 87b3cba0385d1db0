import type { ProviderAvailability } from './availability.ts'
import type { Bookable } from './bookable.ts'
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

/** Adds the JSON of one provider and its free times (ProviderSlots) to pieces of UTF-8, made of what is written already. */
export function writeProvider(
  pieces: Uint8Array[],
  found: Found,
  availability: ProviderAvailability,
  window: DaySpan,
  now: number,
): void {
  const { provider, visit, distance, isBenefitCode } = found
  const benefit = isBenefitCode === undefined ? '' : `,"isBenefitCode":${isBenefitCode}`
  pieces.push(opening(provider), Buffer.from(`,"distance":${distance}${benefit},"services":[`))
  if (visit) writeServices(pieces, visit, timesAsJson(provider, visit, availability, window, now))
  pieces.push(END)
}

const [END, END_OF_SERVICE] = [Buffer.from(']}'), Buffer.from('}')]

function timesAsJson(
  provider: Bookable,
  visit: Visit,
  availability: ProviderAvailability,
  window: DaySpan,
  now: number,
): Uint8Array[] {
  return availability.timesAsJson(overlap(window, bookableDays(provider, visit, now)), visit.cells, now)
}

/** Times are for all of the visit's services together, so that each has the same. */
function writeServices(pieces: Uint8Array[], { serviceIds }: Visit, times: readonly Uint8Array[]): void {
  for (const [index, id] of serviceIds.entries()) {
    const comma = index === 0 ? '' : ','
    pieces.push(Buffer.from(`${comma}{"serviceId":${id},"availability":`), ...times, END_OF_SERVICE)
  }
}

const openings = new WeakMap<Bookable, Uint8Array>()

/** The provider's details as JSON without the brace at the end. */
function opening(provider: Bookable): Uint8Array {
  const known = openings.get(provider)
  if (known !== undefined) return known
  const text = Buffer.from(JSON.stringify(provider.details).slice(0, -1))
  openings.set(provider, text)
  return text
}
