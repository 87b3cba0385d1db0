import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { dayFrom, MAIN, openForm, searchIn, submitOf } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { choose, heading, proceed } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const RESULT = /\/scheduler\/result$/
const at = (step: number) => new RegExp(`/scheduler/prescreen/${step}$`)

/** From the Find form into the prescreen of a type. */
async function find(page: Page, type: string): Promise<void> {
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption(type)
  await page.getByRole('combobox', { name: 'Location' }).fill('45202')
  await submitOf(page).click()
  const promotion = page.getByRole('dialog', { name: 'Need a flu vaccine?' })
  await expect(promotion.or(page.getByRole('link', { name: 'Back' }))).toBeVisible()
  if (await promotion.isVisible()) await promotion.getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(at(1))
}

async function typeDate(page: Page, [year, month, day]: readonly [string, string, string]): Promise<void> {
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Year').fill(year)
}

test('ROUTE-06 PRESCREEN-01 PRESCREEN-04 PRESCREEN-07 PRESCREEN-08 PRESCREEN-09 PRESCREEN-10 PRESCREEN-11 physicals lead to their times', async ({
  page,
}) => {
  await find(page, 'Physicals')
  await expect(page).toHaveTitle('Prescreening Form')
  await expect(page.getByText('1 of 2')).toBeVisible()
  const age = 'Is the patient 20 years old or older?'
  await expect(heading(page, age)).toBeFocused()
  await proceed(page)
  await expect(page.getByRole('alert').getByText('This is a required field')).toBeVisible()
  await expectAccessible(page, { state: 'age missing' })
  await expectLargeTargets(page, { state: 'age missing' })
  await choose(page, age, 'No')
  await proceed(page)

  await expect(page).toHaveURL(at(2))
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByRole('radio', { name: /School physical/ })).toBeVisible()
  await expectAccessible(page, { state: 'kinds of physical' })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(at(1))
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
  await choose(page, age, 'Yes')
  await proceed(page)
  await expect(page.getByRole('radio', { name: /School physical/ })).toHaveCount(0)

  await page.reload()
  await expect(page, 'answers are not kept').toHaveURL(at(1))
  await expect(page.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
  await choose(page, age, 'Yes')
  await proceed(page)
  await page.getByRole('radio', { name: /Checkup/ }).check()
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

test('PRESCREEN-38 PRESCREEN-40 PRESCREEN-42 PRESCREEN-53 PRESCREEN-54 ELIG-18 ELIG-23 vaccines ask, refuse with a reason, and lead to a second dose', async ({
  page,
}) => {
  await find(page, 'Vaccines')
  const shingles = page.getByRole('checkbox', { name: /Shingles/ })
  await page.getByRole('button', { name: 'See Availability' }).click()
  await expect(page.getByRole('alert').getByText('Select a vaccine to view availability.')).toBeVisible()
  await shingles.check()
  const hepatitis = page.getByRole('checkbox', { name: /Hepatitis A/ })
  await hepatitis.check()
  await proceed(page)
  await expect(page.getByText(/cannot be scheduled together/)).toBeVisible()
  await expectAccessible(page, { state: 'not together' })
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await hepatitis.uncheck()
  await expectAccessible(page, { state: 'vaccines' })
  await proceed(page)

  await expect(heading(page, 'When was the patient born?')).toBeFocused()
  const { day: today } = await dayFrom(page, 0)
  const young = String(Number(today.slice(0, 4)) - 40)
  await typeDate(page, [young, '01', '02'])
  await expectAccessible(page, { state: 'birth date' })
  await proceed(page)
  await expect(heading(page, 'We cannot book this visit now')).toBeFocused()
  await expect(page.getByText(/for adults 50 and older/)).toBeVisible()
  await expect(page.getByText(`01/02/${young}`)).toBeVisible()
  await expect(page.getByText(/the first day to book is/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add this day to your calendar' })).toHaveAttribute(
    'download',
    `${Number(young) + 50}-01-02.ics`,
  )
  await expectAccessible(page, { state: 'ineligible' })
  await expectLargeTargets(page, { state: 'ineligible' })

  await page.getByRole('button', { name: 'Change my answers' }).click()
  await expect(page.getByLabel('Year')).toHaveValue(young)
  await page.getByLabel('Year').fill('1960')
  await proceed(page)
  await choose(page, 'How many doses of this vaccine has the patient had?', 'One dose')
  await proceed(page)
  const { day: yesterday } = await dayFrom(page, -1)
  const [year = '', month = '', day = ''] = yesterday.split('-')
  await typeDate(page, [year, month, day])
  await proceed(page)
  await expect(heading(page, /^Your next dose can be given from /)).toBeFocused()
  await expect(page.getByText(`the last dose was on ${month}/${day}/${year}`)).toBeVisible()
  await expectAccessible(page, { state: 'date moved' })
  await page.getByRole('button', { name: 'See times' }).click()
  await expect(page).toHaveURL(RESULT)
  const search = await searchIn(page)
  expect(search).toMatchObject({ type: 'Vaccines', serviceIds: [210], isFirstDoseOnly: false })
  expect(JSON.stringify(search), 'answers are in no history entry').not.toMatch(/1960|YES|Yes/)
})

test('ELIG-23 ELIG-25 who is eligible is told so, and the times follow @phone', async ({ page }) => {
  await find(page, 'Vaccines')
  await page.getByRole('checkbox', { name: /Hepatitis A/ }).check()
  await proceed(page)
  await choose(page, 'How many doses of this vaccine has the patient had?', 'None yet')
  await proceed(page)
  await page.getByRole('radio', { name: /Only the first dose/ }).check()
  await page.getByRole('button', { name: 'See times' }).click()
  await expect(page.getByText(/redirected shortly/)).toBeVisible()
  await expect(page).toHaveURL(RESULT)
  expect(await searchIn(page)).toMatchObject({ serviceIds: [211], isFirstDoseOnly: true })
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Only the first dose/ })).toBeChecked()
})

test('PRESCREEN-33 PRESCREEN-35 ROUTE-08 a dietitian needs the states, and says when they do not come @desktop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  const states = '**/appointment-management/v2/licensure-states*'
  await page.route(states, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.goto('/health-services/scheduler/prescreen/1?type=Telenutrition')
  await expect(page.getByText(/trouble connecting at the moment. Please refresh/)).toBeVisible()
  await expectAccessible(page, { state: 'states failed' })
  await page.unroute(states)
  await page.reload()
  await page.getByRole('radio', { name: 'Initial Nutrition Visit' }).check()
  await page.getByLabel('State where you will be').selectOption('Ohio')
  await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York')
  await choose(page, 'Do you have Medicaid?', 'No')
  await expectAccessible(page, { state: 'dietitian' })
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  expect(await searchIn(page)).toMatchObject({ location: 'OH', medicaid: 'No', serviceIds: [301] })
})

test('PRESCREEN-03 a type without a flow leads to main @desktop', async ({ page }) => {
  await page.goto('/health-services/scheduler/prescreen/1?type=Clinic+Visits')
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})
