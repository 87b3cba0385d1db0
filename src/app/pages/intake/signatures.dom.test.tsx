import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import {
  aNewVisit,
  aWalkInVisit,
  control,
  expectHeading,
  expectRefusals,
  expectRefused,
  expectScreen,
  fill,
  openForm,
  pick,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'
import { answering, forChild } from '../../../../tests/support/intake.ts'

const CHILD = { firstName: 'Mateo', lastName: 'García', dobMonth: '03', dobDay: '09', dobYear: '2017' }
const MUST = 'The patient is under 18. A parent or guardian must sign.'

/** A child's visit, of whom no more is known than its name and birth date. */
function aChildsVisit() {
  return aNewVisit({ answers: { patientDetails: CHILD } })
}

const signers = () =>
  screen
    .getAllByRole('radio')
    .filter(({ id }) => id.includes('relationshipWithPatient'))
    .map((radio) => [(radio as HTMLInputElement).value, radio.closest('label')?.textContent])

describe('the signature', () => {
  it("needs the signer's relationship, then a legal name of two words [FINANCE-05, FINANCE-08, WI-18, WI-20]", async () => {
    const page = await openForm('sign', { visit: aNewVisit() })
    expect(signers()).toEqual([
      ['Self', 'I am the patient'],
      ['Spouse', "I am the patient's spouse"],
      ['Child', "I am the patient's parent, guardian or legal representative"],
    ])
    await expectRefused(page, [['relationshipWithPatient', 'This is a required field.']])
    await pick(page, 'relationshipWithPatient', 'Self')
    await expectRefused(page, [['patientLegalName', "Patient's Legal Name is a required field."]])
    await fill(page, { patientLegalName: 'q' })
    await expectRefused(page, [['patientLegalName', 'Type your first and last name.']])
  })

  it('with another name than the one given is asked about once [FINANCE-08, WI-18]', async () => {
    const page = await openForm('sign')
    await fill(page, { patientLegalName: 'Mickey Mouse' })
    await proceed(page)
    const ask = 'This is not the name you gave, Wilhelmina Ostrander. Sign as typed?'
    expect(await screen.findByRole('dialog', { name: ask })).toBeVisible()
    await expectAccessible('a signature with another name')
    await page.user.click(screen.getByRole('button', { name: 'Change the name' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('textbox', { name: "Patient's Legal Name" })).toHaveFocus()
    await proceed(page)
    await page.user.click(await screen.findByRole('button', { name: 'Sign as typed' }))
    await expectHeading('Your form is done!')
    const [checkIn] = await page.server.checkIns()
    expect(checkIn).toMatchObject({ status: 'checkedIn', reasons: ['signatureDiffers'] })
  })

  it.each(['Self', 'Spouse'])(
    'of a child is not from %s, who is not offered [FINANCE-10, WI-18, WI-19, BK-32]',
    async (relation) => {
      const answers = { patientDetails: CHILD, vaccineConsent: { relationshipWithPatient: relation } }
      const page = await openForm('sign', { visit: aNewVisit({ answers }) })
      expect(signers()).toEqual([['Child', "I am the patient's parent or guardian"]])
      await expectRefused(page, [['relationshipWithPatient', MUST]])
    },
  )
})

describe('the responsible person', () => {
  it('signs for a child without a choice, reads for whom, and fills in every field [FINANCE-03, FINANCE-07, ADDRESS-03, WI-19 to -21]', async () => {
    const page = await openForm('sign', { visit: aChildsVisit() })
    expect(screen.getByRole('radio', { name: /parent or guardian/ })).toBeChecked()
    expect(screen.getByText(MUST)).toBeVisible()
    expect(screen.getByText('Typing your name here signs for Mateo García.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'You agree to these vaccines' })).toBeVisible()
    expect(document.getElementById('answer-patientLegalName')).toBeNull()
    await expectRefused(page, [
      ['responsiblePartyFirstName', 'First name is a required field.'],
      ['responsiblePartyLastName', 'Last name is a required field.'],
      ['responsiblePartyDob', 'Please enter a valid date.', 'responsiblePartyDobMonth'],
      ['responsiblePartyPhoneNumber', 'Please enter a valid phone number.'],
      ['responsiblePartySex', 'Sex Assigned at Birth is a required field.'],
      ['responsiblePartyZipCode', 'Please enter a valid zip code.'],
      ['responsiblePartyAddressLineOne', 'Address Line 1 is a required field.'],
      ['responsiblePartyCity', 'City is a required field.'],
      ['responsiblePartyState', 'State is a required field.'],
      ['responsiblePartyCounty', 'County is a required field.'],
    ])
  })

  it('must be an adult, and has the phone that was given for the child [FINANCE-10, WI-19]', async () => {
    const visit = forChild(aWalkInVisit(), '2017-03-09')
    const { phoneNumber } = visit.answers['patientDetails'] as Record<string, string>
    const page = await openForm('sign', { visit })
    expect(phoneNumber).toBeTruthy()
    expect(control('responsiblePartyPhoneNumber')).toHaveValue(phoneNumber)
    await fill(page, {
      responsiblePartyDobMonth: '3',
      responsiblePartyDobDay: '9',
      responsiblePartyDobYear: '2017',
    })
    await expectRefused(page, [
      ['responsiblePartyDob', 'The responsible person must be 18 or older.', 'responsiblePartyDobMonth'],
    ])
  })
})

it('privacy, care and the sharing of the record must be agreed to, on one page [CONSENT-02, CONSENT-03, WI-08]', async () => {
  const page = await openForm('agree', { visit: aNewVisit() })
  expect(screen.getByText(/^Step 4–5 of 7 · /)).toBeVisible()
  await expectRefused(page, [
    ['privacyPractice', 'This is a required field.'],
    ['generalConsent', 'Check this box to agree to your care.'],
    ['hieConsent', 'Choose Yes or No: may we share your record?'],
  ])
})

it('Finish with a step undone sends nothing and opens that step, with its errors [INTAKE-14, INTAKE-15]', async () => {
  const undone = { addressLineOne: undefined, city: undefined }
  const page = await openForm('sign', { visit: answering(aWalkInVisit(), 'patientDetails', undone) })
  await proceed(page)
  await expectScreen('record')
  await waitFor(() =>
    expectRefusals([
      ['addressLineOne', 'Address Line 1 is a required field.'],
      ['city', 'City is a required field.'],
    ]),
  )
  expect(await page.server.checkIns()).toEqual([])
})
