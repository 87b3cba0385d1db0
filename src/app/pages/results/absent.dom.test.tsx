import { describe, expect, it } from 'vitest'
import { aClinic } from '../../../../tests/support/booking.ts'
import { aLocation } from '../../../../tests/support/builders.ts'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import { FLU, openResults } from '../../../../tests/support/dom-results.ts'

const ABSENT = /The place that you chose does not have this visit/
const NEAR = { latitude: 39.1, longitude: -84.5, phone: '8599917466', vanityName: 'Mall Road' }

describe('a place that the guest chose and that is not among those found', () => {
  it.each([
    ['pharmacy', '02605763'],
    ['tlc', '02605764'],
  ] as const)(
    'is said to have no known hours where it has none, with its phone: %s [DIR-11]',
    async (businessName, provider) => {
      const make = businessName === 'tlc' ? aClinic : aLocation
      await openResults(
        { ...FLU, businessName, provider },
        {
          before: async ({ server }) => {
            await server.store.putLocations([make({ ...NEAR, id: provider, hours: null, breaks: null })])
          },
        },
      )
      expect(await screen.findByText('Hours not currently available')).toBeVisible()
      expect(screen.getByText('Mall Road')).toBeVisible()
      expect(screen.getByRole('link', { name: /^Call .*\(859\) 991-7466/ })).toHaveAttribute(
        'href',
        'tel:+18599917466',
      )
      expect(screen.queryByText(ABSENT)).toBeNull()
      await expectAccessible('a chosen place whose hours are not known')
    },
  )

  it('does not have the visit where its hours are known [API-46]', async () => {
    await openResults(
      { ...FLU, businessName: 'pharmacy', provider: '02605763' },
      {
        before: async ({ server }) => {
          await server.store.putLocations([aLocation({ ...NEAR, id: '02605763', serviceIds: [501] })])
        },
      },
    )
    expect(await screen.findByText(ABSENT)).toBeVisible()
    expect(screen.queryByText('Hours not currently available')).toBeNull()
  })
})
