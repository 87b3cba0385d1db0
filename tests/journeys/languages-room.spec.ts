import { rmSync } from 'node:fs'
import type { Page } from 'playwright'
import { LANGUAGE_CODES } from '#contract/languages'
import { test as base, expect } from '../support/fixtures.ts'
import { offerLanguages, walker, walkInIn } from '../support/languages-walk.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { stickingOut } from '../support/sizes.ts'
import { enrolTablet, TABLET } from '../support/tablet.ts'

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en')

/** Behind a server that offers all languages. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  server: async ({}, use) => {
    const dataDir = temporaryFolder()
    offerLanguages(dataDir, OTHERS)
    const server = await startServer({ dataDir })
    await use(server)
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

test('no word of a walk-in in German is cut off with text of 200 percent [LANG-01, SC-39]', async ({
  page,
}) => {
  await walkInIn(page, 'de', walker(), async (name) => {
    await expect.poll(() => stickingOut(page, 2), `${name}: ${await page.title()}`).toEqual([])
  })
})

/** The names of languages that lie over something else of the bottom edge, or beyond the screen. */
function crampedLanguages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rest = document.querySelectorAll('footer p, footer button, main a[href*="select"]')
    const others = Array.from(rest, (one) => one.getBoundingClientRect())
    const names = Array.from(document.querySelectorAll('section > [data-languages] a'))
    const isCramped = ({ left, right, top, bottom }: DOMRect) =>
      left < 0 ||
      right > innerWidth ||
      others.some((one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom)
    return names.filter((name) => isCramped(name.getBoundingClientRect())).map((name) => name.textContent)
  })
}

test.describe('on a tablet @desktop', () => {
  test.use(TABLET)

  test('the names of all languages have their own room at the bottom edge, with larger text too; in usual text the steps keep their second lines [LANG-02, SC-02, WI-02]', async ({
    page,
  }) => {
    for (const isLarge of [false, true]) {
      if (isLarge) {
        await page.getByRole('button', { name: 'Text and contrast' }).click()
        await page.getByRole('button', { name: 'Larger text' }).click()
        await page.keyboard.press('Escape')
      } else await enrolTablet(page)
      for (const [width, height] of [
        [1180, 820],
        [1280, 800],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height })
        const state = `${width} by ${height}${isLarge ? ', larger text' : ''}`
        await expect(page.locator('section > [data-languages] a'), state).toHaveCount(OTHERS.length)
        await expect.poll(() => crampedLanguages(page), state).toEqual([])
        await expect(page.getByRole('link', { name: 'Start' }), state).toBeInViewport({ ratio: 1 })
        const last = page.getByText('The pharmacy team tells you the approximate wait time.')
        if (!isLarge) await expect(last, state).toBeInViewport({ ratio: 1 })
        await expect(page.getByText('Need help?'), state).toBeInViewport({ ratio: 1 })
      }
    }
  })
})
