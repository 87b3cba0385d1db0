import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { attentionOf } from './attention-reasons.ts'

const UNKNOWN = attentionOf(['no such key'])[0]?.meaning.slice(0, 20) ?? ''

/** The reasons that the check of a sent check-in gives beside those of the form's rules. */
const OF_THE_SERVER = [
  'late createdAt',
  'early createdAt',
  'unknownLocation locationNumber',
  'locationClosed locationNumber',
  'duplicateAppointment',
  'manyAtOnce',
  'closed',
  'signatureDiffers',
  'bodyBroken',
  'invalidEncoding',
  'invalidRequest',
  'unknownField',
]

function misfitReasons(): string[] {
  const document = 'content-fallback/base/hw_config/1.0.0/scheduler/prescreen-data.json'
  return [...readFileSync(document, 'utf8').matchAll(/"reason": "(\w+)"/g)].map(([, key = '']) => key)
}

it('every reason of the server and of the shipped documents has words and says what to do', () => {
  const reasons = [...new Set([...OF_THE_SERVER, ...misfitReasons()])]
  expect(reasons.length).toBeGreaterThan(20)
  const unknown = attentionOf(reasons).filter(
    ({ meaning, action }) => meaning.startsWith(UNKNOWN) || action === '' || meaning.includes('FIELD'),
  )
  expect(unknown).toEqual([])
})

it('a broken rule names the part of the form in the words of the form', () => {
  const meanings = attentionOf([
    'invalidRequest basicInfo.phoneNumber',
    'unknownField basicInfo.address.county',
    'consentMissing consentDetails.documents.vaccineConsent',
    'consentMissing consentDetails.signature.legalName',
    'invalidRequest somethingNew',
  ]).map(({ meaning }) => meaning.split(':')[0])
  expect(meanings).toEqual([
    'Phone number',
    'Address',
    'Agreement to the vaccines',
    'Signed name',
    'The form',
  ])
})

it.each([
  ['legalName signatureInvalid', /less than a first and a last name, or has characters that no name has/],
  [
    'relationshipWithPatient guardianMustSign',
    'The patient is under 18, and no parent or guardian has signed.',
  ],
  ['guardianName guardianIsPatient', /typed the patient’s name in place of their own/],
  ['guardianDetails.dateOfBirth guardianNotAdult', /signed for the patient is under 18/],
  [
    'guardianLastName personsLastNameRequired',
    'Last name of the parent, guardian or representative: the answer is missing.',
  ],
  [
    'guardianDetails.phoneNumber phoneInvalid',
    'Phone number of the parent, guardian or representative: the answer is missing or cannot be right.',
  ],
  ['legalName tooLong', 'Signed name: the answer is too long, and may be cut off.'],
])('what is wrong with a signature or a guardian is named: %s [DESK-06]', (rule, meaning) => {
  const [attention] = attentionOf([`invalidRequest consentDetails.signature.${rule}`])
  expect(attention?.meaning).toMatch(meaning)
  expect(attention?.action).not.toBe('')
})

it('a misfit names its vaccines, and an unknown key is named as it is', () => {
  const misfits = [
    { reason: 'liveVaccinePregnancy', vaccine: 'MMR' },
    { reason: 'sickToday', vaccine: 'Flu' },
    { reason: 'liveVaccinePregnancy', vaccine: 'Varicella' },
  ]
  expect(attentionOf(['liveVaccinePregnancy', 'ownRule', 'toString'], misfits)).toEqual([
    {
      reason: 'liveVaccinePregnancy',
      meaning: 'MMR, Varicella: The patient may be pregnant, and the vaccine is live.',
      action: 'Ask the pharmacist before the shot.',
    },
    expect.objectContaining({ meaning: expect.stringContaining('(ownRule)') }),
    expect.objectContaining({ meaning: expect.stringContaining('(toString)') }),
  ])
})
