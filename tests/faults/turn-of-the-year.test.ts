import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getTimeslots, searchPhysical } from '#contract/providers'
import { daysIn, searchWindow } from '#domain/search-window'
import { aFluVisit, guest, openAppointmentApp, twoDoses } from '../support/appointments.ts'
import { type BookingApp, openBookingApp } from '../support/booking.ts'
import { aDirectoryService, aWalkIn } from '../support/builders.ts'

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp()
  await app.store.putServices([aDirectoryService({ id: 901, name: 'Far ahead', maxDaysAhead: 120 })])
})
afterEach(() => app.close())

/** Nine in the morning in Ohio, before the doors open. */
const morningOf = (day: string) => Date.parse(`${day}T09:00:00-05:00`) - 3_600_000

const daysFound = async (from: string, to: string) => {
  const query = `businessNames=pharmacy&serviceIds=901&locationIds=01400376&startDate=${from}&endDate=${to}`
  const { found } = await app.search(`${getTimeslots.path}?${query}`)
  return found[0]?.services[0]?.availability.map(({ date }) => date) ?? []
}

describe('the turn of the year, and February [fault 27]', () => {
  it.each([
    ['2027-12-25', '2028-01-07', '2028-03-23'],
    ['2027-12-31', '2028-01-13', '2028-03-29'],
    ['2027-02-27', '2027-03-12', '2027-05-27'],
    ['2028-02-27', '2028-03-11', '2028-05-26'],
    ['2028-12-25', '2029-01-07', '2029-03-24'],
    ['2028-12-31', '2029-01-13', '2029-03-30'],
  ])(
    'a window from %s ends on %s after 14 days and on %s after 90 [RESULTS-04, RESULTS-12, HD-38]',
    async (today, last14, last90) => {
      app.time.now = morningOf(today)
      const services = [{ maxDaysAhead: 120, leadTime: 0 }]
      const window = searchWindow({ flow: 'IN_PERSON', isVirtual: false, date: today, today }, services)
      expect(window).toEqual({ kind: 'days', from: today, to: last14 })
      for (const [to, count] of [
        [last14, 14],
        [last90, 90],
      ] as const) {
        expect(daysIn({ from: today, to })).toBe(count)
        const days = await daysFound(today, to)
        expect([days.length, days[0], days.at(-1)]).toEqual([count, today, to])
        expect(new Set(days).size).toBe(count)
        expect(days.filter((day) => day.endsWith('02-29'))).toEqual(
          today < '2028-02-29' && to >= '2028-02-29' ? ['2028-02-29'] : [],
        )
      }
    },
  )

  it.each(['2027-02-29', '2027-02-30', '2028-02-30', '2027-04-31', '2027-13-01'])(
    '%s is no day: refused in a search, a hold, a booking and a birth date [HD-38, API-52, PATIENT-13]',
    async (day) => {
      app.time.now = morningOf('2027-02-01')
      const query = `freeFormAddress=Cincinnati,%20OH&businessNames=pharmacy&serviceIds=901`
      for (const span of [`startDate=${day}&endDate=2028-03-05`, `startDate=2027-02-27&endDate=${day}`]) {
        expect((await app.search(`${searchPhysical.path}?${query}&${span}`)).status).toBe(400)
      }
      const reservationTime = `${day}T10:00:00-05:00`
      expect((await app.hold({ reservationTime })).status).toBe(400)
      const appointments = await openAppointmentApp()
      const dateTime = { value: reservationTime, timezone: 'America/New_York' }
      expect((await appointments.book(aFluVisit({ dateTime }))).status).toBe(400)
      const basicInfo = { ...guest(1), dateOfBirth: day.replace(/^\d{4}/, '1987') }
      expect((await appointments.book(aFluVisit({ basicInfo }))).status).toBe(400)
      expect((await appointments.postWalkIn(aWalkIn({ basicInfo }))).status).toBe(400)
      await appointments.close()
    },
  )

  it('a second dose lies 60 days after the first across the turn of the year and 29 February, not a day earlier [HOLD-14, HD-38]', async () => {
    const appointments = await openAppointmentApp()
    appointments.time.now = morningOf('2027-12-30')
    const visit = (second: string, number: number) =>
      twoDoses({
        basicInfo: { ...guest(number), dateOfBirth: '1960-07-04' },
        dateTime: { value: `2027-12-31T1${number}:00:00-05:00`, timezone: 'America/New_York' },
        followupAppointment: {
          serviceId: 505,
          dateTime: { value: `${second}T10:${number}0:00-05:00`, timezone: 'America/New_York' },
        },
      })
    expect((await appointments.book(visit('2028-02-28', 0))).status).toBe(400)
    expect((await appointments.book(visit('2028-02-29', 0))).status).toBe(201)
    await appointments.close()
  })
})
