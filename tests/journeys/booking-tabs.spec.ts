import { answersOf, aPatient, fillForm, findTimes, pickTimes, WANTED } from '../support/booking-flow.ts'
import { searchIn } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillShown, goOn } from '../support/form-filling.ts'
import { untilKept } from '../support/kept.ts'
import { addressOf, MAIN, SCHEDULE, SEARCHES, watchHolds } from '../support/results-flow.ts'
import { heading } from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

test.slow()

test('fault 9 a visit goes on in one of two tabs, with all that was typed in either @desktop', async ({
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
  await expect(heading(page, 'How can we reach you?')).toBeVisible()
  await page.locator('[name="phoneNumber"]').fill('5135550142')
  await untilKept(page)

  const other = await context.newPage()
  await other.goto(MAIN)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.waitForTimeout(600)
  await page.locator('[name="emailAddress"]').fill('roz@example.com')
  await untilKept(page)

  await other.goto(SCHEDULE)
  await expect(heading(other, 'How can we reach you?'), 'where it was').toBeVisible()
  const elsewhere = heading(page, 'Your visit is open in another tab')
  await expect(elsewhere).toBeFocused()
  await expect(other.locator('[name="emailAddress"]')).toHaveValue('roz@example.com')
  await fillShown(other, answers)
  await goOn(other)
  await expect(heading(other, 'Where do you live?')).toBeVisible()
  await untilKept(other)

  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect(page.locator('main form')).toBeVisible()
  await expect(heading(other, 'Your visit is open in another tab')).toBeVisible()
  await fillForm(page, answers)
  expect(holds.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await other.close()
})

test('ELIG-17 PRESCREEN-43 who comes to a series without its questions is asked them before a time is held @phone', async ({
  page,
}) => {
  const holds = watchHolds(page)
  await page.goto(addressOf(SEARCHES.shingles))
  await expect(page).toHaveURL(/\/prescreen\/1$/)
  await expect(page.getByRole('checkbox', { name: /Shingles/ })).toBeChecked()
  expect(holds).toEqual([])
})

test('PATIENT-01 a birth date that was given before the times stands in the form, also after a reload @phone', async ({
  page,
}) => {
  const answers = answersOf(aPatient())
  await findTimes(page, WANTED.vaccine.adult, answers)
  await pickTimes(page, WANTED.vaccine.adult)
  await expect(page.locator('[name="dobYear"]')).toHaveValue('1958')
  await page.reload()
  await expect(page.locator('[name="dobYear"]')).toHaveValue('1958')
  await expect(page.getByText('68 years old')).toBeVisible()
  await fillForm(page, answers)
})

test('INTAKE-12 INTAKE-16 HOLD-10 Back on the first page leads to the same times and gives up the one held; Start over erases @phone', async ({
  page,
}) => {
  const answers = answersOf(aPatient())
  const holds = watchHolds(page)
  await findTimes(page, WANTED.clinic.adult, answers)
  const search = await searchIn(page)
  await pickTimes(page, WANTED.clinic.adult)
  await fillShown(page, answers)
  await goOn(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(heading(page, 'Who is the visit for?')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(heading(page, 'Choose a time')).toBeVisible()
  expect(await searchIn(page)).toEqual(search)
  await expect.poll(() => holds.map(({ method }) => method)).toEqual(['POST', 'DELETE'])

  await pickTimes(page, WANTED.clinic.adult)
  await expect(page.locator('[name="firstName"]'), 'answers stay').toHaveValue('Rosalind')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Erase and start over' }).click()
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  await expect.poll(() => holds.filter(({ method }) => method === 'DELETE').length).toBe(2)
  await page.goto(SCHEDULE)
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})
