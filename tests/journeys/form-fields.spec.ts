import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { aGuest, expectScreen, fillScreen, proceed, startForm } from '../support/walk-in-flow.ts'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

/** The box of a labelled control. */
async function boxOf(page: Page, label: string) {
  const box = await page.getByLabel(label, { exact: true }).boundingBox()
  if (!box) throw new Error(`${label} is not drawn`)
  return box
}

/** Size and weight of the words by their role. */
function sizesByRole(page: Page) {
  return page.evaluate(() => {
    const of = (selector: string) => {
      const { fontSize, fontWeight } = getComputedStyle(document.querySelector(selector) as Element)
      return `${Math.round(Number.parseFloat(fontSize))}/${fontWeight}`
    }
    return { title: of('h1'), label: of('main form label'), hint: of('main form [id$=-hint]') }
  })
}

/** Where the answers of the first question are. */
async function placeOfAnswers(page: Page): Promise<'beside' | 'below'> {
  const question = page.getByRole('radiogroup').first()
  const words = await question.locator('legend').boundingBox()
  const [yes, no] = await Promise.all(
    ['Yes', 'No'].map((name) => question.locator('label').filter({ hasText: name }).boundingBox()),
  )
  if (!words || !yes || !no) throw new Error('No question is drawn')
  expect(yes.y, 'the answers are beside each other').toBe(no.y)
  expect(await question.locator('legend').evaluate((words) => getComputedStyle(words).fontWeight)).toBe('600')
  const isBeside = words.x + words.width <= yes.x && yes.y < words.y + words.height
  if (isBeside) {
    const card = await question.boundingBox()
    expect(words.x - (card?.x ?? 0), 'the question is inside of a card').toBeGreaterThanOrEqual(16)
  }
  return isBeside ? 'beside' : 'below'
}

/** The boxes of two fields: whether they share a row, level, in the order of reading. */
async function areBeside(page: Page, [one, other]: [string, string]): Promise<boolean> {
  const [first, second] = [await boxOf(page, one), await boxOf(page, other)]
  return Math.abs(first.y - second.y) < 1 && first.x + first.width < second.x
}

for (const { device, width, height, hasPairs, answers, sizes, options } of [
  {
    device: 'a phone',
    width: 390,
    height: 844,
    hasPairs: false,
    answers: 'below',
    sizes: { title: '28/600', label: '18/500', hint: '17/400' },
    options: { hasTouch: true, isMobile: true },
  },
  {
    device: 'an upright tablet',
    width: 820,
    height: 1180,
    hasPairs: true,
    answers: 'beside',
    sizes: { title: '40/600', label: '20/500', hint: '19/400' },
    options: { hasTouch: true },
  },
  {
    device: 'a lying tablet',
    width: 1180,
    height: 820,
    hasPairs: true,
    answers: 'beside',
    sizes: { title: '40/600', label: '20/500', hint: '19/400' },
    options: { hasTouch: true },
  },
  {
    device: 'a computer',
    width: 1280,
    height: 800,
    hasPairs: true,
    answers: 'below',
    sizes: { title: '36/600', label: '18/500', hint: '17/400' },
    options: {},
  },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height }, ...options })

    test(`fields of one line ${hasPairs ? 'stand in pairs' : 'are below each other'}, each as wide as its answer, and answers are ${answers} their question, at ${width} px [SC-05, SC-09, SC-28, WI-08, WI-35] @desktop`, async ({
      page,
    }) => {
      const guest = aGuest()
      await startForm(page)
      expect(await sizesByRole(page)).toEqual(sizes)
      expect(await areBeside(page, ["Patient's Legal First Name", "Patient's Legal Last Name"])).toBe(
        hasPairs,
      )
      for (const part of ['Month', 'Day', 'Year']) expect((await boxOf(page, part)).width).toBeLessThan(120)
      expect(await areBeside(page, ['Month', 'Day'])).toBe(true)
      const form = await page.locator('main form').boundingBox()
      if (width > 800 && width < 1200) expect(form?.width).toBeGreaterThanOrEqual(480)
      expect((await boxOf(page, 'Phone number')).width).toBeLessThan(260)
      await fillScreen(page, 'name', guest)
      await proceed(page)
      await expectScreen(page, 'record')
      await page.getByLabel('ZIP code').fill('99999') // unknown, so the fields open
      await page.getByLabel('City', { exact: true }).waitFor()
      expect(await areBeside(page, ['City', 'State'])).toBe(hasPairs)
      expect((await boxOf(page, 'ZIP code')).width).toBeLessThan(200)
      const street = await boxOf(page, 'Address Line 1')
      const row = await page
        .locator('main form section')
        .first()
        .evaluate((card) => {
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(card)
          return (
            card.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
          )
        })
      expect(street.width, 'a street has the whole row of its card').toBeCloseTo(row, -1)
      // An error in one of a pair leaves the boxes level.
      await page.getByLabel('City', { exact: true }).fill('Area 51')
      await page.getByLabel('State', { exact: true }).focus()
      await expect(page.getByText('Please enter a valid city.')).toBeVisible()
      expect(await areBeside(page, ['City', 'State'])).toBe(hasPairs)
      await page.getByLabel('City', { exact: true }).fill('')
      await fillScreen(page, 'record', guest)
      await proceed(page)
      await expectScreen(page, 'today')
      expect(await placeOfAnswers(page)).toBe(answers)
    })
  })
}
