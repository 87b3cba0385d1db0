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
