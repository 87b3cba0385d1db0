import { describe, expect, it } from 'vitest'
import type { FormConfig } from '#contract/content/form-config'
import type { WalkIn } from '#contract/walk-in'
import {
  ADDRESS,
  aContext,
  address,
  all,
  aWalkIn,
  basic,
  GUARDIAN,
  nothing,
  problemsAfter,
  signature,
  withConfig,
} from '../walk-in/example.ts'
import { checkWalkIn } from '../walk-in.ts'

describe('who the patient is', () => {
  it.each<[string, Partial<WalkIn['basicInfo']>, string]>([
    ['PATIENT-04', { firstName: '' }, 'invalidRequest basicInfo.firstName'],
    ['PATIENT-04', { firstName: '\u00A0\u3164' }, 'invalidRequest basicInfo.firstName'],
    ['PATIENT-05', { lastName: '<b>' }, 'invalidRequest basicInfo.lastName'],
    ['PATIENT-06', { preferredName: '=cmd' }, 'invalidRequest basicInfo.preferredName'],
    ['PATIENT-12', { dateOfBirth: '1980-02-30' }, 'invalidRequest basicInfo.dateOfBirth'],
    ['PATIENT-13', { dateOfBirth: '2026-11-21' }, 'invalidRequest basicInfo.dateOfBirth'],
    ['PATIENT-19', { dateOfBirth: '1905-11-20' }, 'invalidRequest basicInfo.dateOfBirth'],
    ['PATIENT-21', { emailAddress: 'ann@' }, 'invalidRequest basicInfo.emailAddress'],
    ['PATIENT-26', { phoneNumber: '000-000-0000' }, 'invalidRequest basicInfo.phoneNumber'],
    ['PATIENT-30', { isMobileNum: undefined }, 'invalidRequest basicInfo.isMobileNum'],
    ['PATIENT-32', { sexAssignedAtBirth: undefined }, 'invalidRequest basicInfo.sexAssignedAtBirth'],
    ['PATIENT-33', { gender: undefined }, 'invalidRequest basicInfo.gender'],
    ['PATIENT-34', { race: undefined }, 'invalidRequest basicInfo.race'],
    ['PATIENT-34', { ethnicity: undefined }, 'invalidRequest basicInfo.ethnicity'],
    ['ADDRESS-03', { address: undefined }, 'invalidRequest basicInfo.address'],
    ['PATIENT-50', { weight: '150' }, 'unknownField basicInfo.weight'],
    ['PATIENT-50', { altId: '4400' }, 'unknownField basicInfo.altId'],
    ['PATIENT-50', { preferredLanguage: 'English' }, 'unknownField basicInfo.preferredLanguage'],
    ['PATIENT-50', { motherMaidenLastName: 'Lee' }, 'unknownField basicInfo.motherMaidenLastName'],
    [
      'PATIENT-50',
      { medicareBeneficiaryIdNumber: 'x' },
      'unknownField basicInfo.medicareBeneficiaryIdNumber',
    ],
    ['PATIENT-50', { primaryHealthcareProvider: {} }, 'unknownField basicInfo.primaryHealthcareProvider'],
  ])('%s %j is refused', (_, over, expected) => {
    expect(problemsAfter(basic(over))).toContain(expected)
  })

  it.each<[string, Partial<FormConfig>, Partial<WalkIn['basicInfo']>, string]>([
    ['PATIENT-38', { showWeight: true }, {}, 'invalidRequest basicInfo.weight'],
    ['PATIENT-38', { showWeight: true }, { weight: '1e2' }, 'invalidRequest basicInfo.weight'],
    ['PATIENT-08', { showMotherMaidenName: true }, {}, 'invalidRequest basicInfo.motherMaidenFirstName'],
    [
      'PATIENT-41',
      { showMedicareId: true },
      { medicareBeneficiaryIdNumber: '1' },
      'invalidRequest basicInfo.medicareBeneficiaryIdNumber',
    ],
    ['PATIENT-51', { emailRequired: true }, {}, 'invalidRequest basicInfo.emailAddress'],
    [
      'PATIENT-50',
      { showPreferredName: false },
      { preferredName: 'Annie' },
      'unknownField basicInfo.preferredName',
    ],
    ['PATIENT-50', { showRace: false }, {}, 'unknownField basicInfo.race'],
    ['PATIENT-50', { showEthnicity: false }, {}, 'unknownField basicInfo.ethnicity'],
    ['PATIENT-50', { showPatientAddressFields: false }, {}, 'unknownField basicInfo.address'],
  ])('%s with %j, %j is refused', (_, config, over, expected) => {
    expect(problemsAfter(basic(over), withConfig(config))).toContain(expected)
  })

  it.each<[string, Partial<FormConfig>, Partial<WalkIn['basicInfo']>]>([
    ['PATIENT-06', {}, { preferredName: 'Annie' }],
    ['PATIENT-33', { showGender: false }, { gender: undefined }],
    ['WI-15', { showGender: false }, {}],
    ['WI-15', { showTextingConsent: false }, {}],
    ['WI-15', { showTextingConsent: false }, { isMobileNum: undefined }],
    ['PATIENT-38', { showWeight: true }, { weight: '0' }],
    ['PATIENT-40', { showMedicareId: true }, {}],
    ['PATIENT-51', {}, { emailAddress: undefined }],
    ['PATIENT-51', { emailRequired: true }, { emailAddress: 'ann@example.com' }],
    ['ADDRESS-14', { showPatientAddressFields: false }, { address: undefined }],
    ['PATIENT-43', { showProviderInfo: true }, { primaryHealthcareProvider: { name: 'Dr. Lee' } }],
  ])('%s with %j, %j is accepted', (_, config, over) => {
    expect(problemsAfter(basic(over), withConfig(config))).toEqual([])
  })

  it("a patient is old enough for the store's state, to the day [PATIENT-14, PATIENT-17]", () => {
    const tooYoung = 'patientTooYoung basicInfo.dateOfBirth'
    const child = (birth: string) => all(basic({ dateOfBirth: birth }), signature(GUARDIAN))
    expect(problemsAfter(child('2025-11-20'))).toEqual([])
    expect(problemsAfter(child('2025-11-21'))).toEqual([tooYoung])
    expect(problemsAfter(child('2025-05-20'), aContext({ storeState: 'MS' }))).toEqual([])
    expect(problemsAfter(child('2025-05-21'), aContext({ storeState: 'MS' }))).toEqual([tooYoung])
    const walkIn = aWalkIn()
    child('2025-11-20')(walkIn)
    expect(checkWalkIn(walkIn, aContext({ storeState: 'MS' }))).toMatchObject([
      { message: 'tooYoung', values: [18] },
    ])
  })

  it.each<[string, Partial<typeof ADDRESS>, string]>([
    ['ADDRESS-03', { addressLines: [''] }, 'addressLines.0'],
    ['ADDRESS-03', { addressLines: ['x'.repeat(41)] }, 'addressLines.0'],
    ['ADDRESS-04', { addressLines: ['1 Oak St', 'x'.repeat(41)] }, 'addressLines.1'],
    ['ADDRESS-05', { cityTown: ' ' }, 'cityTown'],
    ['ADDRESS-06', { cityTown: 'Area 51' }, 'cityTown'],
    ['ADDRESS-08', { stateProvince: 'Choose One' }, 'stateProvince'],
    ['ADDRESS-09', { postalCode: '00000' }, 'postalCode'],
    ['ADDRESS-10', { county: '' }, 'county'],
    ['ADDRESS-11', { county: 'Le' }, 'county'],
  ])('%s the address with %j is refused', (_, over, field) => {
    expect(problemsAfter(address(over))).toEqual([`invalidRequest basicInfo.address.${field}`])
  })

  it('a county that is not asked for may be absent, and may come from the address check [ADDRESS-10]', () => {
    expect(problemsAfter(address({ county: undefined as never }), withConfig({ showCounty: false }))).toEqual(
      [],
    )
    expect(problemsAfter(nothing, withConfig({ showCounty: false }))).toEqual([])
  })

  it('the provider block has a whole address, real phones and a name of 40 [PATIENT-44, PATIENT-45, PATIENT-46]', () => {
    const path = 'basicInfo.primaryHealthcareProvider'
    const provider = (over: object) =>
      problemsAfter(basic({ primaryHealthcareProvider: over }), withConfig({ showProviderInfo: true }))
    expect(provider({ name: 'x'.repeat(40), address: ADDRESS, phoneNumber: '212-555-0123' })).toEqual([])
    expect(provider({ name: 'x'.repeat(41) })).toEqual([`invalidRequest ${path}.name`])
    expect(provider({ address: { ...ADDRESS, addressLines: [''] } })).toEqual([
      `invalidRequest ${path}.address.addressLines.0`,
    ])
    expect(provider({ address: { ...ADDRESS, postalCode: '1' } })).toEqual([
      `invalidRequest ${path}.address.postalCode`,
    ])
    expect(provider({ phoneNumber: '000-000-0000' })).toEqual([`invalidRequest ${path}.phoneNumber`])
    expect(provider({ fax: '111-111-1111' })).toEqual([`invalidRequest ${path}.fax`])
  })
})
