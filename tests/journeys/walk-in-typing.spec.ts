import { expect, test } from '../support/fixtures.ts'
import { walkIn } from '../support/walk-in-flow.ts'

test('CARD-05 fault 12 what stands in a field that was never left outlives a reload @phone', async ({
  page,
}) => {
  await walkIn(page, { until: 'name' })
  const first = page.getByLabel("Patient's Legal First Name")
  await first.pressSequentially('Halfw')
  // Typing rests before it is kept.
  await page.waitForTimeout(1000)
  await page.reload()
  await expect(first).toHaveValue('Halfw')
  await first.press('End')
  await first.pressSequentially('ord')
  await page.waitForTimeout(1000)
  await page.goto('/health-services/scheduler/schedule')
  await expect(first).toHaveValue('Halfword')
})

test('CARD-05 ROUTE-43 an installed app opens where the visit goes on, and at home without one @phone', async ({
  page,
}) => {
  const { start_url: start } = await (await page.request.get('/manifest.webmanifest')).json()
  await page.goto(start)
  await expect(page).toHaveURL(/\/scheduler\/main$/)
  await walkIn(page, { until: 'contact' })
  await page.goto(start)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/scheduler\/schedule$/)
})
