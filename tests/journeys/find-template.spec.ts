import {
  dayFrom,
  expectTypes,
  holdUp,
  MAIN,
  openForm,
  searchIn,
  submitOf,
  toggleOf,
  touch,
} from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const FORM_SCRIPT = /\/assets\/(FindSection|StoreNumber)-.*\.js$/

test('quality P5: nothing on main moves while it comes to life @widths', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\.(js|woff2)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await openForm(page)
  await expect(page.getByLabel('Date', { exact: true })).not.toHaveValue('')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('quality P2: what is typed and pressed before the form is alive is not lost', async ({ page }) => {
  const letGo = await holdUp(page, FORM_SCRIPT)
  await page.goto(MAIN)
  await page.getByRole('combobox', { name: 'Location' }).fill('45202')
  const { day } = await dayFrom(page, 5)
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.waitForTimeout(300)
  await submitOf(page).click()
  letGo()
  await expect(page.getByText('Appointment Type is a required field.').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('45202')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(day)
  await expect(page.getByText('Location is a required field.')).toHaveCount(0)
})

test('quality P1: the scripts of the form wait for the first touch of a page whose form can be used without', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(MAIN)
  await page.waitForLoadState('networkidle')
  await expectTypes(page)
  const today = (await dayFrom(page, 0)).day
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today)
  await expect(page.getByLabel('Date', { exact: true })).toHaveAttribute('min', today)
  expect(asked.filter((path) => FORM_SCRIPT.test(path) || path.includes('/services'))).toEqual([])
  await touch(page)
  await expect(page.locator('form:not([data-early]) #find-type')).toBeAttached()
})

test('quality P2 P5: a whole search is filled in and sent before any script of the form is there @widths', async ({
  page,
}) => {
  const letGo = await holdUp(page, FORM_SCRIPT)
  await page.goto(MAIN)
  const type = page.getByLabel('Appointment Type')
  const location = page.getByRole('combobox', { name: 'Location' })
  await type.selectOption('Physicals')
  await location.fill('4520')
  await location.press('End')
  await page.waitForTimeout(300)
  await expect(page.locator('form[data-early] #find-type')).toBeAttached()
  await submitOf(page).click()
  await location.focus()
  await page.keyboard.type('2')
  letGo()
  await page.getByRole('dialog', { name: 'Need a flu vaccine?' }).getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(/\/scheduler\/(?:prescreen\/1|result)$/)
  expect(await searchIn(page)).toMatchObject({
    type: 'Physicals',
    location: '45202',
    date: (await dayFrom(page, 0)).day,
  })
})

test('quality P2 P5: coming alive keeps focus, caret and what was chosen, and moves nothing @widths', async ({
  page,
}) => {
  const letGo = await holdUp(page, FORM_SCRIPT)
  await page.goto(MAIN)
  const location = page.getByRole('combobox', { name: 'Location' })
  await page.getByLabel('Appointment Type').selectOption('Physicals')
  await location.fill('Cinnati, OH')
  await location.evaluate((input: HTMLInputElement) => {
    input.setSelectionRange(3, 3)
    Object.assign(window, { before: input })
  })
  letGo()
  await expect(page.locator('form:not([data-early]) #find-type')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(location).toBeFocused()
  expect(
    await location.evaluate((input) => (window as unknown as { before: Element }).before === input),
  ).toBe(true)
  await page.keyboard.type('cin')
  await expect(location).toHaveValue('Cincinnati, OH')
  await expect(page.getByLabel('Appointment Type')).toHaveValue('Physicals')
})

test('FIND-03 quality P2: the section folds by a press that came before its script', async ({ page }) => {
  const letGo = await holdUp(page, FORM_SCRIPT)
  await page.goto(MAIN)
  await page.waitForTimeout(300)
  await toggleOf(page).click()
  letGo()
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
})

test('quality fault 35: scripts of the form that do not come at first are asked for again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to fetch/)
  let refused = 0
  await page.route(FORM_SCRIPT, (route) => {
    refused += 1
    return refused <= 2 ? route.abort() : route.continue()
  })
  await page.goto(MAIN)
  await page.getByRole('combobox', { name: 'Location' }).fill('45202')
  await expect(page.locator('form:not([data-early]) #find-type')).toBeAttached()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('45202')
})

test('quality P2: a store number that is sent before the form is alive leads to the store', async ({
  page,
}) => {
  const letGo = await holdUp(page, FORM_SCRIPT)
  await page.goto(MAIN)
  await page.getByLabel('Store number').fill('90100001')
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Continue' }).click()
  letGo()
  await expect(page).toHaveURL(/instant-vaccines\/90100001$/)
})

test('ROUTE-33 ROUTE-34 ROUTE-35 ROUTE-38 ROUTE-39 ROUTE-40 ROUTE-41 an address with a search fills the form, and is clean', async ({
  page,
}) => {
  const { day } = await dayFrom(page, 3)
  await page.goto(`${MAIN}/?type=Physicals&location=45202&date=${day}&serviceIds=101,x&page=0&utm_source=a`)
  await expectTypes(page)
  await expect(page.getByLabel('Appointment Type')).toHaveValue('Physicals')
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('45202')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(day)
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(`${MAIN}?utm_source=a`)
  expect(await searchIn(page)).toEqual({
    type: 'Physicals',
    location: '45202',
    date: day,
    serviceIds: [101],
    page: 1,
  })
  await page.reload()
  await expect(page.getByLabel('Appointment Type')).toHaveValue('Physicals')
})

test('ROUTE-42 the results without a search lead to main', async ({ page }) => {
  await page.goto('/health-services/scheduler/result?type=Physicals&location=45202')
  await expect(page).toHaveURL(/\/scheduler\/main$/)
  await expectTypes(page)
  await expect(page.getByLabel('Appointment Type')).toHaveValue('Physicals')
})
