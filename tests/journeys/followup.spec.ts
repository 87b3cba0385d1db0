import { expect, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import {
  cards,
  chosen,
  FOLLOWUP,
  openSeries,
  pickSlot,
  proceed,
  proceedToForm,
  RESULTS,
  slots,
  watchHolds,
} from '../support/results-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

test('two doses are held and shown on the form, also after a reload; coming back releases one after the other [ROUTE-11, HOLD-09, HOLD-10, HOLD-13, HOLD-14, RESULTS-40]', async ({
  page,
}) => {
  const holds = watchHolds(page)
  const methods = () => holds.map(({ method }) => method)
  await openSeries(page)
  const first = await pickSlot(page, slots(page).first())
  await proceed(page)
  await expect(page).toHaveURL(new RegExp(`${FOLLOWUP}\\?`))
  await expect(
    page.getByRole('heading', { level: 1, name: 'Choose a time for your second dose' }),
  ).toBeVisible()
  await expect(slots(page).first()).toBeVisible()
  await expect(page.getByText('1st dose')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect(first).toContain(await cards(page).getByRole('heading').innerText())
  await pickSlot(page, slots(page).first())
  await proceedToForm(page, 2)
  expect(methods()).toEqual(['POST', 'POST'])
  await untilKept(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Appointments (2)' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${FOLLOWUP}\\?`))
  await expect(chosen(page)).toHaveCount(0)
  await expect.poll(methods).toEqual(['POST', 'POST', 'DELETE'])
  expect(holds[2]?.code).toBe(holds[1]?.code)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${RESULTS}\\?`))
  await expect(chosen(page)).toHaveCount(0)
  await expect.poll(methods).toEqual(['POST', 'POST', 'DELETE', 'DELETE'])
  expect(holds[3]?.code).toBe(holds[0]?.code)
  await expect(page.getByRole('button', { name: first, exact: true })).toBeVisible()
})
