import { dayFrom, MAIN, searchIn } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { keptVisit, untilKept } from '../support/kept.ts'
import { fillByKeyboard, tabTo } from '../support/keyboard.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { at, find, openFlow, RESULT } from '../support/prescreen-flow.ts'
import { dayAhead } from '../support/results-flow.ts'
import { choose, heading, proceed } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

test('physicals lead to their times [ROUTE-06, PRESCREEN-01, PRESCREEN-04, PRESCREEN-07, PRESCREEN-08, PRESCREEN-09, PRESCREEN-10, PRESCREEN-11]', async ({
  page,
}) => {
  await find(page, 'Physicals')
  await expect(page).toHaveTitle('Prescreening Form')
  await expect(page.getByText('1 of 2')).toBeVisible()
  const age = 'Is the patient 20 years old or older?'
  await expect(heading(page, age)).toBeFocused()
  await proceed(page)
  await expect(
    page.locator('[class*=ErrorSummary_summary]').getByText('This is a required field'),
  ).toBeVisible()
  await expectGoodLooks(page, 'age missing')
  await choose(page, age, 'No')
  await proceed(page)

  await expect(page).toHaveURL(at(2))
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByRole('radio', { name: /School physical/ })).toBeVisible()
  await expectGoodLooks(page, 'kinds of physical')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(at(1))
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
  await choose(page, age, 'Yes')
  await proceed(page)
  await expect(page.getByRole('radio', { name: /School physical/ })).toHaveCount(0)

  await page.getByRole('radio', { name: /Checkup/ }).check()
  await untilKept(page)
  await page.reload()
  await expect(page, 'a reload loses nothing').toHaveURL(at(2))
  await expect(page.getByRole('radio', { name: /Checkup/ })).toBeChecked()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await page.goForward()
  await page.getByRole('button', { name: 'See Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  const { day } = await dayFrom(page, 0)
  expect(await searchIn(page)).toEqual({
    type: 'Physicals',
    location: '45202',
    date: day,
    earliestDate: day,
    serviceIds: [106],
    showLeadTimeWarning: false,
    shouldAddPromotion: false,
    isPharmacyOnly: false,
  })
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Checkup/ })).toBeChecked()
})

test('answers are given up when another prescreen begins in the tab, and with the visit on the main page [PRESCREEN-08, ROUTE-04]', async ({
  page,
}) => {
  await openFlow(page, 'Vaccines')
  const shingles = page.getByRole('checkbox', { name: /Shingles/ })
  await shingles.check()
  await proceed(page)
  await expect(page).toHaveURL(at(2))
  await untilKept(page)
  const before = await keptVisit(page)
  await page.goto('/health-services/scheduler/prescreen/99?type=Vaccines&location=45202')
  await expect(page, 'a step of no run begins a new run').toHaveURL(at(1))
  await expect.poll(() => keptVisit(page), 'the new run is on the disk').not.toBe(before)
  await page.goBack()
  await expect(page, 'the answers of the run before are gone').toHaveURL(at(1))
  await expect(shingles).not.toBeChecked()
  await shingles.check()
  await untilKept(page)
  await page.goto(MAIN)
  await expect.poll(() => keptVisit(page)).toBe('')
  await page.goBack()
  await expect(page).toHaveURL(at(1))
  await expect(shingles).not.toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('the keyboard alone leads from the vaccines to the times, and to a day to come back on [ELIG-22, PRESCREEN-51, VALID-08] @desktop', async ({
  page,
}) => {
  await openFlow(page, 'Vaccines')
  await expect(heading(page, 'Which vaccines do you need?')).toBeFocused()
  const box = page.getByRole('checkbox', { name: /Hepatitis B/ })
  for (let tabs = 0; tabs < 30 && !(await box.evaluate((one) => one === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'How many doses of this vaccine has the patient had?')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'None yet' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Which doses would you like to book now?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(RESULT)

  await openFlow(page, 'COVID-19 Vaccines')
  const [year = '', month = '', day = ''] = dayAhead(-5).split('-')
  const answers = {
    dateOfBirthYear: '1984',
    dateOfBirthMonth: '02',
    dateOfBirthDay: '29',
    hasReceivedFirstDose: 'Yes',
    isBooster: 'Yes',
    lastDoseDateYear: year,
    lastDoseDateMonth: month,
    lastDoseDateDay: day,
    otherVaccine: 'None',
  }
  for (const question of [
    'Which vaccines do you need?',
    'When was the patient born?',
    'Has the patient ever had a bad reaction to a COVID-19 shot?',
    'Has the patient had a COVID-19 vaccine before?',
    'Which shot does the patient need?',
    'When was the last COVID-19 shot?',
    'Which other vaccine would the patient like at the same visit?',
  ]) {
    await expect(heading(page, question)).toBeFocused()
    await fillByKeyboard(page, answers)
  }
  await expect(heading(page, /^Your next dose can be given from /)).toBeFocused()
  const { kind } = await tabTo(page, 'Add this day to your calendar')
  expect(kind).toBe('link')
  await tabTo(page, 'Change my answers')
  await page.keyboard.press('Enter')
  await expect(heading(page, /^Which other vaccine/)).toBeFocused()
})
