import type { Day } from './calendar.ts'

/** The zones that guests choose from (TIME-02, TIME-03). */
export const ZONES = [
  { code: 'ET', name: 'America/New_York' },
  { code: 'CT', name: 'America/Chicago' },
  { code: 'MT', name: 'America/Boise' },
  { code: 'MST', name: 'America/Phoenix' },
  { code: 'PT', name: 'America/Los_Angeles' },
  { code: 'AKT', name: 'America/Anchorage' },
  { code: 'HT', name: 'Pacific/Honolulu' },
] as const

export const DEFAULT_ZONE = 'America/New_York' // TIME-04

/** The calendar day of an instant (epoch milliseconds) in an IANA zone; throws RangeError for an unknown zone. */
export function todayIn(instantMs: number, zone: string): Day {
  const parts = partsAt(instantMs, zone)
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}

/** Whether the text is the name of an IANA zone, in its own case. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false
  const before = judged.get(name)
  if (before !== undefined) return before
  if (judged.size >= MOST_JUDGED) judged.clear()
  const isKnown = isKnownZone(name)
  judged.set(name, isKnown)
  return isKnown
}

/** Asking Intl costs half a millisecond, and the same few names come again and again. */
const judged = new Map<string, boolean>()
const MOST_JUDGED = 500

function isKnownZone(name: string): boolean {
  try {
    const known = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
    return known === name || known.toLowerCase() !== name.toLowerCase()
  } catch {
    return false
  }
}

/** The time of an instant (epoch milliseconds) in a zone, as "09:05 AM EST" (TIME-07); throws RangeError for an unknown zone. */
export function formatTimeWithZone(instantMs: number, zone: string): string {
  const parts = partsAt(instantMs, zone)
  return `${parts['hour']}:${parts['minute']} ${parts['dayPeriod']} ${parts['timeZoneName']}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function partsAt(instantMs: number, zone: string): Record<string, string> {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h12',
      timeZoneName: 'short',
    })
    formats.set(zone, format)
  }
  return Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, value]))
}
