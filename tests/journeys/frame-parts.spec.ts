import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import {
  bar,
  keepOwnClock,
  openResults,
  pickSlot,
  proceedToForm,
  SEARCHES,
  slots,
} from '../support/results-flow.ts'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

/** Chips whose words take two lines or come nearer than 6 px to the rim. */
function tightChips(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article li > button[aria-pressed]')].flatMap((chip) => {
      const range = document.createRange()
      range.selectNodeContents(chip)
      const [box, words] = [chip.getBoundingClientRect(), range.getBoundingClientRect()]
      const room = (box.width - words.width) / 2
      const isOneLine = range.getClientRects().length === 1
      return isOneLine && room >= 6 ? [] : [`${chip.textContent} has ${room} px`]
    }),
  )
}

test('a chip is one line with room at each side, at every width and text size [SC-20, BK-18] @desktop', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const root of [18, 24, 36]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`
        window.dispatchEvent(new Event('resize'))
      }, root)
      await expect.poll(() => tightChips(page), `${width} px, text of ${root} px`).toEqual([])
    }
  }
})

test('a chosen chip has a check before its time where it has room, so that colour is not the only sign [SC-20] @desktop', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  const chip = slots(page).first()
  await pickSlot(page, chip)
  const check = chip.locator('svg')
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(check).toBeVisible()
  await expect(slots(page).locator('svg:visible')).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(check).toBeHidden()
})

test('the bar warns on a scrolled form without moving it, and keeps the time [SC-17, SC-22]', async ({
  page,
}) => {
  await keepOwnClock(page)
  await openResults(page, SEARCHES.flu)
  await expect(bar(page)).toHaveCount(0)
  await pickSlot(page, slots(page).first())
  await proceedToForm(page)
  await page.evaluate(() => scrollTo(0, 300))
  const field = page.getByLabel('Month')
  const before = await field.boundingBox()
  const keep = page.getByRole('button', { name: 'Keep it longer' })
  await page.clock.fastForward('13:01')
  await expect(keep).toBeInViewport({ ratio: 1 })
  expect(await field.boundingBox()).toEqual(before)
  await page.clock.fastForward('01:50')
  await expect(keep).toBeInViewport({ ratio: 1 })
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
  await keep.click()
  expect((await kept).status()).toBe(200)
})

test('a press on an error link draws a ring around its field and brings its label up [SC-26]', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await proceedToForm(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const links = page.locator('[class*=ErrorSummary_summary] a')
  await links
    .filter({ hasText: /date of birth|birth date/i })
    .first()
    .click()
  const group = page.getByRole('group', { name: 'Date of birth' })
  await expect(group.getByLabel('Month')).toBeFocused()
  await expect(group).toHaveCSS('outline-width', '3px')
  await expect.poll(async () => (await group.boundingBox())?.y ?? -1).toBeLessThan(422)
  expect((await group.boundingBox())?.y).toBeGreaterThanOrEqual(0)
})
