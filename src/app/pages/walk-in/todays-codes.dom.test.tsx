import { act, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { databases, HOME, openTablet } from '../../../../tests/support/dom-tablet.ts'
import {
  CONFIRMATION,
  expectHeading,
  LANDING,
  openAnew,
  openForm,
  press,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'

const CHECKED_IN = 'You are checked in today.'
const ELSEWHERE = LANDING.replace('90100001', '90100002')

/** Checks in, and gives the counter code of the confirmation. */
async function checkIn(page: OpenedPage): Promise<string> {
  await proceed(page)
  await expectHeading('Your form is done!')
  return document.querySelector('[translate=no]')?.textContent ?? ''
}

it("a closed tab and the next scan find the code on the store's page, and no name [VISIT-10, WI-26]", async () => {
  const page = await openForm('sign')
  const code = await checkIn(page)
  await openAnew(page, LANDING)
  const notice = (await screen.findByText(CHECKED_IN)).parentElement
  expect(notice).toHaveTextContent(`Your code:${code} 1 vaccine`)
  expect(document.body).not.toHaveTextContent('Wilhelmina')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Check in another person' })).toBeVisible())
  expect(screen.queryByRole('link', { name: 'Start' })).toBeNull()
  await expectAccessible("today's code")
  await openAnew(page, ELSEWHERE)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Start' })).toBeVisible())
  expect(document.body).not.toHaveTextContent(code)
})

it("Back from the confirmation, and Forward, lead to the store's page with the code [VISIT-10, WI-26]", async () => {
  const page = await openForm('sign')
  const code = await checkIn(page)
  for (const path of [window.location.pathname.replace(/confirmation$/, 'schedule'), CONFIRMATION]) {
    await act(async () => window.history.pushState({}, '', path))
    expect(await screen.findByText(CHECKED_IN)).toBeVisible()
    expect(screen.getByText(code)).toBeVisible()
    expect(page.address()).toBe(LANDING)
  }
})

it('the code is removed after a question, and nothing is left on the device [VISIT-10, WI-26]', async () => {
  const page = await openForm('sign')
  const code = await checkIn(page)
  await openAnew(page, LANDING)
  await press(page, 'button', 'Remove from this device')
  const asked = within(screen.getByRole('dialog', { name: 'Remove from this device?' }))
  await page.user.click(asked.getByRole('button', { name: 'Keep' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(code)).toBeVisible()
  await press(page, 'button', 'Remove from this device')
  await page.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove from this device' }),
  )
  await waitFor(() => expect(screen.queryByText(code)).toBeNull())
  expect(screen.getByRole('link', { name: 'Start' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await waitFor(async () => expect(await databases()).not.toContain('receipts'))
})

it("the code is gone after the store's day [VISIT-10, WI-26]", async () => {
  const page = await openForm('sign')
  const code = await checkIn(page)
  vi.setSystemTime(TEST_NOW + 24 * 60 * 60_000)
  await openAnew(page, LANDING)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Start' })).toBeVisible())
  await waitFor(async () => expect(await databases()).not.toContain('receipts'))
  expect(document.body).not.toHaveTextContent(code)
})

it('a phone that becomes a tablet of a store forgets the codes [VISIT-10, WI-26]', async () => {
  await openTablet(HOME, {
    before: async () => {
      expect(await databases()).not.toContain('receipts')
    },
  })
  const { kiosk, becomeKiosk } = await import('../../state/kiosk.ts')
  const { enrolment } = kiosk
  if (!enrolment) throw new Error('The tablet is not enrolled')
  const { openDatabase } = await import('../../platform/storage.ts')
  await openDatabase('receipts').use('readonly', () => undefined)
  expect(await databases()).toContain('receipts')
  const { enrol } = await import('../../state/enrolment.ts')
  becomeKiosk(undefined)
  expect(await enrol(enrolment.locationId, '', enrolment.settings)).toBe('done')
  expect(await databases()).not.toContain('receipts')
})
