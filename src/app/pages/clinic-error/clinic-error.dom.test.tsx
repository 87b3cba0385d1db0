import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'

it('the error page of the clinics names whom to ask, and where to go on [ROUTE-26, ROUTE-31]', async () => {
  const { user } = await openPage('/health-services/clinic/error')
  expect(
    await screen.findByText(/^Oops, something went wrong! Please contact customer support at/),
  ).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Something went wrong'))
  expect(await screen.findByRole('link', { name: 'Find an appointment' })).toBeVisible()
  await expectAccessible()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Find a clinic' }))
  expect(await screen.findByRole('combobox', { name: 'ZIP code or City, State' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Clinic Locator'))
})
