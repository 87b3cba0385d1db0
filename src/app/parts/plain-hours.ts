import { now } from '../platform/clock.ts'
import { clockIn } from './clock-in.ts'
import type { StoreTimes } from './store-hours-texts.ts'

// The landing page tells its hours before the app runs, so nothing here may import what the app begins with.

/** A page tells of closing and pausing 15 minutes ahead. This is a little longer. */
const AHEAD_MS = 1_000_000

/**
 * Until when a store is open, as "06:00 PM" in its zone, or "allDay"; undefined: it closes or pauses soon, is closed, or has more to
 * say than this. `instant`: epoch milliseconds. Instants are compared as texts.
 */
export function plainlyOpenUntil({ hours, timezone, wait }: StoreTimes, instant: number): string | undefined {
  const at = new Date(instant).toISOString()
  const soon = new Date(instant + AHEAD_MS).toISOString()
  if (!hours || wait) return undefined
  const open = hours.open.find(([from, to]) => from <= at && soon < to)
  if (!open || hours.breaks.some(([from, to]) => from <= soon && at < to)) return undefined
  return open[1] >= hours.knownUntil ? ALL_DAY : clockIn(Date.parse(open[1]), timezone)
}

export const ALL_DAY = 'allDay'

/** What the line of the hours holds in place of a time, until the page knows it. */
export const TIME_SLOT = '--:--'

/** The line of the landing page for the hours. The template brings its words in `data-until` and `data-all-day`. */
function lineOfHours(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-until]')
}

/** Writes until when the store is open into the template (STORE-07). Answers whether that is all there is to say of its hours. */
export function writePlainHours(store: StoreTimes): boolean {
  const line = lineOfHours()
  const until = plainlyOpenUntil(store, now())
  if (!line || until === undefined) return false
  const { until: words = '', allDay = '' } = line.dataset
  line.textContent = until === ALL_DAY ? allDay : words.replace(TIME_SLOT, until)
  return true
}

/** What the template says of the hours, so that the first drawing of the app equals it. */
export function writtenHours(): string | undefined {
  return lineOfHours()?.textContent || undefined
}
