import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayOfSlots } from '#contract/providers'
import { localDay, wireTime } from '#domain/offsets'
import { DAY_MS } from '#domain/time-units'
import { everyDay, MINUTE } from '../../../tests/support/booking.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { SEARCH_CACHE_BYTES } from '../settings.ts'
import { createAvailability } from './availability.ts'
import { createCalendars } from './calendar.ts'
import { providerOfLocation } from './provider.ts'
import { createWrittenDays } from './written-days.ts'

const ZONE = 'America/New_York'
/** Local days around the end of summer time, and the instant at which the first of them begins. */
const FIRST = 20757
const START = FIRST * DAY_MS + 4 * 60 * MINUTE

const provider = providerOfLocation(
  aLocation({ hours: everyDay([600, 720], [1380, 1500]), schedule: { cellMinutes: 30, places: 1 } }),
  {
    calendarOf: createCalendars(),
    writtenDays: createWrittenDays(SEARCH_CACHE_BYTES),
    gridOf: () => undefined,
    servicesOf: () => new Map(),
  },
)
const cells = [0, 1, 2, 3, 4, 5].flatMap((day) => provider.calendar.starts(FIRST + day, 1, () => true))

const filling = fc.subarray(cells).map((full) => ({ full: new Set(full) }))
const toggling = fc.constantFrom(...cells).map((cell) => ({ cell }))
const asking = fc.record({
  from: fc.integer({ min: 0, max: 3 }),
  days: fc.integer({ min: 0, max: 3 }),
  count: fc.integer({ min: 1, max: 3 }),
  now: fc
    .oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -60, max: 5 * 1440 }))
    .map((minute) => START + minute * MINUTE),
})

/** Every time for itself, nothing kept. */
function expected({
  full,
  from,
  to,
  count,
  now,
}: {
  full: Set<number>
  from: number
  to: number
  count: number
  now: number
}) {
  const days: DayOfSlots[] = []
  for (let day = from; day <= to; day += 1) {
    const times = provider.calendar.starts(day, count, (cell) => !full.has(cell)).filter((at) => at > now)
    const [first] = times
    if (first === undefined) continue
    const timeslots = times.map((at) => ({ value: wireTime(at, ZONE) }))
    days.push({ date: wireTime(first, ZONE).slice(0, 10), timeslots })
  }
  return days
}

describe('the availability of a provider', () => {
  it('what is written once is what would be written anew, whatever was taken, freed and asked meanwhile [API-52]', () => {
    expect(localDay(START, ZONE)).toBe(FIRST)
    fc.assert(
      fc.property(fc.array(fc.oneof(filling, toggling, asking), { maxLength: 40 }), (steps) => {
        const availability = createAvailability(provider, createWrittenDays(SEARCH_CACHE_BYTES))
        let full = new Set<number>()
        for (const step of steps) {
          if (!('now' in step)) {
            full =
              'full' in step
                ? step.full
                : new Set(cells.filter((one) => full.has(one) !== (one === step.cell)))
            availability.update(full)
            continue
          }
          const [from, to] = [FIRST + step.from, FIRST + step.from + step.days]
          const { count, now } = step
          const visit = { cells: count, calendar: provider.calendar }
          const text = Buffer.concat(availability.timesAsJson({ from, to }, visit, now)).toString()
          expect(JSON.parse(text)).toEqual(expected({ full, from, to, count, now }))
        }
      }),
      { numRuns: 500 },
    )
  })
})
