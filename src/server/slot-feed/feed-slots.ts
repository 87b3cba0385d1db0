import { FEED_DAYS, FEED_MAX_AGE, SLOT_MINUTES } from '#contract/slot-feed'
import { localDay, wireTime, wireTimesOf } from '#domain/offsets'
import { cellsFrom } from '#domain/slots'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units'
import { bookableDays } from '../booking/needs.ts'
import { providerKeyName } from '../booking/provider.ts'
import { overlap } from '../booking/window.ts'
import type { HoldStore, TakenCell } from '../store/store.ts'
import type { FeedSchedule } from './feed-files.ts'
import type { FeedSlot } from './resources.ts'

/** How much capacity of each provider is taken, by the start of the cell. */
export type TakenCapacity = ReadonlyMap<string, ReadonlyMap<number, number>>

/** How often the feed changes, in milliseconds; cells are at least as long. */
const PERIOD_MS = 5 * MINUTE_MS

/** The first instant of the feed at `now`: a free slot is still to come when caches drop the answer. */
export function feedBegins(now: number): number {
  return Math.ceil((now + FEED_MAX_AGE * 1000) / PERIOD_MS) * PERIOD_MS
}

/** What is taken of the providers of some schedules in the days of the feed, in order. */
export async function takenOf(
  store: Pick<HoldStore, 'taken'>,
  schedules: readonly FeedSchedule[],
  now: number,
): Promise<TakenCell[]> {
  const keys = new Map(schedules.map(({ provider }) => [providerKeyName(provider.key), provider.key]))
  const taken = await store.taken([...keys.values()], now - DAY_MS, now + (FEED_DAYS + 2) * DAY_MS, null)
  return taken.sort(
    (a, b) => compare(providerKeyName(a.provider), providerKeyName(b.provider)) || a.cell - b.cell,
  )
}

/** The same, by provider and cell. */
export function capacityTaken(taken: readonly TakenCell[]): TakenCapacity {
  const capacity = new Map<string, Map<number, number>>()
  for (const { provider, cell, count } of taken) {
    const name = providerKeyName(provider)
    const cells = capacity.get(name) ?? new Map<number, number>()
    capacity.set(name, cells.set(cell, count))
  }
  return capacity
}

/** The times of schedules; those of one place that have the same times, as most of its vaccines do, share them while they follow one another. */
export function createSlotReader(
  taken: TakenCapacity,
  now: number,
): (schedule: FeedSchedule) => readonly FeedSlot[] {
  const shared = new Map<string, readonly FeedSlot[]>()
  let of: FeedSchedule['provider'] | undefined
  return (schedule) => {
    const { provider, needs } = schedule
    if (of !== provider) shared.clear()
    of = provider
    const name = [needs.cells, needs.leadTime, needs.maxDaysAhead].join()
    // This service is closed on some days, so its times are not those of the others.
    if (needs.calendar !== provider.calendar) return slotsOf(schedule, taken, now)
    const known = shared.get(name) ?? slotsOf(schedule, taken, now)
    shared.set(name, known)
    return known
  }
}

/** The times of a schedule that can be booked at `now` or could be if they were not taken, in order and by the hour. */
function slotsOf({ provider, needs }: FeedSchedule, taken: TakenCapacity, now: number): FeedSlot[] {
  const { calendar, capacity } = provider
  const { zone } = calendar
  const today = localDay(now, zone)
  const { from, to } = overlap({ from: today, to: today + FEED_DAYS - 1 }, bookableDays(provider, needs, now))
  const own = taken.get(providerKeyName(provider.key))
  const begins = feedBegins(now)
  const slots: FeedSlot[] = []
  for (let day = from; day <= to; day += 1) {
    const write = wireTimesOf(day, zone)
    const times = needs.calendar.starts(day, needs.cells, () => true).filter((start) => start >= begins)
    const visits = times.map((start) => {
      const cellMs = calendar.cellMsAt(start)
      const used = Math.max(...cellsFrom(start, needs.cells, cellMs).map((cell) => own?.get(cell) ?? 0))
      return { start, end: start + needs.cells * cellMs, left: Math.max(0, capacity - used) }
    })
    for (const { start, end, first, left } of gather(visits)) {
      const ends = localDay(end, zone) === day ? write(end) : wireTime(end, zone)
      slots.push({ start, starts: write(start), ends, inAddress: encodeURIComponent(write(first)), left })
    }
  }
  return slots
}

type Visits = { start: number; end: number; left: number }

/** The visits of an hour as one: `first` is its first time that is free, `left` how many visits without overlap can still begin. */
function gather(visits: readonly Visits[]): (Visits & { first: number })[] {
  const gathered: (Visits & { first: number; until: number })[] = []
  for (const { start, end, left } of visits) {
    let hour = gathered.at(-1)
    if (!hour || hourOf(hour.start) !== hourOf(start) || end - hour.start > SLOT_MINUTES * MINUTE_MS) {
      hour = { start, end, first: start, left: 0, until: start }
      gathered.push(hour)
    }
    hour.end = end
    if (left === 0 || start < hour.until) continue
    if (hour.left === 0) hour.first = start
    hour.left += left
    hour.until = end
  }
  return gathered
}

function hourOf(instant: number): number {
  return Math.floor(instant / HOUR_MS)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
