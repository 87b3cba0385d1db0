import type { OperatingHours } from '#contract/providers'
import { hourAndMinute } from '#domain/time-units'
import type { DayHours, WeekHours } from '../store/directory-entries.ts'

const DAY_MINUTES = 1440

type OpenTimes = OperatingHours['saturday']

/** Opening times as guests read them: all workdays have Monday's (ENTITY-13). */
export function operatingHours(hours: WeekHours, breaks: WeekHours | null): OperatingHours {
  const [monday, saturday, sunday] = [0, 5, 6].map((day) => openTimes(hours[day] ?? [], breaks?.[day] ?? []))
  const mondayToFriday = monday ?? CLOSED
  const groups = { mondayToFriday, saturday: saturday ?? CLOSED, sunday: sunday ?? CLOSED }
  const open = Object.values(groups).filter(({ start }) => start !== null)
  const pauses = open.map(({ breakStart, breakEnd }) => `${breakStart} ${breakEnd}`)
  return { isBreakSame: new Set(pauses).size <= 1, ...groups }
}

const CLOSED: OpenTimes = { start: null, end: null, breakStart: null, breakEnd: null }

function openTimes(hours: DayHours, breaks: DayHours): OpenTimes {
  const [first] = hours
  const last = hours.at(-1)
  if (!first || !last) return CLOSED
  const pause = breaks[0] ?? gapOf(hours)
  return {
    start: clock(first[0]),
    end: clock(last[1]),
    breakStart: pause ? clock(pause[0]) : null,
    breakEnd: pause ? clock(pause[1]) : null,
  }
}

/** Between two openings of a day it is closed, as in a break. */
function gapOf([one, other]: DayHours): [number, number] | undefined {
  return one && other && [one[1], other[0]]
}

/** "HH:mm"; the end of the day is 24:00, and a later time is one of the next day. */
function clock(minutes: number): string {
  const within = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes
  return hourAndMinute(within)
}
