import type { Answers } from '../../src/app/forms/spec.ts'
import type { Visit } from '../../src/app/state/visit.ts'
import type { Setting } from './intake.ts'
import { answering, aVisit, FLAGGED, problemsIn, sliceIn } from './intake.ts'

/** What a guest with much to tell answers on each of the dietitian's steps. */
export const DIETITIAN_ANSWERS: Record<string, Answers> = {
  medicalHistory: {
    conditions: ['diabetes', 'anemia', 'Other'],
    otherMedicalCondition: 'Gallstones, gone since 2019',
    doYouTakeMedications: 'Yes',
    medications: 'Metformin, vitamin D',
    anythingElse: 'I work at night',
  },
  dietaryRestrictions: {
    allergiesOrRestrictions: 'Yes',
    foodAllergies: ['milk', 'Other'],
    otherFoodAllergies: 'Kiwi',
    foodsOrIngredientsNotLiked: 'Olives',
  },
  appointmentGoals: {
    appointmentGoals: ['loseWeight', 'bloodSugar', 'Other'],
    appointmentGoalsOtherCheckboxField: 'Cook for one',
  },
  survey: { survey: 'doctor' },
}

/** A visit with a dietitian on video, every step answered rightly by an adult. */
export function aDietitianVisit(overrides: Partial<Visit> = {}): Visit {
  const visit = answering(aVisit(), 'patientDetails', {
    confirmPhoneNumber: FLAGGED['confirmPhoneNumber'],
    confirmEmailAddress: FLAGGED['confirmEmailAddress'],
  })
  const {
    patientDetails = {},
    vaccineConsent = {},
    privacyPractice = {},
    generalConsent = {},
  } = visit.answers
  return {
    ...visit,
    flow: 'DIETITIAN',
    category: 'Telenutrition',
    ...(visit.provider && { provider: { ...visit.provider, businessName: 'dietitian' as const } }),
    answers: {
      patientDetails,
      ...DIETITIAN_ANSWERS,
      telemedicineFinancialConsent: vaccineConsent,
      privacyPractice,
      generalConsent: { ...generalConsent, telenutritionConsent: true, nspConsent: true, ppaConsent: true },
    },
    ...overrides,
  }
}

/** A step of a dietitian's form with some answers, all others right: what it says is wrong, and what it sends. */
export function aDietitianStep(step: string) {
  const visitWith = (answers: Answers) => answering(aDietitianVisit(), step, answers)
  return {
    visitWith,
    problems: (answers: Answers, setting?: Setting) => problemsIn(visitWith(answers), step, setting),
    slice: (answers: Answers, setting?: Setting) => sliceIn(visitWith(answers), step, setting),
  }
}
