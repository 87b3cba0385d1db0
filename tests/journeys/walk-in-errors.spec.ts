import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import {
  ADULT,
  aGuest,
  answerScreens,
  CHILD,
  choose,
  expectScreen,
  fillScreen,
  openScreen,
  proceed,
  startForm,
} from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

/** What is said about an answer: its name, the message, and the control to go to when it has another name. */
type Refusal = [name: string, message: string, control?: string]

/** Presses the button and expects these refusals and no more: beside the fields, in the summary, in the title; the first is focused. */
async function expectRefused(page: Page, refusals: Refusal[]): Promise<void> {
  await proceed(page)
  const summary = page.getByRole('alert').getByRole('link')
  await expect(summary).toContainText(refusals.map(([, message]) => message))
  for (const [name, message] of refusals)
    await expect(page.locator(`#answer-${name}-error`)).toHaveText(`Error: ${message}`)
  await expect(page.locator('[id$="-error"]:not(:empty)')).toHaveCount(refusals.length)
  await expect(page).toHaveTitle(/^Error: /)
  const [first] = refusals
  if (!first) throw new RangeError('nothing is expected')
  await expect(controlOf(page, first)).toBeFocused()
  await expect(controlOf(page, first)).toBeInViewport()
}

function controlOf(page: Page, [name, , control = name]: Refusal) {
  return page.locator(`#answer-${control}`)
}

/** A birth date so many months before today, a day to the young side, as the boxes take it. */
function monthsOld(months: number): { month: string; day: string; year: string } {
  const now = new Date()
  const born = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, Math.min(now.getUTCDate(), 28)),
  )
  return {
    month: String(born.getUTCMonth() + 1),
    day: String(born.getUTCDate()),
    year: String(born.getUTCFullYear()),
  }
}

async function typeBirth(
  page: Page,
  { month, day, year }: { month: string; day: string; year: string },
): Promise<void> {
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Year').fill(year)
}

const NAME: Refusal[] = [
  ['firstName', "Patient's Legal First Name is a required field."],
  ['lastName', "Patient's Legal Last Name is a required field."],
]

test('WALKIN-08 WALKIN-09 WALKIN-16 no vaccine and a fourth one are refused, and the chosen ones stay', async ({
  page,
}) => {
  await page.goto('/health-services/instant-vaccines/select/90100001')
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  await expectRefused(page, [['vaccines', 'Select a vaccine to view availability.']])
  expect(page.url()).toContain('/select/')
  for (let index = 0; index < 3; index += 1) await boxes.nth(index).check()
  await expect(page.locator('#answer-vaccines-error')).toBeEmpty()
  await boxes.nth(3).click({ force: true })
  await expect(page.locator('#answer-vaccines-error')).toHaveText('Error: Select up to 3 Vaccines')
  await expect(page.getByText('3 chosen').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await proceed(page)
  await expectScreen(page, 'name')
})

test.describe('patient details @phone', () => {
  test('PATIENT-04, -05, -09 to -13, -15, VALID-08 to -12 names and birth dates are refused beside the field, and stay typed', async ({
    page,
  }) => {
    await startForm(page)
    await expectRefused(page, [...NAME, ['dob', 'Please enter a valid date.', 'dobMonth']])
    await expect(page.getByText('* We currently treat patients 12 months old and up')).toBeVisible()

    await test.step('a link of the summary leads to its field', async () => {
      await page.getByRole('alert').getByRole('link', { name: 'Please enter a valid date.' }).click()
      await expect(page.getByLabel('Month')).toBeFocused()
    })

    await page.getByLabel("Patient's Legal First Name").fill('Rosalind')
    await page.getByLabel("Patient's Legal Last Name").fill('<b>Smith</b>')
    const dates: [month: string, day: string, year: string, message: string, control: string][] = [
      ['13', '1', '1990', 'Value must be in MM format', 'dobMonth'],
      ['2', '32', '1990', 'Value must be in DD format', 'dobDay'],
      ['2', '1', '90', 'Value must be in YYYY format', 'dobYear'],
      ['2', '30', '1990', 'Please enter a valid date.', 'dobDay'],
      ['Feb', '3', '1899', 'Please enter a valid date.', 'dobYear'],
      ['1', '1', String(new Date().getFullYear() + 1), 'Please enter a valid date.', 'dobMonth'],
    ]
    for (const [month, day, year, message, control] of dates) {
      await typeBirth(page, { month, day, year })
      await expectRefused(page, [
        ['lastName', 'Input must be valid.'],
        ['dob', message, control],
      ])
    }
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue('Rosalind')
    await expect(page.getByLabel("Patient's Legal Last Name")).toHaveValue('<b>Smith</b>')
    await page.getByLabel("Patient's Legal Last Name").fill('Smith')
    await typeBirth(page, ADULT.birth)
    await expect(page.getByText(/^\d\d years old$/)).toBeVisible()
    await proceed(page)
    await expectScreen(page, 'contact')
    await expect(page).toHaveTitle('Patient Info Form')
  })

  test('PATIENT-14 PATIENT-16 PATIENT-17 a child is refused under 12 months, in Mississippi under 18', async ({
    page,
  }) => {
    const born = async (months: number) => {
      await fillScreen(page, 'name', { ...CHILD, birth: monthsOld(months) })
    }
    await startForm(page)
    await born(11)
    await expectRefused(page, [['dob', 'Patient must be 12 months or older.', 'dobMonth']])
    await born(13)
    await proceed(page)
    await expectScreen(page, 'contact')

    await startForm(page, { store: '/health-services/instant-vaccines/90300006' })
    await born(17)
    await expectRefused(page, [['dob', 'Patient must be 18 months or older.', 'dobMonth']])
    await born(19)
    await proceed(page)
    await expectScreen(page, 'contact')
  })

  test('PATIENT-21, -26, -30, -31, -51, ADDRESS-03 to -11, PATIENT-35 phone, e-mail, address and the rest are refused beside the field', async ({
    page,
  }) => {
    await startForm(page)
    await openScreen(page, 'contact')
    await expectRefused(page, [
      ['phoneNumber', 'Please enter a valid phone number.'],
      ['isMobileNum', 'Mobile number is a required field.'],
    ])
    await page.getByLabel('Phone number').fill('555 01')
    await page.getByLabel('Email address').fill('roz@example')
    await choose(page, 'Is this a mobile number?', 'Yes')
    await page.getByRole('checkbox', { name: /text me/ }).check()
    await choose(page, 'Is this a mobile number?', 'No')
    await expect(page.getByRole('checkbox', { name: /text me/ })).toHaveCount(0)
    await choose(page, 'Is this a mobile number?', 'Yes')
    await expect(page.getByRole('checkbox', { name: /text me/ })).not.toBeChecked()
    await expectRefused(page, [
      ['phoneNumber', 'Please enter a valid phone number.'],
      ['emailAddress', 'Please enter a valid email address.'],
    ])
    await expect(page.getByLabel('Email address')).toHaveValue('roz@example')

    await openScreen(page, 'address')
    await expectRefused(page, [
      ['addressLineOne', 'Address Line 1 is a required field.'],
      ['city', 'City is a required field.'],
      ['state', 'State is a required field.'],
      ['zipCode', 'Please enter a valid zip code.'],
      ['county', 'County is a required field.'],
    ])
    await fillScreen(page, 'address', {
      ...ADULT,
      address: {
        line1: 'x'.repeat(41),
        line2: 'y'.repeat(41),
        city: 'Cinc1nnati',
        state: 'OH',
        zip: '4520',
        county: 'Ha',
      },
    })
    await expectRefused(page, [
      ['addressLineOne', 'Input must be 40 characters or less.'],
      ['addressLineTwo', 'Input must be 40 characters or less.'],
      ['city', 'Please enter a valid city.'],
      ['zipCode', 'Please enter a valid zip code.'],
      ['county', 'Please enter a valid county.'],
    ])

    await openScreen(page, 'about')
    await expectRefused(page, [
      ['sexAssignedAtBirth', 'Sex Assigned at Birth is a required field.'],
      ['gender', 'Gender is a required field.'],
      ['race', 'Race is a required field.'],
      ['ethnicity', 'Ethnicity is a required field.'],
    ])
  })
})

test('HISTORY-18 to -21, INSURANCE-10, -11, -13 questions, detail cards and insurance are refused beside the field @phone', async ({
  page,
}) => {
  const required = 'This is a required field'
  await startForm(page)
  await openScreen(page, 'today')
  await expectRefused(page, [
    ['haveFever', required],
    ['haveCovid19Symptoms', required],
  ])
  await openScreen(page, 'reactions')
  await choose(page, /allergic to any medicine/, 'Yes')
  await choose(page, /any vaccine in the past 4 weeks/, 'Yes')
  await expectRefused(page, [
    ['haveAllergiesDetails-0-name', 'Allergy is a required field.'],
    ['hadReaction', required],
    ['hadVaccinesPreviously', required],
    ['recentVaccinesDetails-0-name', 'Vaccine is a required field.'],
    ['recentVaccinesDetails-0-date', 'Date you got it is a required field.', 'recentVaccinesDetails-0-month'],
  ])
  const card = page.getByRole('group', { name: 'Vaccine 1' })
  await card.getByLabel('Vaccine', { exact: true }).fill('Shingles')
  const dates: [months: number, message: string][] = [
    [-2, 'Date must be in the past.'],
    [2, 'Date must be within the past 28 days.'],
  ]
  await page.getByLabel('Allergy', { exact: true }).fill('Eggs')
  await choose(page, /serious reaction/, 'No')
  await choose(page, /had any of the shots/, 'No')
  for (const [months, message] of dates) {
    await typeBirth(page, monthsOld(months))
    await expectRefused(page, [['recentVaccinesDetails-0-date', message, 'recentVaccinesDetails-0-month']])
  }
  await expect(card.getByLabel('Vaccine', { exact: true })).toHaveValue('Shingles')

  await openScreen(page, 'insurance')
  await expectRefused(page, [['hasPrimaryInsurance', 'This is a required field.']])
  await choose(page, 'Do you have insurance?', 'Yes')
  await page.getByLabel('Group number').fill('G'.repeat(31))
  await expectRefused(page, [
    ['insuranceCarrier', 'This is a required field.'],
    ['cardholderIdNumber', 'Cardholder ID number is a required field.'],
    ['groupNumber', 'Group Number must be 30 characters or less.'],
  ])
  await choose(page, 'Do you have insurance?', 'No')
  await proceed(page)
  await expectScreen(page, 'check')
})

test('FINANCE-05, -07, -08, -10, CONSENT-02, -03 signatures and consents are refused beside the field @phone', async ({
  page,
}) => {
  await startForm(page)
  await answerScreens(page, ['name'], CHILD)
  await openScreen(page, 'signature')
  await expectRefused(page, [
    ['patientLegalName', "Patient's Legal Name is a required field."],
    ['relationshipWithPatient', 'This is a required field.'],
  ])
  await fillScreen(page, 'signature', ADULT)
  await expectRefused(page, [['relationshipWithPatient', 'This is a required field.']])
  await fillScreen(page, 'signature', CHILD)
  await proceed(page)
  await expectScreen(page, 'responsible')
  await expectRefused(page, [
    ['responsiblePartyFirstName', 'First name is a required field.'],
    ['responsiblePartyLastName', 'Last name is a required field.'],
    ['responsiblePartyDob', 'Please enter a valid date.', 'responsiblePartyDobMonth'],
    ['responsiblePartyPhoneNumber', 'Please enter a valid phone number.'],
    ['responsiblePartySex', 'Sex Assigned at Birth is a required field.'],
    ['responsiblePartyAddressLineOne', 'Address Line 1 is a required field.'],
    ['responsiblePartyCity', 'City is a required field.'],
    ['responsiblePartyState', 'State is a required field.'],
    ['responsiblePartyZipCode', 'Please enter a valid zip code.'],
    ['responsiblePartyCounty', 'County is a required field.'],
  ])
  await fillScreen(page, 'responsible', CHILD)
  await typeBirth(page, CHILD.birth)
  await expectRefused(page, [
    ['responsiblePartyDob', 'The responsible person must be 18 or older.', 'responsiblePartyDobMonth'],
  ])
  await openScreen(page, 'privacy')
  await expectRefused(page, [['privacyPractice', 'This is a required field.']])
  await openScreen(page, 'general')
  await expectRefused(page, [
    ['generalConsent', 'Check this box to agree to your care.'],
    ['hieConsent', 'Check this box to show that you have read how your record is shared.'],
  ])
})

test('INTAKE-14 INTAKE-15 Finish with a step undone opens that step, with its errors', async ({ page }) => {
  await startForm(page)
  await answerScreens(page, ['name', 'contact'], aGuest())
  await openScreen(page, 'general')
  await fillScreen(page, 'general', ADULT)
  await proceed(page)
  await expectScreen(page, 'address')
  await expect(page.locator('#answer-addressLineOne-error')).toHaveText(
    'Error: Address Line 1 is a required field.',
  )
})
