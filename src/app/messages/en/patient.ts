import { area } from '../catalogue.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('en-US')

/** Texts of the patient details step. */
export const patient = area('patient', {
  step: 'Patient details',
  nameHint: 'Use the name on the ID or insurance card.',
  firstName: "Patient's Legal First Name",
  lastName: "Patient's Legal Last Name",
  preferredName: 'Preferred name',
  preferredNameHint: 'The name that the team calls out.',
  motherMaidenFirstName: "Mother's First Name",
  motherMaidenLastName: "Mother's Maiden Name",
  birthDate: 'Date of birth',
  month: 'Value must be in MM format', // PATIENT-09
  day: 'Value must be in DD format', // PATIENT-10
  year: 'Value must be in YYYY format', // PATIENT-11
  ageNote: 'We currently treat patients 12 months old and up (18 months old and up in Mississippi).', // PATIENT-15
  contactTitle: 'How can we reach you?',
  phone: 'Phone number',
  phoneConfirm: 'Type the phone number again',
  mobile: 'Is this a mobile number?',
  mobileConsent: 'Yes, you may text me about this visit.',
  email: 'Email address',
  emailConfirm: 'Type the email address again',
  addressTitle: 'Where do you live?',
  childAddressTitle: 'Where does the patient live?', // under 18 (WI-16)
  sex: 'Sex Assigned at Birth',
  gender: 'Gender',
  race: 'Race',
  ethnicity: 'Ethnicity',
  weight: 'Weight',
  weightUnit: 'pounds',
  weightWhy: 'Weight determines the length of the needle.', // PATIENT-39
  preferredLanguage: 'Preferred language',
  chooseOne: 'Choose One', // VALID-15
  altId: "Shopper's card number",
  medicareId: 'Medicare Beneficiary Identification Number',
  medicareIdHint: 'On the red, white and blue Medicare card',
  provider: 'Your doctor',
  providerName: 'Name',
  providerPhone: 'Phone number',
  providerFax: 'Fax number',
  yes: 'Yes',
  no: 'No',
  /** For visits with a vaccine. */
  forVaccine: {
    nameTitle: 'Who is getting the vaccine?',
    mobileConsentHint: 'Message and data rates may apply. You can say no and still get your vaccine.',
    recordTitle: 'For the vaccine record',
    aboutHint: 'The pharmacy must report these with the vaccine record.',
    sexWhy: 'Some vaccines and doses differ by sex. State vaccine records ask for it.',
    raceWhy: 'It helps health departments see who is not yet protected. You may choose "Not Specified".',
  },
  /** For all other visits. */
  forVisit: {
    nameTitle: 'Who is the visit for?',
    mobileConsentHint: 'Message and data rates may apply. You can say no and still keep your visit.',
    recordTitle: 'For the medical record',
    aboutHint: 'The care team keeps these with the medical record.',
    sexWhy: 'Some tests, doses, and normal values differ by sex.',
    raceWhy: 'It helps us see that everyone gets the same care. You may choose "Not Specified".',
  },
})

/** Texts of address fields and their verification. */
export const address = area('address', {
  lineOne: 'Address Line 1',
  lineOneHint: 'Street address',
  lineTwo: 'Address Line 2',
  lineTwoHint: 'Apartment, suite, unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  zipHint: 'We fill in city, state and county from it.',
  change: 'Change',
  town: 'city, state and county',
  county: 'County',
  chooseOne: 'Choose One', // VALID-15
  verifyTitle: 'Check your address',
  match:
    'We found this verified address that closely matches what you entered. Do you want us to update your address?', // ADDRESS-22
  noMatch: 'We were unable to verify the address entered. Do you want to use this address anyway?', // ADDRESS-21
  /** The product's own tables corrected parts; no service found the address (WI-10). */
  corrected: (parts: readonly string[]) => `We corrected ${all(parts)}. Is this your address?`,
  parts: { city: 'the city', state: 'the state', county: 'the county' },
  suggested: 'Suggested address',
  entered: 'Address you entered',
  mustSelect: 'You must select an address.', // ADDRESS-19
  edit: 'Edit Address', // ADDRESS-18
  use: 'Continue',
  checking: 'Checking the address',
})

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
  hasEither: 'Do you have Medicaid or Medicare?', // BK-34
  both: 'Both',
  neither: 'Neither',
  hasReferral: 'Do you have a referral from a doctor?',
  referredBy: 'Name of the doctor or the office that referred you',
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
