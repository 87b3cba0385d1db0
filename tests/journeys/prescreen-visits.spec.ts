import { expectAccessible } from '../support/axe.ts'
import { searchIn } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { at, openFlow, RESULT } from '../support/prescreen-flow.ts'
import { dayAhead } from '../support/results-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { choose, heading, proceed } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const REQUIRED = 'This is a required field'

test('PRESCREEN-12 PRESCREEN-13 PRESCREEN-14 PRESCREEN-25 health screenings: one of a list, or why there is none @phone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const services = /\/appointment-management\/v1\/services\?/
  await page.route(services, (route) => route.abort())
  await openFlow(page, 'Health Screenings')
  await expect(page.getByRole('alert').getByText(/trouble loading health screenings/)).toBeVisible()
  await expectAccessible(page, { state: 'services failed' })
  await page.unroute(services)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Which health screening do you need?')).toBeFocused()
  await expect(page.getByText(/^\d of \d$/), 'PRESCREEN-07 a single step is not counted').toHaveCount(0)
  await page.getByRole('button', { name: 'See Availability' }).click()
  await expect(page.getByRole('alert').getByText(REQUIRED)).toBeVisible()
  await expectAccessible(page, { state: 'nothing picked' })
  await expectLargeTargets(page, { state: 'nothing picked' })
  await page.getByRole('radio', { name: 'Blood sugar (A1C) screening' }).check()
  await untilKept(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Blood sugar (A1C) screening' })).toBeChecked()
  await page.getByRole('button', { name: 'See Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  const { serviceIds, type } = await searchIn(page)
  expect([type, serviceIds]).toEqual(['Health Screenings', [123]])
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Blood sugar (A1C) screening' })).toBeChecked()
})

test('PRESCREEN-15 PRESCREEN-16 PRESCREEN-18 PRESCREEN-19 PRESCREEN-20 PRESCREEN-21 PRESCREEN-48 PRESCREEN-49 a DOT physical: drug screening is for employers @phone', async ({
  page,
}) => {
  await openFlow(page, 'DOT Physicals')
  await proceed(page)
  await expect(page.getByRole('alert').getByText('Employer is a required field.')).toBeVisible()
  await expectAccessible(page, { state: 'no employer' })
  const employer = page.getByLabel('Employer')
  await employer.selectOption({ label: 'I drive for myself' })
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  const { serviceIds: plain, ...dates } = await searchIn(page)
  const tomorrow = dayAhead(1) // its lead time
  expect(dates).toMatchObject({ date: tomorrow, earliestDate: tomorrow, showLeadTimeWarning: true })
  await page.goBack()
  await expect(employer.locator('option:checked')).toHaveText('I drive for myself')
  await employer.selectOption({ label: 'A school district' })
  await proceed(page)

  await expect(heading(page, 'Do you want to add drug screening?')).toBeFocused()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByText('Limited offering based on location')).toBeVisible()
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(page.getByRole('alert').getByText(REQUIRED)).toBeVisible()
  await expectAccessible(page, { state: 'no answer about drug screening' })
  await untilKept(page)
  await page.reload()
  await expect(page).toHaveURL(at(2))
  await choose(page, 'Do you want to add drug screening?', 'Yes')
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  const { serviceIds: screened } = await searchIn(page)
  expect(screened).not.toEqual(plain)
  await page.goBack()
  await choose(page, 'Do you want to add drug screening?', 'No')
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  expect((await searchIn(page))['serviceIds']).toEqual(plain)
})

test('PRESCREEN-22 PRESCREEN-23 a Medicare wellness visit: a questionnaire that warns of costs and refuses nobody @phone', async ({
  page,
}) => {
  await openFlow(page, 'Medicare Annual Wellness Visit')
  await page.getByRole('button', { name: 'See Availability' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Check these answers' })
  await expect(summary.getByRole('link')).toHaveCount(4)
  await expect(summary.getByRole('link').last()).toHaveText(
    `Have you fallen in the past 12 months? ${REQUIRED}`,
  )
  await summary.getByRole('link').last().click()
  await expect(page.getByRole('radio').nth(6)).toBeFocused()
  await choose(page, 'Do you have Medicare Part B?', 'No')
  await expect(page.getByText(/pays for this visit through Part B/)).toBeVisible()
  await choose(page, 'Have you had a Medicare wellness visit in the past 12 months?', 'Yes')
  await expect(page.getByText(/one wellness visit every 12 months/)).toBeVisible()
  await expectAccessible(page, { state: 'costs are told' })
  await untilKept(page)
  await page.reload()
  await expect(page.getByText(/pays for this visit through Part B/)).toBeVisible()
  await choose(page, 'Have you been in the hospital in the past 12 months?', 'No')
  await choose(page, 'Have you fallen in the past 12 months?', 'Yes')
  await page.getByRole('button', { name: 'See Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  const search = await searchIn(page)
  expect(search).toMatchObject({ type: 'Medicare Annual Wellness Visit', serviceIds: [expect.any(Number)] })
  expect(JSON.stringify(search), 'answers are in no history entry').not.toMatch(/Yes|hasFallen/)
  await page.goBack()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(4)
})

test('PRESCREEN-24 a travel vaccine, and a way to the pharmacy for other shots @phone', async ({ page }) => {
  await openFlow(page, 'Travel Vaccines')
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(page.getByRole('alert').getByText(REQUIRED)).toBeVisible()
  const pharmacy = page.getByRole('link', { name: 'Book it at a pharmacy' })
  await expect(pharmacy).toHaveAttribute('href', '/rx/guest/vaccination-appointments')
  await expectAccessible(page, { state: 'travel vaccines' })
  await page.getByRole('radio', { name: /Yellow fever/ }).check()
  await untilKept(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: /Yellow fever/ })).toBeChecked()
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  expect(await searchIn(page)).toMatchObject({
    type: 'Travel Vaccines',
    serviceIds: [expect.any(Number)],
  })
})
