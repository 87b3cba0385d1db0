/** What a guest reads of an interview, besides the document's own texts. */
export const ELIGIBLE = 'You are eligible and will be redirected shortly!' // ELIG-23
export const LAST_QUESTION = 'Last question reached! You will be redirected shortly.' // ELIG-24
export const INELIGIBLE = 'Based on your answers, you are ineligible to continue at this time' // ELIG-18
export const UNKNOWN_TYPE =
  'Sorry. We appear to be having trouble loading the questions. Please try again later.' // ELIG-27
export const ISSUE = 'We are experiencing an issue at this time. Please try again later.' // ELIG-28
export const NO_DETECTOR =
  'We are experiencing an issue with scheduling at this time. Please try again later.' // ELIG-30

export const DEFAULT_BUTTON = 'Continue' // ELIG-26
export const QUESTION_REQUIRED = 'This is a required field' // PRESCREEN-25
export const QUESTION_INVALID_DATE = 'Date is invalid.' // ELIG-15
export const NOT_IN_PAST = 'Date must be in the past.' // ELIG-14

/** "Date must be on or after {date}." (ELIG-15), the date as MM/DD/YYYY. */
export function notOnOrAfter(date: string): string {
  return `Date must be on or after ${date}.`
}
