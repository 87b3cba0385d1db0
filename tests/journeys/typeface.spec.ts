import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { cards, keepOwnClock, openResults, SEARCHES, slots, usualDayAhead } from '../support/results-flow.ts'
import { expectOwnTypeface, useOwnTypeface } from '../support/typeface.ts'
import { aGuest, DEMONSTRATION_STORE, heading, walkIn } from '../support/walk-in-flow.ts'
import { untilServed } from '../support/worker.ts'

const LINES = [
  'Use the name on the ID or insurance card.',
  "Patient's Legal First Name",
  'Flu, Lantern Square, Sun, Nov 22, 10:00 AM EST',
  'Held for you for 14 more minutes, until 01:18 AM.',
  'Closed now. Opens tomorrow at 08:30 AM',
  'Please read this before you go on. You can change any answer.',
  'Fernlight Clinic at Marrowby Market Lantern Square',
  'We currently treat patients 12 months old and up (18 months old and up in Mississippi).',
  'No appointment needed. About 5 minutes.',
  'Your appointment is confirmed!',
]

/** Widths and height of lines in a font. */
function measured(page: Page, family: string, weight: number): Promise<{ widths: number[]; height: number }> {
  return page.evaluate(
    async ([lines, family, weight]) => {
      const box = document.createElement('div')
      box.style.cssText = `position: absolute; inset: 0 auto auto 0; font: ${weight} 20px / normal ${family}`
      box.append(
        ...lines.map((line) => {
          const span = document.createElement('span')
          span.style.cssText = 'display: block; inline-size: max-content; white-space: nowrap'
          span.textContent = line
          return span
        }),
      )
      document.body.append(box)
      await document.fonts.ready
      const sizes = [...box.children].map((line) => line.getBoundingClientRect())
      box.remove()
      return { widths: sizes.map(({ width }) => width), height: sizes[0]?.height ?? 0 }
    },
    [LINES, family, weight] as const,
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** The typeface of a page: whether it is the product's, and how wide it draws a line. */
async function typeface(page: Page): Promise<{ isOwn: boolean; width: number }> {
  const isOwn = await page.evaluate(() => document.documentElement.dataset['typeface'] !== undefined)
  const { widths } = await measured(page, 'var(--font)', 600)
  return { isOwn, width: sum(widths) }
}

/** The typefaces of the landing page, the first page of the form and a later one. */
async function visit(page: Page): Promise<{ isOwn: boolean; width: number }[]> {
  const seen: { isOwn: boolean; width: number }[] = []
  const look = async (name: string) => {
    if (['landing', 'name', 'contact'].includes(name)) seen.push(await typeface(page))
  }
  await walkIn(page, { guest: aGuest(), onPage: look, until: 'today' })
  return seen
}

test.describe('the typeface @desktop', () => {
  test("the system's is as wide and as high as the product's: ten lines within 2 percent, none off by 4 [SC-09, WI-40]", async ({
    page,
  }) => {
    await useOwnTypeface(page)
    await page.goto(DEMONSTRATION_STORE)
    await page.evaluate(() => document.fonts.ready)
    for (const weight of [400, 600]) {
      const own = await measured(page, 'var(--font)', weight)
      const other = await measured(page, 'var(--fallback)', weight)
      expect(own.widths, 'two typefaces are compared').not.toEqual(other.widths)
      expect(Math.abs(sum(other.widths) / sum(own.widths) - 1), `weight ${weight}`).toBeLessThan(0.02)
      for (const [index, width] of own.widths.entries())
        expect(Math.abs((other.widths[index] ?? 0) / width - 1), LINES[index]).toBeLessThan(0.04)
      expect(Math.abs(other.height - own.height), `height at weight ${weight}`).toBeLessThanOrEqual(1)
    }
  })

  test("one visit has one typeface: the system's on the first, the product's from the next start on, offline too [WI-40]", async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    const first = await visit(page)
    expect(first.map(({ isOwn }) => isOwn)).toEqual([false, false])
    expect(new Set(first.map(({ width }) => width)).size, 'nothing changes in mid-visit').toBe(1)
    await untilServed(page)
    await page.goto(DEMONSTRATION_STORE)
    const second = [await typeface(page)]
    await page.getByRole('link', { name: /^(Start|Continue my check-in)$/ }).click()
    await expect(page.locator('form')).toBeVisible()
    second.push(await typeface(page))
    await expectOwnTypeface(page)
    expect(second.map(({ isOwn }) => isOwn)).toEqual([true, true])
    expect(new Set(second.map(({ width }) => width)).size, 'nothing changes in mid-visit').toBe(1)
    expect(Math.abs((second[0]?.width ?? 0) / (first[0]?.width ?? 1) - 1)).toBeLessThan(0.02)
    await context.setOffline(true)
    await page.goto(DEMONSTRATION_STORE)
    await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
    expect((await typeface(page)).isOwn, 'offline').toBe(true)
  })
})

for (const width of [320, 360, 390]) {
  test(`a first visit to the results shows a whole time without scrolling, at ${width} px in the evening [SC-19, BK-18]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // A closed clinic says when it opens, which takes a line more.
    await keepOwnClock(page)
    const date = usualDayAhead()
    await page.clock.setFixedTime(`${date}T03:30:00Z`)
    await openResults(page, { ...SEARCHES.flu, date })
    expect((await typeface(page)).isOwn, 'the typeface of a first visit').toBe(false)
    await expect(cards(page).first()).toContainText('Opens tomorrow')
    await expect(slots(page).first()).toBeInViewport({ ratio: 1 })
  })
}
