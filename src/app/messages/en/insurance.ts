import { area } from '../catalogue.ts'

/** Texts of the simple insurance step. */
export const insurance = area('insurance', {
  step: 'Insurance',
  title: 'Will you use insurance today?',
  hint: 'Most plans pay for most vaccines.',
  hasInsurance: 'Do you have insurance?',
  required: 'This is a required field.', // INSURANCE-13
  yes: 'Yes',
  no: 'No',
  carrier: 'Insurance carrier',
  chooseOne: 'Choose One',
  cardholderId: 'Cardholder ID number',
  cardholderIdHint: 'On the front of the card, near the name',
  cardholderIdRequired: 'Cardholder ID number is a required field.',
  cardholderIdTooLong: 'Cardholder ID number must be 20 characters or less.', // INSURANCE-10
  groupNumber: 'Group number',
  groupTooLong: 'Group Number must be 30 characters or less.', // INSURANCE-11
  stateId: 'State ID or driver license number',
  ssn: 'Social Security number',
  ssnHint: '9 digits',
  ssnInvalid: 'Input must be valid.', // VALID-02, INSURANCE-18
  tooLong: 'Input must be 30 characters or less.', // VALID-03
})
