import { area } from '../catalogue.ts'

/** Texts of the dietitian's steps that are not in their documents. */
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
