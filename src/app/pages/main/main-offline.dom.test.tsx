import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, screen } from '../../../../tests/support/dom.tsx'
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
