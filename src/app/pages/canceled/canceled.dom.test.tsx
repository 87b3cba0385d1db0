import { expect, it } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'
import { CANCEL, CANCELED } from '../../../../tests/support/dom-booked.ts'

it('opened without a cancel in this tab leads to the cancel page [BK-45, ROUTE-45]', async () => {
  const { address } = await openPage(CANCELED)
  await expect.poll(address).toBe(CANCEL)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible()
  expect(screen.queryByText('Your appointment has been canceled!')).toBeNull()
})
