import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { CalendarVisit } from './ics.ts'
import { calendarAddress, calendarDay, calendarFile } from './ics.ts'
import { formatTimeWithZone, ZONES } from './zones.ts'

const MADE_AT = Date.UTC(2026, 9, 30, 12)
const HALF_HOUR = 30 * 60_000
const TRANSITIONS = '../shared/data/time/us_dst_transitions_2007_2037.csv'

function aCalendarVisit(overrides: Partial<CalendarVisit> = {}): CalendarVisit {
  return {
    id: '0194a5c2-7f31-7c55-9d0e-5f2a8f1c3b10',
    startsAt: Date.UTC(2026, 10, 1, 5, 30),
    title: 'Appointment at Lantern Square',
    place: '100 Lantern Sq, Cincinnati, OH 45202',
    notes: 'Call (513) 555-0160 to change it.',
    ...overrides,
  }
}

/** The file as an independent reader of the format understands it. */
function eventsOf(file: string) {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      from: event.startDate.toJSDate().getTime(),
      to: event.endDate.toJSDate().getTime(),
      title: event.summary,
      place: event.location,
      notes: event.description,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
    }
  })
}

const MINUTES = 60_000
it('an entry takes as long as the visit, and half an hour where its length is not known [BK-39]', () => {
  const lengths = [60, undefined].map((durationMinutes) => {
    const [event] = eventsOf(confirmed([aCalendarVisit({ durationMinutes })]))
    return ((event?.to ?? 0) - (event?.from ?? 0)) / MINUTES
  })
  expect(lengths).toEqual([60, 30])
})

const confirmed = (visits: CalendarVisit[]) => calendarFile(visits, { isCanceled: false, madeAt: MADE_AT })
const octets = (line: string) => Buffer.byteLength(line, 'utf8')

/** Every quarter of an hour of the days on which clocks change, in 2026 and 2027, whatever the zone. */
const QUARTERS = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'].flatMap((day) =>
  Array.from({ length: 4 * 40 }, (_, quarter) => Date.parse(day) + quarter * 15 * 60_000),
)

describe('the calendar file of a visit', () => {
  it('has the appointment by its id, with where it is and whom to call, and says that it stands [CONFIRM-02]', () => {
    expect(eventsOf(confirmed([aCalendarVisit()]))).toEqual([
      {
        uid: '0194a5c2-7f31-7c55-9d0e-5f2a8f1c3b10@guest-scheduler',
        from: Date.UTC(2026, 10, 1, 5, 30),
        to: Date.UTC(2026, 10, 1, 6),
        title: 'Appointment at Lantern Square',
        place: '100 Lantern Sq, Cincinnati, OH 45202',
        notes: 'Call (513) 555-0160 to change it.',
        sequence: 0,
        status: 'CONFIRMED',
      },
    ])
  })

  it('says where to cancel, in the description and as its address, until it is cancelled [SCOPE-15]', () => {
    const address = 'https://visits.example/health-services/scheduler/cancel/0194a5c2/q8Zk-wVtT1n'
    const visit = aCalendarVisit({ cancel: { address, notes: `To cancel: ${address}` } })
    const urlOf = (file: string) =>
      new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')?.getFirstPropertyValue('url')
    const file = confirmed([visit])
    expect(urlOf(file)).toBe(address)
    expect(eventsOf(file)[0]?.notes).toBe(`Call (513) 555-0160 to change it.\nTo cancel: ${address}`)
    const canceled = calendarFile([visit], { isCanceled: true, madeAt: MADE_AT })
    expect(canceled.replace(/\r\n /g, '')).not.toContain('/cancel/')
  })

  it('has both appointments [CONFIRM-06]', () => {
    const second = aCalendarVisit({ id: 'second', startsAt: Date.UTC(2027, 0, 20, 15) })
    expect(eventsOf(confirmed([aCalendarVisit(), second])).map(({ from }) => from)).toEqual([
      Date.UTC(2026, 10, 1, 5, 30),
      Date.UTC(2027, 0, 20, 15),
    ])
  })

  it('the file of a cancelled visit replaces the entry made before [CANCEL-17]', () => {
    const [before] = eventsOf(confirmed([aCalendarVisit()]))
    const [after] = eventsOf(calendarFile([aCalendarVisit()], { isCanceled: true, madeAt: MADE_AT }))
    expect(after).toEqual({ ...before, status: 'CANCELLED', sequence: 1 })
  })

  it('the file of a visit that was moved replaces the old entry: the same UID, a higher SEQUENCE, the new time [VISIT-02, VISIT-08]', () => {
    const [before] = eventsOf(confirmed([aCalendarVisit({ durationMinutes: 40 })]))
    const startsAt = Date.UTC(2026, 10, 2, 15)
    const moved = aCalendarVisit({ startsAt, durationMinutes: 40, revision: 2 })
    const [after] = eventsOf(confirmed([moved]))
    expect(after).toEqual({ ...before, sequence: 2, from: startsAt, to: startsAt + 40 * 60_000 })
    const [canceled] = eventsOf(calendarFile([moved], { isCanceled: true, madeAt: MADE_AT }))
    expect(canceled).toMatchObject({ uid: before?.uid, sequence: 3, status: 'CANCELLED' })
  })

  it.each(ZONES)(
    'is at the same instant on both days when clocks change in $name [TIME-02, R8]',
    ({ name }) => {
      const read = eventsOf(confirmed(QUARTERS.map((startsAt) => aCalendarVisit({ startsAt }))))
      expect(read.map(({ from }) => from)).toEqual(QUARTERS)
      expect(read.map(({ to }) => to)).toEqual(QUARTERS.map((at) => at + HALF_HOUR))
      const shown = (at: number) => formatTimeWithZone(at, name)
      expect(read.map(({ from }) => shown(from))).toEqual(QUARTERS.map(shown))
    },
  )

  it('agrees with the system tables on every change of the clocks until 2037 [TIME-02, R8]', () => {
    if (!existsSync(TRANSITIONS)) {
      console.log('real data: the changes of the clocks are not here, no calendar file was checked on them')
      return
    }
    const [, ...rows] = readFileSync(TRANSITIONS, 'utf8').trim().split(/\r?\n/)
    const changes = rows.flatMap((row) => {
      const [zone = '', utc = '', localTime = '', abbreviation = ''] = row.split(',')
      const isOurs = ZONES.some(({ name }) => name === zone)
      return isOurs ? { zone, at: Date.parse(utc), local: `${localTime.slice(0, 5)} ${abbreviation}` } : []
    })
    const read = eventsOf(confirmed(changes.map(({ at }) => aCalendarVisit({ startsAt: at }))))
    const local = (at: number, zone: string) => {
      const [time = '', half = '', abbreviation = ''] = formatTimeWithZone(at, zone).split(' ')
      const hour = (Number(time.slice(0, 2)) % 12) + (half === 'PM' ? 12 : 0)
      return `${String(hour).padStart(2, '0')}:${time.slice(3)} ${abbreviation}`
    }
    expect(changes.length).toBeGreaterThan(100)
    expect(read.map(({ from }, row) => local(from, changes[row]?.zone ?? ''))).toEqual(
      changes.map((change) => change.local),
    )
  })

  it('any text comes out as it went in, on lines of at most 75 octets [class 11]', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200, size: 'max' })
      .map((one) => one.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ''))
    fc.assert(
      fc.property(text, text, text, (title, place, notes) => {
        const file = confirmed([aCalendarVisit({ title, place, notes })])
        expect(file.split('\r\n').filter((line) => octets(line) > 75)).toEqual([])
        expect(file.split('\r\n').join('')).not.toMatch(/[\r\n]/)
        expect(eventsOf(file)).toMatchObject([{ title, notes, ...(place !== '' && { place }) }])
      }),
    )
  })

  it('nothing in a text makes lines of its own [class 11]', () => {
    const file = confirmed([aCalendarVisit({ title: 'a\r\nEND:VEVENT\nSTATUS:CANCELLED\u2028b\u0007' })])
    expect(eventsOf(file)).toMatchObject([
      { title: 'a\nEND:VEVENT\nSTATUS:CANCELLED\nb', status: 'CONFIRMED' },
    ])
  })

  it('is the address of a link that saves it', () => {
    const file = confirmed([aCalendarVisit({ title: 'Fünf % # ?' })])
    const [type, text = ''] = calendarAddress(file).split(/,(.*)/)
    expect(type).toBe('data:text/calendar;charset=utf-8')
    expect(decodeURIComponent(text)).toBe(file)
  })
})

describe('the calendar file of a day', () => {
  it('has one whole day', () => {
    const file = calendarDay('2028-02-29', 'Book a visit', Date.UTC(2027, 0, 31, 12, 5))
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2028-02-29')
    expect(event?.getFirstPropertyValue('dtend')?.toString()).toBe('2028-03-01')
    expect(event?.getFirstPropertyValue('summary')).toBe('Book a visit')
    expect(event?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2027-01-31T12:05:00Z')
    expect(file.split('\r\n').slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('cannot be broken out of by its title [class 11]', () => {
    const file = calendarDay('2026-12-31', 'a,b;c\\d\r\nEND:VEVENT', 0)
    expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d\\nEND:VEVENT\r\n')
    expect(file.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })
})
