import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { DEMONSTRATION_STORE, heading } from '../support/walk-in-flow.ts'
import { test, untilServed } from '../support/worker.ts'

const ADDRESS = '100 Lantern Sq, Cincinnati, OH 45202'

/** Stops the worker, as the browser does when nobody needs it. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** Where the page that is open came from, as its browser tells: the rule that matched, and what answered. */
function sourceOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    const { workerFinalSourceType: source } = (entry?.toJSON() ?? {}) as {
      workerFinalSourceType?: string
    }
    return source
  })
}

/** The landing page as it is kept on this device. */
function keptPage(page: Page): Promise<string | undefined> {
  return page.evaluate(async (path) => (await caches.match(path))?.text(), DEMONSTRATION_STORE)
}

test('a landing page that was opened before is there without a server, with its store, and no worker must start [CARD-04, quality P6]', async ({
  page,
  context,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  // What is read comes before what makes it alive.
  const [above, below] = (await keptPage(page))?.split('<h1') ?? []
  expect(above).not.toMatch(/type="module"|modulepreload|stylesheet/)
  expect(below).toMatch(/<script type="module"/)
  await site.kill()
  await context.setOffline(true)
  await page.goto('about:blank')
  await stopWorker(page)
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByText(ADDRESS)).toBeVisible()
  expect(await sourceOf(page)).toBe('cache')
  await page.getByRole('link', { name: 'Start' }).tap()
  await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  // Another store's page needs the worker.
  await page.goto('about:blank')
  await stopWorker(page)
  await page.goto('/health-services/instant-vaccines/90100002')
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
})

test('what a store is called now is shown in place of what was kept, and kept from then on [WALKIN-02]', async ({
  page,
  context,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByText(ADDRESS)).toBeVisible()
  // The store moves.
  await context.route(/services\/location|instant-vaccines\/90100001$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replaceAll('100 Lantern Sq', '200 New St') })
  })
  const moved = page.getByText('200 New St, Cincinnati, OH 45202')
  await page.goto(DEMONSTRATION_STORE)
  await expect(moved).toBeVisible()
  await expect.poll(() => keptPage(page)).toContain('200 New St')
  await context.unrouteAll()
  await site.kill()
  await page.goto(DEMONSTRATION_STORE)
  await expect(moved).toBeVisible()
})
