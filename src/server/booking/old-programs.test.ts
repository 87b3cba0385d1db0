import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchPhysical, searchVirtual } from '#contract/providers'
import { type BookingApp, openBookingApp } from '../../../tests/support/booking.ts'

const NEAR = 'freeFormAddress=Cincinnati,%20OH'
const FLU = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-11-24'

const VIDEO = `${searchVirtual.path}?businessNames=tlc&serviceIds=701&state=OH&startDate=2026-11-20&endDate=2026-11-21`

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp()
})
afterEach(() => app.close())

describe('a search of an old program', () => {
  it.each([1, 50, 100, 300, 500, 10_000])('may ask for %i results [FEED-14]', async (maxResults) => {
    const { status, found, text } = await app.search(
      `${searchPhysical.path}?${NEAR}&${FLU}&maxResults=${maxResults}&latitude=39.1&sortBy=price`,
    )
    expect([status, found.length]).toEqual([200, Math.min(maxResults, found.length)])
    expect(found.length).toBeGreaterThan(0)
    const used = { maxResults: Math.min(maxResults, 50) }
    expect(JSON.parse(text).meta).toMatchObject(used)
    const onVideo = await app.search(`${VIDEO}&maxResults=${maxResults}`)
    expect(JSON.parse(onVideo.text).meta).toEqual(used)
  })
})

it('a visit on video has null for what only a location has, and says that no code is meant [BK-62, ENTITY-11]', async () => {
  for (const query of [VIDEO, `${VIDEO}&isVirtualVisit=true`]) {
    const [entry] = (await app.search(query)).found
    expect(entry).toMatchObject({
      brand: null,
      legalName: null,
      phone: null,
      location: null,
      isBenefitCode: false,
    })
    for (const name of ['vanityName', 'operatingHours']) expect(entry).toHaveProperty(name)
  }
})
