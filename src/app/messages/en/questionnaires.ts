import { area } from '../catalogue.ts'

/** Texts of the step that asks for the reason of a visit. */
export const notes = area('notes', {
  step: 'Reason for visit',
  chooseOne: 'Choose One', // VALID-15
  ownWords: 'In your own words',
  ownWordsHint: 'What we should know before you come',
})

/** Texts of the screening questionnaire, besides those in its document. */
export const history = area('history', {
  step: 'Medical information',
  summary: 'Please fill out all required fields to continue', // HISTORY-21
  yes: 'Yes',
  no: 'No',
})

/** Texts of the dietitian's steps, besides those in their documents. */
export const health = area('health', {
  historyStep: 'Medical history',
  dietaryStep: 'Dietary restrictions',
  goalsStep: 'Appointment goals',
  surveyStep: 'Survey',
  medicinesTitle: 'Your medicines',
  foods: 'Which ones?',
  ownWords: 'In your own words',
  yes: 'Yes',
  no: 'No',
})

/** Texts of the consent steps, besides those in their documents. */
export const consent = area('consent', {
  vaccineStep: 'Vaccine consent',
  financialStep: 'Financial consent',
  telemedicineStep: 'Telemedicine financial consent',
  privacyStep: 'Privacy practice',
  generalStep: 'General consent',
  consent: { heading: 'You agree to:', unfold: 'Read the whole text' },
  notice: { heading: 'This notice says:', unfold: 'Read the whole notice' },
  signTitle: 'Sign for the vaccine',
  signPaymentTitle: 'Sign that you agree to pay',
  legalName: "Patient's Legal Name",
  legalNameHint: 'Type the full name. It counts as a signature.',
  relationship: "The patient is the responsible person's ...", // FINANCE-10
  relationshipHint: 'Choose "Self" when you sign for yourself.',
  responsible: 'The responsible person',
  responsibleHint: 'A parent, guardian or spouse who signs for the patient.',
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Date of birth',
  phone: 'Phone number',
  sex: 'Sex Assigned at Birth',
})
