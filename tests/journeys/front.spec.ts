import { holdUp } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, SEARCHES, slots } from '../support/results-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const LANDING = '/health-services/instant-vaccines/90100001'
const SELECTION = '/health-services/instant-vaccines/select/90100001'

test('before the app is there a landing page says its hours, and a press on Start waits and is carried out once [quality P1, P2, STORE-07]', async ({
  page,
}) => {
  const letGo = await holdUp(page, /\/assets\/main-.*\.js$/)
  await page.goto(LANDING)
  await expect(page.getByText('Open 24 hours')).toBeVisible()
  const start = page.getByRole('link', { name: 'Start' })
  await start.focus()
  await page.keyboard.press('Enter')
  await start.click()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await expect(page).toHaveURL(LANDING)
  const before = await page.evaluate(() => window.history.length)
  letGo()
  await expect(page).toHaveURL(SELECTION)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(
    await page.evaluate(() => [
      'isSameDocument' in window,
      window.history.length,
      window.history.state?.fresh,
    ]),
  ).toEqual([true, before + 1, true])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Walk-In Vaccine' })).toBeVisible()
  await expect(page.getByText('Open 24 hours')).toBeVisible()
})

test('a link to results whose scripts do not come opens by itself when they do, with its search [quality R6, ROUTE-34]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_RESET|dynamically imported module/)
  let isLost = true
  await page.route(/\/assets\/core-[^/]*\.js$/, (route) =>
    isLost ? route.abort('connectionreset') : route.continue(),
  )
  await page.goto(addressOf(SEARCHES.flu))
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  isLost = false
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible()
  await expect(slots(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0)
})

test('a reload brings a guest back to the same place also on a page whose heading takes focus', async ({
  page,
}) => {
  await page.goto('/health-services/privacy')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 900))
  const letGo = await holdUp(page, /\/assets\/main-.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  letGo()
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})
