import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getTimeslots, searchPhysical } from '#contract/providers'
import { errorKeys } from '../../../tests/support/app.ts'
import { type BookingApp, everyDay, openBookingApp } from '../../../tests/support/booking.ts'
import { aDirectoryService, aLocation } from '../../../tests/support/builders.ts'

let app: BookingApp
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  app = await openBookingApp()
})
afterEach(() => {
  vi.useRealTimers()
  return app.close()
})

const NEAR = 'freeFormAddress=Cincinnati,%20OH'

/** The directory is asked for a newer version once a second. */
function nextDirectory(): void {
  vi.advanceTimersByTime(1050)
}

it('an answer has 4 MB at most, the nearest first, and says how many are listed [HD-09, API-37]', async () => {
  const services = Array.from({ length: 9 }, (_, at) =>
    aDirectoryService({ id: 511 + at, name: `Service ${at}`, order: 20 + at, maxDaysAhead: 100 }),
  )
  await app.store.putServices(services)
  const hours = everyDay([0, 1440])
  const schedule = { cellMinutes: 15, places: 1 }
  await app.store.putLocations(
    Array.from({ length: 30 }, (_, at) =>
      aLocation({ id: `BIG-${at}`, hours, schedule, latitude: 39.2 + at / 100 }),
    ),
  )
  nextDirectory()
  const ids = services.map(({ id }) => id).join()
  const query = `businessNames=pharmacy&serviceIds=${ids}&startDate=2026-11-20&endDate=2027-02-27&radius=500`
  const { status, text, found } = await app.search(`${searchPhysical.path}?${NEAR}&${query}`)
  expect(status).toBe(200)
  expect(text.length).toBeLessThan(4 * 1024 * 1024)
  expect(text.length).toBeGreaterThan(1024 * 1024)
  const miles = found.map(({ distance }) => distance ?? 0)
  expect(miles).toEqual([...miles].sort((one, other) => one - other))
  expect(found).toHaveLength(1)
  expect(JSON.parse(text).warnings).toEqual({
    appointmentTimeSlots: ['Only the nearest location is listed.'],
  })
  const many = Array.from({ length: 20 }, (_, at) =>
    aDirectoryService({ id: 531 + at, name: `Other ${at}`, order: 40 + at, maxDaysAhead: 100 }),
  )
  await app.store.putServices(many)
  await app.store.putLocations([aLocation({ id: 'BIG-0', hours, schedule: { cellMinutes: 5, places: 1 } })])
  nextDirectory()
  const all = many.map(({ id }) => id).join()
  const refused = await app.send(
    `${getTimeslots.path}?businessNames=pharmacy&serviceIds=${all}&locationIds=BIG-0&startDate=2026-11-20&endDate=2027-02-27`,
  )
  expect([refused.status, await errorKeys(refused)]).toEqual([400, ['invalidRequest']])
})
