import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  expectAddress,
  fill,
  locationBox,
  MAIN,
  openForm,
  PRESCREEN,
  press,
  searchHere,
  submitButton,
  typeBox,
} from '../../../../tests/support/dom-find.ts'
import { cutOff, tellOnline } from '../../../../tests/support/dom-outbox.ts'

it('without a server main says it once, and loads its types when the server is back [FIND-53]', async () => {
  let comeBack = () => {}
  const { address, user } = await openPage('/', {
    before: async (page) => {
      comeBack = cutOff(page)
      const { watchConnection } = await import('../../state/connection.ts')
      watchConnection()
    },
  })
  await waitFor(() => expect(address()).toBe('/health-services/scheduler/main'))
  await user.click(await screen.findByLabelText('Location'))
  const said = await screen.findByText(/^No connection\./)
  expect(said).toHaveTextContent('No connection. You can go on, but to search or to book you need it back.')
  const types = screen.getByLabelText('Appointment Type')
  await waitFor(() => expect(types).not.toHaveAttribute('aria-busy'))
  expect(screen.getAllByText(/No connection|trouble connecting/)).toHaveLength(1)
  comeBack()
  tellOnline()
  await waitFor(() => expect(types.querySelectorAll('option').length).toBeGreaterThan(1))
  expect(screen.queryByText(/No connection|trouble connecting/)).toBeNull()
})

it('offline the chosen type stays, and the search starts when the connection is back [FIND-53, BK-03]', async () => {
  let comeBack = () => {}
  const page = await openForm(MAIN, {
    before: async () => {
      const { watchConnection } = await import('../../state/connection.ts')
      watchConnection()
    },
  })
  await page.user.selectOptions(typeBox(), 'Physicals')
  await fill(page, locationBox(), '45202')
  comeBack = cutOff(page)
  fireEvent(window, new Event('offline'))
  await screen.findByText(/^No connection\./)
  const { loadServices, services } = await import('../../state/services.ts')
  services.status = 'idle'
  await act(loadServices)
  expect(services.status).toBe('failed')
  await page.user.click(submitButton())
  expect(await screen.findByText('No connection. Your search starts when it is back.')).toBeVisible()
  expect(typeBox()).toHaveValue('Physicals')
  expect(screen.queryByText('Appointment Type is a required field.')).toBeNull()
  comeBack()
  tellOnline()
  await press(page, 'No')
  await expectAddress(page, PRESCREEN)
  expect(searchHere()).toMatchObject({ type: 'Physicals', location: '45202' })
})
