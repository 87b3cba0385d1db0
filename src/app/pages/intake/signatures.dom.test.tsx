import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  aNewVisit,
  aWalkInVisit,
  expectRefusals,
  expectRefused,
  expectScreen,
  fill,
  openForm,
  pick,
  proceed,
} from '../../../../tests/support/dom-walk-in.ts'
import { answering, forChild } from '../../../../tests/support/intake.ts'

const RELATIONSHIP = ['relationshipWithPatient', 'This is a required field.'] as const

const CHILD = { firstName: 'Mateo', lastName: 'García', dobMonth: '03', dobDay: '09', dobYear: '2017' }

/** A child's visit, of whom no more is known than its name and birth date. */
function aChildsVisit() {
  return aNewVisit({ answers: { patientDetails: CHILD } })
}

describe('the signature', () => {
  it("needs a legal name and the signer's relationship [FINANCE-05, FINANCE-08]", async () => {
    const page = await openForm('signature', { visit: aChildsVisit() })
    await expectRefused(page, [
      ['patientLegalName', "Patient's Legal Name is a required field."],
      RELATIONSHIP,
    ])
  })

  it.each(['Self', 'Spouse'])('of a child is not from %s [FINANCE-10, WI-18]', async (relation) => {
    const page = await openForm('signature', { visit: aChildsVisit() })
    await fill(page, { patientLegalName: 'Mateo García' })
    await pick(page, 'relationshipWithPatient', relation)
    await expectRefused(page, [
      ['relationshipWithPatient', 'The patient is under 18. A parent or guardian must sign.'],
    ])
  })
})

describe('the responsible person', () => {
  it('follows when somebody else signs, and requires every field [FINANCE-05, FINANCE-07, ADDRESS-03]', async () => {
    const page = await openForm('signature', { visit: aChildsVisit() })
    await fill(page, { patientLegalName: 'Mateo García' })
    await pick(page, 'relationshipWithPatient', 'Child')
    await proceed(page)
    await expectScreen('responsible')
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
  })

  it('must be an adult [FINANCE-10]', async () => {
    const page = await openForm('responsible', { visit: forChild(aWalkInVisit(), '2017-03-09') })
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

describe('the consents', () => {
  it('the privacy practice must be acknowledged [CONSENT-03]', async () => {
    const page = await openForm('privacy', { visit: aNewVisit() })
    await expectRefused(page, [['privacyPractice', 'This is a required field.']])
  })

  it('care and the sharing of the record must be agreed to [CONSENT-02]', async () => {
    const page = await openForm('general', { visit: aNewVisit() })
    await expectRefused(page, [
      ['generalConsent', 'Check this box to agree to your care.'],
      ['hieConsent', 'Check this box to show that you have read how your record is shared.'],
    ])
  })
})

it('Finish with a step undone sends nothing and opens that step, with its errors [INTAKE-14, INTAKE-15]', async () => {
  const undone = { addressLineOne: undefined, city: undefined }
  const page = await openForm('general', { visit: answering(aWalkInVisit(), 'patientDetails', undone) })
  await proceed(page)
  await expectScreen('address')
  await waitFor(() =>
    expectRefusals([
      ['addressLineOne', 'Address Line 1 is a required field.'],
      ['city', 'City is a required field.'],
    ]),
  )
  expect(await page.server.checkIns()).toEqual([])
})
