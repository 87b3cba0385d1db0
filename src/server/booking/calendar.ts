import type { Schedule } from '#domain/availability'
import { openCells } from '#domain/availability'
import type { Grid } from '#domain/slots'

/** When a provider can be seen, whoever is booked: worked out once a day of it. */
export interface Calendar extends Grid {
  /** IANA zone. */
  readonly zone: string
}

/** Days that one calendar remembers, at most. */
const MOST_DAYS = 130

/** Makes calendars; providers of the same schedule share one. */
export function createCalendars(): (schedule: Schedule) => Calendar {
  const calendars = new Map<string, Calendar>()
  return (schedule) => {
    const name = JSON.stringify(schedule)
    const known = calendars.get(name)
    if (known) return known
    const calendar = createCalendar(schedule)
    calendars.set(name, calendar)
    return calendar
  }
}

function createCalendar(schedule: Schedule): Calendar {
  const days = new Map<number, readonly number[]>()
  return {
    zone: schedule.zone,
    cellMs: schedule.cellMinutes * 60_000,
    cellsOf(day) {
      const known = days.get(day)
      if (known) return known
      if (days.size >= MOST_DAYS) days.clear()
      const cells = openCells(schedule, day)
      days.set(day, cells)
      return cells
    },
  }
}
