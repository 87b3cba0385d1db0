import { localDay, writtenDay } from '#domain/offsets'
import type { ProviderAvailability } from './availability.ts'
import type { LocalDays, Needs } from './needs.ts'
import { bookableDays, minutesOf } from './needs.ts'
import type { Provider } from './provider.ts'
import { overlap } from './window.ts'

/** A provider in the answer to a search; `needs` undefined: it offers nothing of what was searched. */
export type Found = {
  provider: Provider
  needs: Needs | undefined
  /** Miles; null: there is no place that was searched for. */
  distance: number | null
  isBenefitCode?: boolean
}

/** Adds the JSON of one provider and its free times (ProviderSlots) to pieces of UTF-8, made of what is written already. */
export function writeProvider(
  pieces: Uint8Array[],
  found: Found,
  availability: ProviderAvailability,
  window: LocalDays,
  now: number,
): void {
  const { provider, needs, distance, isBenefitCode = false } = found
  pieces.push(
    opening(provider),
    Buffer.from(
      `${closedAhead(provider, now)},"distance":${distance},"isBenefitCode":${isBenefitCode},"services":[`,
    ),
  )
  const times = needs && timesAsJson(provider, needs, availability, window, now)
  if (needs && times) writeServices(pieces, needs, minutesOf(provider, needs, now), times)
  pieces.push(END)
}

const [END, END_OF_SERVICE] = [Buffer.from(']}'), Buffer.from('}')]

function timesAsJson(
  provider: Provider,
  needs: Needs,
  availability: ProviderAvailability,
  window: LocalDays,
  now: number,
): Uint8Array[] {
  return availability.timesAsJson(overlap(window, bookableDays(provider, needs, now)), needs, now)
}

/** All services share the slots, because one appointment takes them together. */
function writeServices(
  pieces: Uint8Array[],
  { serviceIds }: Needs,
  minutes: number,
  times: readonly Uint8Array[],
): void {
  for (const [index, id] of serviceIds.entries()) {
    const comma = index === 0 ? '' : ','
    const about = `${comma}{"serviceId":${id},"durationMinutes":${minutes},"availability":`
    pieces.push(Buffer.from(about), ...times, END_OF_SERVICE)
  }
}

/** Days after today whose opening a guest may be told of. */
const TOLD_AHEAD = 6

/** The member `closedDays` with a comma before it; '' when the provider keeps its hours all week. */
function closedAhead({ closedDays, calendar }: Provider, now: number): string {
  if (closedDays.length === 0) return ''
  const today = localDay(now, calendar.zone)
  const week = { from: today, to: today + TOLD_AHEAD }
  const days = closedDays.flatMap((closed) => daysOf(overlap(closed, week)))
  return days.length === 0 ? '' : `,"closedDays":${JSON.stringify(days.map(writtenDay))}`
}

function daysOf({ from, to }: LocalDays): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}

const openings = new WeakMap<Provider, Uint8Array>()

/** The provider's details as JSON without the brace at the end. */
function opening(provider: Provider): Uint8Array {
  const known = openings.get(provider)
  if (known !== undefined) return known
  const text = Buffer.from(JSON.stringify(provider.details).slice(0, -1))
  openings.set(provider, text)
  return text
}
