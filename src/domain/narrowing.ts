import type { ProviderSlots } from '#contract/providers'
import { offersAll, type PartOfDay, partOf, soonestOf } from './slot-view.ts'

/** Which times of the results a guest wants to see, and in which order (BK-16). Without parts every time of day counts. */
export interface Narrowing {
  parts: readonly PartOfDay[]
  isWeekend: boolean
  /** Else the nearest provider comes first. */
  isSoonestFirst: boolean
}

export const EVERYTHING: Narrowing = { parts: [], isWeekend: false, isSoonestFirst: false }

/** Whether a narrowing leaves out any time. */
export function leavesOut({ parts, isWeekend }: Narrowing): boolean {
  return parts.length > 0 || isWeekend
}

type Narrowed = Pick<ProviderSlots, 'services'>

/**
 * Providers with the times that a guest wants, by the clock and the days of the provider; those without such a time are left out. Providers
 * that offer everything searched stay before those that offer part of it (FIND-41).
 */
export function narrowed<P extends Narrowed>(
  providers: readonly P[],
  narrowing: Narrowing,
  searched: readonly number[],
): readonly P[] {
  const some = leavesOut(narrowing) ? providers.flatMap((one) => withWanted(one, narrowing)) : providers
  return narrowing.isSoonestFirst ? bySoonest(some, searched) : some
}

function withWanted<P extends Narrowed>(provider: P, { parts, isWeekend }: Narrowing): P[] {
  const services = provider.services.map((service) => ({
    ...service,
    availability: service.availability.flatMap(({ date, timeslots }) => {
      if (isWeekend && !isWeekendDay(date)) return []
      const wanted = timeslots.filter(
        ({ value }) => parts.length === 0 || parts.includes(partOf(Number(value.slice(11, 13)))),
      )
      return wanted.length > 0 ? [{ date, timeslots: wanted }] : []
    }),
  }))
  const narrow = { ...provider, services }
  return soonestOf([narrow]) ? [narrow] : []
}

function isWeekendDay(date: string): boolean {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

function bySoonest<P extends Narrowed>(providers: readonly P[], searched: readonly number[]): P[] {
  return providers
    .map((provider) => ({
      provider,
      rank: offersAll(provider, searched) ? 0 : 1,
      at: soonestOf([provider])?.slot.at ?? Number.POSITIVE_INFINITY,
    }))
    .sort((a, b) => a.rank - b.rank || (a.at === b.at ? 0 : a.at - b.at))
    .map(({ provider }) => provider)
}
