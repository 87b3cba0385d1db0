import type { DeskStore } from '#contract/desk'
import { todayIn } from '#domain/zones'

const QUARTER_MS = 15 * 60_000

type Quarter = { value: string; label: string; at: number }

/**
 * The quarters of an hour until which a store can close from now: it opens before each of them or is open now, and is open again after it.
 * Every quarter that is left of the day where the hours are not known.
 */
export function closingTimes(
  { hours, closures }: Pick<DeskStore, 'hours' | 'closures'>,
  instant: number,
  timeZone: string,
): Quarter[] {
  const quarters = quartersAfter(instant, timeZone)
  if (!hours) return quarters
  const today = todayIn(instant, timeZone)
  const open = hours.open
    .map(([from, to]) => ({ from: Date.parse(from), to: Date.parse(to) }))
    .filter(({ from, to }) => to > instant && todayIn(Math.max(from, instant), timeZone) === today)
  const [first, last] = [open[0]?.from ?? Number.POSITIVE_INFINITY, open.at(-1)?.to ?? 0]
  // The hours leave out what desks have closed, which can end earlier.
  const ends = closures.flatMap(({ isOwn, hours: [, to = 24 * 60] = [] }) => (isOwn ? [to] : []))
  return quarters.filter(
    ({ at, value }) => (first < at && at < last) || ends.some((end) => minuteOf(value) <= end),
  )
}

function minuteOf(value: string): number {
  const [hour = 0, minute = 0] = value.split(':').map(Number)
  return hour * 60 + minute
}

/** The quarters of an hour after an instant (epoch milliseconds) until the end of its day in a zone: "17:30" with "5:30 PM". */
export function quartersAfter(instant: number, timeZone: string): Quarter[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const words = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  const quarters: Quarter[] = []
  const today = todayIn(instant, timeZone)
  let latest = clock.format(instant)
  for (let at = (Math.floor(instant / QUARTER_MS) + 1) * QUARTER_MS; ; at += QUARTER_MS) {
    if (todayIn(at, timeZone) !== today) return quarters
    const value = clock.format(at)
    // Where an hour comes twice, the first one counts.
    if (value <= latest) continue
    quarters.push({ value, label: words.format(at).replace('\u202F', ' '), at })
    latest = value
  }
}
