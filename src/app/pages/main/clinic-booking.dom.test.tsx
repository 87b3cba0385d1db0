import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  expectAddress,
  fill,
  locationBox,
  MAIN,
  press,
  submitButton,
  typeBox,
} from '../../../../tests/support/dom-find.ts'
import { cards, changeResults, findSlot } from '../../../../tests/support/dom-results.ts'

it('"Book a visit" shows the clinic before nearer ones, until the guest searches another place [API-46]', async () => {
  const page = await openPage('/health-services/clinic/locations?searchText=45202', {
    // The clinic that the guest chooses is the farthest.
    before: (opened) =>
      changeResults(opened, ({ data, ...rest }) => {
        return { ...rest, data: { ...data, appointmentTimeSlots: [...data.appointmentTimeSlots].reverse() } }
      }),
  })
  await waitFor(() => expect(cards()).toHaveLength(2))
  const clinic = within(cards()[0] as HTMLElement)
  const name = clinic.getByRole('heading').textContent.replace(/^A:\s*/, '')
  await page.user.click(clinic.getByRole('link', { name: /^Book a visit/ }))
  await expectAddress(page, MAIN)
  await screen.findByRole('option', { name: 'Clinic Visits' })
  await page.user.selectOptions(typeBox(), 'Clinic Visits')
  await page.user.click(submitButton())
  await press(page, 'No')
  await findSlot()
  expect(screen.getByText(`${name}, which you chose, comes first.`)).toBeVisible()
  expect(cards()[0]).toHaveTextContent(name)
  expect(cards().length).toBeGreaterThan(1)
  await page.reload()
  expect(await screen.findByText(`${name}, which you chose, comes first.`)).toBeVisible()

  window.history.back()
  await screen.findByRole('heading', { level: 1, name: 'Book a visit' })
  await waitFor(() => expect(locationBox()).toHaveValue('45202'))
  await fill(page, locationBox(), '45040')
  await page.user.click(submitButton())
  await press(page, 'No')
  await findSlot()
  expect(screen.queryByText(/which you chose/)).toBeNull()
  expect(screen.queryByText(/clinic that you chose/)).toBeNull()
})
