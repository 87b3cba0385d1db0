import dayjs from 'dayjs'
import { type Day, isDay } from './calendar.ts'

/** The English name of a day's weekday, as clinics' hours begin with it: "Monday". Throws RangeError for what is no day. */
export function weekdayName(day: Day): string {
  if (!isDay(day)) throw new RangeError('not a day (YYYY-MM-DD)')
  return dayjs(day).format('dddd')
}
