import { DAY_MS, localDay, wireTimesOf, writtenDay } from '#domain/offsets'
import type { Bookable } from './bookable.ts'
import type { DaySpan } from './visit.ts'

/** What of one provider's calendar is still free. */
export interface Diary {
  /** Cells without a place left. */
  readonly full: ReadonlySet<number>
  /** Takes on what is full now. */
  fill(full: ReadonlySet<number>): void
  /** Starts of free visits of `count` cells on a local day, after `now`. */
  starts(day: number, count: number, now: number): number[]
  /** Free times by day as JSON, an array of DayOfSlots (API-52), in pieces of UTF-8. */
  availability(days: DaySpan, count: number, now: number): Uint8Array[]
}

/** JSON of a day; right from `since` on until `until`, when the first of its times has come. */
type Written = { text: Uint8Array; since: number; until: number }

/** What all diaries of a server keep written together; when that is too much, all begin anew. */
export type Shelf = { bytes: number; written: Set<Map<number, Written>> }
const MOST_BYTES = 160 * 1024 * 1024
/** What a written day takes beside its text, about. */
const DAY_BYTES = 200

/** A shelf with nothing on it. */
export function createShelf(): Shelf {
  return { bytes: 0, written: new Set() }
}

/** More than a visit has cells: day and count together make one number. */
const COUNTS = 1000

/** The diary of a provider: days are written once, and again when something of them is taken, freed or past. */
export function createDiary(provider: Bookable, shelf: Shelf, full: ReadonlySet<number> = new Set()): Diary {
  const { calendar } = provider
  const written = new Map<number, Written>()
  let taken = full

  function keep(name: number, day: Written): void {
    if (shelf.bytes >= MOST_BYTES) {
      for (const days of shelf.written) days.clear()
      shelf.written.clear()
      shelf.bytes = 0
    }
    shelf.written.add(written)
    shelf.bytes += day.text.length + DAY_BYTES
    written.set(name, day)
  }

  function starts(day: number, count: number, now: number): number[] {
    const free = calendar.starts(day, count, (cell) => !taken.has(cell))
    const next = free.findIndex((start) => start > now)
    return next < 0 ? [] : free.slice(next)
  }

  function dayText(day: number, count: number, now: number): Uint8Array {
    const name = day * COUNTS + count
    const known = written.get(name)
    if (known && known.since <= now && now < known.until) return known.text
    const times = starts(day, count, now)
    const [first = Number.POSITIVE_INFINITY] = times
    const text = writeDay(times, day, calendar.zone)
    keep(name, { text, since: now, until: first })
    return text
  }

  /** A day's times depend on its own cells, and on those of later days that a visit may reach. */
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
    fill(now) {
      for (const cell of differences(taken, now)) forget(cell)
      taken = now
    },
    starts,
    availability(days, count, now) {
      const pieces: Uint8Array[] = [OPEN]
      for (let day = days.from; day <= days.to; day += 1) {
        const text = dayText(day, count, now)
        if (text.length > 0) pieces.push(pieces.length === 1 ? text.subarray(COMMA.length) : text)
      }
      pieces.push(CLOSE)
      return pieces
    },
  }
}

/** Cells in one of both alone. */
function differences(one: ReadonlySet<number>, other: ReadonlySet<number>): number[] {
  const lacking = (from: ReadonlySet<number>, among: ReadonlySet<number>) =>
    [...among].filter((cell) => !from.has(cell))
  return [...lacking(one, other), ...lacking(other, one)]
}

const COMMA = ','
const [OPEN, CLOSE] = [Buffer.from('['), Buffer.from(']')]
const NOTHING = new Uint8Array()

/** With a comma before it; nothing when there are none: such a day is left out (API-52). */
function writeDay(times: readonly number[], day: number, zone: string): Uint8Array {
  if (times.length === 0) return NOTHING
  const write = wireTimesOf(day, zone)
  const slots = times.map((time) => `{"value":"${write(time)}"}`)
  return Buffer.from(`${COMMA}{"date":"${writtenDay(day)}","timeslots":[${slots.join(',')}]}`)
}
