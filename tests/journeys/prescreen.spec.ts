import { expectAccessible } from '../support/axe.ts'
import { dayFrom, MAIN, searchIn } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { at, find, openFlow, RESULT, typeDate } from '../support/prescreen-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { choose, heading, proceed } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

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

test('PRESCREEN-38 PRESCREEN-40 PRESCREEN-42 PRESCREEN-53 PRESCREEN-54 ELIG-18 ELIG-23 vaccines ask, refuse with a reason, and lead to a second dose', async ({
  page,
}) => {
  await openFlow(page, 'Vaccines')
  const shingles = page.getByRole('checkbox', { name: /Shingles/ })
  await page.getByRole('button', { name: 'See Availability' }).click()
  await expect(page.getByRole('alert').getByText('Select a vaccine to view availability.')).toBeVisible()
  await shingles.check()
  const hepatitis = page.getByRole('checkbox', { name: /Hepatitis A/ })
  await hepatitis.check()
  await proceed(page)
  await expect(page.getByText(/cannot be scheduled together/)).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText('Hepatitis A; Shingles')
  await expectAccessible(page, { state: 'not together' })
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await hepatitis.uncheck()
  await expectAccessible(page, { state: 'vaccines' })
  await proceed(page)

  await expect(heading(page, 'When was the patient born?')).toBeFocused()
  const { day: today } = await dayFrom(page, 0)
  const young = String(Number(today.slice(0, 4)) - 40)
  await typeDate(page, `${young}-01-02`)
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
  await typeDate(page, yesterday)
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
  await openFlow(page, 'Vaccines')
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

test('PRESCREEN-03 a type without a flow leads to main @desktop', async ({ page }) => {
  await page.goto('/health-services/scheduler/prescreen/1?type=Clinic+Visits')
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})
