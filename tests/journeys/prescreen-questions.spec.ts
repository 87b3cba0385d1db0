import { expectAccessible } from '../support/axe.ts'
import { configure, searchIn } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { keptVisit, untilKept } from '../support/kept.ts'
import { at, openFlow, RESULT, typeDate } from '../support/prescreen-flow.ts'
import { dayAhead, pickSlot, proceedToForm, slots, watchHolds } from '../support/results-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { choose, heading, proceed } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const SICK = 'Does the patient have COVID-19 now, or a fever today?'
const REACTION = 'Has the patient ever had a bad reaction to a COVID-19 shot?'
const BEFORE = 'Has the patient had a COVID-19 vaccine before?'

test('PRESCREEN-44 PRESCREEN-50 PRESCREEN-51 PRESCREEN-52 ELIG-02 ELIG-07 ELIG-18 ELIG-26 COVID-19: a reload in the middle, a no with its reason, and a later date for both shots @phone', async ({
  page,
}) => {
  await openFlow(page, 'COVID-19 Vaccines')
  await page.getByRole('checkbox', { name: /mRNA/ }).check()
  await proceed(page)
  await typeDate(page, '1984-02-29')
  await proceed(page)
  await choose(page, SICK, 'No')
  await proceed(page)
  await expect(page.getByText(/Swelling of the heart/), 'a message beside the question').toBeVisible()
  await choose(page, REACTION, 'Yes')
  await proceed(page)
  await expect(heading(page, 'We cannot book this visit now')).toBeFocused()
  await expect(page.getByRole('term')).toHaveText(REACTION)
  await expect(page.getByRole('definition')).toHaveText('Yes')
  await expect(page.getByText(/first day to book/), 'waiting does not help').toHaveCount(0)
  await expect(page.getByRole('link', { name: /calendar/ })).toHaveCount(0)
  await expectAccessible(page, { state: 'bad reaction' })
  await untilKept(page)
  await page.reload()
  await expect(page.getByRole('definition'), 'the verdict is there after a reload').toHaveText('Yes')
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await choose(page, REACTION, 'No')
  await proceed(page)
  await choose(page, BEFORE, 'Yes')
  await proceed(page)
  const yearly = page.getByRole('radio', { name: /^This season/ })
  await yearly.check()
  await untilKept(page)
  await page.reload()
  await expect(yearly, 'not yet submitted').toBeChecked()
  await proceed(page)
  await typeDate(page, dayAhead(1))
  await proceed(page)
  await expect(page.getByRole('alert').getByText(/in the past/)).toBeVisible()
  await typeDate(page, dayAhead(-40))
  await page.getByLabel('Year').blur()
  await expect(page.getByText(/We will only show later dates/)).toBeVisible()
  await expectAccessible(page, { state: 'last shot' })
  await proceed(page)
  const other = page.getByLabel('Other vaccine')
  await expect(other.locator('option')).toHaveText(['Choose One', 'None', 'Flu'])
  await other.selectOption({ label: 'Flu' })
  await page.getByRole('button', { name: 'See times for both' }).click()
  await expect(heading(page, /^Your next dose can be given from /)).toBeFocused()
  await expect(page.getByText(/given 60 days later/)).toBeVisible()
  const day = dayAhead(20)
  await expect(page.getByRole('link', { name: 'Add this day to your calendar' })).toHaveAttribute(
    'download',
    `${day}.ics`,
  )
  await expectLargeTargets(page, { state: 'date moved' })
  await page.getByRole('button', { name: 'See times' }).click()
  await expect(page).toHaveURL(RESULT)
  const search = await searchIn(page)
  expect(search).toMatchObject({ date: day, serviceIds: [expect.any(Number), 201] })
  expect(JSON.stringify(search), 'answers are in no history entry').not.toMatch(/1984|isSickNow/)
})

test('PRESCREEN-08 ROUTE-04 quality class 17 odd dates are refused, Back and Forward keep what is typed, main forgets it all @phone', async ({
  page,
}) => {
  await openFlow(page, 'Vaccines')
  await page.getByRole('checkbox', { name: /Shingles/ }).check()
  await proceed(page)
  const said = page.getByRole('alert').getByText(/^Date is invalid\.$|in the past/)
  for (const day of ['1990-02-30', '1990-13-01', '1899-01-01', '90-01-01', dayAhead(0), dayAhead(400)]) {
    await typeDate(page, day)
    await proceed(page)
    await expect(said.first(), day).toBeVisible()
    await expect(page).toHaveURL(at(2))
  }
  await typeDate(page, '1960-05-05')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /Shingles/ })).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Year')).toHaveValue('1960')
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(heading(page, 'How many doses of this vaccine has the patient had?')).toBeFocused()
  await expect(page).toHaveURL(at(3))
  await page.goto('/health-services/scheduler/prescreen/99?type=Vaccines&location=45202')
  await expect(page, 'a step of nobody begins a run of its own').toHaveURL(at(1))
  await page.goBack()
  await expect(page, 'whose answers were given up for it').toHaveURL(at(1))
  await page.goto('/health-services/scheduler/main')
  await expect.poll(() => keptVisit(page)).toBe('')
  await page.goBack()
  await expect(page).toHaveURL(at(1))
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('ELIG-22 VALID-08 the keyboard alone leads from the vaccines to the times @desktop', async ({
  page,
}) => {
  await openFlow(page, 'Vaccines')
  const box = page.getByRole('checkbox', { name: /Hepatitis B/ })
  await expect(heading(page, 'Which vaccines do you need?')).toBeFocused()
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
})

test('ELIG-28 ELIG-29 questions that come from no source stop their vaccine and no other @phone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await page.route('**/two-dose-eligibility-questions*', (route) => route.abort())
  await openFlow(page, 'Vaccines')
  const shingles = page.getByRole('checkbox', { name: /Shingles/ })
  await shingles.check()
  await proceed(page)
  await expect(
    page.getByRole('alert').getByText('We are experiencing an issue at this time. Please try again later.'),
  ).toBeVisible()
  await expectAccessible(page, { state: 'no questions' })
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await shingles.uncheck()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'See Availability' }).click()
  await expect(page).toHaveURL(RESULT)
  await page.unroute('**/two-dose-eligibility-questions*')
  await openFlow(page, 'Vaccines')
  await shingles.check()
  await proceed(page)
  await expect(heading(page, 'When was the patient born?'), 'they are asked for again').toBeFocused()
})

test('PRESCREEN-01 PRESCREEN-03 a type that nobody has leads to main, one whose flow this build lacks too @phone', async ({
  page,
}) => {
  await page.goto('/health-services/scheduler/prescreen/1?type=__proto__&location=45202')
  await expect(page).toHaveURL(/\/scheduler\/main$/)
  await page.goto('/health-services/scheduler/prescreen/abc?type=Physicals')
  await expect(page).toHaveURL(at(1))
  await configure(page, 'schedulerConfig', (data) => {
    const categories = data['categories'] as Record<string, object>
    const physicals = { ...categories['Physicals'], prescreenFlow: 'constructor' }
    return { ...data, categories: { ...categories, Physicals: physicals } }
  })
  await page.goto('/health-services/scheduler/prescreen/1?type=Physicals')
  await expect(page).toHaveURL(/\/scheduler\/main$/)
})

test('ROUTE-07 HOLD-10 PRESCREEN-56 answers outlive a reload of the times and reach the form; back at the questions nothing is held @phone', async ({
  page,
}) => {
  const holds = watchHolds(page)
  await openFlow(page, 'Vaccines')
  await page.getByRole('checkbox', { name: /Hepatitis A/ }).check()
  await proceed(page)
  await choose(page, 'How many doses of this vaccine has the patient had?', 'None yet')
  await proceed(page)
  await page.getByRole('radio', { name: /Only the first dose/ }).check()
  await page.getByRole('button', { name: 'See times' }).click()
  await expect(page).toHaveURL(RESULT)
  await expect(slots(page).first()).toBeVisible()
  await untilKept(page)
  await page.reload()
  await pickSlot(page, slots(page).first())
  await proceedToForm(page)
  await expect(page.getByRole('button', { name: 'Answer the questions' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(RESULT)
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Only the first dose/ })).toBeChecked()
  await expect.poll(() => holds.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})
