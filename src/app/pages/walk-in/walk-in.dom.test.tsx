import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  aNewVisit,
  control,
  expectHeading,
  expectScreen,
  keptVisit,
  LANDING,
  MAIN,
  openAnew,
  openWithKept,
  press,
  SELECTION,
} from '../../../../tests/support/dom-walk-in.ts'

const TROUBLE = "We're having trouble loading vaccine services. Please refresh this page to try again."

/** The call never arrives. */
function offline(): never {
  throw new TypeError('fetch failed')
}

describe('a store that is not known', () => {
  const IDS = ['99999999', 'x'.repeat(21), 'Irmo%20Station', '..%2F..%2Fetc%2Fpasswd', '%3Cscript%3E']
  const ADDRESSES = IDS.flatMap((id) => [
    `/health-services/instant-vaccines/${id}`,
    `/health-services/instant-vaccines/select/${id}`,
  ])
  it.each(ADDRESSES)('links from %s to the clinic finder [WALKIN-02, quality class 36]', async (address) => {
    const page = await openPage(address)
    await expectHeading("We can't find this store")
    expect(screen.getByText('Need help? Ask at any of our pharmacies or clinics.')).toBeVisible()
    await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Find a clinic' }))
    await waitFor(() => expect(document.title).toBe('Clinic Locator'))
  })
})

it('a landing page whose store failed to load says it, and Refresh loads it [WALKIN-01, WALKIN-06]', async () => {
  const page = await openPage(MAIN)
  let isOffline = true
  page.answer(/services\/location/, (_path, _init, next) => (isOffline ? offline() : next()))
  await page.user.type(await screen.findByLabelText('Store number'), '90100001')
  const form = screen.getByLabelText('Store number').closest('form')
  await page.user.click(form?.querySelector('button[type=submit]') as HTMLElement)
  await expectHeading('Walk-In Vaccine')
  expect(page.address()).toBe(LANDING)
  expect(screen.getByText('Your Neighborhood Pharmacy')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(TROUBLE)
  isOffline = false
  await press(page, 'button', 'Refresh')
  expect(await screen.findByText('100 Lantern Sq, Cincinnati, OH 45202')).toBeVisible()
  await press(page, 'link', 'Start')
  expect(await screen.findAllByRole('checkbox')).not.toEqual([])
})

it('the landing page names the store and the steps, each with an icon that screen readers skip, and Start opens the selection [WALKIN-01, WALKIN-03 to -05, SC-37]', async () => {
  await openPage(LANDING)
  expect(await screen.findByText('Marrowby Market Lantern Square')).toBeVisible()
  expect(screen.getByText('100 Lantern Sq, Cincinnati, OH 45202')).toBeVisible()
  expect(document.title).toBe('Walk-In Vaccine')
  const main = screen.getByRole('main')
  const steps = await within(main).findAllByRole('listitem')
  for (const step of steps) expect(step.querySelector('svg[aria-hidden=true]')).not.toBeNull()
  await waitFor(() => expect(main.querySelector('h1 ~ svg[aria-hidden=true]')).not.toBeNull())
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Select vaccines'),
    expect.stringContaining('Fill out the consent form'),
    expect.stringMatching(/Check in at the pharmacy counter.*approximate wait time/),
  ])
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', SELECTION)
  await expectAccessible('landing')
})

describe('an unfinished check-in on this device', () => {
  const OFFER = 'You have a check-in that is not finished.'
  const begun = () =>
    aNewVisit({
      answers: { patientDetails: { firstName: 'Rosalind' } },
      place: { stepKey: 'patientDetails', pageKey: 'record' },
    })

  it('is not offered at another store [CARD-05]', async () => {
    await openWithKept('/health-services/instant-vaccines/90100002', begun())
    await expectHeading('Walk-In Vaccine')
    const { draft } = await import('../../state/draft.ts')
    await waitFor(() => expect(draft.status).toBe('kept'))
    expect(screen.getByRole('link', { name: 'Start' })).toBeVisible()
    expect(screen.queryByText(OFFER)).toBeNull()
  })

  it('resumes where the guest left it, with what was typed [CARD-05]', async () => {
    const page = await openWithKept(LANDING, begun())
    expect(await screen.findByText(OFFER)).toBeVisible()
    await press(page, 'link', 'Continue my check-in')
    await expectScreen('record')
    await press(page, 'link', 'Back')
    await expectScreen('name')
    expect(control('firstName')).toHaveValue('Rosalind')
  })

  it('replaces Start, and a new check-in replaces it [CARD-05]', async () => {
    const page = await openWithKept(LANDING, begun())
    await screen.findByText(OFFER)
    expect(screen.queryByRole('link', { name: 'Start' })).toBeNull()
    await press(page, 'button', 'Start a new check-in')
    await screen.findAllByRole('checkbox')
    expect(screen.queryByText(OFFER)).toBeNull()
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
    await waitFor(async () => expect(await keptVisit()).toBeUndefined())
  })

  it('is offered on the landing page to a guest who opens the URL of the selection [CARD-05]', async () => {
    const page = await openWithKept(SELECTION, begun())
    expect(await screen.findByRole('link', { name: 'Continue my check-in' })).toBeVisible()
    expect(page.address()).toBe(LANDING)
  })

  it('is still offered when the page is loaded again [CARD-05]', async () => {
    const page = await openWithKept(LANDING, begun())
    await screen.findByText(OFFER)
    await openAnew(page, LANDING)
    expect(await screen.findByText(OFFER)).toBeVisible()
  })
})
