import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import { databases, expectHeading, linkOf, openBooked } from '../../../../tests/support/dom-booked.ts'

const SERVER_ONLY = { where: 'server' } as const

/** Opens the link of a booked visit. */
async function openLink() {
  const page = await openBooked('flu', linkOf, SERVER_ONLY)
  await expectHeading('You have a confirmed appointment!')
  return page
}

/** The history entry of the page, once the link is kept for a reload. */
function keptEntry(): Promise<unknown> {
  return waitFor(() => {
    expect(window.history.state).toEqual({ keptLink: expect.any(String) })
    return window.history.state
  })
}

describe('the link of an opened visit', () => {
  it('shows its visit again after a reload, for a day at most [VISIT-01, VISIT-04]', async () => {
    const page = await openLink()
    const entry = await keptEntry()
    expect(JSON.stringify(entry)).not.toContain(page.booked.first.confirmCode)
    await page.reload()
    await expectHeading('You have a confirmed appointment!')
    const later = Date.now() + 24 * 60 * 60 * 1000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await page.reload()
    expect(await screen.findByText(/^Open the link on your confirmation/)).toBeVisible()
    vi.restoreAllMocks()
    expect(await databases()).not.toContain('link')
  })

  it('is gone from the device after a day, also where its page is not opened again [VISIT-01]', async () => {
    await openLink()
    await keptEntry()
    const { dropOldLink } = await import('../../state/kept-link.ts')
    await dropOldLink()
    expect(await databases()).toContain('link')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000)
    await dropOldLink()
    vi.restoreAllMocks()
    expect(await databases()).not.toContain('link')
  })

  it('leaves nothing of its link on the device once it has cancelled [VISIT-01, CANCEL-13]', async () => {
    const page = await openLink()
    await keptEntry()
    await page.user.click(screen.getByRole('button', { name: 'Cancel Appointment' }))
    const question = await screen.findByRole('dialog')
    await page.user.click(within(question).getByRole('button', { name: 'Yes' }))
    await expectHeading('Your appointment has been canceled!')
    await waitFor(async () => expect(await databases()).not.toContain('link'))
  })

  it('is not known in another tab, which asks to open the link [BK-44, BK-01]', async () => {
    const { reload } = await openLink()
    await keptEntry()
    window.history.replaceState(null, '')
    await reload()
    expect(await screen.findByText(/^Open the link on your confirmation/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Your visit - /))
    expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull()
    expect(await screen.findAllByRole('link', { name: /^Call \(800\) 555-01/ })).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: 'Book a visit' })[1]).toBeVisible() // SC-33
    await expectAccessible('cancel link, after a reload')
  })
})

it('the page without a link lists the booked visits that this device remembers [VISIT-10, BK-40]', async () => {
  const { booked } = await openBooked('shingles', () => '/health-services/scheduler/cancel', {
    where: 'server',
    before: async (_, { visit }) => {
      const { keepBookedReceipts } = await import('../../state/receipts.ts')
      await keepBookedReceipts(visit)
    },
  })
  expect(await screen.findByText(booked.first.counterCode ?? 'no code')).toBeVisible()
  expect(screen.getByText(booked.second?.counterCode ?? 'no code')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your booked visits' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/Shingles|Wilhelmina/)
  await expectAccessible('the visits of a device')
})
