import { expect } from 'playwright/test'
import { DEMONSTRATION_STORE, expectScreen, heading, walkIn } from '../support/walk-in-flow.ts'
import { cachedUrls, test, untilServed } from '../support/worker.ts'

const ADDRESS = '100 Lantern Sq, Cincinnati, OH 45202'

test('CARD-04 quality faults 1 and 2: after one visit the whole walk-in renders with the server gone', async ({
  page,
  context,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await site.kill()
  await context.setOffline(true)
  await walkIn(page, {
    until: 'general',
    onPage: async (name) => {
      if (name === 'landing') await expect(page.getByText(ADDRESS)).toBeVisible()
    },
  })
  await page.reload()
  await expectScreen(page, 'general')
  await page.goto(DEMONSTRATION_STORE)
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
})

test('CARD-04 pages that were never opened are there without a server', async ({ page, context, site }) => {
  await page.goto('/health-services/scheduler/main')
  await untilServed(page)
  await site.kill()
  await context.setOffline(true)
  await page.goto('/health-services/clinic/locations?from=poster')
  await expect(page).toHaveTitle('Clinic Locator')
  await page.goto('/health-services/instant-vaccines/70200002')
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await expect(page.getByText('Your Neighborhood Pharmacy')).toBeVisible() // WALKIN-01
  await page.goto('/health-services/scheduler/main/')
  await expect(page).toHaveURL(/\/main$/)
  const lost = await page.goto('/health-services/nowhere')
  expect(lost?.status()).toBe(404)
  await expect(page).toHaveTitle(/404|not found/i)
})

test('quality fault 7: a captive portal is never taken for the server, and nothing of it is kept', async ({
  page,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await site.captivePortal()
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByText(ADDRESS)).toBeVisible()
  await page.getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const kept = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts
  })
  expect(kept.length).toBeGreaterThan(50)
  expect(kept.filter((text) => text.includes('PORTAL-PAGE'))).toEqual([])
})

test('design: a whole walk-in leaves nothing in the caches but the shell, the landing page, services, content and the banner', async ({
  page,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await walkIn(page)
  const paths = (await cachedUrls(page)).map((url) => new URL(url).pathname)
  const allowed =
    /^\/(assets\/|icons\/|offline\/[a-z-]+\.html$|health-services\/instant-vaccines\/90100001$|health-services\/banner$|manifest\.webmanifest$|appointment-management\/v1\/services(\/location)?$|content\/v2\/(objects|binary\/image)\/)/
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
  expect(paths.filter((path) => path === '/appointment-management/v1/services/location')).toHaveLength(1)
})

test('design: a kept answer does not teach the time of another day', async ({ page, site, context }) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await page.goto(DEMONSTRATION_STORE.replace('/instant-vaccines/', '/instant-vaccines/select/'))
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await site.kill()
  await context.setOffline(true)
  const answer = page.waitForResponse(/services\/location/)
  await page.reload()
  const headers = await (await answer).allHeaders()
  expect(headers['content-type']).toContain('application/json')
  expect(headers['date']).toBeUndefined()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('FIND-53 without a server main says so once, and has its types when the server is back', async ({
  page,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await site.kill()
  await page.goto('/')
  await expect(page).toHaveURL(/\/main$/)
  await page.getByLabel('Location').click()
  const said = page.getByText(/No connection|trouble connecting/)
  await expect(said).toHaveText('No connection. You can go on, but to search or to book you need it back.')
  await expect(page.getByLabel('Appointment Type')).not.toHaveAttribute('aria-busy')
  await expect(said).toHaveCount(1)
  await site.serve()
  await expect(said).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByLabel('Appointment Type').locator('option')).not.toHaveCount(1)
})

test('CARD-04 WALKIN-06 a store that was never opened promises nothing without a server, and begins when it is back', async ({
  page,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await site.kill()
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByText('we will send your check-in as soon as it is back')).toBeVisible()
  await page.goto('/health-services/instant-vaccines/90100002')
  await expect(page.getByText('To check in here you need it back')).toBeVisible()
  await expect(page.getByText('we will send your check-in')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Start' })).toHaveCount(0)
  await site.serve()
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('No connection.')).toHaveCount(0)
})
