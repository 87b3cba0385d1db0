import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { dayFrom, holdUp, openForm, searchIn, submitOf } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTargets } from '../support/targets.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const SIMILAR = /similar-addresses/
const locationOf = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option')

/** Addresses asked for suggestions, in order. */
function watchAsked(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    if (SIMILAR.test(request.url())) asked.push(new URL(request.url()))
  })
  return asked
}

test('FIND-14 FIND-15 FIND-17 API-04 places are suggested with their state, and chosen by the arrow keys', async ({
  page,
}) => {
  const asked = watchAsked(page)
  await openForm(page)
  const location = locationOf(page)
  await location.pressSequentially('Cinci', { delay: 30 })
  await expect(optionsOf(page).first()).toHaveText('Cincinnati, OH')
  expect(await optionsOf(page).count()).toBeLessThanOrEqual(5)
  for (const name of await optionsOf(page).allTextContents()) expect(name).toMatch(/, [A-Z]{2}$/)
  expect(asked.at(-1)?.searchParams.get('filter.freeFormAddress')).toBe('Cinci')
  expect(asked.at(-1)?.searchParams.get('page.size')).toBe('5')
  await expect(location).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: /places?\. / })).toBeAttached()
  await expectAccessible(page, { state: 'suggestions' })
  await expectLargeTargets(page, { state: 'suggestions' })

  const marked = () => optionsOf(page).and(page.locator('[aria-selected=true]'))
  await location.press('ArrowUp')
  await expect(marked()).toHaveText((await optionsOf(page).last().textContent()) ?? '')
  await location.press('ArrowDown')
  await expect(marked()).toHaveCount(0)
  await location.press('ArrowDown')
  await expect(marked()).toHaveText('Cincinnati, OH')
  await expect(location).toHaveAttribute('aria-activedescendant', (await marked().getAttribute('id')) ?? '')
  await location.press('Enter')
  await expect(location).toHaveValue('Cincinnati, OH')
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(location).toHaveAttribute('aria-expanded', 'false')
  await expect(page).not.toHaveTitle(/^Error/) // Enter chose, and sent nothing
})

test('FIND-14 FIND-15 Escape and leaving the field close the list, and keep what was typed', async ({
  page,
}) => {
  await openForm(page)
  const location = locationOf(page)
  await location.pressSequentially('Cinci')
  await expect(optionsOf(page).first()).toBeVisible()
  await location.press('Escape')
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(location).toHaveValue('Cinci')
  await location.press('n')
  await expect(optionsOf(page).first()).toBeVisible()
  await location.press('Tab')
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(location).toHaveValue('Cincin')
  await location.fill('')
  await expect(optionsOf(page)).toHaveCount(0)
})

test('FIND-15 a place is chosen by a tap @phone', async ({ page }) => {
  await openForm(page)
  await locationOf(page).tap()
  await locationOf(page).pressSequentially('4520')
  const option = optionsOf(page).first()
  await expect(option).toBeVisible()
  await option.tap()
  await expect(locationOf(page)).toHaveValue(/^4520\d$/)
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(locationOf(page)).toBeFocused()
})

test('FIND-16 typing asks once it rests, and not for nothing', async ({ page }) => {
  const asked = watchAsked(page)
  await openForm(page)
  const location = locationOf(page)
  await location.pressSequentially('Hous', { delay: 50 })
  await expect(optionsOf(page).first()).toBeVisible()
  expect(asked.map((url) => url.searchParams.get('filter.freeFormAddress'))).toEqual(['Hous'])
  await location.fill('   ')
  await expect(optionsOf(page)).toHaveCount(0)
  await page.waitForTimeout(700)
  expect(asked).toHaveLength(1)
})

test('FIND-16 an answer that comes too late is not shown', async ({ page }) => {
  await openForm(page)
  const letGo = await holdUp(page, /freeFormAddress=Cinci&/)
  const location = locationOf(page)
  const first = page.waitForRequest(SIMILAR)
  await location.pressSequentially('Cinci')
  await first
  await location.fill('Phoe')
  await expect(optionsOf(page).first()).toHaveText(/^Phoenix, AZ/)
  letGo()
  await page.waitForTimeout(200)
  await expect(optionsOf(page).first()).toHaveText(/^Phoenix, AZ/)
})

test('FIND-18 free text stays usable while suggestions fail', async ({ page, complaints }) => {
  complaints.allow(/status of 500/)
  await page.route(SIMILAR, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption('Video Visits')
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  const failed = page.waitForResponse(SIMILAR)
  await locationOf(page).pressSequentially('Cincinnati, OH')
  await failed
  await expect(optionsOf(page)).toHaveCount(0)
  await submitOf(page).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL(/\/scheduler\/result$/)
  expect(await searchIn(page)).toMatchObject({ location: 'Cincinnati, OH' })
})

test('FIND-08 without a connection the page says once that a search needs one', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await openForm(page)
  await context.setOffline(true)
  const said = page.getByText(/No connection|trouble connecting/)
  await expect(said).toHaveText('No connection. You can go on, but to search or to book you need it back.')
  await expectAccessible(page, { state: 'offline' })
  await context.setOffline(false)
  await expect(said).toHaveCount(0, { timeout: 15_000 })
})

test('quality A3: the whole form by the keyboard alone @desktop', async ({ page }) => {
  await openForm(page)
  const type = page.getByLabel('Appointment Type')
  for (let presses = 0; presses < 10; presses += 1) {
    if (await type.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(type).toBeFocused()
  await page.keyboard.type('Clinic')
  await expect(type).toHaveValue('Clinic Visits')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cinci')
  await expect(optionsOf(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Need a flu vaccine?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/scheduler\/result$/)
  const { day } = await dayFrom(page, 0)
  expect(await searchIn(page)).toMatchObject({
    location: 'Cincinnati, OH',
    date: day,
    shouldAddPromotion: false,
  })
})
