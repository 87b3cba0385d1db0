import { area } from '../catalogue.ts'

/** Texts of both insurance steps. */
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

  questionsTitle: 'Your insurance',
  hasMedicaid: 'Do you have Medicaid?',
  hasMedicare: 'Do you have Medicare?',
  hasReferral: 'Do you have a referral from a doctor?',
  policyTitle: 'Your insurance card',
  policyHint: 'Have the card at hand: most of this is on it.',
  memberId: 'Member ID',
  memberIdHint: 'On the front of the card, near the name',
  memberIdRequired: 'Member ID is a required field.', // INSURANCE-12
  memberIdTooLong: 'Member ID must be 20 characters or less.', // INSURANCE-10
  personCode: 'Person code',
  personCodeHint: 'The two or three digits after the member ID, if the card has them',
  relation: 'Patient’s relation to the policyholder',
  relationHint: 'Choose Self if the policy is the patient’s own.',
  holderFirstName: 'Policyholder’s first name',
  firstNameRequired: 'First name is a required field.', // FINANCE-07
  holderLastName: 'Policyholder’s last name',
  lastNameRequired: 'Last name is a required field.', // FINANCE-07
  nameInvalid: 'Input must be valid.', // VALID-02
  holderSex: 'Policyholder’s sex assigned at birth',
  sendInvoiceTo: 'Send invoice to',
  claims: 'Claims address',
  claimsHint: 'Where your plan wants claims sent. It is often on the back of the card.',
  secondary: 'Secondary insurance',
  addSecondary: 'Add secondary insurance', // INSURANCE-08
  removeSecondary: 'Remove secondary insurance', // INSURANCE-08
  secondaryRemoved: 'Secondary insurance removed',
})
