import { expect } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { untilKept } from '../support/kept.ts'
import { at, openFlow, RESULT } from '../support/prescreen-flow.ts'
import { heading, proceed } from '../support/walk-in-flow.ts'
import { test, untilServed } from '../support/worker.ts'

test('without a server a prescreen can be answered, and says what cannot be asked [PRESCREEN-35, quality fault 2]', async ({
  page,
  context,
  site,
}) => {
  await openFlow(page, 'Vaccines')
  await untilServed(page)
  await page.reload() // through the worker, which keeps the list of services
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await site.kill()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('checkbox', { name: /Hepatitis B/ }).check()
  await proceed(page)
  await expect(heading(page, 'How many doses of this vaccine has the patient had?')).toBeFocused()
  await untilKept(page)
  await page.reload()
  await expect(page, 'a reload loses nothing').toHaveURL(at(2))
  await page.getByRole('radio', { name: 'None yet' }).check()
  await proceed(page)
  await expect(heading(page, 'Which doses would you like to book now?')).toBeFocused()
  await page.getByRole('radio', { name: 'The first and the second dose' }).check()
  await page.getByRole('button', { name: 'See times' }).click()
  await expect(page).toHaveURL(RESULT)
  await expect(page.getByText(/connect/i).first()).toBeVisible()

  await openFlow(page, 'Telenutrition')
  await expect(page.getByText(/trouble connecting at the moment. Please refresh/)).toBeVisible()
  await expectAccessible(page, { state: 'a dietitian without a server' })
  await context.setOffline(false)
  await site.serve()
  await page.reload()
  await expect(page.getByLabel('State where you will be').locator('option').nth(3)).toBeAttached()
})
