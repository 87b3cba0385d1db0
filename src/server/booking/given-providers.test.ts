import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getTimeslots } from '#contract/providers'
import { type BookingApp, openBookingApp } from '../../../tests/support/booking.ts'

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp()
})
afterEach(() => app.close())

const DAYS = 'startDate=2026-11-20&endDate=2026-12-03'

describe('times of given providers', () => {
  const at = (query: string) => app.search(`${getTimeslots.path}?serviceIds=501&${DAYS}&${query}`)

  it('in the order that was asked, unknown ids left out [API-23, API-39, API-40]', async () => {
    const { found } = await at('businessNames=pharmacy,tlc&locationIds=NORTH-40,95100001,NOPE,01400376')
    expect(found.map(({ providerId }) => providerId)).toEqual(['NORTH-40', '01400376', '95100001'])
    expect(found[0]?.distance).toBeNull()
  })

  it('a provider that offers none of the services is listed without services [RESULTS-31]', async () => {
    const { found } = await app.search(
      `${getTimeslots.path}?serviceIds=601&${DAYS}&businessNames=pharmacy&locationIds=01400376`,
    )
    expect(found[0]?.services).toEqual([])
  })

  it('on video by state all are one entry [API-39]', async () => {
    const { found } = await app.search(
      `${getTimeslots.path}?serviceIds=701&businessNames=tlc&${DAYS}&isVirtualVisit=true&licensureState=OH`,
    )
    expect(found).toHaveLength(1)
  })

  it.each([
    ['businessNames=tlc', 'locationIds'],
    ['businessNames=tlc&isVirtualVisit=true', 'licensureState'],
    ['businessNames=tlc&locationIds=a%20b', 'locationIds'],
    [`businessNames=tlc&locationIds=${Array(11).fill('1').join()}`, 'locationIds'],
  ])('%s is refused for %s [API-39, class 15]', async (query, field) => {
    const { status, text } = await at(query)
    expect(status).toBe(400)
    expect(JSON.parse(text).errors[0].field.split('.')[0]).toBe(field)
  })
})
