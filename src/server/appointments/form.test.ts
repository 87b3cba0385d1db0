import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  aPhysical,
  aVideoVisit,
  openAppointmentApp,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { aVideoProvider, everyDay } from '../../../tests/support/booking.ts'
import { openRecord } from '../keys/seal.ts'

const basic = (over: Partial<BookingBody['basicInfo']>) => ({
  basicInfo: { ...aFluVisit().basicInfo, ...over },
})
const agreed = (over: Partial<BookingBody['consentDetails']>, from = aFluVisit()) => ({
  consentDetails: { ...from.consentDetails, ...over },
})
const without = (body: BookingBody, ...names: (keyof BookingBody)[]): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.some((other) => other === name)))
const insured = (over: object) => ({
  insuranceInfo: { ...aPhysical().insuranceInfo, ...over } as BookingBody['insuranceInfo'],
})
const answered = (over: object) => ({
  questionnaire: { ...aNutritionVisit().questionnaire, ...over } as BookingBody['questionnaire'],
})

/** A body, and the status, key and field that it is answered with. */
type Refused = [title: string, body: object, refusal: string]

const FORGED: Refused[] = [
  [
    'no answers of the eligibility screen [ELIG-20, class 40]',
    without(twoDoses(), 'eligibility'),
    '400 notEligible eligibility',
  ],
  [
    'class 40 an age that is not eligible, whatever the answers say [BK-30]',
    twoDoses({
      basicInfo: { ...twoDoses().basicInfo, dateOfBirth: '1990-07-04' },
      questionnaire: aFluVisit().questionnaire,
      eligibility: { hasReceivedFirstDose: 'No', selectedDose: 'bothDoses', dateOfBirth: '1960-07-04' },
    }),
    '400 notEligible basicInfo.dateOfBirth',
  ],
  [
    'class 40 a first dose for who had it',
    twoDoses({ eligibility: { hasReceivedFirstDose: 'Yes', lastDoseDate: '2026-01-01' } }),
    '400 notEligible eligibility',
  ],
  [
    'a patient who is too young [PATIENT-14, class 17]',
    aFluVisit({ ...basic({ dateOfBirth: '2025-11-21' }) }),
    '400 patientTooYoung basicInfo.dateOfBirth',
  ],
  [
    'a birth date to come [PATIENT-13, class 17]',
    aFluVisit(basic({ dateOfBirth: '2026-11-21' })),
    '400 invalidRequest basicInfo.dateOfBirth',
  ],
  [
    'a blank name [PATIENT-04, class 1]',
    aFluVisit(basic({ firstName: '  ' })),
    '400 invalidRequest basicInfo.firstName',
  ],
  [
    'no e-mail address [PATIENT-51, class 21]',
    aFluVisit(basic({ emailAddress: undefined })),
    '400 invalidRequest basicInfo.emailAddress',
  ],
  [
    'class 9 a character that nobody sees',
    aFluVisit({ comments: 'a\u0000b' }),
    '400 invalidRequest comments',
  ],
  [
    'a comment of 201 characters [HISTORY-05, class 2]',
    aFluVisit({ comments: 'x'.repeat(201) }),
    '400 invalidRequest comments',
  ],
  [
    'a consent that is false [CONSENT-02, class 40]',
    aFluVisit(agreed({ consentToTreat: false })),
    '400 consentMissing consentDetails.consentToTreat',
  ],
  [
    'no consent to be seen on video [CONSENT-05, class 40]',
    aVideoVisit(agreed({ telehealthConsent: undefined }, aVideoVisit())),
    '400 consentMissing consentDetails.telehealthConsent',
  ],
  [
    'a consent that was not asked [CONSENT-05]',
    aFluVisit(agreed({ telehealthConsent: true })),
    '400 unknownField consentDetails.telehealthConsent',
  ],
  [
    'class 40 a step that was skipped: insurance',
    without(aFluVisit(), 'insuranceInfo'),
    '400 invalidRequest insuranceInfo.hasPrimaryInsurance',
  ],
  [
    'class 40 a step that was skipped: the questionnaire',
    without(aFluVisit(), 'questionnaire', 'medicalInfo'),
    '400 invalidRequest questionnaire.haveFever',
  ],
  [
    'a COVID yes that blocks [HISTORY-22]',
    aFluVisit({ questionnaire: { ...aFluVisit().questionnaire, haveCovid19Symptoms: 'Yes' } as never }),
    '400 invalidRequest questionnaire.haveCovid19Symptoms',
  ],
  ['class 40 a step that was skipped: notes', without(aPhysical(), 'notes'), '400 invalidRequest notes'],
  [
    'more reasons than allowed [HISTORY-16]',
    aPhysical({ notes: ['Fever', 'Ear pain', 'Skin rash', 'Allergies'] }),
    '400 invalidRequest notes',
  ],
  [
    'two reasons of the guest’s own [HISTORY-14]',
    aPhysical({ notes: ['My own', 'And another'] }),
    '400 invalidRequest notes',
  ],
  ['reasons that were not asked [HISTORY-14]', aFluVisit({ notes: ['Fever'] }), '400 unknownField notes'],
  [
    'the other insurance form [INSURANCE-06]',
    aPhysical({ insuranceInfo: aFluVisit().insuranceInfo }),
    '400 invalidRequest insuranceInfo.hasPrimaryInsurance',
  ],
  [
    'a member id of 21 characters [INSURANCE-10]',
    aPhysical(insured({ 'primary-memberId': 'x'.repeat(21) })),
    '400 invalidRequest insuranceInfo.primary-memberId',
  ],
  [
    'a carrier that is no option [INSURANCE-13, class 27]',
    aPhysical(insured({ 'primary-insuranceCarrier': 'Choose One' })),
    '400 invalidRequest insuranceInfo.primary-insuranceCarrier',
  ],
  [
    'nobody to send the invoice to [INSURANCE-15]',
    aPhysical(insured({ 'primary-sendInvoiceTo': undefined })),
    '400 invalidRequest insuranceInfo.primary-sendInvoiceTo',
  ],
  [
    'no health problem chosen [HISTORY-02, class 27]',
    aNutritionVisit(answered({ medical_conditions: { answers: [] } })),
    '400 invalidRequest questionnaire.medical_conditions',
  ],
  [
    'the question about medicines [HISTORY-04]',
    aNutritionVisit(answered({ current_medications: undefined })),
    '400 invalidRequest questionnaire.current_medications',
  ],
  [
    'medicines that are not named [HISTORY-06]',
    aNutritionVisit(answered({ current_medications: { answers: ['Yes'] } })),
    '400 invalidRequest questionnaire.current_medications.otherAnswer',
  ],
  [
    'allergies without a food [HISTORY-08]',
    aNutritionVisit(answered({ food_allergies: { answers: ['Yes'] } })),
    '400 invalidRequest questionnaire.food_allergies',
  ],
  [
    '201 characters of disliked foods [HISTORY-10]',
    aNutritionVisit(answered({ food_dislikes: { answers: [], otherAnswer: 'x'.repeat(201) } })),
    '400 invalidRequest questionnaire.food_dislikes.otherAnswer',
  ],
  [
    'four goals [HISTORY-13, class 27]',
    aNutritionVisit(
      answered({
        learning_objectives: { answers: ['Lose weight', 'Gain weight', 'Eat healthier', 'Eat for sports'] },
      }),
    ),
    '400 invalidRequest questionnaire.learning_objectives',
  ],
  [
    'class 27 a goal that is no option',
    aNutritionVisit(answered({ learning_objectives: { answers: ['Fly'] } })),
    '400 invalidRequest questionnaire.learning_objectives',
  ],
  [
    'the dietitian’s questions at a pharmacy [HISTORY-29]',
    aFluVisit({ questionnaire: aNutritionVisit().questionnaire }),
    '400 invalidRequest questionnaire.haveFever',
  ],
  [
    'a vaccine’s name that was not chosen [BOOK-06]',
    aFluVisit({ requestedVaccinations: ['Rabies'] }),
    '400 invalidRequest requestedVaccinations.0',
  ],
]

const SHAPES: Refused[] = [
  ['class 15 an unknown field', { ...aFluVisit(), status: 'booked' }, '400 unknownField status'],
  ['class 15 an id of the guest’s own', { ...aFluVisit(), id: 'mine' }, '400 unknownField id'],
  [
    'class 15 a list for a text',
    { ...aFluVisit(), businessName: ['tlc'] },
    '400 invalidRequest businessName',
  ],
  ['class 15 no basicInfo', without(aFluVisit(), 'basicInfo'), '400 invalidRequest basicInfo'],
  ['class 30 no services', aFluVisit({ serviceIds: [] }), '400 invalidRequest serviceIds'],
  ['class 30 a negative service', aFluVisit({ serviceIds: [-1] }), '400 invalidRequest serviceIds.0'],
  [
    'class 30 21 services',
    aFluVisit({ serviceIds: Array.from({ length: 21 }, (_, index) => index + 1) }),
    '400 invalidRequest serviceIds',
  ],
  [
    'class 39 a reservation code that cannot be one',
    aFluVisit({ reservationCode: "' OR 1=1 --" }),
    '400 invalidRequest reservationCode',
  ],
  [
    'class 24 a policy’s field of the wrong type',
    { ...aPhysical(), ...insured({ 'primary-relation': 'Cousin' }) },
    '400 invalidRequest insuranceInfo.primary-relation',
  ],
]

describe('a booking that breaks a rule of the form', () => {
  let app: AppointmentApp
  beforeAll(async () => {
    app = await openAppointmentApp()
  })
  afterAll(() => app.close())

  it.each([...FORGED, ...SHAPES])('%s, and nothing is booked', async (_, body, refusal) => {
    const [status, [key], [field]] = await app.refused(body)
    expect(`${status} ${key} ${field}`).toBe(refusal)
    expect(await app.appointments()).toEqual([])
  })
})

describe('a name', () => {
  it.each([
    ['Smith 3rd', undefined],
    ['William (Bill)', undefined],
    ['Smith/Jones', undefined],
    ['Smith*', { message: 'nameInvalid', field: 'basicInfo.lastName' }],
    ['x'.repeat(61), { message: 'tooLong', values: [60], field: 'basicInfo.lastName' }],
  ])(
    '%j is taken, or refused by the text that the form has for it: %j [BK-33, VALID-03]',
    async (lastName, error) => {
      const app = await openAppointmentApp()
      const response = await app.book(aFluVisit(basic({ lastName })))
      const { errors = [] } = await response.json()
      await app.close()
      expect(errors).toMatchObject(error ? [error] : [])
    },
  )
})

describe('what decides which form it was', () => {
  const medicare = aPhysical(basic({ medicareBeneficiaryIdNumber: '1EG4-TE5-MK73' }))

  /** Books, and says whether the form asked for the Medicare number: what it hides is not kept. */
  async function asksForMedicare(body: object): Promise<boolean> {
    const app = await openAppointmentApp()
    const [one] = await app.booked(body)
    const appointment = one && (await app.store.appointment(one.id))
    if (!appointment) throw new Error('nothing was booked')
    const { sent } = openRecord(app.deps.keys.dataKeys, appointment.id, appointment.sealed)
    await app.close()
    return sent.includes('1EG4-TE5-MK73')
  }

  it('the category that the guest chose, when its form is that of the services [CONTENT-22]', async () => {
    expect(await asksForMedicare(medicare)).toBe(false)
    expect(await asksForMedicare({ ...medicare, category: 'Medicare Annual Wellness Visit' })).toBe(true)
  })

  it.each(['Vaccines', 'Video Visits', 'Instant Vaccines', 'Nothing', '__proto__'])(
    'the form of "%s" is not that of a physical, which is judged by its own [class 40]',
    async (category) => {
      expect(await asksForMedicare({ ...medicare, category })).toBe(false)
    },
  )
})

describe('the state that counts', () => {
  it('on video it is the patient’s: 18 months in Mississippi [PATIENT-17]', async () => {
    const app = await openAppointmentApp()
    const body = aVideoProvider({ licensureStates: ['MS', 'OH'], hours: everyDay([780, 840]) })
    await app.store.putRecords([{ kind: 'virtualProvider', key: body.id, demonstration: true, body }])
    const guardian = {
      ...aVideoVisit().consentDetails,
      signature: {
        legalName: 'Eve Ostrander',
        dateTime: '2026-11-20T16:59:30.000Z',
        relationshipWithPatient: 'Child' as const,
        guardianName: 'Eve',
        guardianLastName: 'Ostrander',
        guardianDetails: {
          phoneNumber: '513-555-0177',
          relationshipWithPatient: 'Child' as const,
          address: {
            addressLines: ['1 Oak St'],
            cityTown: 'Jackson',
            stateProvince: 'MS',
            postalCode: '39201',
            county: 'Hinds',
          },
          dateOfBirth: '1990-01-01',
          sexAssignedAtBirth: 'Female' as const,
        },
      },
    }
    const infant = { ...aVideoVisit(basic({ dateOfBirth: '2025-08-20' })), consentDetails: guardian }
    expect(await app.refused({ ...infant, licensureState: 'MS' })).toEqual([
      400,
      ['patientTooYoung'],
      ['basicInfo.dateOfBirth'],
    ])
    expect((await app.book({ ...infant, licensureState: 'OH' })).status).toBe(201)
    await app.close()
  })
})

it('a dietitian gets each of the seven with both members, and blank words count as no answer [HISTORY-29, HISTORY-30]', async () => {
  const app = await openAppointmentApp()
  const { questionnaire } = aNutritionVisit()
  const none = { answers: [], otherAnswer: '' }
  const both = (list: object | undefined) => ({ ...none, ...list })
  const whole = Object.fromEntries(
    Object.entries(questionnaire ?? {}).map(([item, list]) => [item, both(list)]),
  )
  const visit = (over: object) => aNutritionVisit(answered({ ...whole, food_dislikes: none, ...over }))
  expect(await app.refused(visit({ medical_conditions: none }))).toEqual([
    400,
    ['invalidRequest'],
    ['questionnaire.medical_conditions'],
  ])
  expect((await app.book(visit({}))).status).toBe(201)
  await app.close()
})
