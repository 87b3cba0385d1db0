import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { useOwnTypeface, useWideTypeface } from '../support/typeface.ts'
import { startForm } from '../support/walk-in-flow.ts'

const S = '/health-services/scheduler'
const PAGES = [
  `${S}/main`,
  `${S}/benefit-codes`,
  `${S}/cancel`,
  '/health-services/clinic/locations',
  '/health-services/instant-vaccines/90100001',
  '/health-services/privacy',
  '/health-services/nothing',
]

test.use({ serviceWorkers: 'block' })

/** Left edges of the logo and the title, and the width of what follows the title. */
function edges(page: Page) {
  return page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left
    const widths = [...document.querySelectorAll('main form, main section, main h2')].map(
      (one) => one.getBoundingClientRect().width,
    )
    return { logo: left('header a img'), title: left('h1'), widest: Math.max(0, ...widths) }
  })
}

for (const [width, x] of [
  [390, 16],
  [820, 24],
  [1280, 80],
] as const) {
  test(`at ${width} px the logo and the title of every page begin at the same place [SC-10, SC-16] @desktop`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/)
    await page.setViewportSize({ width, height: 844 })
    for (const path of PAGES) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const { logo, title } = await edges(page)
      const isLanding = path.includes('instant-vaccines')
      expect([path, logo, isLanding ? x : title]).toEqual([path, x, x])
      if (width === 1280 && !isLanding) {
        await expect.poll(async () => (await edges(page)).widest, path).toBeGreaterThanOrEqual(640)
      }
      const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
      await expect(links).toHaveCount(width === 1280 ? 5 : 0)
    }
  })
}

for (const [typeface, use] of [
  ["the system's typeface", async () => {}],
  ["the product's", useOwnTypeface],
  ['one a fifth wider', useWideTypeface],
] as const) {
  test(`on a form of a phone logo, menu, "Start over" and "Aa" are one row, in ${typeface} [SC-02, SC-10, SC-39]`, async ({
    page,
  }) => {
    await use(page)
    await startForm(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Start over' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(72)
    expect((await page.getByRole('banner').getByRole('img').boundingBox())?.width).toBeGreaterThan(90)
  })
}

test('so are they in Spanish [SC-02, SC-10, LANG-02]', async ({ page }) => {
  await startForm(page)
  await page.goto(`${S}/schedule?lang=es`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Reiniciar' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(72)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens under the header, and every page says whom to call [SC-10, SC-11]', async ({
    page,
  }) => {
    await page.goto(`${S}/main`)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages.getByRole('link', { name: 'Find a clinic' })).toBeHidden()
    await page.getByText('Menu', { exact: true }).click()
    await pages.getByRole('link', { name: 'Find a clinic' }).click()
    await expect(page).toHaveURL(/clinic\/locations$/)
    for (const path of [`${S}/result`, `${S}/schedule`]) {
      await page.goto(path)
      await expect(page.locator('noscript p')).toHaveText(
        'This page needs JavaScript. Switch it on, or call 800-555-0101.',
      )
    }
  })
})

test('after ten seconds without scripts a page offers to try again [SC-11]', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${S}/result`)
  const again = page.getByRole('link', { name: 'Try again' })
  await expect(again).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(again).toBeVisible()
})

test('switching the text size in a form keeps what is typed, focus and place [SC-02]', async ({ page }) => {
  await page.goto(`${S}/main`)
  await page.getByLabel('Location').fill('45202')
  await page.getByRole('button', { name: 'Text and contrast' }).click()
  const larger = page.getByRole('button', { name: 'Larger text' })
  await larger.click()
  await expect(larger).toBeFocused()
  await expect(larger).toHaveAttribute('aria-pressed', 'true')
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size).toBe('22.5px')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Text and contrast' })).toBeFocused()
  await expect(page.getByLabel('Location')).toHaveValue('45202')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
})
