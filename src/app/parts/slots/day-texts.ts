import { addDays, type Day } from '#domain/calendar'
import { minuteOf, type Opening } from '#domain/opening'
import { zoneAbbreviation } from '#domain/slot-times'
import { todayIn } from '#domain/zones'
import { say } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { row } from '../../messages/joined.ts'
import { leftToRight } from '../../messages/left-to-right.ts'
import { said, saidDay, saidMinute } from '../../messages/when.ts'
import { browserZone, now } from '../../platform/clock.ts'

/** "Tue, Nov 24"; in another year "Mon, Jan 25, 2027". */
export function dayShort(day: Day): string {
  const isThisYear = todayIn(now(), browserZone()).startsWith(day.slice(0, 4))
  return saidDay(isThisYear ? 'short' : 'shortOfYear', day)
}

/** "Tuesday, Nov 24". */
export function daySpoken(day: Day): string {
  return saidDay('spoken', day)
}

/** "today", "tomorrow", or "Tue, Nov 24". */
export function dayNear(day: Day, zone: string): string {
  const t = say(texts)
  const today = todayIn(now(), zone)
  if (day === today) return t.today
  return day === addDays(today, 1) ? t.tomorrow : dayShort(day)
}

/** "09:20 AM EST". `zoneName`: what the zone is called then, for who knows it already. */
export function timeWithZone(at: number, zone: string, zoneName = zoneAbbreviation(at, zone)): string {
  return `${said('time', at, zone)} ${leftToRight(zoneName)}`
}

/**
 * Makes the formats that the card of a provider needs, while its times are on their way: a slow phone takes some milliseconds for each.
 * Most guests search in their own zone.
 */
export function prepareCardTexts(): void {
  const [zone, at] = [browserZone(), now()]
  timeWithZone(at, zone)
  const today = todayIn(at, zone)
  for (const style of ['weekday', 'monthDay', 'spoken', 'short'] as const) saidDay(style, today)
  saidMinute(0)
  say(texts).distance(1)
}

/** "Tue, Nov 24, 09:20 AM EST". */
export function instantShort(at: number, zone: string): string {
  return row([dayShort(todayIn(at, zone)), timeWithZone(at, zone)])
}

/** A time with its length, as "09:20 AM EST, 60 minutes"; the time alone where the length is not known (BK-39). */
export function lasting(time: string, minutes: number | undefined): string {
  return minutes === undefined ? time : say(texts).lasting(time, minutes)
}

/** A time as the server writes it, "08:00 PM", as the chosen language says it. */
function saidClock(time: string): string {
  return saidMinute(minuteOf(time))
}

/** E.g. "Open until 08:00 PM" or "Closed now. Opens tomorrow at 09:00 AM"; `zone`: of the location. */
export function openingText(opening: Opening, zone: string, t: typeof texts.english): string {
  switch (opening.kind) {
    case 'open':
      return t.openUntil(saidClock(opening.until))
    case 'opens':
      return t.opensAt(saidClock(opening.at))
    case 'allDay':
      return t.openAllDay
    case 'closed': {
      const { next } = opening
      return next ? t.closedUntil(dayNear(next.day, zone), saidClock(next.at)) : t.closedNow
    }
  }
}
