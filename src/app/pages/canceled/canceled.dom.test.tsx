import { expect, it } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'
import { CANCELED, expectHeading, MAIN } from '../../../../tests/support/dom-booked.ts'

it('opened without a cancellation, as after a reload, knows no appointment and links to the main page [CANCEL-18, CANCEL-19, ROUTE-45]', async () => {
  const { user, address } = await openPage(CANCELED)
  await expectHeading('Your appointment has been canceled!')
  expect(screen.queryByRole('link', { name: 'Update your calendar' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Schedule again' }))
  await expect.poll(address).toBe(MAIN)
})
