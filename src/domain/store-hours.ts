import type { StoreHours } from '#contract/services'
import type { Day } from './calendar.ts'
import { localDay, stretchesOfDay, writtenDay } from './offsets.ts'
import { DAY_MINUTES, type Spans } from './opening.ts'
import { DAY_MS, MINUTE_MS } from './time-units.ts'
import { announced, breaksOn, type OpeningWeek, openOn } from './week-hours.ts'

const DAYS_AHEAD = 7

/** When a place is open, as instants, from the local day before `instant` (epoch milliseconds) on; undefined where it is not known. */
export function storeHours(week: OpeningWeek, instant: number, zone: string): StoreHours | undefined {
  const today = localDay(instant, zone)
  if (week.hours === null) return closureAt(week, instant, { today, zone })
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, at) => today - 1 + at)
  const timesOf = (spansOn: (day: Day) => Spans) =>
    joined(
      days.flatMap((day) =>
        spansOn(writtenDay(day)).map(
          ([from, to]) => [instantOf(day, from, zone), instantOf(day, to, zone)] as const,
        ),
      ),
    )
  const closed = days.flatMap((day) => reasonsOn(week, day, zone))
  return {
    ...(closed.length > 0 && { closed }),
    open: timesOf((day) => openOn(week, day)),
    breaks: timesOf((day) => breaksOn(week, day)),
    knownFrom: written(instantOf(today - 1, 0, zone)),
    knownUntil: written(instantOf(today + DAYS_AHEAD + 1, 0, zone)),
  }
}

/** When and why it is closed on a day; the first that fits an instant is what guests read. */
function reasonsOn({ closures }: OpeningWeek, day: number, zone: string): [string, string, string][] {
  const date = writtenDay(day)
  return announced(closures).flatMap(({ from, to, hours: [start, end] = [0, DAY_MINUTES], reason }) =>
    from <= date && date <= to
      ? [[written(instantOf(day, start, zone)), written(instantOf(day, end, zone)), reason]]
      : [],
  )
}

/** A closure that is on now is known, also where the hours are not: for as long as it is, and no longer. */
function closureAt(
  { closures }: OpeningWeek,
  instant: number,
  { today, zone }: { today: number; zone: string },
): StoreHours | undefined {
  const at = (minute: number) => instantOf(today, minute, zone)
  const day = writtenDay(today)
  for (const { from, to, hours = [0, DAY_MINUTES] } of closures) {
    const [start, end] = [at(hours[0]), at(hours[1])]
    if (from > day || day > to || instant < start || end <= instant) continue
    // A closure of hours names when it is over; one of days does not say when the next one begins.
    const open: StoreHours['open'] = hours[1] < DAY_MINUTES ? [[written(end), written(end)]] : []
    const closed = reasonsOn({ hours: null, breaks: null, closures }, today, zone)
    const known = { knownFrom: written(start), knownUntil: written(end) }
    return { ...(closed.length > 0 && { closed }), open, breaks: [], ...known }
  }
  return undefined
}

/** The first instant at which the clock on the wall shows a minute of a day or, where it skips that minute, a later one. */
function instantOf(day: number, minute: number, zone: string): number {
  const wall = day * DAY_MS + minute * MINUTE_MS
  const stretch = stretchesOfDay(Math.floor(wall / DAY_MS), zone).find(({ to, offset }) => wall - offset < to)
  return stretch ? Math.max(stretch.from, wall - stretch.offset) : wall
}

/** Times that touch are one. */
function joined(times: (readonly [from: number, to: number])[]): [string, string][] {
  const all: [number, number][] = []
  for (const [from, to] of times) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (from < to) all.push([from, to])
  }
  return all.map(([from, to]) => [written(from), written(to)])
}

function written(instant: number): string {
  return new Date(instant).toISOString()
}
