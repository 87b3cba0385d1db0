import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type OpenedPage, openPage, screen } from '../../../../tests/support/dom.tsx'
import {
  aNewVisit,
  control,
  expectHeading,
  expectRefused,
  expectScreen,
  FORM,
  fill,
  NO_TOWNS,
  openForm,
  pick,
  proceed,
  type Refusal,
} from '../../../../tests/support/dom-walk-in.ts'

const NAME = { firstName: 'Rosalind', lastName: 'Smith' }
const BIRTH = { dobMonth: '7', dobDay: '4', dobYear: '1958' }
const PHONE = { phoneNumber: '(513) 555-0142' }
const NO_DATE: Refusal = ['dob', 'Please enter a valid date.', 'dobMonth']

describe('the fields of a page', () => {
  const cards = () =>
    [...document.querySelectorAll('form section')].map((card) =>
      [...card.querySelectorAll('h2, input')].map((one) => one.getAttribute('name') ?? one.textContent),
    )

  it('are in cards that belong together, each box as wide as its answer [SC-28]', async () => {
    await openForm('name', { visit: aNewVisit() })
    expect(cards()).toEqual([
      ['firstName', 'lastName', 'preferredName'],
      ['dobMonth', 'dobDay', 'dobYear'],
      ['How can we reach you?', 'phoneNumber', 'emailAddress'],
    ])
    for (const [name, width] of [
      ['firstName', 'w24'],
      ['lastName', 'w24'],
      ['dobYear', 'w4'],
    ] as const)
      expect(control(name).className, name).toMatch(width)
  })
})

describe('name and birth date', () => {
  it('an empty page is refused at every required field, and the first has the focus [PATIENT-04, -05, VALID-08 to -10]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await expectRefused(page, [
      ['firstName', "Patient's Legal First Name is a required field."],
      ['lastName', "Patient's Legal Last Name is a required field."],
      NO_DATE,
      ['phoneNumber', 'Please enter a valid phone number.'],
    ])
    for (const part of ['dobMonth', 'dobDay', 'dobYear']) expect(control(part), part).toBeInvalid()
  })

  it('the note on the youngest patients is shown [PATIENT-15]', async () => {
    await openForm('name', { visit: aNewVisit() })
    expect(screen.getByText(/^We currently treat patients 12 months old and up/)).toBeVisible()
  })

  it('a link of the summary focuses its field [VALID-09]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await fill(page, { ...NAME, ...PHONE })
    await expectRefused(page, [NO_DATE])
    control('firstName').focus()
    await page.user.click(screen.getByRole('link', { name: 'Date of birth: Please enter a valid date.' }))
    expect(control('dobMonth')).toHaveFocus()
  })

  it.each([
    ['13', '1', '1990', 'Value must be in MM format', 'dobMonth'],
    ['2', '32', '1990', 'Value must be in DD format', 'dobDay'],
    ['2', '1', '90', 'Value must be in YYYY format', 'dobYear'],
    ['2', '30', '1990', 'Please enter a valid date.', 'dobDay'],
    ['Feb', '3', '1899', 'Please enter a valid date.', 'dobYear'],
    ['1', '1', '2027', 'Please enter a valid date.', 'dobMonth'],
  ])(
    'a birth on %s/%s/%s is refused with "%s" [PATIENT-09 to -13, VALID-11, VALID-12]',
    async (dobMonth, dobDay, dobYear, message, part) => {
      const page = await openForm('name', { visit: aNewVisit() })
      await fill(page, { ...NAME, ...PHONE, dobMonth, dobDay, dobYear })
      await expectRefused(page, [['dob', message, part]])
    },
  )

  it('a name that is pasted in several lines becomes one line [class 9, HD-35]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await page.user.click(control('firstName'))
    await page.user.paste('Rosa\r\nLinda\u2028May')
    expect(control('firstName')).toHaveValue('Rosa Linda May')
  })

  it('a name with markup is refused, and everything stays typed [VALID-09, WI-11]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await fill(page, {
      firstName: 'Rosalind',
      lastName: '<b>Smith</b>',
      dobMonth: '13',
      dobDay: '1',
      dobYear: '1990',
      ...PHONE,
    })
    await expectRefused(page, [
      ['lastName', 'Use letters, spaces, hyphens and apostrophes.'],
      ['dob', 'Value must be in MM format', 'dobMonth'],
    ])
    expect(control('firstName')).toHaveValue('Rosalind')
    expect(control('lastName')).toHaveValue('<b>Smith</b>')
  })

  it('corrected answers are accepted: the age is shown, and Continue opens the next page with its title [VALID-09]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await proceed(page)
    expect(document.title).toMatch(/^Error: /)
    await fill(page, { ...NAME, ...PHONE, ...BIRTH })
    expect(await screen.findByText('68 years old')).toBeVisible()
    await proceed(page)
    await expectScreen('record')
    expect(document.title).toMatch(/^For the vaccine record - Patient Info Form$/)
  })

  it.each([
    ['in Ohio', '90100001', '12', '12/20/2025', '10/20/2025'],
    ['in Mississippi', '90300006', '18', '6/20/2025', '4/20/2025'],
  ])(
    '%s (store %s) a child under %s months is refused, born on %s; one born on %s is not [PATIENT-14, PATIENT-16, PATIENT-17]',
    async (_, store, months, younger, older) => {
      const page = await openPage(`/health-services/instant-vaccines/select/${store}`)
      const [first] = await screen.findAllByRole('checkbox')
      await page.user.click(first as HTMLElement)
      await proceed(page)
      await expectScreen('name')
      await fill(page, { ...NAME, ...PHONE, ...born(younger) })
      await expectRefused(page, [['dob', `Patient must be ${months} months or older.`, 'dobMonth']])
      await fill(page, born(older))
      await proceed(page)
      await expectScreen('record')
    },
  )
})

function born(date: string) {
  const [dobMonth = '', dobDay = '', dobYear = ''] = date.split('/')
  return { dobMonth, dobDay, dobYear }
}

describe('contact', () => {
  it('a phone number and an e-mail address of another form are refused, and stay typed; e-mail is optional [PATIENT-21, PATIENT-26, PATIENT-51]', async () => {
    const page = await openForm('name', { visit: aNewVisit() })
    await fill(page, { ...NAME, ...BIRTH, phoneNumber: '555 01', emailAddress: 'roz@example' })
    await expectRefused(page, [
      ['phoneNumber', 'Please enter a valid phone number.'],
      ['emailAddress', 'Please enter a valid email address.'],
    ])
    expect(control('emailAddress')).toHaveValue('roz@example')
  })

  it('the consent to text messages is asked only for a mobile number, and is cleared by each change [PATIENT-31]', async () => {
    const visit = aNewVisit({ flow: 'IN_PERSON', category: 'Clinic Visits' })
    const page = await openPage(FORM, { visit, entry: { step: 'patientDetails', page: 'name' } })
    await expectHeading('Who is the visit for?')
    const consent = () => screen.queryByRole('checkbox', { name: /text me/ })
    expect(consent()).toBeNull()
    await pick(page, 'isMobileNum', 'Yes')
    await page.user.click(consent() as HTMLElement)
    expect(consent()).toBeChecked()
    await pick(page, 'isMobileNum', 'No')
    expect(consent()).toBeNull()
    await pick(page, 'isMobileNum', 'Yes')
    expect(consent()).not.toBeChecked()
  })
})

const NOT_ABOUT: readonly Refusal[] = [
  ['sexAssignedAtBirth', 'Sex Assigned at Birth is a required field.'],
  ['race', 'Race is a required field.'],
  ['ethnicity', 'Ethnicity is a required field.'],
]

describe('address', () => {
  it('an empty page is refused at every field but the second line [ADDRESS-03 to -05, -08 to -10, PATIENT-35]', async () => {
    const page = await openForm('record', { visit: aNewVisit() })
    await expectRefused(page, [
      ['zipCode', 'Please enter a valid zip code.'],
      ['addressLineOne', 'Address Line 1 is a required field.'],
      ['city', 'City is a required field.'],
      ['state', 'State is a required field.'],
      ['county', 'County is a required field.'],
      ...NOT_ABOUT,
    ])
  })

  it('lines that are too long and texts of another form are refused [ADDRESS-03 to -11]', async () => {
    const page = await openForm('record', { visit: aNewVisit(), server: NO_TOWNS })
    await fill(page, {
      addressLineOne: 'x'.repeat(41),
      addressLineTwo: 'y'.repeat(41),
      city: 'Cinc1nnati',
      state: 'OH',
      zipCode: '4520',
      county: 'Ha',
    })
    await expectRefused(page, [
      ['zipCode', 'Please enter a valid zip code.'],
      ['addressLineOne', 'Input must be 40 characters or less.'],
      ['addressLineTwo', 'Input must be 40 characters or less.'],
      ['city', 'Please enter a valid city.'],
      ['county', 'Please enter a valid county.'],
      ...NOT_ABOUT,
    ])
  })
  const line = () => screen.findByText('Cincinnati, OH, Hamilton County')
  const change = () => screen.getByRole('button', { name: 'Change city, state and county' })
  const isAsked = (name: string) => document.getElementById(`answer-${name}`) !== null
  const typeZip = (page: OpenedPage, zipCode: string) => fill(page, { zipCode })
  async function openAddress(): Promise<OpenedPage> {
    const page = await openForm('record', { visit: aNewVisit() })
    await waitFor(() => expect(isAsked('city')).toBe(false))
    return page
  }

  it('the ZIP code fills in city, state and county, which show as one line [WI-09]', async () => {
    const page = await openAddress()
    await typeZip(page, '45202')
    expect(await line()).toBeVisible()
    expect(isAsked('city')).toBe(false)
    await fill(page, { addressLineOne: '221 Linden Avenue' })
    await expectRefused(page, NOT_ABOUT)
  })

  it('so does that of the place where the guest searched, however far the store is [WI-09, BK-31]', async () => {
    const page = await openForm('record', { visit: aNewVisit({ search: { location: '59718' } }) })
    await waitFor(() => expect(isAsked('city')).toBe(false))
    await typeZip(page, '59718')
    expect(await screen.findByText('Bozeman, MT, Gallatin County')).toBeVisible()
    await typeZip(page, '45202')
    expect(await line()).toBeVisible()
  })

  it('a town changed by hand is kept, whatever ZIP code comes next [WI-09]', async () => {
    const page = await openAddress()
    await typeZip(page, '45202')
    await line()
    await page.user.click(change())
    await waitFor(() => expect(control('city')).toHaveFocus())
    expect([control('city'), control('state'), control('county')].map(({ value }) => value)).toEqual([
      'Cincinnati',
      'OH',
      'Hamilton',
    ])
    await fill(page, { city: 'Norwood' })
    await typeZip(page, '41011')
    expect([control('city').value, control('state').value]).toEqual(['Norwood', 'OH'])
  })

  it('an unknown ZIP code opens the fields, and empties what another one filled in [WI-09]', async () => {
    const page = await openAddress()
    await typeZip(page, '45202')
    await line()
    await typeZip(page, '99999')
    await waitFor(() => expect(control('city')).toHaveValue(''))
    expect(control('county')).toHaveValue('')
  })

  it('a ZIP code that is not found does not promise to fill in the town [WI-09]', async () => {
    const page = await openAddress()
    const promise = 'We fill in city, state and county from it.'
    await typeZip(page, '9999')
    expect(screen.getByText(promise)).toBeVisible()
    await typeZip(page, '99999')
    await waitFor(() => expect(screen.queryByText(promise)).toBeNull())
    expect(control('zipCode')).not.toHaveAccessibleDescription()
    await typeZip(page, '45202')
    expect(await screen.findByText(promise)).toBeVisible()
  })

  it.each(['1234', 'K1A 0B1'])(
    'the text %s, which is no ZIP code, leaves no town of another one [WI-09]',
    async (typed) => {
      const page = await openAddress()
      await typeZip(page, '45202')
      await line()
      await typeZip(page, typed)
      await waitFor(() => expect(screen.queryByText('Cincinnati, OH, Hamilton County')).toBeNull())
      expect(isAsked('city')).toBe(false)
      await typeZip(page, '45202')
      expect(await line()).toBeVisible()
    },
  )
})
