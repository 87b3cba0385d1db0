import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import type { BannerTable } from '#contract/content/banners'
import { expectAccessible } from '../support/axe.ts'
import { expect, test, watch } from '../support/fixtures.ts'
import { ROOT } from '../support/sources.ts'
import { expectLargeTargets } from '../support/targets.ts'

const MAIN = '/health-services/scheduler/main'
const TABLE: BannerTable = JSON.parse(
  readFileSync(`${ROOT}/content-fallback/production/hw_config/1.0.0/scheduler/banners.json`, 'utf8'),
).data
const KINDS = ['kroger', 'shell', 'fredmeyerjewelers', 'thelittleclinic']

/** Every host but the default one is a name that the browser resolves to this machine and trusts. */
function hostOf(key: string, port: number): string {
  return `http://${key}.localhost:${port}`
}

/** A page of its own that fails the test when it complains. */
async function visiting(
  browser: Browser,
  origin: string,
  scheme: 'light' | 'dark',
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ colorScheme: scheme, serviceWorkers: 'block', locale: 'en-US' })
  const complaints = watch(context, origin)
  await look(await context.newPage())
  await context.close()
  expect(complaints.all(), origin).toEqual([])
}

/** What the header of the page shows. */
function headerOf(page: Page) {
  return page.evaluate(() => {
    const logo = document.querySelector('header img')
    const link = logo?.closest('a')
    if (!(logo instanceof HTMLImageElement) || !link) throw new Error('The page has no logo')
    return {
      words: logo.alt,
      path: new URL(logo.src).pathname,
      isLoaded: logo.complete && logo.naturalWidth > 0,
      isSmall: logo.width <= 177 && logo.height <= 101,
      link: link.getAttribute('href'),
      band: getComputedStyle(logo.closest('header') ?? logo).borderBlockStartColor,
    }
  })
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}

test('BANNER-01 to -05, BANNER-08, BANNER-09: each of the 33 hosts shows its own banner, in light and dark @desktop', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  expect(TABLE.banners).toHaveLength(33)
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => {
    if (!/^http:\/\/\w+\.localhost:/.test(request.url())) complaints.push(request.url())
  })
  for (const { domainKey, title, image, isLinked, theme } of TABLE.banners) {
    await page.goto(hostOf(domainKey, server.port) + MAIN)
    const end = domainKey === TABLE.default ? '' : ` | ${title}`
    await expect(page).toHaveTitle(`Health and Wellness Scheduler${end}`)
    await expect.poll(async () => (await headerOf(page)).isLoaded, domainKey).toBe(true)
    expect(await headerOf(page)).toMatchObject({
      words: title,
      path: `/content/v2/binary/image/${image}`,
      isSmall: true,
      link: isLinked ? '/' : null,
    })
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      if (theme) expect((await headerOf(page)).band, domainKey).toBe(rgb(theme[scheme].accent))
    }
  }
  await context.close()
  expect(complaints).toEqual([])
})

test('BANNER-03 BANNER-04 an address that names no banner has the main grocery one, in words and colours', async ({
  page,
}) => {
  await page.goto(MAIN)
  await expect(page).toHaveTitle('Health and Wellness Scheduler')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kroger' })).toHaveAttribute('href', '/')
})

test('BANNER-04 the banner is there before any script, and its colours with it @phone', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(hostOf('frys', server.port) + MAIN)
  await expect(page).toHaveTitle("Health and Wellness Scheduler | Fry's")
  await expect(page.getByRole('img', { name: "Fry's" })).toBeVisible()
  const frys = TABLE.banners.find(({ domainKey }) => domainKey === 'frys')
  await expect(page.getByRole('banner')).toHaveCSS(
    'border-block-start-color',
    rgb(frys?.theme?.light.accent ?? ''),
  )
  await context.close()
})

for (const key of KINDS) {
  test(`BANNER-02 ${key}: a page is accessible in light and dark`, async ({ browser, server }) => {
    const origin = hostOf(key, server.port)
    for (const scheme of ['light', 'dark'] as const) {
      await visiting(browser, origin, scheme, async (page) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.goto(origin + MAIN)
        await expect.poll(async () => (await headerOf(page)).isLoaded).toBe(true)
        await expectAccessible(page, { state: `${key}, ${scheme}` })
        await expectLargeTargets(page, { state: `${key}, ${scheme}` })
      })
    }
  })
}

test('BANNER-09 a logo leads home from a page that nothing is begun on, and nowhere in the walk-in', async ({
  page,
}) => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Kroger' })
  await page.goto('/health-services/clinic/locations')
  await logo.click()
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  await page.goto('/health-services/instant-vaccines/90100001')
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible()
  await expect(logo).toHaveCount(0)
})

test('BANNER-04 a page keeps its banner without a network, and an installed one is named for it @phone', async ({
  browser,
  server,
}) => {
  const origin = hostOf('frys', server.port)
  const context = await browser.newContext({ colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(origin + MAIN)
  await page.locator('body').dispatchEvent('pointerdown')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
  expect([manifest.name, manifest.short_name]).toEqual(["Health and Wellness Scheduler | Fry's", "Fry's"])
  await context.setOffline(true)
  const frys = TABLE.banners.find(({ domainKey }) => domainKey === 'frys')
  for (const path of [
    MAIN,
    '/health-services/clinic/locations',
    '/health-services/scheduler/benefit-codes',
  ]) {
    await page.goto(origin + path)
    await expect(page).toHaveTitle(/ \| Fry's$/)
    await expect.poll(async () => (await headerOf(page)).isLoaded, path).toBe(true)
    expect((await headerOf(page)).band).toBe(rgb(frys?.theme?.light.accent ?? ''))
  }
  await context.close()
})
