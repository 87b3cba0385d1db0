import { expectAccessible } from '../support/axe.ts'
import { holdUp, searchIn } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { at, RESULT, typeDate } from '../support/prescreen-flow.ts'
import { dayAhead } from '../support/results-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { choose } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const START = '/health-services/scheduler/prescreen/1?type=Telenutrition'
const STATES = '**/appointment-management/v2/licensure-states*'
const PROGRAM = 'Does your Medicaid program cover visits with a dietitian?'

test('PRESCREEN-33 PRESCREEN-34 PRESCREEN-35 ROUTE-08 a dietitian needs the states: on their way none can be chosen, and it is said when they do not come @phone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  const letGo = await holdUp(page, STATES)
  await page.goto(START)
  const state = page.getByLabel('State where you will be')
  await expect(state.locator('option')).toHaveText(['Fetching values...'])
  letGo()
  await expect(state.locator('option').nth(3)).toBeAttached()
  await page.unroute(STATES)

  await page.route(STATES, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.reload()
  const failed = page.getByText(/trouble connecting at the moment. Please refresh/)
  await expect(failed).toBeVisible()
  await page.getByRole('radio', { name: 'Initial Nutrition Visit' }).check()
  await choose(page, 'Do you have Medicaid?', 'No')
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(page.getByRole('alert').getByText(/trouble connecting/)).toBeVisible()
  await expect(page, 'nothing is searched').toHaveURL(at(1))
  await expectAccessible(page, { state: 'states failed' })
  await page.unroute(STATES)
  await untilKept(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Initial Nutrition Visit' })).toBeChecked()
  await expect(failed).toHaveCount(0)
})

test('PRESCREEN-26 PRESCREEN-27 PRESCREEN-28 PRESCREEN-29 PRESCREEN-30 PRESCREEN-31 PRESCREEN-36 PRESCREEN-37 a dietitian is seen from a licensed state, in 3 to 90 days, with a program that pays', async ({
  page,
}) => {
  await page.goto(START)
  await expect(page.getByRole('heading', { name: 'Prices' })).toBeVisible()
  const see = page.getByRole('button', { name: 'Check Availability' })
  const said = page.getByRole('alert')
  const state = page.getByLabel('State where you will be')
  await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York')
  await see.click()
  await expect(said.getByText('Choose the state where you will be during the visit.')).toBeVisible()
  await page.getByRole('radio', { name: 'Initial Nutrition Visit' }).check()
  await state.selectOption('Vermont')
  await choose(page, 'Do you have Medicaid?', 'Yes')
  await choose(page, PROGRAM, 'No')
  await typeDate(page, dayAhead(2))
  await see.click()
  await expect(said.getByText('Choose a date at least 3 days from today.')).toBeVisible()
  await expect(said.getByText(/do not have a license in this state yet/)).toBeVisible()
  await expect(said.getByText(/Medicaid program does not cover/)).toBeVisible()
  await expectAccessible(page, { state: 'a state without a license' })
  await expectLargeTargets(page, { state: 'a state without a license' })
  await typeDate(page, dayAhead(91))
  await see.click()
  await expect(said.getByText('Choose a date within the next 90 days.')).toBeVisible()
  await untilKept(page)
  await page.reload()
  await expect(state.locator('option:checked')).toHaveText('Vermont')
  await expect(page.getByLabel('Year')).toHaveValue(dayAhead(91).slice(0, 4))

  await typeDate(page, dayAhead(3))
  await state.selectOption('Ohio')
  await choose(page, PROGRAM, 'Yes')
  await see.click()
  await expect(page).toHaveURL(RESULT)
  expect(await searchIn(page)).toMatchObject({
    type: 'Telenutrition',
    location: 'OH',
    timeZone: 'America/New_York',
    medicaid: 'Yes',
    date: dayAhead(3),
    serviceIds: [301],
  })
  await page.goBack()
  await expect(state.locator('option:checked')).toHaveText('Ohio')
})
