import { todayIn } from '#domain/zones'

const QUARTER_MS = 15 * 60_000

/** The quarters of an hour after an instant (epoch milliseconds) until the end of its day in a zone: "17:30" with "5:30 PM". */
export function quartersAfter(instant: number, timeZone: string): { value: string; label: string }[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const words = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  const quarters: { value: string; label: string }[] = []
  const today = todayIn(instant, timeZone)
  let latest = clock.format(instant)
  for (let at = (Math.floor(instant / QUARTER_MS) + 1) * QUARTER_MS; ; at += QUARTER_MS) {
    if (todayIn(at, timeZone) !== today) return quarters
    const value = clock.format(at)
    // Where an hour comes twice, the first one counts.
    if (value <= latest) continue
    quarters.push({ value, label: words.format(at).replace('\u202F', ' ') })
    latest = value
  }
}
