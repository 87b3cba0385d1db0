import type { Spans } from './opening.ts'
import { clock, DAY_MINUTES } from './opening.ts'

type Week = readonly Spans[]

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const ALL_WEEK = 'Every day'

/**
 * The usual opening times of a week, Monday first, in as few lines as there are different days: "Mon-Fri 09:00 AM-08:00 PM, lunch 01:30
 * PM-02:00 PM". Days on which it is closed are left out. Without hours there is no line.
 */
export function weekLines({ hours, breaks }: { hours: Week | null; breaks: Week | null }): string[] {
  if (hours === null) return []
  const texts = DAYS.map((_, day) => dayText(hours[day] ?? [], breaks?.[day] ?? []))
  const begins = texts.flatMap((text, day) => (day === 0 || text !== texts[day - 1] ? [day] : []))
  return begins.flatMap((from, index) => {
    const text = texts[from]
    const to = (begins[index + 1] ?? DAYS.length) - 1
    return text ? [`${daysText(from, to)} ${text}`] : []
  })
}

function daysText(from: number, to: number): string {
  if (from === 0 && to === DAYS.length - 1) return ALL_WEEK
  return from === to ? `${DAYS[from]}` : `${DAYS[from]}-${DAYS[to]}`
}

/** Empty on a day on which it is closed. */
function dayText(open: Spans, pauses: Spans): string {
  if (open.some(([start, end]) => start === 0 && end >= DAY_MINUTES)) return 'open 24 hours'
  const written = (spans: Spans) => spans.map(([start, end]) => `${clock(start)}-${clock(end)}`).join(', ')
  const lunch = open.length > 0 && pauses.length > 0 ? `, lunch ${written(pauses)}` : ''
  return written(open) + lunch
}
