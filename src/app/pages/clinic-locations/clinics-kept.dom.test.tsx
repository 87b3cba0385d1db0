import { waitFor, within } from '@testing-library/react'
import { get } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import type { Clinic } from '#contract/clinics'
import { aClinic, SEARCHES } from '../../../../tests/support/clinics.ts'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { answerSearches, openLocator, searchFor } from '../../../../tests/support/dom-clinics.ts'

const SIX = Array.from({ length: 6 }, (_, index) => aClinic(index + 1))
const FAILURE = 'There has been a network failure. Please try again.'
const KNOWN = /^This is what we knew on \w{3}, \w{3} \d+, \d\d:\d\d [AP]M/
const ALL = 'All clinics this device has seen'

const retry = () => screen.queryByRole('button', { name: 'Retry' })
const next = () => screen.getByRole('button', { name: 'Next' })

/** Opens the locator on a device that has seen some clinics near Mason; from now on no server answers. */
async function openWithKept(clinics: readonly Clinic[]): Promise<OpenedPage> {
  const page = await openLocator('?searchText=45040', { clinics })
  await screen.findAllByRole('article')
  if (clinics.length > 4) {
    await page.user.click(next())
    await screen.findByText('5 to 6 of 6')
  }
  const { openDatabase } = await import('../../platform/storage.ts')
  await waitFor(async () =>
    expect(await get('clinics', openDatabase('device').use)).toHaveLength(clinics.length),
  )
  // A network that wants its guests to sign in.
  page.answer(SEARCHES, () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }))
  return page
}

describe('while no server answers, a place near clinics that the device has seen', () => {
  it.each(['45040', 'Mason', 'Mason, OH', '9 Vine Street, Mason, OH'])(
    '%s has their cards, with their date and without their wait [LOCATOR-31, ENTITY-20]',
    async (place) => {
      const page = await openWithKept(SIX.slice(0, 2))
      expect(screen.queryByText(KNOWN)).toBeNull()
      await searchFor(page, place)
      expect(await screen.findByText(KNOWN)).toBeVisible()
      expect(screen.getByRole('heading', { name: `Clinics near ${place}` })).toBeVisible()
      expect(screen.getByText(/that this device has seen before\. There may be others\.$/)).toBeVisible()
      const cards = screen.getAllByRole('article')
      expect(cards).toHaveLength(2)
      for (const card of cards) expect(within(card).queryByText('Wait')).toBeNull()
      expect(retry()).toBeVisible()
    },
  )

  it('has pages of them, until the server answers again [LOCATOR-28, LOCATOR-31]', async () => {
    const page = await openWithKept(SIX)
    await searchFor(page, 'Mason')
    expect(await screen.findByText('1 to 4 of 6')).toBeVisible()
    await page.user.click(next())
    expect(await screen.findByText('5 to 6 of 6')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await expectAccessible('what the device kept')
    answerSearches(page, SIX.slice(0, 1))
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible()
    expect(retry()).toBeNull()
  })
})

describe('while no server answers, any other place', () => {
  it('has the failure, and beside it all clinics of the device, which may be anywhere [LOCATOR-31]', async () => {
    const page = await openWithKept(SIX.slice(0, 2))
    await searchFor(page, 'Columbus, OH')
    expect(await screen.findByText(FAILURE)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Clinics near Columbus, OH' })).toBeVisible()
    const all = screen.getByRole('list', { name: ALL })
    expect(within(all).getAllByRole('article')).toHaveLength(2)
    expect(screen.getByText('Without a network we cannot tell which of them are near.')).toBeVisible()
    expect(screen.getByText(KNOWN)).toBeVisible()
    expect(screen.queryByText(/^\d+\.\d\d mi$/)).toBeNull()
    answerSearches(page, SIX.slice(0, 1))
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible()
    expect(screen.queryByText(FAILURE)).toBeNull()
    expect(screen.queryByRole('list', { name: ALL })).toBeNull()
  })

  it('has pages of results, until the server returns none [LOCATOR-28, LOCATOR-31]', async () => {
    const page = await openWithKept(SIX)
    await searchFor(page, 'Boise, ID')
    await screen.findByRole('heading', { name: ALL })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
    await page.user.click(next())
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('heading', { name: ALL })).toHaveFocus())
    answerSearches(page, [])
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^We were unable to find any clinics/)).toBeVisible()
    expect(screen.queryAllByRole('article')).toEqual([])
  })
})
