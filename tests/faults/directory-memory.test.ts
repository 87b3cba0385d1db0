import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { searchClinics } from '#contract/clinics'
import { searchPhysical } from '#contract/providers'
import { aClinic, type BookingApp, everyDay, openBookingApp } from '../support/booking.ts'
import { aLocation } from '../support/builders.ts'
import { collectGarbage } from '../support/collect-garbage.ts'

const COUNT = 900
const CHANGES = 10
const MOST_MORE = 10 * 2 ** 20

let app: BookingApp
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] }) // the directory is looked at once a second
  app = await openBookingApp()
})
afterEach(() => {
  vi.useRealTimers()
  return app.close()
})

async function bytesInUse(): Promise<number> {
  await collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

it('imports of waits and of locations of a chain leave nothing in memory [HD-15]', async () => {
  const ids = Array.from({ length: COUNT }, (_, at) => `95${String(at).padStart(6, '0')}`)
  const hours = everyDay([480, 1200])
  await app.store.putLocations(ids.map((id) => aClinic({ id, hours })))
  const near = 'freeFormAddress=Cincinnati,%20OH'
  const found = `${searchPhysical.path}?${near}&businessNames=tlc&serviceIds=601&startDate=2026-11-20&endDate=2026-12-20&maxResults=50`
  const change = async (number: number) => {
    await app.store.putWaits(ids.map((id) => ({ businessName: 'tlc', id, waitMinutes: number })))
    await app.store.putLocations([aLocation({ id: 'CHANGED', vanityName: `Change ${number}` })])
    vi.advanceTimersByTime(1001)
    for (const path of [found, `${searchClinics.path}?filter.${near}`]) {
      const response = await app.send(path)
      expect(response.status).toBe(200)
      await response.arrayBuffer()
    }
  }
  for (const number of [1, 2, 3]) await change(number)
  const before = await bytesInUse()
  for (let number = 0; number < CHANGES; number++) await change(10 + number)
  expect((await bytesInUse()) - before).toBeLessThan(MOST_MORE)
})
