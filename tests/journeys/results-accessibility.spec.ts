import type { Page } from 'playwright'
import { expect, pauseRequests, test } from '../support/fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { expectGoodLooks } from '../support/looks.ts'
import {
  addressOf,
  cards,
  chosen,
  keepOwnClock,
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
import { stickingOut } from '../support/sizes.ts'

// Many states are looked at in one pass, each at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

const PHONE = { width: 390, height: 844 }
const WIDTHS = [1280, 820, 390]

/** Axe in light and dark at three widths, and the size of all targets; the last is a phone's. */
async function look(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectGoodLooks(page, `${state}, ${width}`)
  }
}

/** Buttons that are narrower than their words where text is twice as large. */
function cutButtons(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const cut = [...document.querySelectorAll('button')].filter(
      (button) => button.scrollWidth > button.clientWidth + 1 && getComputedStyle(button).clipPath === 'none', // seen only while it has focus
    )
    root.style.fontSize = ''
    return cut.map(({ textContent }) => textContent)
  })
}

/** From now on the server gives each time of a service to somebody else. */
async function loseTimesOf(page: Page, serviceId: number): Promise<void> {
  await page.route(RESERVATIONS, (route) =>
    route.request().postDataJSON()?.serviceId === serviceId
      ? route.fulfill({ status: 409, json: { errors: [{ key: 'slotTaken', message: 'No.' }] } })
      : route.continue(),
  )
}

/** Has the server hold the next time for ten minutes only. */
async function holdBriefly(page: Page): Promise<void> {
  await page.route(
    RESERVATIONS,
    async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      const [held] = data.appointmentReservations
      const expiresAt = new Date(Date.now() + 10 * 60_000).toISOString()
      await route.fulfill({ response, json: { data: { appointmentReservations: [{ ...held, expiresAt }] } } })
    },
    { times: 1 },
  )
}

test('the looks of the list, a time held, one just booked, video and dietitian [quality A1, A2, A5] @desktop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await pauseRequests(page)
  await openResults(page, { ...SEARCHES.flu, serviceIds: '201,219' })
  await look(page, 'in person')
  await pickSlot(page, slots(page).first())
  await look(page, 'a time held')
  await test.step('at 320 px and with text twice as large nothing is cut off or scrolls sideways', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => stickingOut(page, 1)).toEqual([]) // the dates follow the width
    await page.setViewportSize({ width: 640, height: 900 })
    await expect.poll(() => stickingOut(page, 2)).toEqual([])
    expect(await cutButtons(page)).toEqual([])
  })
  await loseTimesOf(page, 201)
  await slots(cards(page).nth(1)).first().click()
  await expect(page.getByText(/just booked/)).toBeVisible()
  await look(page, 'just booked')
  await page.goto(addressOf(SEARCHES.video))
  await expect(page.getByRole('button', { name: 'Release it and search' })).toBeVisible()
  await look(page, 'held for another search')
  await page.getByRole('button', { name: 'Release it and search' }).click()
  await expect(slots(page).first()).toBeVisible()
  await look(page, 'video')
  await openResults(page, SEARCHES.dietitian)
  await look(page, 'dietitian')
})

test('the looks of no results, too far ahead, and no answer [quality A1, A2, RESULTS-29, FIND-49] @desktop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404|500/)
  await page.goto(addressOf({ ...SEARCHES.flu, location: 'Xyzzyville' }))
  await expect(page.getByText('No results found!')).toBeVisible()
  // The form was folded: only one that has opened can take focus.
  await expect(page.getByLabel('Location')).toBeFocused()
  await expect(page.getByText(/We're unable to find a provider in this location/)).toBeVisible()
  await look(page, 'unknown place')
  await page.goto(addressOf({ ...SEARCHES.flu, date: '2100-01-01' }))
  await expect(page.getByText(/You can only book/)).toBeVisible()
  await look(page, 'too far ahead')
  await page.route('**/results/physical*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.goto(addressOf({ ...SEARCHES.flu, benefitCode: 'RIVERCREW' }))
  await expect(page.getByText('Benefit code locations failed to load.')).toBeVisible()
  await look(page, 'no answer')
})

test('the looks of the second dose, and of what is held on the form until it is lost [quality A1, A2, HOLD-24] @desktop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await pauseRequests(page)
  await keepOwnClock(page)
  await openSeries(page)
  await pickSlot(page, slots(page).first())
  await proceed(page)
  await expect(page.getByRole('heading', { level: 1, name: /second dose/ })).toBeVisible()
  await expect(slots(page).first()).toBeVisible()
  await look(page, 'second dose')
  await holdBriefly(page)
  await pickSlot(page, slots(page).first())
  await proceedToForm(page, 2)
  await look(page, 'held')
  await page.clock.fastForward('08:20')
  await expect(page.getByRole('timer')).toBeVisible()
  await look(page, 'two minutes left')
  await page.clock.fastForward('02:00')
  await expect(page.getByText(/no longer held/)).toBeVisible()
  await look(page, 'no longer held')

  await page.setViewportSize(PHONE)
  await loseTimesOf(page, 210)
  await page.keyboard.press('Tab')
  const lost = page.getByRole('alert').filter({ hasText: 'booked by somebody else' })
  await expect(lost).toContainText('The time of your 2nd appointment')
  await expect(lost).toBeInViewport()
  await look(page, 'second dose lost')
  await page.unroute(RESERVATIONS)
  await lost.getByRole('button', { name: /[AP]M/ }).first().click()
  await expect(lost).toHaveCount(0)

  await page.clock.fastForward('16:00')
  await expect(page.getByText(/no longer held/)).toBeVisible()
  await page.setViewportSize(PHONE)
  await loseTimesOf(page, 209)
  await page.keyboard.press('Tab')
  await expect(lost).toContainText('Your time was booked by somebody else.')
  await expect(lost).toBeInViewport()
  await look(page, 'first dose lost')
})

test('a time is chosen and held by keyboard alone; its state is announced, and the form is two stops away [quality A3, A4, SC-18, SC-21] @desktop', async ({
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
  await expect(page.locator('[aria-live=polite]')).toContainText(/Continue is the next button\.$/)
  await tabTo(page, /^Continue with \d\d:\d\d [AP]M$/, undefined, 1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${SCHEDULE}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Who is getting the vaccine?' })).toBeFocused()
})
