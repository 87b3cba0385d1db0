import { area } from '../catalogue.ts'

/** Texts of the eligibility questions, where their document has none. */
export const eligibility = area('eligibility', {
  eligible: 'You are eligible and will be redirected shortly!', // ELIG-23
  lastQuestion: 'Last question reached! You will be redirected shortly.', // ELIG-24
  ineligible: 'Based on your answers, you are ineligible to continue at this time', // ELIG-18
  unknownType: 'Sorry. We appear to be having trouble loading the questions. Please try again later.', // ELIG-27
  issue: 'We are experiencing an issue at this time. Please try again later.', // ELIG-28
  noDetector: 'We are experiencing an issue with scheduling at this time. Please try again later.', // ELIG-30
  continue: 'Continue', // ELIG-26
  required: 'This is a required field', // PRESCREEN-25
  invalidDate: 'Date is invalid.', // ELIG-15
  notInPast: 'Date must be in the past.', // ELIG-14
  notOnOrAfter: (date: string) => `Date must be on or after ${date}.`, // ELIG-15, MM/DD/YYYY
})
