import type { Day } from './calendar.ts'
import { addDays } from './calendar.ts'
import { MINUTE_MS } from './time-units.ts'

/** A visit as a calendar shows it. Calendars are shared: no text of it is medical. */
export interface CalendarVisit {
  /** Of the appointment: a calendar finds the entry again by it. */
  id: string
  /** Epoch milliseconds. */
  startsAt: number
  /** How often it was moved: an entry with a higher number takes the place of the one before (VISIT-02). 0 where it is not known. */
  revision?: number | undefined
  /** How long it takes; half an hour where it is not known. */
  durationMinutes?: number | undefined
  title: string
  place: string
  notes: string
  /** The address that cancels the visit, with its label. It holds no data of the guest and expires when the visit begins (SCOPE-15). */
  cancel?: { address: string; notes: string }
}

/** Minutes that an entry takes where the length of the visit is not known (BK-39). */
const UNKNOWN_LENGTH = 30
const LONGEST_LINE = 75 // octets, RFC 5545 section 3.1

/**
 * A calendar file (RFC 5545) with the visits, to be put into any calendar; of visits that were cancelled, one that takes the
 * place of the entry made before. Instants are in UTC, so that they are right in every zone. `madeAt`: epoch milliseconds.
 */
export function calendarFile(
  visits: readonly CalendarVisit[],
  { isCanceled, madeAt }: { isCanceled: boolean; madeAt: number },
): string {
  return fileOf(
    visits.flatMap(
      ({ id, startsAt, durationMinutes = UNKNOWN_LENGTH, title, place, notes, cancel, revision = 0 }) => [
        'BEGIN:VEVENT',
        `UID:${escaped(id)}@guest-scheduler`,
        `DTSTAMP:${instantOf(madeAt)}`,
        `SEQUENCE:${isCanceled ? revision + 1 : revision}`,
        `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
        `DTSTART:${instantOf(startsAt)}`,
        `DTEND:${instantOf(startsAt + durationMinutes * MINUTE_MS)}`,
        `SUMMARY:${escaped(title)}`,
        ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
        ...(cancel && !isCanceled
          ? [
              `DESCRIPTION:${escaped(`${notes}\n${cancel.notes}`)}`,
              `URL:${cancel.address.replace(/[\p{Cc}\s]/gu, '')}`,
            ]
          : [`DESCRIPTION:${escaped(notes)}`]),
        'END:VEVENT',
      ],
    ),
  )
}

/** A calendar file with one whole day, to be reminded of something on it. `madeAt`: epoch milliseconds. */
export function calendarDay(day: Day, title: string, madeAt: number): string {
  return fileOf([
    'BEGIN:VEVENT',
    `UID:first-day-${compact(day)}@guest-scheduler`,
    `DTSTAMP:${instantOf(madeAt)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
  ])
}

/** A file as the address of a link that saves it. */
export function calendarAddress(file: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
}

function fileOf(events: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Guest Scheduler//Visits//EN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

/** 20261101T060000Z */
function instantOf(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
}

function compact(day: Day): string {
  return day.replaceAll('-', '')
}

/** Text as a value: line breaks as words of the format, other control characters left out. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A long line as several of at most 75 octets, broken between characters. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LONGEST_LINE) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
