import { describe, expect, it } from 'vitest'
import type { BusinessName, SchedulerFlow } from '#contract/vocabulary'
import { aStore, aVisit, type ContentSet, intakeFor } from '../../../../tests/support/intake.ts'
import type { FieldSpec } from '../../forms/spec.ts'
import type { Visit } from '../../state/visit.ts'

const SETS: ContentSet[] = ['production', 'stage', 'test']

type Where = { state?: string; businessName?: BusinessName; brand?: string }

function visitTo(flow: SchedulerFlow, category: string, where: Where = {}): Visit {
  const { state: stateProvince = 'OH', businessName = 'tlc', brand = 'Marrowby Market' } = where
  const store = aStore({ brand, address: { ...aStore().address, stateProvince } })
  const provider = { providerId: store.providerId, businessName, store }
  return aVisit({ flow, category, provider, answers: {} })
}

/** The steps a guest meets, and the fields that patient details ask for. */
function journey(visit: Visit, set: ContentSet) {
  const { steps } = intakeFor(visit, { set })
  const details = steps.find(({ spec }) => spec.key === 'patientDetails')
  return {
    steps: steps.map(({ spec }) => spec.key),
    fields: details?.pages.flatMap((page) => page.fields.flatMap(namesOf)) ?? [],
  }
}

function namesOf(field: FieldSpec): string[] {
  return field.kind === 'group' ? field.fields.flatMap(namesOf) : [field.name]
}

const CHECK = 'checkAnswers'
const END = ['privacyPractice', 'generalConsent']
const CLINIC = ['patientDetails', 'appointmentNotes', 'insurance', ...END, CHECK, 'financialConsent']
const VIDEO = [
  'patientDetails',
  'appointmentNotes',
  'insurance',
  ...END,
  CHECK,
  'telemedicineFinancialConsent',
]
const VACCINE = ['patientDetails', 'medicalInformation', 'simpleInsurance', ...END, CHECK, 'vaccineConsent']
/** What a booked vaccine is not asked, as a walk-in (decision 151). */
const NOT_FOR_A_VACCINE = [
  'confirmPhoneNumber',
  'isMobileNum',
  'isMobileConsentChecked',
  'confirmEmailAddress',
  'gender',
]
const PROVIDER = [
  'primaryHealthcareProvider',
  'providerAddressLineOne',
  'providerAddressLineTwo',
  'providerCity',
  'providerState',
  'providerZipCode',
  'providerPhoneNumber',
  'providerFax',
]
const clinicVisit = visitTo('IN_PERSON', 'Clinic Visits')
const pharmacy: Where = { businessName: 'pharmacy' }

describe.each(SETS)('what the bundled configuration of %s asks a guest:', (set) => {
  const usual = journey(clinicVisit, set).fields

  it('a visit to a clinic has its steps and the usual fields [INTAKE-01, INTAKE-03, PATIENT-48, PATIENT-49]', () => {
    expect(journey(clinicVisit, set).steps).toEqual(CLINIC)
    expect(usual).toEqual([
      'firstName',
      'lastName',
      'preferredName',
      'dob',
      'phoneNumber',
      'confirmPhoneNumber',
      'isMobileNum',
      'isMobileConsentChecked',
      'emailAddress',
      'confirmEmailAddress',
      'zipCode',
      'addressLineOne',
      'addressLineTwo',
      'city',
      'state',
      'county',
      'sexAssignedAtBirth',
      'gender',
      'race',
      'ethnicity',
    ])
  })

  it.each<[string, Visit, string[], { more?: string[]; fewer?: string[] }]>([
    [
      'by category: no insurance pays for a DOT physical, and one number is enough',
      visitTo('IN_PERSON', 'DOT Physicals'),
      CLINIC.filter((key) => key !== 'insurance'),
      { fewer: ['confirmPhoneNumber'] },
    ],
    [
      'by category: a wellness visit asks for the Medicare number and the doctor who hears of it',
      visitTo('IN_PERSON', 'Medicare Annual Wellness Visit'),
      CLINIC,
      { more: ['medicareBeneficiaryIdNumber', ...PROVIDER] },
    ],
    [
      'by category: a travel vaccine at a clinic is screened and consented to as vaccines are',
      visitTo('IN_PERSON', 'Travel Vaccines'),
      ['patientDetails', 'medicalInformation', 'insurance', ...END, CHECK, 'vaccineConsent'],
      { fewer: NOT_FOR_A_VACCINE },
    ],
    ['by flow: a visit on video agrees to pay for that', visitTo('VIRTUAL_VISIT', 'Video Visits'), VIDEO, {}],
    [
      'by flow: a dietitian asks what one eats and wants',
      visitTo('DIETITIAN', 'Telenutrition', { businessName: 'dietitian' }),
      [
        'patientDetails',
        'medicalHistory',
        'dietaryRestrictions',
        'appointmentGoals',
        'survey',
        ...END,
        CHECK,
        'telemedicineFinancialConsent',
      ],
      { fewer: ['county'] },
    ],
    [
      'by flow: a vaccine is screened for and consented to',
      visitTo('EVERYDAY_VACCINE', 'Vaccines', pharmacy),
      VACCINE,
      { fewer: NOT_FOR_A_VACCINE },
    ],
    [
      'by state: the registry of Mississippi finds a record by the mother’s maiden name',
      visitTo('EVERYDAY_VACCINE', 'Vaccines', { ...pharmacy, state: 'MS' }),
      VACCINE,
      { more: ['motherMaidenFirstName', 'motherMaidenLastName'], fewer: NOT_FOR_A_VACCINE },
    ],
    [
      'by state: a clinic in California asks for the language that the patient prefers',
      visitTo('IN_PERSON', 'Clinic Visits', { state: 'CA' }),
      CLINIC,
      { more: ['preferredLanguage'] },
    ],
    [
      'by state: of a visit on video in Texas the patient’s doctor hears',
      visitTo('VIRTUAL_VISIT', 'Video Visits', { state: 'TX' }),
      VIDEO,
      { more: PROVIDER },
    ],
    [
      'by business name: a pharmacy asks for the shopper’s card',
      visitTo('IN_PERSON', 'Health Screenings', pharmacy),
      CLINIC,
      { more: ['altId'] },
    ],
    [
      'by banner: one of them has its card for vaccines too',
      visitTo('EVERYDAY_VACCINE', 'Vaccines', { ...pharmacy, brand: 'Tillowmere Foods' }),
      VACCINE,
      { more: ['altId'], fewer: NOT_FOR_A_VACCINE },
    ],
    [
      'by state and banner at once',
      visitTo('EVERYDAY_VACCINE', 'Vaccines', { ...pharmacy, state: 'MS', brand: 'Tillowmere Foods' }),
      VACCINE,
      { more: ['altId', 'motherMaidenFirstName', 'motherMaidenLastName'], fewer: NOT_FOR_A_VACCINE },
    ],
  ])('%s [INTAKE-03, PATIENT-47, CONTENT-22]', (_, visit, steps, { more = [], fewer = [] }) => {
    const asked = journey(visit, set)
    expect(asked.steps).toEqual(steps)
    expect(asked.fields.filter((name) => !usual.includes(name)).sort()).toEqual([...more].sort())
    expect(usual.filter((name) => !asked.fields.includes(name))).toEqual(fewer)
  })
})

it('a walk-in is as short as can be where guests use it: nothing is typed twice [INTAKE-03, PATIENT-47, WI-15]', () => {
  const walkIn = visitTo('INSTANT_VACCINE', 'Instant Vaccines', pharmacy)
  const { steps, fields } = journey(walkIn, 'production')
  expect(steps).toEqual(VACCINE)
  const usual = journey(clinicVisit, 'production').fields
  const notAsked = ['isMobileNum', 'isMobileConsentChecked', 'gender'] // WI-15
  expect(fields).toEqual(usual.filter((name) => !name.startsWith('confirm') && !notAsked.includes(name)))
})
