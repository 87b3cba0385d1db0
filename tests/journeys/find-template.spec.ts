import type { Page } from 'playwright'
import {
  dayFrom,
  expectTypes,
  holdUp,
  MAIN,
  openForm,
  openWithoutTypes,
  searchIn,
  submitOf,
  toggleOf,
  touch,
} from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { inTwoParts } from '../support/in-two-parts.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const FORM_SCRIPT = /\/assets\/(MainFind|StoreNumber)-.*\.js$/
/** The app, of which the form is a part. */
const APP = /\/assets\/(main|MainFind|StoreNumber)-.*\.js$/
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
const typeOf = (page: Page) => page.getByLabel('Appointment Type')
const locationOf = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const dateOf = (page: Page) => page.getByLabel('Date', { exact: true })

/** Opens main, which has nothing of the app until it is let go. */
async function openEarly(page: Page): Promise<() => void> {
  const letGo = await holdUp(page, APP)
  await page.goto(MAIN)
  await expect(dateOf(page)).toHaveAttribute('min', /./)
  return letGo
}

async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('form:not([data-early]) #find-type')).toBeAttached()
}

/** Notes what moves on every page that is opened from now on; answers what has moved. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Element }[]
        }
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''}`)
        shifts.push(`${value} at ${Math.round(entry.startTime)} ms: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

test('nothing on main moves while it comes to life [quality P5] @widths', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await openForm(page)
  await expect(dateOf(page)).not.toHaveValue('')
  expect(await shifts()).toEqual([])
})

test('nothing on main moves when its second half comes late [quality P5] @widths', async ({
  browser,
  server,
}) => {
  const slow = await inTwoParts(server)
  const page = await browser.newPage()
  const shifts = await watchShifts(page)
  for (const mark of ['data-all-visits', '<footer']) {
    await page.goto(slow.addressOf(MAIN, mark), { waitUntil: 'commit' })
    await expect(page.locator('[data-tile]').first()).toBeVisible()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    slow.sendRest()
    await expect(page.locator('footer')).toBeVisible()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await shifts(), mark).toEqual([])
  }
  await page.close()
  await slow.stop()
})

test('a guest who goes Back before any script has run sees the page before [ROUTE-18, quality P2]', async ({
  page,
}) => {
  const letGo = await holdUp(page, /\/assets\/index-.*\.js$/)
  await page.goto(MAIN, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    window.history.pushState(null, '', '/health-services/privacy')
    window.history.pushState(null, '', '/health-services/scheduler/main')
    window.history.back()
  })
  await expect(page).toHaveURL(/\/privacy$/)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Your privacy' })).toBeVisible()
})

test('what is typed and pressed before the form is alive is answered then [FIND-03, quality P2]', async ({
  page,
}) => {
  let letGo = await openEarly(page)
  await locationOf(page).fill('45202')
  const { day } = await dayFrom(page, 5)
  await dateOf(page).fill(day)
  await submitOf(page).click()
  letGo()
  await expect(page.getByText('Appointment Type is a required field.').first()).toBeVisible()
  await expect(locationOf(page)).toHaveValue('45202')
  await expect(dateOf(page)).toHaveValue(day)
  await expect(page.getByText('Location is a required field.')).toHaveCount(0)

  letGo = await openEarly(page)
  await toggleOf(page).click()
  letGo()
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')

  letGo = await openEarly(page)
  await page.getByLabel('Store number').fill('90100001')
  await page.getByRole('button', { name: 'Continue' }).click()
  letGo()
  await expect(page).toHaveURL(/instant-vaccines\/90100001$/)
})

test('the scripts of the form come at the first touch, or at once where no types are listed, and are asked for again [FIND-05, quality P1, quality fault 35]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to fetch/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(MAIN)
  await page.waitForLoadState('networkidle')
  await expectTypes(page)
  const today = (await dayFrom(page, 0)).day
  await expect(dateOf(page)).toHaveValue(today)
  await expect(dateOf(page)).toHaveAttribute('min', today)
  expect(asked.filter((path) => FORM_SCRIPT.test(path) || path.includes('/services'))).toEqual([])
  let refused = 0
  await page.route(FORM_SCRIPT, (route) => {
    refused += 1
    return refused <= 2 ? route.abort() : route.continue()
  })
  await touch(page)
  await locationOf(page).fill('45202')
  await expectAlive(page)
  await expect(locationOf(page)).toHaveValue('45202')

  // Nothing to fill in: nothing waits for a touch.
  const letGo = await holdUp(page, '**/appointment-management/v1/services?*')
  await openWithoutTypes(page)
  await expect(typeOf(page).locator('option')).toHaveText(['Fetching values...'])
  letGo()
  await expectTypes(page)
})

test('a whole search is filled in and sent before any script of the form is there [quality P2, P5]', async ({
  page,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const letGo = await openEarly(page)
    await typeOf(page).selectOption('Physicals')
    await locationOf(page).fill('4520')
    await locationOf(page).press('End')
    await expect(page.locator('form[data-early] #find-type')).toBeAttached()
    await submitOf(page).click()
    await locationOf(page).focus()
    await page.keyboard.type('2')
    letGo()
    const dialog = page.getByRole('dialog', { name: 'Need a flu vaccine?' })
    await dialog.getByRole('button', { name: 'No' }).click()
    await expect(page).toHaveURL(/\/scheduler\/(?:prescreen\/1|result)$/)
    expect(await searchIn(page)).toMatchObject({
      type: 'Physicals',
      location: '45202',
      date: (await dayFrom(page, 0)).day,
    })
  }
})

test('coming alive keeps the field, focus, caret and what was chosen [quality P2, P5]', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const letGo = await openEarly(page)
    const location = locationOf(page)
    await typeOf(page).selectOption('Physicals')
    await location.fill('Cinnati, OH')
    await location.evaluate((input: HTMLInputElement) => {
      input.setSelectionRange(3, 3)
      Object.assign(window, { before: input })
    })
    letGo()
    await expectAlive(page)
    await page.waitForLoadState('networkidle')
    await expect(location).toBeFocused()
    expect(
      await location.evaluate((input) => (window as unknown as { before: Element }).before === input),
    ).toBe(true)
    await page.keyboard.type('cin')
    await expect(location).toHaveValue('Cincinnati, OH')
    await expect(typeOf(page)).toHaveValue('Physicals')
  }
})

test('a visit begins with a tile, which moves on to the location and leads to the results [SC-14]', async ({
  page,
}) => {
  await openForm(page)
  const tiles = page.getByRole('region', { name: 'What do you need?' })
  await tiles.getByRole('link', { name: /^Skin Care Visits/ }).click()
  await expect(locationOf(page)).toBeFocused()
  await expect(typeOf(page)).toHaveValue('Skin Care Visits')
  await page.keyboard.type('45202')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Need a flu vaccine?' }).getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(/\/scheduler\/result\?/)
  expect(await searchIn(page)).toMatchObject({ type: 'Skin Care Visits', location: '45202' })
})

test('a tile that is pressed before the scripts of the form are there chooses its type all the same [SC-14]', async ({
  page,
}) => {
  const letGo = await openEarly(page)
  await page.getByRole('link', { name: /^Physicals/ }).click()
  await expect(page).toHaveURL(/#find-location$/)
  letGo()
  await expectAlive(page)
  await expect(typeOf(page)).toHaveValue('Physicals')
  await expect(page.getByRole('link', { name: /^Physicals/ })).toHaveAttribute('aria-current', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a tile chooses its type in the form, and all visits unfold [SC-14, SC-11]', async ({ page }) => {
    await page.goto(MAIN)
    await page.getByText('All visits').click()
    await page.getByRole('link', { name: /^Telenutrition/ }).click()
    await expect(page).toHaveURL(/type=Telenutrition#find-location$/)
    await expect(typeOf(page)).toHaveValue('Telenutrition')
    await page.getByRole('link', { name: /^Clinic Visits/ }).click()
    await expect(typeOf(page)).toHaveValue('Clinic Visits')
  })
})

test('the form of the template shows the search of its address, also after a reload [ROUTE-33, ROUTE-34, ROUTE-35, ROUTE-41]', async ({
  page,
}) => {
  const { day } = await dayFrom(page, 3)
  await page.goto(`${MAIN}/?type=Physicals&location=45202&date=${day}&utm_source=a`)
  await expectTypes(page)
  await expect(typeOf(page)).toHaveValue('Physicals')
  await expect(locationOf(page)).toHaveValue('45202')
  await expect(dateOf(page)).toHaveValue(day)
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(`${MAIN}?utm_source=a`)
  await page.reload()
  await expect(typeOf(page)).toHaveValue('Physicals')
})
