import type { DayOfSlots, ProviderSlots } from '#contract/providers'
import { localDay, wireTimesOf, writtenDay } from '#domain/offsets'
import type { ProviderAvailability } from './availability.ts'
import type { LocalDays, Needs } from './needs.ts'
import { bookableDays, minutesOf, needsAt } from './needs.ts'
import { NOTHING_OF_A_PLACE, type Provider } from './provider.ts'
import { overlap } from './window.ts'

type Offering = { provider: Provider; availability: ProviderAvailability; needs: Needs }

/**
 * Several providers on video as one entry, under the name and in the zone of the first: a slot is free when one of them is free.
 * Undefined when none offers any of the services.
 */
export function teamSlots(
  team: readonly { provider: Provider; availability: ProviderAvailability }[],
  serviceIds: readonly number[],
  window: LocalDays,
  now: number,
): ProviderSlots | undefined {
  const offering = team.flatMap(({ provider, availability }): Offering[] => {
    const needs = needsAt(provider, serviceIds)
    return needs ? [{ provider, availability, needs }] : []
  })
  const [first] = offering
  if (!first) return undefined
  const { providerId, businessName, address, timezone } = first.provider.details
  const free = (id: number) =>
    offering.filter(({ needs }) => needs.serviceIds.includes(id)).flatMap((one) => startsOf(one, window, now))
  const ids = serviceIds.filter((id) => offering.some(({ needs }) => needs.serviceIds.includes(id)))
  return {
    providerId,
    businessName,
    address,
    timezone,
    ...NOTHING_OF_A_PLACE,
    vanityName: null,
    distance: null,
    isBenefitCode: false,
    clinician: null,
    services: ids.map((serviceId) => ({
      serviceId,
      durationMinutes: minutesOf(first.provider, first.needs, now),
      availability: byDay(free(serviceId), timezone),
    })),
  }
}

function startsOf({ provider, availability, needs }: Offering, window: LocalDays, now: number): number[] {
  const { from, to } = overlap(window, bookableDays(provider, needs, now))
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  return days.flatMap((day) => availability.starts(day, needs, now))
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
