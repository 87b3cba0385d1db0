import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { configureCategory, searchIn } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillShown } from '../support/form-filling.ts'
import { untilKept } from '../support/kept.ts'
import { fillByKeyboard, tabTo } from '../support/keyboard.ts'
import { at, openFlow, RESULT, typeDate } from '../support/prescreen-flow.ts'
import { dayAhead, openResults, pickSlot, proceedToForm, SEARCHES, slots } from '../support/results-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { heading, proceed } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

/** The parts of a date field, by name. */
function dated(name: string, day: string): Record<string, string> {
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  return { [`${name}Month`]: month, [`${name}Day`]: ofMonth, [`${name}Year`]: year }
}

/** Somebody who had this season's COVID-19 shot five days ago. */
const JUST_HAD_IT = {
  ...dated('dateOfBirth', '1984-02-29'),
  hasReceivedFirstDose: 'Yes',
  isBooster: 'Yes',
  ...dated('lastDoseDate', dayAhead(-5)),
  otherVaccine: 'none',
}
const QUESTIONS = [
  'Which vaccines do you need?',
  'When was the patient born?',
  'Does the patient have COVID-19 now, or a fever today?',
  'Has the patient ever had a bad reaction to a COVID-19 shot?',
  'Has the patient had a COVID-19 vaccine before?',
  'Which shot does the patient need?',
  'When was the last COVID-19 shot?',
  'Which other vaccine would the patient like at the same visit?',
]
/** The 60 days of a booster, of which 30 can be booked ahead. */
const DUE = dayAhead(55)
const COME_BACK = dayAhead(25)

/** As guests read it: "Tuesday, Dec 15, 2026". */
function written(day: string): string {
  const [weekday, date] = (['long', 'short'] as const).map((style) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      ...(style === 'long' ? { weekday: style } : { month: style, day: 'numeric', year: 'numeric' }),
    }).format(new Date(day)),
  )
  return `${weekday}, ${date}`
}

async function expectComeBack(page: Page): Promise<void> {
  await expect(heading(page, `Your next dose can be given from ${written(DUE)}`)).toBeFocused()
  await expect(
    page.getByText(`You can book it from ${written(COME_BACK)}. Please come back then.`),
  ).toBeVisible()
}

test('PRESCREEN-51 PRESCREEN-52 RESULTS-33 a dose due later than can be booked names the day to come back on, with a calendar file; another answer leads to times @phone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/net::ERR/)
  await openFlow(page, 'COVID-19 Vaccines')
  for (const question of QUESTIONS) {
    await expect(heading(page, question)).toBeVisible()
    await fillShown(page, JUST_HAD_IT)
    await proceed(page)
  }
  await expectComeBack(page)
  await expect(page.getByRole('button', { name: 'See times' }), 'there are none yet').toHaveCount(0)
  const calendar = page.getByRole('link', { name: 'Add this day to your calendar' })
  await expect(calendar).toHaveAttribute('download', `${COME_BACK}.ics`)
  const file = decodeURIComponent((await calendar.getAttribute('href')) ?? '')
  expect(file).toContain(`DTSTART;VALUE=DATE:${COME_BACK.replaceAll('-', '')}`)
  expect(file, 'calendars are shared').not.toMatch(/covid|vaccine|dose/i)
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
  await expectAccessible(page, { state: 'come back later' })
  await expectLargeTargets(page, { state: 'come back later' })
  await untilKept(page)
  await page.reload()
  await expectComeBack(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await expect(page.getByLabel('Other vaccine')).toHaveValue('none')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(at(QUESTIONS.length - 1))
  await typeDate(page, dayAhead(-60))
  await context.setOffline(false)
  await proceed(page)
  await proceed(page)
  await expect(page, 'nothing has to be waited for').toHaveURL(RESULT)
  expect(await searchIn(page)).toMatchObject({ date: dayAhead(0), serviceIds: [261] })
})

test('PRESCREEN-51 VALID-08 the keyboard alone leads to the day to come back on, and to other answers @desktop', async ({
  page,
}) => {
  await openFlow(page, 'COVID-19 Vaccines')
  for (const question of QUESTIONS) {
    await expect(heading(page, question)).toBeFocused()
    await fillByKeyboard(page, { ...JUST_HAD_IT, otherVaccine: 'None' })
  }
  await expectComeBack(page)
  const { kind } = await tabTo(page, 'Add this day to your calendar')
  expect(kind).toBe('link')
  await tabTo(page, 'Change my answers')
  await page.keyboard.press('Enter')
  await expect(heading(page, /^Which other vaccine/)).toBeFocused()
})

test('ELIG-16 ROUTE-12 INTAKE-08 a time that was held before its questions were configured: they are asked first, then comes the time again, then the form @phone', async ({
  page,
}) => {
  await configureCategory(page, 'Vaccines', { prescreenFlow: undefined })
  await openResults(page, { ...SEARCHES.flu, serviceIds: '227' })
  const time = await pickSlot(page, slots(page).last())
  await proceedToForm(page)
  const first = heading(page, 'A few questions first')
  await expect(first).toBeFocused()
  await expect(page.getByText(/Then choose your time again/)).toBeVisible()
  await expect(page.getByRole('textbox'), 'nothing is filled in for nothing').toHaveCount(0)
  await expectAccessible(page, { state: 'questions first' })
  await expectLargeTargets(page, { state: 'questions first' })
  await page.unrouteAll()
  await page.reload()
  await expect(first).toBeFocused()
  await tabTo(page, 'Answer the questions')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(1))
  await expect(page.getByRole('checkbox', { name: 'COVID-19 yearly' })).toBeChecked()
  await page.goBack()
  await expect(page, 'Back leads to no form without a time').toHaveURL(at(1))
  await expect(page.getByRole('checkbox', { name: 'COVID-19 yearly' })).toBeChecked()
  await proceed(page)
  for (const question of ['When was the patient born?', /fever today/, /bad reaction/, /vaccine before/]) {
    await expect(heading(page, question)).toBeVisible()
    await fillShown(page, { ...JUST_HAD_IT, isBooster: 'No' })
    await proceed(page)
  }
  await expect(page).toHaveURL(RESULT)
  await pickSlot(page, page.getByRole('button', { name: time, exact: true }))
  await proceedToForm(page)
  await expect(page.getByRole('textbox').first()).toBeVisible()
})
