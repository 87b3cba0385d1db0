import { expectAccessible } from '../support/axe.ts'
import { configure } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTargets } from '../support/targets.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const PAGES = [
  ['/rx/guest/vaccination-appointments', 'Vaccination Appointments', 'Book a vaccine at a pharmacy'],
  ['/health/clinic/schedule-appointment', 'Schedule a Clinic Appointment', 'Book a clinic visit'],
  ['/health/clinic/services', 'Clinic Services', 'Clinic services'],
  [
    '/health/clinic/billing-insurance-payment',
    'Prices, Insurance and Payment',
    'Prices, insurance, and payment',
  ],
] as const

for (const [path, title, heading] of PAGES) {
  test(`ROUTE-22 ROUTE-23 ROUTE-24 ROUTE-25 ${path} is filled from content, and leads on @phone`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(page)
    await expectLargeTargets(page)
    await page.getByRole('link', { name: 'Find a time' }).click()
    await expect(page).toHaveURL(/\/scheduler\/main$/)
  })
}

test('ROUTE-25 an address of the retailer’s own is offered first @phone', async ({ page }) => {
  await configure(page, 'schedulerConfig', (data) => ({
    ...data,
    pharmacySchedulerUrl: 'https://pharmacy.example/book',
  }))
  await page.goto('/rx/guest/vaccination-appointments')
  await expect(page.getByRole('link', { name: 'Book online' })).toHaveAttribute(
    'href',
    'https://pharmacy.example/book',
  )
})
