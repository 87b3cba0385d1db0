import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DietitianQuestionnaire } from '#contract/appointments'
import { type AppointmentContext, checkBooking } from '#domain/appointment'
import { shownText } from '#domain/shown-text'
import { aContext, aService } from '#domain/walk-in/example'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import { aDietitianVisit, DIETITIAN_ANSWERS } from '../../../../tests/support/dietitian.ts'
import {
  answering,
  documentIn,
  forChild,
  GUARDIAN,
  intakeFor,
  submitted,
} from '../../../../tests/support/intake.ts'
import type { Answer } from '../../forms/spec.ts'
import { restoreVisit, type Visit } from '../../state/visit.ts'
import { firstUndone, type Intake } from './intake.ts'
import { bookingOf } from './payload.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const CONSENT = 'telemedicineFinancialConsent'

function aVisit(): Visit {
  const visit = aDietitianVisit()
  const services = [{ id: 801, name: 'Nutrition', isAvailable: true, isVaccine: false }]
  const time = { timestamp: '2026-11-24T10:00:00-05:00', timezone: 'America/New_York' }
  return { ...visit, appointment: { services, ...time } }
}

/** What the server judges the form by: the same documents. */
function rulesOf({ context, steps }: Intake): AppointmentContext {
  const agreed = steps.flatMap(({ spec }) => spec.agreesTo ?? [])
  const nutrition = {
    name: 'Nutrition',
    isVaccine: false,
    groupName: 'Telenutrition',
    category: 'Telenutrition',
  }
  return {
    ...aContext({
      services: [aService(801, { ...nutrition, businessNames: ['dietitian'] })],
      config: context.config,
      consents: agreed.map((slug) => {
        const text = context.consent(slug)
        return {
          slug,
          boxes: text.boxes,
          sha256: [createHash('sha256').update(shownText(text)).digest('hex')],
        }
      }),
      storeState: 'OH',
    }),
    notes: documentIn('production', 'notesData'),
    medicalHistory: documentIn('production', 'medicalHistory'),
    dietary: documentIn('production', 'dietaryRestrictions'),
    goals: documentIn('production', 'appointmentGoals'),
    survey: documentIn('production', 'survey'),
  }
}

/** Where the form keeps the guest, or what the server says of the booking. */
async function verdictOn(typed: Visit) {
  const visit = submitted(typed)
  restoreVisit(visit)
  const intake = intakeFor(visit)
  const undone = firstUndone(intake, visit.answers)
  if (undone) return { at: `${undone.stepKey}/${undone.pageKey}` }
  const booking = await bookingOf(intake, new Date(TEST_NOW).toISOString())
  return { booking, problems: checkBooking(booking, rulesOf(intake)) }
}

const signedBy = (relationshipWithPatient: string, visit: Visit): Visit =>
  answering(visit, CONSENT, { ...GUARDIAN, relationshipWithPatient })

describe('what a guest of a dietitian has filled in rightly the server takes:', () => {
  it('an adult, with the wording that was agreed to [BOOK-05, HISTORY-29, CONSENT-05]', async () => {
    const { booking, problems } = await verdictOn(aVisit())
    expect(problems).toEqual([])
    expect(booking?.consentDetails.documents?.map(({ slug }) => slug)).toEqual([
      'privacyPractice',
      'generalConsent',
      CONSENT,
    ])
    expect(booking?.consentDetails).toMatchObject({
      telenutritionConsent: true,
      signature: { legalName: 'Wilhelmina Ostrander', relationshipWithPatient: 'Self' },
    })
    expect(Object.keys((booking?.questionnaire ?? {}) as DietitianQuestionnaire)).toEqual([
      'medical_conditions',
      'current_medications',
      'any_other_information',
      'food_allergies',
      'food_dislikes',
      'learning_objectives',
      'referral_source',
    ])
  })

  it.each<[string, Visit]>([
    ['a child with a guardian [CONSENT-09]', signedBy('Child', forChild(aVisit(), '2016-03-09'))],
    ['a spouse who signs [FINANCE-03]', signedBy('Spouse', aVisit())],
    ['none of the conditions [HISTORY-02]', answering(aVisit(), 'medicalHistory', { conditions: ['none'] })],
    [
      'no allergies [HISTORY-08]',
      answering(aVisit(), 'dietaryRestrictions', { allergiesOrRestrictions: 'No' }),
    ],
  ])('%s', async (_, visit) => {
    expect((await verdictOn(visit)).problems).toEqual([])
  })
})

it('the form refuses a minor as the signer [FINANCE-10]', async () => {
  const minor = answering(forChild(aVisit(), '2016-03-09'), CONSENT, { relationshipWithPatient: 'Self' })
  expect(await verdictOn(minor)).toEqual({ at: `${CONSENT}/sign` })
})

it('the server refuses "None of these" together with a condition [HISTORY-02]', async () => {
  const { booking } = await verdictOn(aVisit())
  if (!booking) throw new Error('The form refuses')
  const contradiction = { medical_conditions: { answers: ['Diabetes', 'None of these'] } }
  const questionnaire = { ...(booking.questionnaire as DietitianQuestionnaire), ...contradiction }
  expect(checkBooking({ ...booking, questionnaire }, rulesOf(intakeFor(aVisit())))).toEqual([
    { key: 'invalidRequest', field: 'questionnaire.medical_conditions', message: 'pattern' },
  ])
})

it('whatever a guest answers a dietitian, what the form finds right the server finds right [VALID-09, HISTORY-13]', async () => {
  const words = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '\u200b',
      'x'.repeat(200),
      'x'.repeat(201),
      '👩'.repeat(200),
      'ab\u202ecd',
      '\ud800',
    ),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  const keys = ['diabetes', 'none', 'milk', 'loseWeight', 'sports', 'children', 'doctor', 'Other', 'plague']
  const list = fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 5 })
  const yesNo = fc.constantFrom('Yes', 'No', '', 'Maybe')
  const lists = ['conditions', 'foodAllergies', 'appointmentGoals', 'survey']
  const aValue = (name: string): fc.Arbitrary<Answer> => {
    if (lists.includes(name)) return name === 'survey' ? fc.constantFrom(...keys) : list
    return name === 'doYouTakeMedications' || name === 'allergiesOrRestrictions' ? yesNo : words
  }
  const named = Object.entries(DIETITIAN_ANSWERS).flatMap(([step, answers]) =>
    [...Object.keys(answers), ...(step === 'survey' ? ['surveyOtherCheckboxField'] : [])].map((name) => ({
      step,
      name,
    })),
  )
  const anAnswer = fc
    .constantFrom(...named)
    .chain(({ step, name }) => aValue(name).map((value) => ({ step, answers: { [name]: value } })))
  let taken = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anAnswer, { minLength: 1, maxLength: 3 }), async (given) => {
      const visit = given.reduce((one, { step, answers }) => answering(one, step, answers), aVisit())
      const { problems } = await verdictOn(visit)
      if (problems === undefined) return
      taken += 1
      expect(problems).toEqual([])
    }),
    { numRuns: 80 },
  )
  expect(taken).toBeGreaterThan(10)
})
