import { describe, expect, it } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import type { Slug } from '#contract/content/catalogue'
import {
  aFluVisit,
  aNutritionVisit,
  aPhysical,
  aVideoVisit,
  openAppointmentApp,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'

/** The documents that a booking was judged by. */
async function askedFor(body: BookingBody): Promise<Slug[]> {
  const bundled = bundledContent()
  const asked = new Set<Slug>()
  const app = await openAppointmentApp({
    content: {
      ...bundled,
      document: (slug) => {
        asked.add(slug)
        return bundled.document(slug)
      },
    },
  })
  await app.booked(body)
  await app.close()
  return [...asked]
}

describe('the documents a booking is judged by', () => {
  it.each([
    ['a vaccine', aFluVisit()],
    ['two doses', twoDoses()],
    ['a visit to the clinic', aPhysical()],
    ['a visit on video', aVideoVisit()],
    ['a visit to the dietitian', aNutritionVisit()],
  ])('for %s are asked of the server by the form too [CONTENT-09, CONTENT-10]', async (_, body) => {
    const { forceFetch } = await bundledContent().document('schedulerConfig')
    const asked = await askedFor(body)
    expect(asked.length).toBeGreaterThan(10)
    // The page itself says the brands of the banners.
    const exempt = ['schedulerConfig', 'banners']
    expect(asked.filter((slug) => !exempt.includes(slug) && !forceFetch.includes(slug))).toEqual([])
  })
})
