import { readPostedLine } from '#domain/clinic-hours'
import { say, spokenLanguage } from '../../messages/catalogue.ts'
import { poster } from '../../messages/en/kiosk.ts'
import { hoursText, shortWeekdayText } from '../../parts/clinic/hours-text.ts'

/** A line of a store's usual hours in the chosen language (LANG-04). Other words, and English, stay as the server wrote them. */
export function postedHoursText(line: string): string {
  const read = readPostedLine(line)
  if (!read || spokenLanguage() === 'en') return line
  const t = say(poster)
  const [from, to] = read.days
  const [first, last] = [shortWeekdayText(from), shortWeekdayText(to)]
  const isWholeWeek = from === 1 && to === 0 // Monday to Sunday
  const days = isWholeWeek ? t.everyDay : from === to ? first : t.days(first, last)
  const open = hoursText(read.hours)
  return read.lunch === undefined ? t.hours(days, open) : t.hoursWithLunch(days, open, hoursText(read.lunch))
}
