import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  type BookedVisit,
  bookVisit,
  cancelElsewhere,
  card,
  linkOf,
  openBooked,
  shownTime,
} from '../../../../tests/support/dom-booked.ts'

type Page = OpenedPage & { earlier: BookedVisit; later: BookedVisit }

/** Opens the link of a visit, of which another guest has the time before it. */
async function openLater(): Promise<Page> {
  const opened: BookedVisit[] = []
  const page = await openBooked('flu', linkOf, {
    where: 'server',
    before: async (server) => {
      const later = await bookVisit(server, 'flu')
      opened.push(later)
      window.history.replaceState(null, '', linkOf(later))
    },
  })
  const [later] = opened
  if (!later) throw new Error('nothing was booked')
  return { ...page, earlier: page.booked, later }
}

const press = async ({ user }: OpenedPage, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Gets in line for an earlier time. */
async function wait(page: Page): Promise<void> {
  await press(page, 'Wait for an earlier time')
  await press(page, 'Wait for an earlier time')
  await screen.findByText(/^You are waiting for an earlier time/)
}

const look = () => document.dispatchEvent(new Event('visibilitychange'))

describe('an earlier time', () => {
  it('is waited for on the days that suit, seen on the visit’s page, and taken [VISIT-04]', async () => {
    const page = await openLater()
    await press(page, 'Wait for an earlier time')
    const shown = within(await card('Do you want to come earlier?'))
    expect(shown.getByRole('group', { name: 'Which days suit you?' })).toHaveFocus()
    await expectAccessible('days and parts of the day')
    for (const name of ['Morning', 'Afternoon', 'Evening']) {
      await page.user.click(shown.getByRole('checkbox', { name }))
    }
    await press(page, 'Wait for an earlier time')
    expect(shown.getByText('Choose at least one day and one time of day.')).toBeVisible()
    for (const name of ['Morning', 'Afternoon', 'Evening']) {
      await page.user.click(shown.getByRole('checkbox', { name }))
    }
    expect(shown.getByRole('radio', { name: 'Only here' })).toBeChecked()
    await page.user.click(shown.getByRole('radio', { name: 'Also up to 10 miles from here' }))
    await press(page, 'Wait for an earlier time')
    expect(await screen.findByText(/^You are waiting for an earlier time/)).toHaveFocus()
    expect(await page.server.deps.store.wishOf(page.later.first.id)).toMatchObject({ miles: 10 })
    await cancelElsewhere(page, page.earlier.first)
    look()
    expect(await screen.findByText('An earlier time is kept for you')).toBeVisible()
    expect(screen.getByText(/^We keep this time for you until/)).toBeVisible()
    await expectAccessible('an offer')
    await press(page, 'Take this time')
    expect(await screen.findByText('Your appointment has a new time.')).toBeVisible()
    const at = page.earlier.visit.appointment?.timestamp ?? ''
    await waitFor(async () => expect(await card('Your appointment')).toHaveTextContent(shownTime(at)))
    expect(screen.queryByText('An earlier time is kept for you')).toBeNull()
  })

  it('is left to the next in line, and the guest stops waiting [VISIT-04]', async () => {
    const page = await openLater()
    await wait(page)
    await cancelElsewhere(page, page.earlier.first)
    look()
    await press(page, 'Keep the time I have')
    await waitFor(() => expect(screen.queryByText('An earlier time is kept for you')).toBeNull())
    await press(page, 'Stop waiting')
    expect(await screen.findByRole('button', { name: 'Wait for an earlier time' })).toBeVisible()
    expect(await page.server.deps.store.wishOf(page.later.first.id)).toBeUndefined()
  })

  it('that is over says so, and the visit keeps its time [VISIT-04]', async () => {
    const page = await openLater()
    await wait(page)
    await cancelElsewhere(page, page.earlier.first)
    look()
    await screen.findByText('An earlier time is kept for you')
    const [offer] = await page.server.deps.store.openOffers(page.later.first.id)
    await page.server.deps.store.declineOffer(offer?.id ?? '')
    await press(page, 'Take this time')
    expect(await screen.findByText('This time is no longer kept for you.')).toBeVisible()
    expect(screen.queryByText('An earlier time is kept for you')).toBeNull()
  })
})
