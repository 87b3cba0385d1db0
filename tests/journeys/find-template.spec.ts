import { dayFrom, expectTypes, holdUp, MAIN, openForm, searchIn, submitOf } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const FORM_SCRIPT = /\/assets\/(FindSection|StoreNumber)-.*\.js$/

test('quality P5: nothing on main moves while it comes to life', async ({ page }) => {
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
  await page.waitForFunction(() => '__reactContainer' in document || document.readyState === 'complete')
  await page.waitForTimeout(300)
  await submitOf(page).click()
  letGo()
  await expect(page.getByText('Appointment Type is a required field.').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('45202')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(day)
  await expect(page.getByText('Location is a required field.')).toHaveCount(0)
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
