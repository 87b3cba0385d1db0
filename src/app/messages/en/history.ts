import { area } from '../catalogue.ts'

/** Texts of the screening questionnaire that are not in its document. */
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
