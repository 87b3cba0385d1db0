import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  aNewVisit,
  aWalkInVisit,
  control,
  expectHeading,
  expectRefused,
  expectScreen,
  fill,
  openForm,
  pick,
  pickNo,
  press,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'
import { answering } from '../../../../tests/support/intake.ts'

/** Answers of which some need more than their label. */
const VISIT = answering(
  answering(aWalkInVisit(), 'medicalInformation', {
    haveAllergies: 'Yes',
    haveAllergiesDetails: [{ name: 'Penicillin', year: '', month: '', day: '', dose: '' }],
  }),
  'simpleInsurance',
  { insuranceCarrier: 'Medicare Part B', cardholderIdNumber: '1EG4TE5MK73', groupNumber: 'GRP-0099' },
)
const openCheck = () => openForm('check', { visit: VISIT })

/** What is shown beside the label of an answer. */
function answerTo(label: string): string | null | undefined {
  const [term] = screen.getAllByText(label, { selector: 'dt' })
  return term?.nextElementSibling?.textContent
}

it('what was asked about Medicare before the search is shown too [BK-29]', async () => {
  const ids = VISIT.appointment?.services.map(({ id }) => id) ?? []
  const eligibility = {
    hasMedicarePartB: 'Yes',
    hadWellnessVisit: 'No',
    wasInHospital: 'No',
    hasFallen: 'Yes',
  }
  await openForm('check', { visit: { ...VISIT, eligibility, eligibilityServiceIds: ids } })
  expect(answerTo('Have you fallen in the past 12 months?')).toBe('Yes')
  expect(answerTo('Have you had a Medicare wellness visit in the past 12 months?')).toBe('No')
})

it('the check names services that the guest chose and the location does not give [BK-13]', async () => {
  const { appointment } = VISIT
  const services = [...(appointment?.services ?? []), { id: 219, name: 'RSV', isAvailable: false }]
  await openForm('check', { visit: { ...VISIT, appointment: appointment && { ...appointment, services } } })
  expect(screen.getAllByText(/^Not booked here: RSV/).length).toBeGreaterThan(0)
})

const change = (page: OpenedPage, what: string) => press(page, 'link', `Change ${what}`)
const unfinished = () => screen.queryByText(/not finished$/)?.textContent

describe('the answers before anything is signed', () => {
  it('come after what is agreed to, right before the signature, and the heading has the focus [INTAKE-11, WI-24]', async () => {
    const page = await openForm('agree', { visit: VISIT })
    await proceed(page)
    await expectScreen('check')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(screen.getByText('Step 6 of 7 · Check your answers')).toBeVisible()
  })

  it('are shown with what the visit is for, and where [INTAKE-08, INTAKE-11, WI-30]', async () => {
    await openCheck()
    const main = within(screen.getByRole('main'))
    const [card] = main.getAllByRole('heading', { level: 2, name: 'Your vaccines' })
    const [first] = main.getAllByRole('heading', { level: 2 })
    expect(first).toBe(card)
    const section = card?.closest('section')
    expect(section).toHaveTextContent('Flu')
    expect(section).toHaveTextContent('Marrowby Market Lantern Square')
  })

  it('are shown in the words they were asked in, numbers that open something by their end alone, the group number whole [INTAKE-11, INSURANCE-06, WI-24]', async () => {
    await openCheck()
    const shown = {
      "Patient's Legal First Name": 'Wilhelmina',
      "Patient's Legal Last Name": 'Ostrander',
      'Preferred name': 'Billie',
      'Date of birth': 'July 4, 1984',
      'Phone number': '(513) 555-0177',
      'Email address': 'w.ostrander@mail.example',
      'Address Line 1': '714 Cormorant Ln',
      State: 'Ohio',
      Race: 'White',
      Allergy: 'Penicillin',
      'Insurance carrier': 'Medicare Part B',
      'Cardholder ID number': 'Ends in MK73',
      'Group number': 'GRP-0099',
    }
    expect(Object.fromEntries(Object.keys(shown).map((label) => [label, answerTo(label)]))).toEqual(shown)
    expect(document.body).not.toHaveTextContent('1EG4TE5MK73')
  })

  it('name the vaccines that the pharmacist will talk about, and no reason [STORE-08, WI-04]', async () => {
    const services = [
      { id: 201, name: 'Flu dose 1', isAvailable: true },
      { id: 217, name: 'MMR (measles, mumps, rubella) dose 1', isAvailable: true },
    ]
    const appointment = { services, timestamp: '', timezone: 'America/New_York' }
    const visit = answering(aWalkInVisit({ appointment }), 'medicalInformation', {
      haveImmuneSystemProblem: 'Yes',
    })
    await openForm('check', { visit })
    const told = 'The pharmacist will talk with you about: MMR (measles, mumps, rubella).'
    expect(await screen.findByText(told)).toBeVisible()
    expect(document.querySelector('main')).not.toHaveTextContent('liveVaccine')
  })

  it('name those vaccines in the guest’s language [LANG-06, STORE-08]', async () => {
    const services = [{ id: 217, name: 'MMR (measles, mumps, rubella) dose 1', isAvailable: true }]
    const appointment = { services, timestamp: '', timezone: 'America/New_York' }
    const visit = answering(aWalkInVisit({ appointment }), 'medicalInformation', {
      haveImmuneSystemProblem: 'Yes',
    })
    await openForm('check', { visit })
    const [{ setTranslations }, { speak }, { catalogue }] = await Promise.all([
      import('../../messages/document-texts.ts'),
      import('../../messages/catalogue.ts'),
      import('../../messages/es/index.ts'),
    ])
    setTranslations('es', { 'MMR (measles, mumps, rubella)': 'Triple viral' })
    act(() => speak(catalogue))
    expect(await screen.findByText(/sobre: Triple viral\.$/)).toBeVisible()
  })

  it('say nothing of a talk where all fits [STORE-08, WI-04]', async () => {
    await openForm('check', { visit: aWalkInVisit() })
    await screen.findByText('Wilhelmina')
    expect(document.body).not.toHaveTextContent('The pharmacist will talk with you')
  })

  it('may be of another direction than the page', async () => {
    await openCheck()
    expect(screen.getByText('Ostrander', { selector: 'bdi' })).toBeVisible()
  })

  it('have one link for each page of the form, named by it [INTAKE-13, SC-29, SC-24]', async () => {
    await openCheck()
    expect(document.querySelectorAll('main dl > div').length).toBeGreaterThan(20)
    const names = screen
      .getAllByText('Change', { selector: 'main a' })
      .map((link) => link.getAttribute('aria-label') ?? '')
    expect(names).toContain('Change “Who is getting the vaccine?”')
    expect(names.length).toBeLessThan(10)
    expect(new Set(names).size, 'each has another name').toBe(names.length)
    expect(names.filter((name) => name.length > 60)).toEqual([])
  })

  it('are accessible [quality A1]', async () => {
    await openCheck()
    await expectAccessible('check your answers')
  })
})

describe('a change', () => {
  it('opens the page at its heading, and Continue returns to the check [INTAKE-09, INTAKE-12, INTAKE-13]', async () => {
    const page = await openCheck()
    await change(page, '“Who is getting the vaccine?”')
    await expectScreen('name')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await fill(page, { preferredName: 'Rosa' })
    await proceed(page)
    await expectScreen('check')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(answerTo('Preferred name')).toBe('Rosa')
  })

  it('leads to the vaccines, and Continue there back to the check with the others [INTAKE-13, WI-08]', async () => {
    const page = await openCheck()
    await change(page, '“Your vaccines”')
    await screen.findAllByRole('checkbox')
    const [before] = screen.getAllByRole('checkbox', { checked: true })
    const other = screen.getAllByRole('checkbox', { checked: false }).at(-1)
    if (!before || !other) throw new Error('no vaccines')
    await page.user.click(other)
    await proceed(page)

    await expectScreen('check')
    expect(page.address()).toContain('/schedule')
  })

  it('a changed choice removes the answers that depend on it [INTAKE-09, INTAKE-13]', async () => {
    const page = await openCheck()
    await change(page, '“Will you use insurance today?”')
    await expectScreen('insurance')
    await pick(page, 'hasPrimaryInsurance', '0')
    await proceed(page)
    await expectScreen('check')
    expect(answerTo('Do you have insurance?')).toBe('No')
    expect(screen.queryByText('Insurance carrier')).toBeNull()
  })

  it('does not verify when the guest goes Back [INTAKE-12]', async () => {
    const page = await openCheck()
    await change(page, '“Will you use insurance today?”')
    await expectScreen('insurance')
    await press(page, 'link', 'Back')
    await expectScreen('check')
    expect(answerTo('Insurance carrier')).toBe('Medicare Part B')
  })

  it('a change that the guest left with Back is kept, and the check asks to finish it [INTAKE-12, INTAKE-15]', async () => {
    const page = await openCheck()
    await change(page, '“Who is getting the vaccine?”')
    await expectScreen('name')
    await fill(page, { preferredName: 'Rosalinda' })
    await press(page, 'link', 'Back')
    await expectScreen('check')
    expect(unfinished()).toBe('One page is not finished')
    expect(answerTo('Preferred name')).toBe('Billie')
    await press(page, 'link', 'Finish “Who is getting the vaccine?”')
    await expectScreen('name')
    expect(control('preferredName')).toHaveValue('Rosalinda')
    await proceed(page)
    await expectScreen('check')
    expect(answerTo('Preferred name')).toBe('Rosalinda')
    expect(unfinished()).toBeUndefined()
  })

  it('the birth date of a child makes the signature ask for a guardian [FINANCE-03, INTAKE-15]', async () => {
    const page = await openCheck()
    await change(page, '“Who is getting the vaccine?”')
    await expectScreen('name')
    await fill(page, { dobMonth: 'March', dobDay: '9', dobYear: '2017' })
    await proceed(page)
    await expectScreen('check')
    expect(answerTo('Date of birth')).toBe('March 9, 2017')
    await proceed(page)
    await expectScreen('sign')
    await expectRefused(page, [
      ['relationshipWithPatient', 'The patient is under 18. A parent or guardian must sign.'],
    ])
    await pick(page, 'relationshipWithPatient', 'Child')
    await fill(page, {
      responsiblePartyFirstName: 'Lucía',
      responsiblePartyLastName: 'García',
      responsiblePartyDobMonth: '11',
      responsiblePartyDobDay: '30',
      responsiblePartyDobYear: '1986',
      responsiblePartyPhoneNumber: '(513) 555-0177',
    })
    await pick(page, 'responsiblePartySex', 'Female')
    await proceed(page)
    await expectHeading('Your form is done!')
  })
})

describe('unfinished pages', () => {
  const { patientDetails, simpleInsurance, generalConsent } = aWalkInVisit().answers
  const {
    sexAssignedAtBirth: _,
    gender: __,
    race: ___,
    ethnicity: ____,
    ...upToAddress
  } = patientDetails ?? {}

  it('is counted, with a link to each page, and Continue opens the first with its errors [INTAKE-15]', async () => {
    const page = await openForm('check', { visit: aNewVisit({ answers: { patientDetails: upToAddress } }) })
    expect(unfinished()).toBe('5 pages are not finished')
    await expectAccessible('check your answers, not finished')
    await proceed(page)
    await expectScreen('record')
    await waitFor(() =>
      expect(document.getElementById('answer-sexAssignedAtBirth-error')).not.toBeEmptyDOMElement(),
    )
    await pick(page, 'sexAssignedAtBirth', 'Female')
    await pick(page, 'ethnicity', 'Not Specified')
    await fill(page, { race: 'White' })
    await proceed(page)
    await expectScreen('check')
    expect(unfinished()).toBe('4 pages are not finished')
  })

  it('the next unfinished page of the same step follows the opened page, then the check [INTAKE-15]', async () => {
    const answers = {
      patientDetails: patientDetails ?? {},
      simpleInsurance: simpleInsurance ?? {},
      generalConsent: generalConsent ?? {},
    }
    const page = await openForm('check', { visit: aNewVisit({ answers }) })
    expect(unfinished()).toBe('2 pages are not finished')
    await press(page, 'link', 'Health and medicine')
    await expectScreen('health')
    await waitFor(() =>
      expect(document.getElementById('answer-haveNeuroDisorders-error')).not.toBeEmptyDOMElement(),
    )
    for (const name of ['health', 'today'] as const) {
      await expectScreen(name)
      await pickNo(page)
      await proceed(page)
    }
    await expectScreen('check')
    expect(unfinished()).toBeUndefined()
  })

  it('are numbers that a reload has lost, to be typed again each from its own line [CARD-05, SC-29, BK-36]', async () => {
    const page = await openCheck()
    await page.reload()
    await expectScreen('check')
    expect(answerTo('Cardholder ID number')).toBe('To be typed again')
    expect(answerTo('Group number')).toBe('To be typed again')
    const [first, second] = document.querySelectorAll('main dt')
    expect([first?.textContent, second?.textContent]).toEqual(['Cardholder ID number', 'Group number'])
    await expectAccessible('numbers to be typed again')
    await change(page, '“Group number”')
    await expectScreen('insurance')
    await waitFor(() => expect(control('groupNumber')).toHaveFocus())
    await fill(page, { cardholderIdNumber: '1EG4TE5MK73' })
    await proceed(page)
    await expectScreen('check')
    expect(answerTo('Cardholder ID number')).toBe('Ends in MK73')
    expect(unfinished()).toBeUndefined()
    await proceed(page)
    await expectScreen('sign')
  })
})
