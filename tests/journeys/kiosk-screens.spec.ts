import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import {
  awaitWarning,
  enrolTablet,
  expectHome,
  LEAVE_CODE,
  STORE,
  STORE_NAME,
  TABLET,
} from '../support/tablet.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { aGuest, CHILD, heading, proceed, readCode } from '../support/walk-in-flow.ts'
import { WALK_IN_SCREENS } from '../support/walk-in-screens.ts'

test.use({ ...TABLET, contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** Good looks with targets of 64 pixels, links in a line of text among them; nothing that would call. */
async function look(page: Page, state: string): Promise<void> {
  await expectGoodLooks(page, state, { least: 64, inText: true })
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

async function enlarge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text and contrast' }).click()
  await page.getByRole('button', { name: 'Larger text' }).click()
  await page.keyboard.press('Escape')
}

/** The page as it refuses to go on. */
async function lookAtErrors(page: Page, state: string): Promise<void> {
  await proceed(page)
  await page.getByText('Error:').first().waitFor()
  await look(page, state)
}

test.describe('on a tablet @desktop', () => {
  test('enrolment, the poster, which fits one sheet of either paper, and the landing page, lying and upright, large and with contrast [CARD-07, CARD-08, WI-02, quality A1, A2]', async ({
    page,
  }) => {
    await page.goto(`/health-services/poster/${STORE}`)
    await expectDrawn(page)
    await expectAccessible(page, { state: 'poster' })
    await expectLargeTargets(page, { state: 'poster' })
    for (const format of ['A4', 'Letter']) {
      const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(pages, format).toHaveLength(1)
    }
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(page.getByText('For trying only')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByText('For trying only')).toBeHidden()
    await expect(page.getByRole('article')).toBeVisible()
    await page.emulateMedia({ media: null })

    await page.goto(`/health-services/kiosk/${STORE}`)
    await page.getByRole('button', { name: 'Use as a store tablet' }).waitFor()
    await expectAccessible(page, { state: 'enrolment' })
    await expectLargeTargets(page, { state: 'enrolment' })
    await page.getByLabel('Code to leave tablet mode').fill(LEAVE_CODE)
    await page.getByRole('button', { name: 'Use as a store tablet' }).click()
    await expectHome(page)
    await expectDrawn(page)
    for (const [width, height] of [
      [1280, 800],
      [800, 1280],
      [820, 1180],
      [1024, 768],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectToFit(page)
      // Start, and the settings at the bottom edge, are seen without scrolling.
      await page.evaluate(() => scrollTo(0, 0))
      await expect(page.getByRole('link', { name: 'Start' })).toBeInViewport({ ratio: 1 })
      // All second lines of the three steps, the last one too (WI-02).
      await expect(page.getByText('approximate wait time')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Text and contrast' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Need help?')).toBeInViewport({ ratio: 1 })
      await expectUncovered(page)
      await look(page, `landing ${width} by ${height}`)
    }
    await page.getByRole('button', { name: 'Text and contrast' }).click()
    await look(page, 'landing, with the popover')
    await page.getByRole('button', { name: 'Larger text' }).click()
    await page.getByRole('button', { name: 'More contrast' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Text and contrast' })).toBeFocused()
    await expectToFit(page)
    await look(page, 'landing, large and with contrast')
  })

  for (const [width, height] of [
    [1024, 768],
    [1180, 820],
    [1280, 800],
    [820, 1180],
  ] as const) {
    test(`Start, the form and its button have the room that ${width} by ${height} has, with larger text and without a connection too [SC-01, SC-03, SC-04, WI-08, WI-31, WI-35]`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/)
      await page.setViewportSize({ width, height })
      await enrolTablet(page)
      const start = page.getByRole('link', { name: 'Start' })
      for (const isLarge of [false, true]) {
        const state = `${width} by ${height}${isLarge ? ', larger text' : ''}`
        if (isLarge) await enlarge(page)
        await expectToFit(page)
        await expect(start, state).toBeInViewport({ ratio: 1 })
        await expectUncovered(page)
        const sizes = await page.evaluate(() => {
          const px = (selector: string) =>
            Number.parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize)
          const link = document.querySelector('main a[href*="select"]') as HTMLElement
          return { title: px('h1'), start: link.offsetHeight, word: px('main a[href*="select"]') }
        })
        if (!isLarge && width > 820) expect(sizes.title, state).toBeGreaterThanOrEqual(78)
        expect(sizes.start, state).toBeGreaterThanOrEqual(120)
        expect(sizes.word, state).toBeGreaterThanOrEqual(43.9)
        await page.context().setOffline(true)
        await expect(page.getByText(/^No connection\./), state).toBeInViewport({ ratio: 1 })
        await expect(start, `${state}, offline`).toBeInViewport({ ratio: 1 })
        await expectUncovered(page)
        await expectToFit(page)
        await page.context().setOffline(false)
        await expect(page.getByText(/^No connection\./), state).toBeHidden()
        await start.click()
        await page.getByRole('checkbox').first().check()
        await page.getByRole('button', { name: 'Continue' }).click()
        const name = page.getByLabel("Patient's Legal First Name")
        await expect(name).toBeVisible()
        await expectToFit(page)
        const [box, form, button, aside] = await Promise.all([
          name.boundingBox(),
          page.locator('form').boundingBox(),
          page.getByRole('button', { name: 'Continue' }).boundingBox(),
          page.getByRole('navigation', { name: 'Steps' }).boundingBox(),
        ])
        expect(box?.width, state).toBeGreaterThanOrEqual(300)
        expect(form?.width, state).toBeGreaterThanOrEqual(width === 820 ? 772 : 700)
        expect(button?.width, state).toBeGreaterThanOrEqual(width === 820 ? 440 : 600)
        const words = await page.getByText('Need help?').boundingBox()
        expect((words?.x ?? 0) + (words?.width ?? 0), state).toBeLessThanOrEqual(width - 24)
        // Nothing covers the form: the steps are beside it or above it.
        const endsBeside = (aside?.x ?? 0) + (aside?.width ?? 0) <= (form?.x ?? 0)
        const endsAbove = (aside?.y ?? 0) + (aside?.height ?? 0) <= (form?.y ?? 0)
        expect(endsBeside || endsAbove, state).toBe(true)
        await page.getByRole('button', { name: 'Start over' }).click()
        await page.getByRole('button', { name: 'Erase' }).click()
        await expectHome(page)
      }
    })
  }

  test('every page of the flow, the warning and the leave dialog [quality A1, A2]', async ({ page }) => {
    await page.clock.install()
    await enrolTablet(page)
    await page.getByText(STORE_NAME, { exact: true }).hover()
    await page.mouse.down()
    await page.clock.runFor(5100)
    await page.mouse.up()
    await look(page, 'leave dialog')
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('checkbox').first().waitFor()
    await lookAtErrors(page, 'selection with an error')
    const answers = answersOf(aGuest(CHILD))
    const titles = Object.values(WALK_IN_SCREENS).map(({ title }) => title)
    for (const title of ['Which vaccines would you like today?', ...titles]) {
      if (title === WALK_IN_SCREENS.name.title) await lookAtErrors(page, 'name with errors')
      await fillForm(page, answers, title)
      await look(page, title)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(page.locator('form button[type=submit]'), title).toBeInViewport({ ratio: 1 })
      await proceed(page)
      await expect(heading(page, title)).toHaveCount(0)
    }
    await readCode(page)
    await look(page, 'confirmation')
    await awaitWarning(page)
    await look(page, 'warning')
    await page.clock.runFor(31_000)
    await expectHome(page)
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
