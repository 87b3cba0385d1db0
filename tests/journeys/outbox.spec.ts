import { expect } from 'playwright/test'
import { exportSince } from '../support/exported.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import { keysIn } from '../support/tablet.ts'
import { aGuest, DEMONSTRATION_STORE, heading, proceed, readCode } from '../support/walk-in-flow.ts'
import { test, untilServed } from '../support/worker.ts'

test('a check-in without an answer is saved, and the server receives it when it is back [BOOK-19]', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await expect.poll(() => keysIn(page, 'device')).toContain('outboxKey')
  await fillForm(page, answersOf(aGuest()), 'Your agreement to the vaccines')
  await site.kill()
  await proceed(page)
  await expect(heading(page, 'Your form is saved')).toBeVisible()
  await expect(page.getByText('The pharmacy does not have your form yet')).toBeVisible()
  await expect(page.getByText('No connection.')).toBeVisible()
  const code = await readCode(page)

  await site.serve()
  await page.clock.fastForward(30_000) // so often what waits is sent
  await expect(page.getByText('The pharmacy now has your form.')).toBeVisible()
  const lines = await exportSince(site, 0)
  expect(lines.map(({ counterCode, status }) => [counterCode, status])).toEqual([[code, 'checkedIn']])
})
