import { DAY_MS, HOUR_MS, hourAndMinute, MINUTE_MS, twoDigits } from './time-units.ts'

/** A stretch of time through which a zone keeps one offset: epoch milliseconds, `to` excluded; `offset` is milliseconds east of UTC. */
export type Stretch = { readonly from: number; readonly to: number; readonly offset: number }

/** Clocks that change twice within such a step would be missed; none do. */
const STEP_MS = 7 * DAY_MS
/** Local time is at most this far from UTC. */
const MOST_OFFSET = 15 * HOUR_MS

/** Milliseconds that a zone is east of UTC at an instant (epoch milliseconds); throws RangeError for an unknown zone. */
export function offsetAt(instant: number, zone: string): number {
  const year = new Date(instant).getUTCFullYear()
  const stretch = stretchesOfYear(year, zone).find(({ to }) => instant < to)
  return stretch?.offset ?? askOffset(instant, zone)
}

/** The local day of an instant in a zone, in days since 1970-01-01; throws as offsetAt. */
export function localDay(instant: number, zone: string): number {
  return Math.floor((instant + offsetAt(instant, zone)) / DAY_MS)
}

/**
 * All instants of a local day (days since 1970-01-01), in order, cut where the clock changes: one stretch on an ordinary day, none
 * for a day that a zone left out. Throws as offsetAt.
 */
export function stretchesOfDay(day: number, zone: string): Stretch[] {
  const midnight = day * DAY_MS
  const earliest = new Date(midnight - MOST_OFFSET).getUTCFullYear()
  const latest = new Date(midnight + DAY_MS + MOST_OFFSET).getUTCFullYear()
  const years = earliest === latest ? [earliest] : [earliest, latest]
  return years
    .flatMap((year) => stretchesOfYear(year, zone))
    .map(({ from, to, offset }) => ({
      from: Math.max(from, midnight - offset),
      to: Math.min(to, midnight + DAY_MS - offset),
      offset,
    }))
    .filter(({ from, to }) => from < to)
}

/** An instant as it crosses the wire, with the zone's offset: "2026-11-01T01:30:00-04:00" (API-52). Throws as offsetAt. */
export function wireTime(instant: number, zone: string): string {
  return wireTimesOf(localDay(instant, zone), zone)(instant)
}

/** Writes instants of one local day as wireTime does, whole minutes only; another instant is a RangeError. Throws as offsetAt. */
export function wireTimesOf(day: number, zone: string): (instant: number) => string {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10)
  const stretches = stretchesOfDay(day, zone).map((stretch) => ({
    ...stretch,
    ...writtenParts(date, stretch),
  }))
  return (instant) => {
    const stretch = stretches.find(({ from, to }) => from <= instant && instant < to)
    const clock = stretch && CLOCK[(instant + stretch.offset - day * DAY_MS) / MINUTE_MS]
    if (!stretch || clock === undefined) throw new RangeError('not a minute of this day')
    return stretch.before + clock + stretch.after
  }
}

/** A day counted from 1970-01-01 as YYYY-MM-DD. */
export function writtenDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

function writtenParts(date: string, { offset }: Stretch): { before: string; after: string } {
  const minutes = Math.abs(offset) / MINUTE_MS
  const hours = `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}`
  return { before: `${date}T`, after: `:00${hours}:${twoDigits(Math.floor(minutes % 60))}` }
}

/** Every minute of a day, "00:00" to "23:59". */
const CLOCK = Array.from({ length: 1440 }, (_, minute) => hourAndMinute(minute))

/** Asking Intl costs microseconds, and a zone changes its clock twice a year. */
const years = new Map<string, Stretch[]>()
const MOST_YEARS = 2_000

function stretchesOfYear(year: number, zone: string): Stretch[] {
  const name = `${year} ${zone}`
  const known = years.get(name)
  if (known) return known
  if (years.size >= MOST_YEARS) years.clear()
  const found = askYear(year, zone)
  years.set(name, found)
  return found
}

function askYear(year: number, zone: string): Stretch[] {
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  const stretches: Stretch[] = []
  let from = start
  let offset = askOffset(start, zone)
  for (let at = start; at < end; at += STEP_MS) {
    const next = Math.min(at + STEP_MS, end)
    const then = askOffset(next, zone)
    if (then === offset) continue
    const change = changeBetween(at, next, offset, zone)
    if (change === end) continue
    stretches.push({ from, to: change, offset })
    from = change
    offset = then
  }
  return [...stretches, { from, to: end, offset }]
}

/** The first minute after `before` that no longer has its offset; at `after` it is gone. */
function changeBetween(before: number, after: number, offset: number, zone: string): number {
  let [low, high] = [before, after]
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / MINUTE_MS / 2) * MINUTE_MS
    if (askOffset(middle, zone) === offset) low = middle
    else high = middle
  }
  return high
}

const formats = new Map<string, Intl.DateTimeFormat>()

function askOffset(instant: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    formats.set(zone, format)
  }
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(format.format(instant)) ?? []
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * 1000
  return sign === '-' ? -size : size
}
