import { expect } from 'playwright/test'
import { chosen, openResults, SEARCHES, slots } from '../support/results-flow.ts'
import { test, untilServed } from '../support/worker.ts'

test('without a server the last times are shown as of their hour and cannot be held; they are fresh once it is back [quality fault 2]', async ({
  page,
  context,
  site,
}) => {
  await openResults(page, SEARCHES.flu)
  await untilServed(page)
  await page.reload() // through the worker, which keeps the list of services
  await expect(slots(page).first()).toBeVisible()
  const before = await slots(page).first().getAttribute('aria-label')
  await site.kill()
  await context.setOffline(true)
  await page.reload()
  await expect(
    page.getByText(/^No connection\. These times are as of \d\d:\d\d [AP]M [A-Z]{2,5} and cannot be held/),
  ).toBeVisible()
  await expect(slots(page).first()).toHaveAttribute('aria-label', before ?? '')
  await expect(slots(page).first()).toBeDisabled()
  await slots(page).first().click({ force: true })
  await expect(chosen(page)).toHaveCount(0)
  await context.setOffline(false)
  await site.serve()
  await expect(page.getByText(/^No connection\. These times/)).toHaveCount(0)
  await expect(slots(page).first()).toBeEnabled()
})
