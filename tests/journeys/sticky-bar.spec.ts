import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { bar, keepOwnClock, openResults, pickSlot, SEARCHES, slots } from '../support/results-flow.ts'
import { aGuest, walkIn } from '../support/walk-in-flow.ts'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const HIGHEST = 120
const LOOKED_AT = ['name', 'check', 'reactions']
/** Below so many pixels, 26 em, the bar scrolls with the page. */
const LOW = 416

/** Whether the bar lies on a strip, with the page scrolled to its beginning or its end. A frame after the scrolling says it. */
function hasStrip(page: Page, to: 'beginning' | 'end'): Promise<boolean> {
  return page.evaluate(async (to) => {
    scrollTo(0, to === 'end' ? document.documentElement.scrollHeight : 0)
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    const bar = document.querySelector('[class*=StickyBar_bar]')
    return bar !== null && getComputedStyle(bar, '::before').display !== 'none'
  }, to)
}

/** Presses Tab until the focus leaves the page, and tells what had it while the bar covered some of it. */
async function coveredOnTheWay(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  })
  const covered: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const bar = document.querySelector('[class*=StickyBar_bar]')
      const focused = document.activeElement
      if (!bar || !focused?.closest('main')) return 'left'
      if (bar.contains(focused)) return ''
      const [{ top, bottom }, box] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
      const isUnder = box.bottom > top + 1 && box.top < bottom - 1
      return isUnder ? `${focused.tagName} "${focused.textContent?.slice(0, 30) || focused.id}"` : ''
    })
    if (found === 'left') return covered
    if (found !== '') covered.push(found)
  }
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(`whatever takes the focus is clear of the bar at ${width} by ${height}, which has a strip only where it covers the page [SC-17] @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await walkIn(page, {
      guest: aGuest(),
      until: 'sign',
      onPage: async (name) => {
        if (!LOOKED_AT.includes(name)) return
        await expect(bar(page)).toBeVisible()
        expect(await coveredOnTheWay(page), name).toEqual([])
        // A lying phone has no room for a bar that sticks.
        expect(await hasStrip(page, 'beginning')).toBe(height > LOW)
        expect(await hasStrip(page, 'end'), 'in its own place it is a button').toBe(false)
      },
    })
  })
}

test('the bar is at most 120 px high on a phone, however long the names, up to the last minute [SC-17]', async ({
  page,
}) => {
  const height = async () => (await bar(page).boundingBox())?.height
  const lengthen = () =>
    page.evaluate(() => {
      const what = document.querySelector('[class*=StickyBar_what]')
      if (what)
        what.textContent =
          'Comprehensive Physical Examination, Fernlight Clinic at Marrowby Market Lantern Square, '
    })
  await keepOwnClock(page)
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await expect(bar(page)).toContainText('Held for you')
  await lengthen()
  expect(await height()).toBeLessThanOrEqual(HIGHEST)
  await expect(page.locator('[class*=StickyBar_when]')).toBeInViewport({ ratio: 1 })
  await page.clock.fastForward('13:01')
  await expect(page.getByRole('button', { name: 'Keep it longer' })).toBeInViewport({ ratio: 1 })
  await lengthen()
  expect(await height()).toBeLessThanOrEqual(HIGHEST)
  await expect(page.locator('[class*=StickyBar_when]')).toBeInViewport({ ratio: 1 })
})
