import type { Stretch } from './offsets.ts'
import { stretchesOfDay } from './offsets.ts'
import { DAY_MS, MINUTE_MS } from './time-units.ts'

/** Local minutes from midnight; an end beyond 1440 runs past midnight. */
type Spans = readonly (readonly [start: number, end: number])[]
/** Monday first. */
type Week = readonly Spans[]

/** When somebody can be seen. */
export interface Schedule {
  readonly hours: Week
  /** Pauses within the hours. */
  readonly breaks: Week | null
  /**
   * Local days on which the provider is closed, counted from 1970-01-01; `from` and `to` are included. With `hours`, only these
   * hours of each day are closed.
   */
  readonly closures: readonly {
    readonly from: number
    readonly to: number
    readonly hours?: readonly [start: number, end: number] | undefined
  }[]
  /** IANA zone. */
  readonly zone: string
  /** Length of a cell; at most a day. */
  readonly cellMinutes: number
}

const DAY_MINUTES = 1440

/**
 * Starts (epoch milliseconds, in order) of the grid cells that begin on a local day (days since 1970-01-01) and lie wholly within
 * the opening times. The grid is anchored at the epoch: a start is divisible by the cell's length. A provider is open whenever the
 * local clock shows an opening time: the hour that autumn repeats counts twice, the hour that spring skips not at all. Opening
 * times that run past midnight belong to the day on which they began, even if the next day is closed.
 */
export function openCells(schedule: Schedule, day: number): number[] {
  const length = schedule.cellMinutes * MINUTE_MS
  const [following] = openTimes(schedule, day + 1)
  return openTimes(schedule, day).flatMap(({ from, to }) => {
    const end = following?.from === to ? following.to : to
    const cells: number[] = []
    for (let cell = Math.ceil(from / length) * length; cell < to && cell + length <= end; cell += length) {
      cells.push(cell)
    }
    return cells
  })
}

/** The opening times of a local day as instants. Times that touch are joined. */
function openTimes(schedule: Schedule, day: number): { from: number; to: number }[] {
  const open = openMinutes(schedule, day)
  const times: { from: number; to: number }[] = []
  for (const stretch of stretchesOfDay(day, schedule.zone)) {
    for (const [start, end] of open) {
      const { from, to } = within(stretch, day, start, end)
      if (from >= to) continue
      const last = times.at(-1)
      if (last?.to === from) last.to = to
      else times.push({ from, to })
    }
  }
  return times
}

function within({ from, to, offset }: Stretch, day: number, start: number, end: number) {
  const midnight = day * DAY_MS - offset
  return {
    from: Math.max(from, midnight + start * MINUTE_MS),
    to: Math.min(to, midnight + end * MINUTE_MS),
  }
}

/**
 * The opening times of a day in local minutes, in order and without overlaps. They include the rest of times that began the day
 * before.
 */
function openMinutes({ hours, breaks, closures }: Schedule, day: number): Spans {
  const closedOn = (day: number) => closures.filter(({ from, to }) => from <= day && day <= to)
  const isClosed = (day: number) => closedOn(day).some(({ hours }) => !hours)
  const closedHours = (day: number) => closedOn(day).flatMap(({ hours }) => (hours ? [hours] : []))
  const opening = (day: number) => (isClosed(day) ? [] : (hours[weekdayOf(day)] ?? []))
  const pausing = (day: number) => [...(breaks?.[weekdayOf(day)] ?? []), ...closedHours(day)]
  const open = joined(spansOn(day, opening))
  return joined(spansOn(day, pausing)).reduce<Spans>((rest, pause) => without(rest, pause), open)
}

function spansOn(day: number, of: (day: number) => Spans): Spans {
  const before = of(day - 1).map(([start, end]) => [start - DAY_MINUTES, end - DAY_MINUTES] as const)
  return [...before, ...of(day)].map(
    ([start, end]) => [Math.max(0, start), Math.min(DAY_MINUTES, end)] as const,
  )
}

function joined(spans: Spans): Spans {
  const sorted = spans.filter(([start, end]) => start < end).sort(([one], [other]) => one - other)
  const apart: [number, number][] = []
  for (const [start, end] of sorted) {
    const last = apart.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else apart.push([start, end])
  }
  return apart
}

function without(spans: Spans, [from, to]: Spans[number]): Spans {
  return spans.flatMap(([start, end]) => {
    const pieces = [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ] as const
    return pieces.filter(([start, end]) => start < end)
  })
}

/** 0 is Monday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}
