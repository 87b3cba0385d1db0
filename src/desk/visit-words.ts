import type { DeskStatus, DeskStore, DeskVisit } from '#contract/desk'
import { type KnownHours, openNow } from '#domain/open-now'
import { todayIn } from '#domain/zones'
import { isExpected } from './board/order.ts'
import { deskTexts } from './texts.ts'

const MINUTE = 60_000

/** An instant in a zone as "2:05 PM". */
export function timeIn(instant: number, timeZone: string): string {
  return formatIn(timeZone, { hour: 'numeric', minute: '2-digit' }).format(instant).replace('\u202F', ' ')
}

/** A local day, YYYY-MM-DD, as "Tue, Nov 24". */
export function shortDay(day: string): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric' } as const
  return formatIn('UTC', parts).format(Date.parse(`${day}T12:00:00Z`))
}

/** Making a format costs much more than using it, and 400 rows use few. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, parts])
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...parts })
  formats.set(key, known)
  return known
}

/** What a visit is for, in one line. */
export function servicesLine({ services, firstId }: Pick<DeskVisit, 'services' | 'firstId'>): string {
  const saysDose = services.some((name) => /\bdose\b/i.test(name))
  return [...services, ...(firstId === null || saysDose ? [] : [deskTexts.list.dose2])].join(', ')
}

/** The status in words: an appointment whose guest has not come is expected. */
export function statusWords(visit: Pick<DeskVisit, 'kind' | 'status'>): string {
  return isExpected(visit) ? deskTexts.status.expected : deskTexts.status[visit.status]
}

export function statusKey(visit: Pick<DeskVisit, 'kind' | 'status'>): DeskStatus | 'expected' {
  return isExpected(visit) ? 'expected' : visit.status
}

/** Since when a visit waits, as an instant: a walk-in since its Finish, an appointment since it arrived; undefined: it does not wait. */
export function waitsSince({ waitingSince, progress, status }: DeskVisit): number | undefined {
  if (status !== 'waiting' && status !== 'arrived') return undefined
  if (waitingSince !== null) return Date.parse(waitingSince)
  return status === 'arrived' && progress ? Date.parse(progress.at) : undefined
}

/** Whole minutes from one instant to another, never negative. */
export function minutesFrom(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / MINUTE))
}

/** Minutes that an expected guest is late, from ten on; undefined: not late. */
export function minutesLate(visit: DeskVisit, instant: number): number | undefined {
  if (!isExpected(visit) || visit.startsAt === null) return undefined
  const late = minutesFrom(Date.parse(visit.startsAt), instant)
  return late >= 10 ? late : undefined
}

/** Whether the store is open at an instant (epoch milliseconds), and until when; undefined: its hours are not known. */
export function openWords(hours: KnownHours | null, instant: number, timezone: string): string | undefined {
  const open = openNow(hours, instant)
  const { openUntil, closed, closedUntil, onBreak, openAllDay } = deskTexts.hours
  switch (open?.kind) {
    case undefined:
      return undefined
    case 'allDay':
      return openAllDay
    case 'open':
      return openUntil(timeIn(open.until, timezone))
    case 'closing':
    case 'pausing':
      return openUntil(timeIn(open.at, timezone))
    case 'break':
      return onBreak(timeIn(open.until, timezone))
    case 'closed':
      return open.next === undefined ? closed : closedUntil(openingIn(open.next, instant, timezone))
  }
}

/** Whether the store is closed at an instant (epoch milliseconds) by one of today's closures, or for good. */
export function isShutAt(
  { closures, isClosedForGood }: Pick<DeskStore, 'closures' | 'isClosedForGood'>,
  instant: number,
  timeZone: string,
): boolean {
  if (isClosedForGood) return true
  const clock = formatIn(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const at = hour * 60 + minute
  return closures.some(
    ({ services, hours: [from = 0, to = 24 * 60] = [] }) => !services && from <= at && at < to,
  )
}

/** When it opens: the time, with its day where that is another one. */
function openingIn(next: number, instant: number, timezone: string): string {
  const day = todayIn(next, timezone)
  const time = timeIn(next, timezone)
  return day === todayIn(instant, timezone) ? time : `${shortDay(day)}, ${time}`
}
