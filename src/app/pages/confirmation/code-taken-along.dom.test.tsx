import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import {
  CONFIRMATION,
  expectHeading,
  MAIN,
  openBooked,
  shownTime,
} from '../../../../tests/support/dom-booked.ts'

describe('the code of a booked visit', () => {
  const leave = /Book Another Appointment/
  const ask = () => screen.queryByRole('dialog', { name: 'Leave without the code?' })

  it('is asked about once before the guest leaves without it [BK-40]', async () => {
    const { user, address } = await openBooked('flu', CONFIRMATION)
    await user.click(await screen.findByRole('button', { name: leave }))
    expect(ask()).toBeVisible()
    await expectAccessible('leaving the confirmation')
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    await user.click(screen.getByRole('button', { name: leave }))
    await expect.poll(address).toBe(MAIN)
  })

  it('is asked about before a link of the header is followed, which is then followed [BK-40]', async () => {
    const { user, address } = await openBooked('flu', CONFIRMATION)
    await screen.findByRole('button', { name: leave })
    await user.click(screen.getByRole('link', { name: 'Find a clinic' }))
    expect(ask()).toBeVisible()
    expect(address()).toBe(CONFIRMATION)
    await user.click(screen.getByRole('button', { name: 'Leave this page' }))
    await expect.poll(address).toBe('/health-services/clinic/locations')
  })

  it('is not asked about by the number at the foot of the page [BK-40]', async () => {
    const { user } = await openBooked('flu', CONFIRMATION)
    await screen.findByRole('button', { name: leave })
    await user.click(await within(screen.getByRole('contentinfo')).findByRole('link', { name: /555/ }))
    expect(ask()).toBeNull()
  })

  it('is taken along by a copy, so that nothing is asked [BK-40]', async () => {
    const { user, booked, address } = await openBooked('flu', CONFIRMATION)
    await user.click(await screen.findByRole('button', { name: 'Copy visit code' }))
    expect(await navigator.clipboard.readText()).toBe(booked.first.counterCode)
    await user.click(screen.getByRole('button', { name: leave }))
    await expect.poll(address).toBe(MAIN)
  })

  it('is found again on this device after the confirmation is gone, with time and place and nothing else [BK-40, VISIT-10]', async () => {
    const page = await openBooked('shingles', CONFIRMATION, {
      where: 'server',
      before: async (_, { visit }) => {
        const { keepBookedReceipts } = await import('../../state/receipts.ts')
        await keepBookedReceipts(visit)
      },
    })
    await expectHeading('Your booked visits')
    const { first, second, visit } = page.booked
    for (const one of [first, second]) expect(screen.getByText(one?.counterCode ?? 'no code')).toBeVisible()
    for (const one of [visit.appointment, visit.followup])
      expect(document.body).toHaveTextContent(shownTime(one?.timestamp ?? 'no time'))
    expect(document.body).not.toHaveTextContent(/Shingles|Wilhelmina/)
    expect(within(screen.getByRole('main')).getByRole('link', { name: /^Call \(/ })).toBeVisible()
    const again = screen.getByRole('link', { name: 'Book Another Appointment' })
    expect(again.parentElement, 'is apart from the button that calls').toHaveClass(/again/)
    await expectAccessible('the kept visits')
  })
})
