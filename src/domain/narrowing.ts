import type { ProviderSlots } from '#contract/providers'
import { minuteOf } from './opening.ts'
import { type Search, WANTED_TIMES } from './search.ts'
import { formatTime } from './slot-times.ts'
import { offersAll, type PartOfDay, partOf, soonestOf } from './slot-view.ts'
import { todayIn } from './zones.ts'

type Remembered = Pick<Search, 'only' | 'isSoonestFirst'>

/** Which times of the results a guest wants to see, and in which order (BK-16). Without parts every time of day counts. */
export interface Narrowing {
  parts: readonly PartOfDay[]
  isWeekend: boolean
  /** Else the nearest provider comes first. */
  isSoonestFirst: boolean
}

/** The narrowing that a search remembers, so that it is there again after the form and Back. */
export function narrowingOf({ only = [], isSoonestFirst = false }: Remembered): Narrowing {
  return {
    parts: only.filter((one) => one !== 'weekend'),
    isWeekend: only.includes('weekend'),
    isSoonestFirst,
  }
}

/** What a search remembers of a narrowing. */
export function rememberedOf({ parts, isWeekend, isSoonestFirst }: Narrowing): Required<Remembered> {
  return {
    only: WANTED_TIMES.filter((one) => (one === 'weekend' ? isWeekend : parts.includes(one))),
    isSoonestFirst,
  }
}

/** Whether a narrowing leaves out any time. */
export function leavesOut({ parts, isWeekend }: Narrowing): boolean {
  return parts.length > 0 || isWeekend
}

type Narrowed = Pick<ProviderSlots, 'services'>

/**
 * Providers with the times that a guest wants, by the clock and the days of the provider, or of the zone in which all times are shown;
 * providers without such a time are left out. Those that offer everything searched stay before those that offer part of it (FIND-41).
 */
export function narrowed<P extends Narrowed>(
  providers: readonly P[],
  narrowing: Narrowing,
  searched: readonly number[],
  zone?: string,
): readonly P[] {
  const some = leavesOut(narrowing) ? providers.flatMap((one) => withWanted(one, narrowing, zone)) : providers
  return narrowing.isSoonestFirst ? bySoonest(some, searched) : some
}

function withWanted<P extends Narrowed>(
  provider: P,
  { parts, isWeekend }: Narrowing,
  zone: string | undefined,
): P[] {
  const isWanted = ({ value }: { value: string }): boolean => {
    const { day, hour } = localOf(value, zone)
    return (!isWeekend || isWeekendDay(day)) && (parts.length === 0 || parts.includes(partOf(hour)))
  }
  const services = provider.services.map((service) => ({
    ...service,
    availability: service.availability.flatMap(({ date, timeslots }) => {
      const wanted = timeslots.filter(isWanted)
      return wanted.length > 0 ? [{ date, timeslots: wanted }] : []
    }),
  }))
  const narrow = { ...provider, services }
  return soonestOf([narrow]) ? [narrow] : []
}

/** Day and hour of an instant with an offset: in a zone, else by the clock of the offset. */
function localOf(value: string, zone: string | undefined): { day: string; hour: number } {
  if (zone === undefined) return { day: value.slice(0, 10), hour: Number(value.slice(11, 13)) }
  const at = Date.parse(value)
  return { day: todayIn(at, zone), hour: minuteOf(formatTime(at, zone)) / 60 }
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
