import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { enrolTablet, expectHome, HOME, STORE, STORE_NAME, TABLET } from '../support/tablet.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { aGuest, CHILD, proceed, walkIn } from '../support/walk-in-flow.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ ...TABLET, contextOptions: { reducedMotion: 'reduce' } })

/** Axe in light and dark; targets of 64 pixels, links in a line of text among them; nothing that would call. */
async function look(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, { state: `${state}, ${colorScheme}` })
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectLargeTargets(page, { state, least: 64, inText: true })
  await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]'), state).toHaveCount(0)
}

/** The bar at the bottom edge covers nothing of the page. */
async function expectUncovered(page: Page): Promise<void> {
  const [end, bar] = await page.evaluate(() => [
    document.querySelector('main')?.getBoundingClientRect().bottom,
    document.querySelector('footer')?.getBoundingClientRect().top,
  ])
  expect(end).toBeLessThanOrEqual((bar ?? 0) + 1)
}

/** Nothing sticks out at the sides. */
async function expectToFit(page: Page): Promise<void> {
  const [width, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width).toBeLessThanOrEqual(inner ?? 0)
}

/** The page as it refuses to go on. */
async function lookAtErrors(page: Page, state: string): Promise<void> {
  await proceed(page)
  await page.getByText('Error:').first().waitFor()
  await look(page, state)
}

test.describe('on a tablet @desktop', () => {
  test('CARD-07 quality A1, A2: the landing page, lying and upright, large and with contrast', async ({
    page,
  }) => {
    await enrolTablet(page)
    for (const [width, height] of [
      [1280, 800],
      [800, 1280],
      [820, 1180],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectToFit(page)
      // Start, and the settings at the bottom edge, are seen without scrolling.
      await page.evaluate(() => scrollTo(0, 0))
      await expect(page.getByRole('link', { name: 'Start' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Larger text' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Need help?')).toBeInViewport({ ratio: 1 })
      await expectUncovered(page)
      await look(page, `landing ${width} by ${height}`)
    }
    await page.getByRole('button', { name: 'Larger text' }).click()
    await page.getByRole('button', { name: 'More contrast' }).click()
    await expectToFit(page)
    await look(page, 'landing, large and with contrast')
  })

  test('quality A1, A2: every page of the flow, the warning and the leave dialog', async ({ page }) => {
    await page.clock.install()
    await enrolTablet(page)
    await page.getByRole('button', { name: new RegExp(STORE_NAME) }).hover()
    await page.mouse.down()
    await page.clock.runFor(5100)
    await page.mouse.up()
    await look(page, 'leave dialog')
    await page.getByRole('button', { name: 'Stay' }).click()
    await walkIn(page, {
      store: HOME,
      guest: aGuest(CHILD),
      vaccines: 1,
      onPage: async (name) => {
        if (name === 'selection') await lookAtErrors(page, 'selection with an error')
        if (name === 'name') await lookAtErrors(page, 'name with errors')
      },
      onFilled: (name) => look(page, name),
    })
    await look(page, 'confirmation')
    await page.clock.runFor(61_000)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look(page, 'warning')
    await page.clock.runFor(21_000)
    await expectHome(page)
  })

  test('quality A1, A2: enrolment and poster', async ({ page }) => {
    await page.goto(`/health-services/kiosk/${STORE}`)
    await page.getByRole('button', { name: 'Use as a store tablet' }).waitFor()
    await expectAccessible(page, { state: 'enrolment' })
    await expectLargeTargets(page, { state: 'enrolment' })
    await page.goto(`/health-services/poster/${STORE}`)
    await page.getByRole('img', { name: /QR code/ }).waitFor()
    await expectAccessible(page, { state: 'poster' })
    await expectLargeTargets(page, { state: 'poster' })
  })
})

test.describe('what leads to a phone @desktop', () => {
  test("CARD-08 the landing page's code holds the public address of the store, and no answers", async ({
    page,
    baseURL,
  }) => {
    await enrolTablet(page)
    const address = `${(baseURL ?? '').replace('http://', '')}${HOME}`
    await expect(page.getByText(address, { exact: true })).toBeVisible()
    await expectDrawn(page)
  })

  test('CARD-08 the poster names the store, holds its address, and fits one sheet of either paper', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/health-services/poster/${STORE}`)
    await expect(page.getByRole('article')).toContainText(STORE_NAME)
    await expect(page.getByRole('article')).toContainText('Cincinnati, OH')
    await expect(page.getByText(`${(baseURL ?? '').replace('http://', '')}${HOME}`)).toBeVisible()
    await expect(page.getByText('For trying only')).toBeVisible()
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(3)
    await expectDrawn(page)
    for (const format of ['A4', 'Letter']) {
      const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(pages, format).toHaveLength(1)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByText('For trying only')).toBeHidden()
    await expect(page.getByRole('article')).toBeVisible()
  })
})

/** The code has dark and light modules, in a place as wide as high. */
async function expectDrawn(page: Page): Promise<void> {
  const canvas = page.getByRole('img', { name: /QR code/ })
  await expect
    .poll(() =>
      canvas.evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement
        const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
        const shades = new Set(pixels)
        return width > 200 && width === height && shades.has(0) && shades.has(255)
      }),
    )
    .toBe(true)
}
