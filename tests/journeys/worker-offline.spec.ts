import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { untilKept } from '../support/kept.ts'
import { answersOf, fillForm, quickWalkIn } from '../support/quick-form.ts'
import { aGuest, DEMONSTRATION_STORE, expectScreen, heading } from '../support/walk-in-flow.ts'
import { cachedUrls, test, untilServed } from '../support/worker.ts'

const ADDRESS = '100 Lantern Sq, Cincinnati, OH 45202'

test('after one visit the whole walk-in renders with the server gone, and so do pages that were never opened [CARD-04, WALKIN-01, WI-09, quality faults 1 and 2]', async ({
  page,
  context,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  expect(site.logs().split('\n').length, 'lines of the log, start included').toBeLessThan(20)
  await site.kill()
  await context.setOffline(true)

  await page.goto(DEMONSTRATION_STORE)
  await expect(page.getByText(ADDRESS)).toBeVisible()
  await expect(page.getByText('we will send your check-in as soon as it is back')).toBeVisible()
  const held = await fillForm(page, answersOf(aGuest()), 'Check your answers')
  expect(held).toContain('45202')
  expect(held, 'the ZIP code filled in the county').not.toContain('Hamilton')
  await page.locator('form button[type=submit]').click()
  await expectScreen(page, 'sign')
  await untilKept(page)
  await page.reload()
  await expectScreen(page, 'sign')
  await page.goto(DEMONSTRATION_STORE)
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()

  await page.goto('/health-services/clinic/locations?from=poster')
  await expect(page).toHaveTitle('Clinic Locator')
  await page.goto('/health-services/instant-vaccines/70200002')
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await expect(page.getByText('Your Neighborhood Pharmacy')).toBeVisible()
  await expect(page.getByText('To check in here you need it back')).toBeVisible()
  await page.goto('/health-services/scheduler/main/')
  await expect(page).toHaveURL(/\/main$/)
  const lost = await page.goto('/health-services/scheduler/nowhere')
  expect(lost?.status()).toBe(404)
  await expect(page).toHaveTitle(/404|not found/i)
  // Nobody but the server knows whether the counter's page exists.
  await expect(page.goto('/health-services/desk')).rejects.toThrow(/ERR_/)
})

test('an installation that a busy server ends is tried again, without a reload [CARD-04, quality fault 1]', async ({
  browser,
  site,
}) => {
  const refused: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    if (url.startsWith('/assets/offline/') && refused.length === 0) {
      refused.push(url)
      return outgoing.writeHead(503).end()
    }
    const passed = request({ port: site.port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}${DEMONSTRATION_STORE}`)
  await untilServed(page)
  expect(refused).toHaveLength(1)
  await page.close()
  proxy.closeAllConnections()
  proxy.close()
})

test('a captive portal is never taken for the server, and nothing of it is kept [quality fault 7]', async ({
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

test('a whole walk-in leaves nothing in the caches but the shell, the landing page, services, content and the banner, and the app does not take the time from the date of a cached answer [design]', async ({
  page,
  context,
  site,
}) => {
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await page.goto(DEMONSTRATION_STORE)
  await quickWalkIn(page, aGuest())
  const paths = (await cachedUrls(page)).map((url) => new URL(url).pathname)
  const allowed =
    /^\/(assets\/|icons\/|health-services\/instant-vaccines\/90100001$|health-services\/banner$|manifest\.webmanifest$|appointment-management\/v1\/services(\/location)?$|atlas\/v1\/locator\/zip-codes$|content\/v2\/(objects|binary\/image)\/)/
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
  expect(paths.filter((path) => path === '/appointment-management/v1/services/location')).toHaveLength(1)

  await site.kill()
  await context.setOffline(true)
  const answer = page.waitForResponse(/services\/location/)
  await page.goto(DEMONSTRATION_STORE.replace('/instant-vaccines/', '/instant-vaccines/select/'))
  const headers = await (await answer).allHeaders()
  expect(headers['content-type']).toContain('application/json')
  expect(headers['date']).toBeUndefined()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})
