import { CLINIC, cards, LOCATIONS, placeOf } from '../support/clinics.ts'
import { expect } from '../support/fixtures.ts'
import { test, untilServed } from '../support/worker.ts'

test('LOCATOR-31 ENTITY-20 offline the locator has the last list and the last clinic, with their date', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/health-services/scheduler/main')
  await untilServed(page)
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText(/^This is what we knew on/)).toHaveCount(0)
  await page.goto(CLINIC)
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await site.kill()
  await context.setOffline(true)
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText(/^This is what we knew on \w{3}, \w{3} \d+, \d\d:\d\d [AP]M/)).toBeVisible()
  await expect(cards(page).getByText('Wait', { exact: true })).toHaveCount(0)
  await page.goto(CLINIC)
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expect(page.getByText(/^This is what we knew on/)).toBeVisible()
  await page.goto(LOCATIONS)
  await placeOf(page).fill('Columbus, OH')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('There has been a network failure. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)

  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(2)
  await placeOf(page).fill('Columbus, OH')
  await placeOf(page).press('Enter')
  await expect(page.getByText('There has been a network failure. Please try again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Clinics near Columbus, OH' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'The last list we have, near 45202' })).toContainText(
    'Cincinnati, OH',
  )
  await expect(page.getByText(/^This is what we knew on/)).toBeVisible()
})

test('a press counts when the page, coming alive, moves the button from under the finger', async ({
  page,
}) => {
  await page.goto(LOCATIONS)
  await placeOf(page).fill('45202')
  const search = page.getByRole('button', { name: 'Search' })
  const box = await search.boundingBox()
  if (!box) throw new Error('There is no button')
  const move = (by: string) =>
    search.evaluate((button, margin) => {
      const { style } = button.parentElement ?? button
      style.marginBlockStart = margin
    }, by)
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.mouse.down()
  await move('60px')
  await page.mouse.up()
  await expect(cards(page)).toHaveCount(2)

  await move('0')
  await page.goto(LOCATIONS)
  await placeOf(page).fill('45202')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 3 })
  await page.mouse.up()
  await expect(page, 'a press that is taken back').toHaveURL(new RegExp(`${LOCATIONS}$`))
})
