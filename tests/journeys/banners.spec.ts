import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { BannerTable } from '#contract/content/banners'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { ROOT } from '../support/sources.ts'

// But for the page without a network.
test.use({ serviceWorkers: 'block' })

const MAIN = '/health-services/scheduler/main'
const TABLE: BannerTable = JSON.parse(
  readFileSync(`${ROOT}/.build/content/production/hw_config/1.0.0/scheduler/banners.json`, 'utf8'),
).data
const KINDS = ['kroger', 'shell', 'fredmeyerjewelers', 'thelittleclinic']

/** Every host but the default one is a name that the browser resolves to this machine and trusts. */
function hostOf(key: string, port: number): string {
  return `http://${key}.localhost:${port}`
}

/** What the header of the page shows, once it has a logo. */
async function headerOf(page: Page) {
  await page.locator('header a img').first().waitFor()
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

test('each kind of banner is accessible, and no page asks another host [BANNER-01, BANNER-08] @desktop', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/^another origin: GET http:\/\/\w+\.localhost:/) // it is its own
  const foreign: string[] = []
  page.on('request', (request) => {
    const isOwn = request.isNavigationRequest() || new URL(request.url()).host === new URL(page.url()).host
    if (!isOwn) foreign.push(request.url())
  })
  for (const { domainKey, title } of TABLE.banners.filter((banner) => KINDS.includes(banner.domainKey))) {
    await page.goto(hostOf(domainKey, server.port) + MAIN)
    await expect(page.getByRole('img', { name: title })).toBeVisible()
    await expectGoodLooks(page, domainKey)
  }
  expect(foreign).toEqual([])
})

test('an address that names no banner has the main grocery one of the table, and its logo leads home [BANNER-03, BANNER-04, BANNER-09, BK-56]', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/^another origin: GET http:\/\/shell\.localhost:/) // it is its own
  complaints.allow(/missing\.svg|status of 404/)
  await test.step('a logo of 4:3 keeps its room before it is there, and a missing one is the name', async () => {
    putTable(server.dataDir, {
      kroger: { image: 'wide.svg', imageSize: { width: 400, height: 300 } },
      shell: { image: 'missing.svg' },
    })
    const page4to3 = 'width="135" height="101"'
    await expect.poll(async () => (await page.request.get(MAIN)).text()).toContain(page4to3)
    await page.goto(hostOf('shell', server.port) + MAIN)
    await page.locator('body').dispatchEvent('pointerdown')
    await expect(page.getByRole('banner').getByText('Shell', { exact: true })).toBeVisible()
    await page.goto('/health-services/clinic/locations')
    await expect(page).toHaveTitle('Clinic Locator')
    const logo = page.getByRole('img', { name: 'Kroger' })
    expect(await logo.boundingBox()).toMatchObject({ width: 135, height: 64 })
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await logo.boundingBox()).toMatchObject({ width: 135, height: 101 })
    await expect.poll(async () => (await headerOf(page)).isLoaded).toBe(true)
    expect(await logo.boundingBox()).toMatchObject({ width: 135, height: 101 })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Kroger' }).click()
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  await expect(page).toHaveTitle('Health and Wellness Scheduler')
})

/** Gives the operator's own table to a server, with these members of some banners, and one logo of 400 by 300. */
function putTable(dataDir: string, changes: Record<string, Partial<BannerTable['banners'][number]>>): void {
  const banners = TABLE.banners.map((banner) => ({ ...banner, ...changes[banner.domainKey] }))
  const put = (path: string, text: string) => {
    const file = join(dataDir, 'content', path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  put('binary/image/wide.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')
  const document = { version: 1, data: { ...TABLE, banners } }
  put('objects/hw_config/1.0.0/scheduler/banners.json', JSON.stringify(document))
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' })

  test('a walk-in page has the banner of its store, and any other page of this host that of the demonstration [WI-03]', async ({
    page,
  }) => {
    for (const [path, title, end] of [
      ['/health-services/instant-vaccines/90100001', 'Marrowby Market', ''],
      ['/health-services/instant-vaccines/90300001', 'Quillfern Grocers', ' | Quillfern Grocers'],
      [MAIN, 'Marrowby Market', ''],
    ] as const) {
      await page.goto(path)
      await expect.poll(async () => (await headerOf(page)).isLoaded, path).toBe(true)
      expect((await headerOf(page)).words, path).toBe(title)
      expect((await page.title()).replace(/^[^|]*?(?= \||$)/, ''), path).toBe(end)
    }
    await expect(page).toHaveTitle('Health and Wellness Scheduler')
  })

  test('each of the 33 hosts shows its own banner, in light and dark [BANNER-01, BANNER-02, BANNER-03, BANNER-04, BANNER-05, BANNER-08, BANNER-09] @desktop', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.allow(/^another origin: GET http:\/\/\w+\.localhost:/) // it is its own
    expect(TABLE.banners).toHaveLength(33)
    for (const { domainKey, title, image, isLinked, theme } of TABLE.banners) {
      await page.goto(hostOf(domainKey, server.port) + MAIN)
      await expect(page).toHaveTitle(`Health and Wellness Scheduler | ${title}`)
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
  })

  test('the banner is there, and its colours with it [BANNER-04]', async ({ page, server, complaints }) => {
    complaints.allow(/^another origin: GET http:\/\/frys\.localhost:/) // it is its own
    await page.goto(hostOf('frys', server.port) + MAIN)
    await expect(page).toHaveTitle("Health and Wellness Scheduler | Fry's")
    await expect(page.getByRole('img', { name: "Fry's" })).toBeVisible()
    const frys = TABLE.banners.find(({ domainKey }) => domainKey === 'frys')
    await expect(page.getByRole('banner')).toHaveCSS(
      'border-block-start-color',
      rgb(frys?.theme?.light.accent ?? ''),
    )
  })
})

test('a page keeps its banner without a network, and an installed one is named for it [BANNER-04]', async ({
  browser,
  server,
}) => {
  const origin = hostOf('frys', server.port)
  const context = await browser.newContext({ colorScheme: 'light', serviceWorkers: 'allow' })
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
