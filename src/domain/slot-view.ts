import type { ProviderSlots } from '#contract/providers'
import type { Day } from './calendar.ts'
import { addDays } from './calendar.ts'
import type { DaySpan } from './search-window.ts'
import { daysIn } from './search-window.ts'
import type { CatalogueService } from './services.ts'
import { MINUTE_MS } from './time-units.ts'
import { serviceTitle } from './vaccines.ts'
import { formatTimeWithZone, todayIn } from './zones.ts'

/** Times of a day shown before "Show more" (RESULTS-19). */
export const SLOTS_SHOWN = 4

/** A time to choose: an instant, as it is written on the wire and in epoch milliseconds. */
export type Slot = { value: string; at: number }

/** The free times of one day in the zone in which they are shown, earliest first. */
export type DayColumn = { day: Day; slots: Slot[] }

type Offered = Pick<ProviderSlots, 'services' | 'timezone'>

/** Ids of the searched services that a provider offers, in the order they were searched. */
export function offeredIds(
  { services }: Pick<ProviderSlots, 'services'>,
  searched: readonly number[],
): number[] {
  const offered = new Set(services.map(({ serviceId }) => serviceId))
  return searched.filter((id) => offered.has(id))
}

/**
 * The times at which a provider can give the whole visit, by day in `zone`, days without any left out: a time counts when it is
 * free for every searched service that the provider offers. A zone other than the provider's moves times to other days (TIME-05).
 */
export function visitDays({ services, timezone }: Offered, zone: string): DayColumn[] {
  const [first, ...others] = services
  if (!first) return []
  const free = others.map(
    ({ availability }) =>
      new Set(availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => Date.parse(value)))),
  )
  const byDay = new Map<Day, Slot[]>()
  for (const { date, timeslots } of first.availability) {
    for (const { value } of timeslots) {
      const at = Date.parse(value)
      if (Number.isNaN(at) || free.some((times) => !times.has(at))) continue
      const day = zone === timezone ? date : todayIn(at, zone)
      const slots = byDay.get(day)
      if (slots) slots.push({ value, at })
      else byDay.set(day, [{ value, at }])
    }
  }
  const days = [...byDay].map(([day, slots]) => ({ day, slots: slots.sort((a, b) => a.at - b.at) }))
  return days.sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** A column for each of `count` days from `from` on, empty where nothing is free. */
export function columnsOf(days: readonly DayColumn[], from: Day, count: number): DayColumn[] {
  const slotsOn = new Map(days.map(({ day, slots }) => [day, slots]))
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index)
    return { day, slots: slotsOn.get(day) ?? [] }
  })
}

/** The next day after `day` with a free time, and how many there are. */
export function nextDayWithSlots(
  days: readonly DayColumn[],
  day: Day,
): { day: Day; count: number } | undefined {
  const next = days.find((column) => column.day > day && column.slots.length > 0)
  return next && { day: next.day, count: next.slots.length }
}

/** The earliest time at which a provider can give the whole visit; days and times come in order. */
function firstVisit(
  { services }: Pick<Offered, 'services'>,
  suits: (value: string) => boolean,
): Slot | undefined {
  const [first, ...others] = services
  for (const { date, timeslots } of first?.availability ?? []) {
    for (const { value } of timeslots) {
      if (!suits(value)) continue
      const at = Date.parse(value)
      const isFree = others.every(({ availability }) =>
        availability.some(
          (day) => day.date === date && day.timeslots.some((slot) => Date.parse(slot.value) === at),
        ),
      )
      if (isFree && !Number.isNaN(at)) return { value, at }
    }
  }
  return undefined
}

/**
 * Providers in the order of their list: first those that offer every searched service, then those that offer part of them. One that
 * offers none of `main`, the services that the visit is for, is left out (FIND-41).
 */
export function rankedBy<P extends Pick<Offered, 'services'>>(
  providers: readonly P[],
  searched: readonly number[],
  main: readonly number[],
): P[] {
  const suiting = providers.filter(
    (one) => offeredIds(one, main).length > 0 || offeredIds(one, searched).length === 0,
  )
  const isWhole = (one: P) => offersAll(one, searched)
  return [...suiting.filter(isWhole), ...suiting.filter((one) => !isWhole(one))]
}

/** Whether a provider offers every searched service. */
export function offersAll(provider: Pick<Offered, 'services'>, searched: readonly number[]): boolean {
  return offeredIds(provider, searched).length === new Set(searched).size
}

/** The soonest time of all that `suits`, and whose it is. */
export function soonestOf<P extends Pick<Offered, 'services'>>(
  providers: readonly P[],
  suits: (value: string) => boolean = () => true,
): { provider: P; slot: Slot } | undefined {
  let soonest: { provider: P; slot: Slot } | undefined
  for (const provider of providers) {
    const slot = firstVisit(provider, suits)
    if (slot && (!soonest || slot.at < soonest.slot.at)) soonest = { provider, slot }
  }
  return soonest
}

/** Miles beyond the nearest place within which the soonest time is looked for, and its earliest and latest time there (BK-16). */
const NEAR_MILES = 10
const SANE_HOURS = { from: '07:00', to: '21:00' }

/** The soonest time that guests want: near, and in the daytime of its place; `isFurther`: there is none, so any other counts (BK-16). */
export function soonestNear<P extends Pick<ProviderSlots, 'services' | 'distance'>>(
  providers: readonly P[],
): { provider: P; slot: Slot; isFurther: boolean } | undefined {
  const miles = ({ distance }: P) => distance ?? 0
  const nearest = Math.min(...providers.map(miles))
  const near = providers.filter((one) => miles(one) <= nearest + NEAR_MILES)
  const isSane = (value: string) => {
    const time = value.slice(11, 16)
    return SANE_HOURS.from <= time && time <= SANE_HOURS.to
  }
  const found = soonestOf(near, isSane)
  if (found) return { ...found, isFurther: false }
  const further = soonestOf(providers, isSane) ?? soonestOf(providers)
  return further && { ...further, isFurther: true }
}

/** The parts of a day, from midnight; the night before 06:00 is the end of a column (RESULTS-19). */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/**
 * The slots of a day by its parts in a zone, from 06:00 AM on: those of the night, from 10:00 PM to 06:00 AM, come last (BK-16, BK-20).
 * `zoneName`: what the zone is called on that day, such as "EST"; undefined: the clocks change between its first and its last slot, so that
 * only the zone tells a repeated hour apart.
 */
export function slotsByPart(
  slots: readonly Slot[],
  zone: string,
): { zoneName: string | undefined; parts: { part: PartOfDay; slots: Slot[] }[] } {
  const some: Record<PartOfDay, Slot[]> = { morning: [], afternoon: [], evening: [], night: [] }
  const { zoneName, hourOf } = hoursOfDay(slots, zone)
  for (const slot of slots) some[partOf(hourOf(slot))].push(slot)
  const parts = (Object.keys(some) as PartOfDay[]).flatMap((part) =>
    some[part].length > 0 ? [{ part, slots: some[part] }] : [],
  )
  return { zoneName, parts }
}

/** Reads the local hour of a day's slots. Only where the clocks change is each of them formatted, which takes long. */
function hoursOfDay(
  slots: readonly Slot[],
  zone: string,
): { zoneName: string | undefined; hourOf: (slot: Slot) => number } {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return { zoneName: '', hourOf: () => 0 }
  const begins = formatTimeWithZone(first.at, zone)
  const ends = formatTimeWithZone(last.at, zone)
  const zoneName = begins.slice(9)
  if (zoneName !== ends.slice(9)) {
    return { zoneName: undefined, hourOf: ({ at }) => minutesOf(formatTimeWithZone(at, zone)) / 60 }
  }
  const begin = minutesOf(begins)
  return { zoneName, hourOf: ({ at }) => (begin + (at - first.at) / MINUTE_MS) / 60 }
}

/** Minutes since midnight of a time as "09:05 AM EST". */
function minutesOf(time: string): number {
  const hours = (Number(time.slice(0, 2)) % 12) + (time.startsWith('PM', 6) ? 12 : 0)
  return hours * 60 + Number(time.slice(3, 5))
}

/** The part of a day that an hour from 0 to 24 belongs to. */
export function partOf(hour: number): PartOfDay {
  if (hour < 6 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** The free times nearest to an instant, nearest first, then in order of time. */
export function nearestSlots(days: readonly DayColumn[], at: number, count: number): Slot[] {
  const all = days.flatMap(({ slots }) => slots).filter((slot) => slot.at !== at)
  return all
    .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at) || a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
}

type Titled = Pick<CatalogueService, 'id' | 'name' | 'isVaccine' | 'dose' | 'followupServiceId'>

/** The notice of a provider, shown above its times or in place of them (RESULTS-30 to RESULTS-34). */
export type ProviderNotice =
  | { kind: 'noAvailability'; days: number }
  | { kind: 'serviceUnavailable' }
  | { kind: 'notOffered'; names: string[] }

/**
 * The notice of a provider, in this order (RESULTS-34): offered but no time in the window, none of the services offered, some of
 * them not offered. "Too far ahead" is a result of the whole search.
 */
export function noticeOf(
  provider: Pick<ProviderSlots, 'services'>,
  days: readonly DayColumn[],
  window: DaySpan,
  searched: readonly Titled[],
): ProviderNotice | undefined {
  const offered = offeredIds(
    provider,
    searched.map(({ id }) => id),
  )
  if (offered.length === 0) return { kind: 'serviceUnavailable' }
  if (days.length === 0) return { kind: 'noAvailability', days: daysIn(window) }
  const names = searched.filter(({ id }) => !offered.includes(id)).map(serviceTitle)
  return names.length > 0 ? { kind: 'notOffered', names } : undefined
}
