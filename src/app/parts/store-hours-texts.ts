import type { StoreWait } from '#contract/services'
import { type KnownHours, ONE_DAY, ONE_MINUTE, type OpenNow, openNow } from '#domain/open-now'
import { storePhone } from '#domain/store'
import { say } from '../messages/catalogue.ts'
import { pages } from '../messages/en/pages.ts'
import { storeHours as texts } from '../messages/en/store-hours.ts'
import { walkIn } from '../messages/en/walk-in.ts'
import { sentences } from '../messages/joined.ts'
import { leftToRight } from '../messages/left-to-right.ts'
import { said } from '../messages/when.ts'

// Pages load it with the words, because a guest's first page has no room for one more file.
export { lookAtStore } from '../state/watch-store.ts'

/** What is known of a store's times. `timezone`: IANA. */
export type StoreTimes = Readonly<{
  /** `closed`: why it is closed from one instant to another. */
  hours?: (KnownHours & { closed?: readonly (readonly string[])[] | undefined }) | null | undefined
  wait?: Readonly<StoreWait> | null | undefined
  timezone: string
  phone?: string | null | undefined
}>

/** What a page says of a store's hours. */
export interface StoreHoursTexts {
  /** E.g. "Open until 06:00 PM". */
  line: string
  /** What it means for a guest who has not begun. */
  before?: string
  /** What it means for a guest who has checked in. */
  after?: string
  /** How to ask the store for its hours where they are not known (DIR-11). */
  call?: { words: string; href: string }
  /** The words of the button that replaces Start when it does not open again today. */
  book?: string
  /** The store is closed or has a break. */
  isClosed?: boolean
  /** It does not open again today: a tablet has no Start then. */
  isOver?: boolean
}

/**
 * What to say of a store's hours at an instant in epoch milliseconds (STORE-07), also where it has none (DIR-11); undefined where
 * those that came are too old.
 */
export function storeHoursTexts(
  { hours, wait, timezone, phone }: StoreTimes,
  instant: number,
  { isOnTablet, isOffline }: { isOnTablet: boolean; isOffline: boolean },
): StoreHoursTexts | undefined {
  const now = openNow(hours, instant)
  const waiting = isOffline || now?.kind === 'closed' ? undefined : waitLine(wait)
  const t = say(texts)
  if (!hours) {
    const line = sentences([t.unknown, waiting].filter((one) => one !== undefined))
    return { line, ...(!isOnTablet && callTo(phone)) }
  }
  if (!now) return waiting === undefined ? undefined : { line: waiting }
  const why = now.kind === 'closed' ? reasonAt(hours, instant) : undefined
  const when = sentences([lineOf(now, instant, timezone), waiting].filter((one) => one !== undefined))
  const line = why === undefined ? when : t.because(when, why)
  const isOver = now.kind === 'closed' && !isToday(now.next, instant, timezone)
  return {
    line: isOffline ? sentences([line, t.lastKnown]) : line,
    ...adviceOf(now, instant, timezone, isOnTablet),
    ...(isOver && !isOnTablet && !isOffline && { book: t.bookVisit }), // the hours may have changed
    isClosed: now.kind === 'break' || now.kind === 'closed',
    isOver: isOver && !isOffline,
  }
}

/** A link that calls the store; none without a phone. */
function callTo(phone: StoreTimes['phone']): Pick<StoreHoursTexts, 'call'> {
  const number = storePhone({ phone })
  return number ? { call: { words: say(pages).call(leftToRight(number.shown)), href: number.href } } : {}
}

function reasonAt(hours: StoreTimes['hours'], instant: number): string | undefined {
  const closure = hours?.closed?.find(
    ([from = '', to = '']) => Date.parse(from) <= instant && instant < Date.parse(to),
  )
  return closure?.[2]
}

/** How long guests wait, as the counter set it (DESK-08); undefined where it is not known. */
function waitLine(wait: StoreTimes['wait']): string | undefined {
  const t = say(texts)
  const minutes = wait?.minutes ?? undefined
  const said = [minutes === undefined ? '' : t.wait(minutes), wait?.text ?? ''].filter((one) => one !== '')
  return said.length > 0 ? sentences(said) : undefined
}

function lineOf(now: OpenNow, instant: number, zone: string): string {
  const t = say(texts)
  const clock = (at: number) => said('time', at, zone)
  switch (now.kind) {
    case 'allDay':
      return say(walkIn).openAllDay
    case 'open':
      return say(walkIn).openUntil(clock(now.until))
    case 'closing':
      return t.closing(minutesTo(now.at, instant))
    case 'pausing':
      return t.pausing(minutesTo(now.at, instant), clock(now.until))
    case 'break':
      return t.break(clock(now.until))
    case 'closed': {
      const { next } = now
      if (next === undefined) return t.closed
      if (isToday(next, instant, zone)) return t.later(clock(next))
      const isTomorrow = isToday(next, instant + ONE_DAY, zone)
      return isTomorrow ? t.tomorrow(clock(next)) : t.onDay(said('spoken', next, zone), clock(next))
    }
  }
}

function adviceOf(
  now: OpenNow,
  instant: number,
  zone: string,
  isOnTablet: boolean,
): Pick<StoreHoursTexts, 'before' | 'after'> {
  const t = say(texts)
  if (now.kind === 'closing') return { after: t.hurry }
  if (now.kind === 'pausing') return { after: t.pausingHow }
  if (now.kind !== 'break' && now.kind !== 'closed') return {}
  if (isOnTablet) return { before: t.askWhenOpen, after: t.askWhenOpen }
  const opens = now.kind === 'break' ? now.until : now.next
  if (opens === undefined || !isToday(opens, instant, zone)) return { after: t.sentWhileClosed }
  const comeBack = t.comeBack(said('time', opens, zone))
  return { before: comeBack, after: comeBack }
}

function minutesTo(at: number, instant: number): number {
  return Math.ceil((at - instant) / ONE_MINUTE)
}

function isToday(at: number | undefined, instant: number, zone: string): boolean {
  return at !== undefined && said('spoken', at, zone) === said('spoken', instant, zone)
}
