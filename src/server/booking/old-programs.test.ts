import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchPhysical } from '#contract/providers'
import { type BookingApp, openBookingApp } from '../../../tests/support/booking.ts'

const NEAR = 'freeFormAddress=Cincinnati,%20OH'
const FLU = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-11-24'

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp()
})
afterEach(() => app.close())

describe('a search of an old program', () => {
  it.each([1, 50, 100, 300, 500, 10_000])('may ask for %i results [FEED-14]', async (maxResults) => {
    const { status, found } = await app.search(
      `${searchPhysical.path}?${NEAR}&${FLU}&maxResults=${maxResults}&latitude=39.1&sortBy=price`,
    )
    expect([status, found.length]).toEqual([200, Math.min(maxResults, found.length)])
    expect(found.length).toBeGreaterThan(0)
  })
})
