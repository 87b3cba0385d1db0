import type { DayOfSlots, ProviderSlots } from '#contract/providers'
import { localDay, wireTimesOf, writtenDay } from '#domain/offsets'
import type { ProviderAvailability } from './availability.ts'
import type { Bookable } from './bookable.ts'
import type { DaySpan, Visit } from './visit.ts'
import { bookableDays, visitAt } from './visit.ts'
import { overlap } from './window.ts'

type Offering = { provider: Bookable; availability: ProviderAvailability; visit: Visit }

/**
 * Several providers on video as one entry: a time is free when one of them is free, whoever it is. It goes by the first one's name
 * and zone; undefined when nobody offers any of the services.
 */
export function everyoneSlots(
  team: readonly { provider: Bookable; availability: ProviderAvailability }[],
  serviceIds: readonly number[],
  window: DaySpan,
  now: number,
): ProviderSlots | undefined {
  const offering = team.flatMap(({ provider, availability }): Offering[] => {
    const visit = visitAt(provider, serviceIds)
    return visit ? [{ provider, availability, visit }] : []
  })
  const [first] = offering
  if (!first) return undefined
  const { providerId, businessName, address, timezone } = first.provider.details
  const free = (id: number) =>
    offering.filter(({ visit }) => visit.serviceIds.includes(id)).flatMap((one) => startsOf(one, window, now))
  const ids = serviceIds.filter((id) => offering.some(({ visit }) => visit.serviceIds.includes(id)))
  return {
    providerId,
    businessName,
    address,
    timezone,
    distance: null,
    clinician: null,
    services: ids.map((serviceId) => ({ serviceId, availability: byDay(free(serviceId), timezone) })),
  }
}

function startsOf({ provider, availability, visit }: Offering, window: DaySpan, now: number): number[] {
  const { from, to } = overlap(window, bookableDays(provider, visit, now))
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  return days.flatMap((day) => availability.starts(day, visit.cells, now))
}

/** Instants by their local day in a zone, each once, in order. */
function byDay(starts: readonly number[], zone: string): DayOfSlots[] {
  const days = new Map<number, number[]>()
  for (const start of [...new Set(starts)].sort((a, b) => a - b)) {
    const day = localDay(start, zone)
    days.set(day, [...(days.get(day) ?? []), start])
  }
  return [...days].map(([day, times]) => {
    const write = wireTimesOf(day, zone)
    return { date: writtenDay(day), timeslots: times.map((time) => ({ value: write(time) })) }
  })
}
