import type { Clinic } from '#contract/clinics'
import type { Day } from './calendar.ts'
import { weekdayName } from './day-words.ts'
import type { Opening, Spans } from './opening.ts'
import { DAY_MINUTES, minuteOf, openingOf, spanOf } from './opening.ts'
import { isZone, todayIn } from './zones.ts'

type PostedHours = Readonly<Pick<Clinic, 'timingInfo' | 'timeZone' | 'waitTimeInfo'>> & {
  readonly weekHours: readonly string[]
}

/**
 * Whether a clinic is open at an instant (epoch milliseconds) by the hours that it posted for that day; undefined where it posted none.
 * `isLive`: the answer of the clinic is new, so it is closed when it says that it is (ENTITY-20).
 */
export function clinicOpening(posted: PostedHours, instant: number, isLive: boolean): Opening | undefined {
  const { timingInfo, timeZone, waitTimeInfo } = posted
  if (!isZone(timeZone)) return undefined
  const today = todayIn(instant, timeZone)
  const hoursOn = (day: Day) =>
    readHours(lineOf(posted, day) ?? (day === today ? timingInfo.todaysHours : null))
  if (!hoursOn(today)) return undefined
  const opening = openingOf((day) => hoursOn(day) ?? [], instant, timeZone)
  if (opening.kind !== 'open' && opening.kind !== 'allDay') return opening
  const lunch = readHours(timingInfo.todaysLunchHours) ?? []
  const pause = openingOf((day) => (day === today ? lunch : []), instant, timeZone)
  if (pause.kind === 'open') return { kind: 'opens', at: pause.until }
  return isLive && !waitTimeInfo.clinicAvailable ? { kind: 'closed' } : opening
}

/** What a clinic's week says of a day; undefined where it does not. */
function lineOf({ weekHours }: PostedHours, day: Day): string | undefined {
  const name = `${weekdayName(day)}: `
  return weekHours.find((text) => text.startsWith(name))?.slice(name.length)
}

/** Reads a line of weekHours, "Friday: 09:00 AM - 06:00 PM": its weekday, 0 for Sunday, and the hours as written; undefined for other words. */
export function readWeekLine(line: string): { weekday: number; hours: string } | undefined {
  const [, name = '', hours = ''] = /^(\w+): (.*)$/.exec(line) ?? []
  const weekday = WEEKDAYS.indexOf(name)
  return weekday < 0 ? undefined : { weekday, hours }
}

/** A line of the usual hours of a store, "Mon-Fri 09:00 AM-08:00 PM, lunch 01:30 PM-02:00 PM", in the words of weekHours. */
export interface PostedLine {
  /** First and last weekday, 0 for Sunday. */
  days: readonly [number, number]
  hours: string
  lunch: string | undefined
}

/** Reads a line of usual hours; undefined for other words. */
export function readPostedLine(line: string): PostedLine | undefined {
  const [, days = '', open = '', lunch] = /^(Every day|\S+) (.+?)(?:, lunch (.+))?$/.exec(line) ?? []
  const [first = '', last = first] = days === 'Every day' ? ['Mon', 'Sun'] : days.split('-')
  const weekdays = [first, last].map((short) => WEEKDAYS.findIndex((name) => name.slice(0, 3) === short))
  const written = (spans: string) => spans.replace('open 24', 'Open 24').replaceAll('M-', 'M - ')
  const hours = [open, ...(lunch === undefined ? [] : [lunch])].map(written)
  const [from = -1, to = -1] = weekdays
  if (from < 0 || to < 0 || hours.some((text) => readHours(text) === undefined)) return undefined
  return { days: [from, to], hours: hours[0] ?? '', lunch: hours[1] }
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const HOURS = /^((?:0\d|1[0-2]):[0-5]\d [AP]M) - ((?:0\d|1[0-2]):[0-5]\d [AP]M)$/

/** Reads what weekHours writes of a day, "09:00 AM - 06:00 PM"; undefined for other words. */
export function readHours(text: string | null): Spans | undefined {
  if (text === null) return undefined
  if (text === 'Closed') return []
  if (text === 'Open 24 hours') return [[0, DAY_MINUTES]]
  const spans = text.split(', ').map((part) => {
    const [, from = '', to = ''] = HOURS.exec(part) ?? []
    return from === '' ? undefined : spanOf(minuteOf(from), minuteOf(to))
  })
  return spans.every((span) => span !== undefined) ? spans : undefined
}
