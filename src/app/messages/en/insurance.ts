import { area } from '../catalogue.ts'

/** Texts of both insurance steps. */
export const insurance = area('insurance', {
  step: 'Insurance',
  title: 'Will you use insurance today?',
  hint: 'Most plans pay for most vaccines.',
  hasInsurance: 'Do you have insurance?',
  yes: 'Yes',
  no: 'No',
  carrier: 'Insurance carrier',
  chooseOne: 'Choose One',
  cardholderId: 'Cardholder ID number',
  cardholderIdHint: 'On the front of the card, near the name',
  groupNumber: 'Group number',
  stateId: 'State ID or driver license number',
  ssn: 'Social Security number',
  ssnHint: '9 digits',

  questionsTitle: 'Your insurance',
  hasMedicaid: 'Do you have Medicaid?',
  hasMedicare: 'Do you have Medicare?',
  hasReferral: 'Do you have a referral from a doctor?',
  policyTitle: 'Your insurance card',
  policyHint: 'Have the card at hand: most of this is on it.',
  memberId: 'Member ID',
  memberIdHint: 'On the front of the card, near the name',
  personCode: 'Person code',
  personCodeHint: 'The two or three digits after the member ID, if the card has them',
  relation: 'Patient’s relation to the policyholder',
  relationHint: 'Choose Self if the policy is the patient’s own.',
  holderFirstName: 'Policyholder’s first name',
  holderLastName: 'Policyholder’s last name',
  holderSex: 'Policyholder’s sex assigned at birth',
  sendInvoiceTo: 'Send invoice to',
  claims: 'Claims address',
  claimsHint: 'Where your plan wants claims sent. It is often on the back of the card.',
  secondary: 'Secondary insurance',
  addSecondary: 'Add secondary insurance', // INSURANCE-08
  removeSecondary: 'Remove secondary insurance', // INSURANCE-08
  secondaryRemoved: 'Secondary insurance removed',
})
