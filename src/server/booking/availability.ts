import { localDay, wireTimesOf, writtenDay } from '#domain/offsets'
import { DAY_MS } from '#domain/time-units'
import type { LocalDays, Needs } from './needs.ts'
import type { Provider } from './provider.ts'
import type { WrittenDay, WrittenDays } from './written-days.ts'

/** The free slots of one provider. */
export interface ProviderAvailability {
  /** Cells without capacity left. */
  readonly full: ReadonlySet<number>
  /** Replaces the set of full cells. */
  update(full: ReadonlySet<number>): void
  /** Free slots for a visit on a local day, after `now`: their starts. */
  starts(day: number, visit: Visit, now: number): number[]
  /** Free slots by day as JSON, an array of DayOfSlots (API-52), in pieces of UTF-8. */
  timesAsJson(days: LocalDays, visit: Visit, now: number): Uint8Array[]
}

type Visit = Pick<Needs, 'cells' | 'calendar'>

/** More than the cells of one appointment: day and count together make one number. */
const COUNTS = 1000

/** Writes each day once, and again when one of its cells is taken, freed or past. */
export function createAvailability(
  provider: Provider,
  writtenDays: WrittenDays,
  full: ReadonlySet<number> = new Set(),
): ProviderAvailability {
  const { calendar } = provider
  const written = new Map<number, WrittenDay>()
  let taken = full

  function starts(day: number, { cells: count, calendar: open }: Visit, now: number): number[] {
    const free = open.starts(day, count, (cell) => !taken.has(cell))
    const next = free.findIndex((start) => start > now)
    return next < 0 ? [] : free.slice(next)
  }

  function dayText(day: number, visit: Visit, now: number): Uint8Array {
    // Days on which a service is closed are few, and are not kept.
    if (visit.calendar !== calendar) return writeDay(starts(day, visit, now), day, calendar.zone)
    const name = day * COUNTS + visit.cells
    const known = written.get(name)
    if (known && known.since <= now && now < known.until) return known.text
    const times = starts(day, visit, now)
    const [first = Number.POSITIVE_INFINITY] = times
    const text = writeDay(times, day, calendar.zone)
    writtenDays.keep(written, name, { text, since: now, until: first })
    return text
  }

  /** A day's slots depend on its own cells, and on those of later days that an appointment may reach. */
  function forget(cell: number): void {
    const day = localDay(cell, calendar.zone)
    for (const name of written.keys()) {
      const of = Math.floor(name / COUNTS)
      const reach = Math.ceil(((name % COUNTS) * calendar.longestCellMs) / DAY_MS)
      if (of <= day && day <= of + reach) written.delete(name)
    }
  }

  return {
    get full() {
      return taken
    },
    update(now) {
      for (const cell of differences(taken, now)) forget(cell)
      taken = now
    },
    starts,
    timesAsJson(days, visit, now) {
      const pieces: Uint8Array[] = [OPEN]
      for (let day = days.from; day <= days.to; day += 1) {
        const text = dayText(day, visit, now)
        if (text.length > 0) pieces.push(pieces.length === 1 ? text.subarray(COMMA.length) : text)
      }
      pieces.push(CLOSE)
      return pieces
    },
  }
}

/** The cells that are in exactly one of the two sets. */
function differences(one: ReadonlySet<number>, other: ReadonlySet<number>): number[] {
  const lacking = (from: ReadonlySet<number>, among: ReadonlySet<number>) =>
    [...among].filter((cell) => !from.has(cell))
  return [...lacking(one, other), ...lacking(other, one)]
}

const COMMA = ','
const [OPEN, CLOSE] = [Buffer.from('['), Buffer.from(']')]
const NOTHING = new Uint8Array()

/** The JSON of one day, with a comma before it. A day without slots is left out (API-52). */
function writeDay(times: readonly number[], day: number, zone: string): Uint8Array {
  if (times.length === 0) return NOTHING
  const write = wireTimesOf(day, zone)
  const slots = times.map((time) => `{"value":"${write(time)}"}`)
  return Buffer.from(`${COMMA}{"date":"${writtenDay(day)}","timeslots":[${slots.join(',')}]}`)
}
