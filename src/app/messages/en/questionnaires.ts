import { area } from '../catalogue.ts'

/** Texts of the step that asks for the reason of a visit. */
export const notes = area('notes', {
  step: 'Reason for visit',
  atLeastOne: 'You must select at least one reason', // HISTORY-15
  tooMany: (most: number) => `You can only select up to ${most} reasons.`, // HISTORY-16
  required: 'This is a required field', // HISTORY-17
  chooseOne: 'Choose One', // VALID-15
  ownWords: 'In your own words',
  ownWordsHint: 'What we should know before you come',
})

/** Texts of the screening questionnaire, besides those in its document. */
export const history = area('history', {
  step: 'Medical information',
  required: 'This is a required field', // HISTORY-18
  summary: 'Please fill out all required fields to continue', // HISTORY-21
  detailRequired: (label: string) => `${label} is a required field.`, // HISTORY-19
  datePast: 'Date must be in the past.', // HISTORY-20
  dateWithin: (days: number) => `Date must be within the past ${days} days.`, // HISTORY-20
  dateInvalid: 'Date is invalid.', // HISTORY-20
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
  required: 'This is a required field', // HISTORY-03, HISTORY-04, HISTORY-06, HISTORY-09, HISTORY-12
  foods: 'Which ones?',
  ownWords: 'In your own words',
  yes: 'Yes',
  no: 'No',
})
