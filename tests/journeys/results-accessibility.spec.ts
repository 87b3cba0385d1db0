import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  addressOf,
  cards,
  chosen,
  openResults,
  openSeries,
  pickSlot,
  proceed,
  proceedToForm,
  RESERVATIONS,
  SCHEDULE,
  SEARCHES,
  slots,
} from '../support/results-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'

// Many states are looked at in one pass, each at rest.
test.describe.configure({ timeout: 180_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const WIDTHS = [390, 820, 1280]

/** Axe in light and dark at three widths, and the size of all targets. */
async function look(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // At the end of the page the bar with the button lies over nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, { state: `${state}, ${width}, ${colorScheme}` })
    }
    await expectLargeTargets(page, { state: `${state}, ${width}` })
  }
}

test('quality A1 A2 the in-person list, a time held, and one just booked @desktop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await openResults(page, { ...SEARCHES.flu, serviceIds: '201,219' })
  await look(page, 'in person')
  await pickSlot(page, slots(page).first())
  await look(page, 'a time held')
  await page.route(
    RESERVATIONS,
    (route) => route.fulfill({ status: 409, json: { errors: [{ key: 'slotTaken', message: 'No.' }] } }),
    { times: 1 },
  )
  await slots(cards(page).nth(1)).first().click()
  await expect(page.getByText(/just booked/)).toBeVisible()
  await look(page, 'just booked')
})

test('quality A1 A2 the virtual and the dietitian view @desktop', async ({ page }) => {
  await openResults(page, SEARCHES.video)
  await look(page, 'video')
  await openResults(page, SEARCHES.dietitian)
  await look(page, 'dietitian')
})

test('quality A1 A2 no results, too far ahead, and no answer @desktop', async ({ page, complaints }) => {
  complaints.allow(/404|500/)
  await page.goto(addressOf({ ...SEARCHES.flu, location: 'Xyzzyville' }))
  await expect(page.getByText('No results found!')).toBeVisible()
  await look(page, 'nobody there')
  await page.goto(addressOf({ ...SEARCHES.flu, date: '2100-01-01' }))
  await expect(page.getByText(/You can only book/)).toBeVisible()
  await look(page, 'too far ahead')
  await page.route('**/results/physical*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.goto(addressOf({ ...SEARCHES.flu, benefitCode: 'RIVERCREW' }))
  await expect(page.getByText('Benefit code locations failed to load.')).toBeVisible()
  await look(page, 'no answer')
})

test('quality A1 A2 the second dose, and what is held on the form, to its end @desktop', async ({ page }) => {
  await page.clock.install()
  await openSeries(page)
  await pickSlot(page, slots(page).first())
  await proceed(page)
  await expect(page.getByRole('heading', { level: 1, name: /second dose/ })).toBeVisible()
  await expect(slots(page).first()).toBeVisible()
  await look(page, 'second dose')
  await pickSlot(page, slots(page).first())
  await proceedToForm(page, 2)
  await look(page, 'held')
  await page.clock.fastForward('13:20')
  await expect(page.getByRole('timer')).toBeVisible()
  await look(page, 'two minutes left')
  await page.clock.fastForward('03:00')
  await expect(page.getByText(/no longer held/)).toBeVisible()
  await look(page, 'no longer held')
})

/** Presses Tab until the focused control has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`No control named ${name} was reached`)
}

test('quality A3 A4 a time is chosen and held by keyboard alone; its state is told @desktop', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /^\d\d:\d\d [AP]M/)
  await expect(slots(page).first()).toBeFocused()
  await expect(slots(page).first()).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toHaveCount(1)
  await expect(chosen(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Held for you until/ })).toBeAttached()
  await tabTo(page, /^Continue$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${SCHEDULE}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Who is getting the vaccine?' })).toBeFocused()
})

test('quality A5 at 320 px and with text twice as large nothing is cut off or scrolls sideways @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 640, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflow()).toBeLessThanOrEqual(0)
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('button')].filter((button) => button.scrollWidth > button.clientWidth + 1)
        .length,
  )
  expect(cut).toBe(0)
})
