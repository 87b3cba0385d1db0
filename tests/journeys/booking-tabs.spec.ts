import { answersOf, aPatient, fillForm, findTimes, pickTimes, WANTED } from '../support/booking-flow.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillShown, goOn } from '../support/form-filling.ts'
import { untilKept } from '../support/kept.ts'
import {
  addressOf,
  bar,
  chosen,
  MAIN,
  openResults,
  pickSlot,
  SEARCHES,
  slots,
  watchHolds,
} from '../support/results-flow.ts'
import { heading } from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

test.slow()

test('a visit goes on in one of two tabs, with all that was typed in either; a search in the other tab asks first [fault 9, BK-22] @desktop', async ({
  page,
  context,
}) => {
  const patient = aPatient()
  const answers = answersOf(patient)
  const holds = watchHolds(page)
  await findTimes(page, WANTED.clinic.adult, answers)
  await pickTimes(page, WANTED.clinic.adult)
  await fillShown(page, answers)
  await goOn(page)
  await expect(heading(page, 'For the medical record')).toBeVisible()
  await page.locator('[name="addressLineOne"]').fill('9 Linden Avenue')
  await untilKept(page)

  const other = await context.newPage()
  await other.goto(MAIN)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.bringToFront()
  await page.locator('[name="addressLineTwo"]').fill('Apt 9')
  await untilKept(page)

  await other.bringToFront()
  await other.goto(addressOf(SEARCHES.flu))
  await expect(other.getByText(/^You hold .* at .*, .* [AP]M E[SD]T\.$/).first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0)
  await other.getByRole('button', { name: 'Go on with it' }).click()
  await expect(heading(other, 'For the medical record'), 'where it was').toBeVisible()
  const elsewhere = heading(page, 'Your visit is open in another tab')
  await expect(elsewhere).toBeFocused()
  await expect(other.locator('[name="addressLineTwo"]')).toHaveValue('Apt 9')
  await fillShown(other, answers)
  await goOn(other)
  await expect(heading(other, 'Anything the team should know?')).toBeVisible()
  await untilKept(other)

  await page.bringToFront()
  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect(page.locator('main form')).toBeVisible()
  await expect(heading(other, 'Your visit is open in another tab')).toBeVisible()
  await fillForm(page, answers)
  expect(holds.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await other.close()
})

test('results in two tabs: the time goes to the tab that was opened last, the other says which one that holds, and goes on by itself when it is closed [BK-22, fault 9] @desktop', async ({
  page,
  context,
}) => {
  const told = page.getByText(/^In another tab you now hold Flu at .+, \d\d:\d\d [AP]M E[SD]T\.$/).first()
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await untilKept(page)

  const other = await context.newPage()
  await openResults(other, SEARCHES.flu)
  await expect(chosen(other)).toHaveCount(1)
  await expect(told).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  const before = await told.innerText()
  await pickSlot(other, slots(other).nth(1))
  await expect(told).not.toHaveText(before)

  await other.close()
  await expect(told).toHaveCount(0)
  await expect(chosen(page)).toHaveCount(1)
  await expect(bar(page)).toBeVisible()
})
