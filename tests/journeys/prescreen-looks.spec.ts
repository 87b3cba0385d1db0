import { searchPhysical } from '#contract/providers'
import { configureCategory } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { openFlow, typeDate } from '../support/prescreen-flow.ts'
import {
  addressOf,
  dayAhead,
  openResults,
  pickSlot,
  proceedToForm,
  SEARCHES,
  slots,
} from '../support/results-flow.ts'
import { choose, heading, proceed } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

test('the prescreens of visits have contrast and large targets in every state [quality A1, A2]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|status of 50[03]/)
  const said = page.getByRole('alert')
  await page.route(/\/appointment-management\/v1\/services\?/, (route) => route.abort())
  await openFlow(page, 'Health Screenings')
  await expect(said.getByText(/trouble loading health screenings/)).toBeVisible()
  await expectGoodLooks(page, 'services failed')
  await page.unrouteAll()

  for (const [type, state] of [
    ['Health Screenings', 'nothing picked'],
    ['DOT Physicals', 'no employer'],
    ['Travel Vaccines', 'travel vaccines'],
  ] as const) {
    await openFlow(page, type)
    await proceed(page)
    await expect(said.first()).toBeVisible()
    await expectGoodLooks(page, state)
  }
  await openFlow(page, 'DOT Physicals')
  await page.getByLabel('Employer').selectOption({ label: 'A school district' })
  await proceed(page)
  await expect(heading(page, 'Do you want to add drug screening?')).toBeFocused()
  await proceed(page)
  await expectGoodLooks(page, 'no answer about drug screening')
  await openFlow(page, 'Medicare Annual Wellness Visit')
  await proceed(page)
  await choose(page, 'Do you have Medicare Part B?', 'No')
  await choose(page, 'Have you had a Medicare wellness visit in the past 12 months?', 'Yes')
  await expectGoodLooks(page, 'costs are shown')

  await page.route('**/v2/licensure-states*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await openFlow(page, 'Telenutrition')
  await proceed(page)
  await expect(page.getByRole('link', { name: /trouble connecting/ })).toBeVisible()
  await expectGoodLooks(page, 'states failed')
  await page.unrouteAll()
  await openFlow(page, 'Telenutrition')
  await page.getByLabel('State where you will be').selectOption('Vermont')
  await choose(page, 'Do you have Medicaid?', 'Yes')
  await choose(page, 'Does your Medicaid program cover visits with a dietitian?', 'No')
  await typeDate(page, dayAhead(2))
  await proceed(page)
  await expect(page.getByRole('link', { name: /do not have a license in this state yet/ })).toBeVisible()
  await expectGoodLooks(page, 'a state without a license')
})

test('the questions of vaccines have contrast and large targets in every state [quality A1, A2]', async ({
  page,
}) => {
  await openFlow(page, 'Vaccines')
  await page.getByRole('checkbox', { name: /Shingles/ }).check()
  const hepatitis = page.getByRole('checkbox', { name: /Hepatitis A/ })
  await hepatitis.check()
  await expect(page.getByText(/cannot be scheduled together/).first()).toBeVisible()
  await expectGoodLooks(page, 'not together')
  await hepatitis.uncheck()
  await expectGoodLooks(page, 'vaccines')
  await proceed(page)
  await typeDate(page, dayAhead(-40 * 365))
  await expectGoodLooks(page, 'birth date')
  await proceed(page)
  await expect(heading(page, 'We cannot book this visit now')).toBeFocused()
  await expectGoodLooks(page, 'ineligible')
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await page.getByLabel('Year').fill('1960')
  await proceed(page)
  await choose(page, 'How many doses of this vaccine has the patient had?', 'One dose')
  await proceed(page)
  await typeDate(page, dayAhead(-1))
  await proceed(page)
  await expect(heading(page, /^Your next dose can be given from /)).toBeFocused()
  await expectGoodLooks(page, 'date moved')

  await openFlow(page, 'COVID-19 Vaccines')
  await page.getByRole('checkbox', { name: /mRNA/ }).check()
  await proceed(page)
  await typeDate(page, '1984-02-29')
  await proceed(page)
  await choose(page, /bad reaction/, 'Yes')
  await proceed(page)
  await expect(heading(page, 'We cannot book this visit now')).toBeFocused()
  await expectGoodLooks(page, 'bad reaction')
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await choose(page, /bad reaction/, 'No')
  await proceed(page)
  await choose(page, /vaccine before/, 'Yes')
  await proceed(page)
  await page.getByRole('radio', { name: /^This season/ }).check()
  await proceed(page)
  await typeDate(page, dayAhead(-5))
  await page.getByLabel('Year').blur()
  await expect(page.getByText(/We will only show later dates/)).toBeVisible()
  await expectGoodLooks(page, 'last shot')
  await proceed(page)
  await page.getByLabel('Other vaccine').selectOption({ label: 'None' })
  await proceed(page)
  await expect(page.getByText(/Please come back then/)).toBeVisible()
  await expectGoodLooks(page, 'come back later')
})

test('messages that replace the questions or the times have contrast, large targets and a focus ring [quality A1, A2, A3]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await page.route('**/two-dose-eligibility-questions*', (route) => route.abort())
  await openFlow(page, 'Vaccines')
  await page.getByRole('checkbox', { name: /Shingles/ }).check()
  await proceed(page)
  await expect(page.getByText(/We are experiencing an issue/)).toBeVisible()
  await expectGoodLooks(page, 'no questions')

  const window = {
    startDate: dayAhead(1),
    endDate: dayAhead(1),
    serviceIds: '201',
    businessNames: 'pharmacy',
  }
  const query = new URLSearchParams({ ...window, freeFormAddress: '45202' })
  const { data } = await (await page.request.get(`${searchPhysical.path}?${query}`)).json()
  // At night no time is free, but at the store that never closes.
  const isShut = ({ providerId }: { providerId: string }) => providerId !== '90100001'
  const { providerId: provider, businessName } = data.appointmentTimeSlots.find(isShut)
  const link = { ...SEARCHES.flu, provider, businessName, slot: `${dayAhead(1)}T03:00:00-05:00` }
  await page.goto(addressOf(link))
  await expect(page.getByText(/^The time you came for, .* is not free any more\./)).toBeVisible()
  await expectGoodLooks(page, 'a time that is gone')

  await page.route('**/covid-vaccines-toggle.json', (route) =>
    route.fulfill({ json: { version: 1, data: { isEnabled: false } } }),
  )
  await page.goto(addressOf({ ...link, type: 'COVID-19 Vaccines', serviceIds: '261' }))
  await expect(page.getByText('These visits cannot be booked online now.')).toBeVisible()
  await expectGoodLooks(page, 'switched off')

  await page.unrouteAll()
  await configureCategory(page, 'Vaccines', { prescreenFlow: undefined })
  await openResults(page, { ...SEARCHES.flu, serviceIds: '227' })
  await pickSlot(page, slots(page).last())
  await proceedToForm(page)
  await expect(heading(page, 'A few questions first')).toBeFocused()
  await expectGoodLooks(page, 'questions first')
  await tabTo(page, 'Answer the questions')
})
