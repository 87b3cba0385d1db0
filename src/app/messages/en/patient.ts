import { area } from '../catalogue.ts'

/** Texts of the patient details step. */
export const patient = area('patient', {
  step: 'Patient details',
  nameHint: 'Use the name on the ID or insurance card.',
  firstName: "Patient's Legal First Name",
  lastName: "Patient's Legal Last Name",
  preferredName: 'Preferred name',
  preferredNameHint: 'What should we call you?',
  motherMaidenFirstName: "Mother's First Name",
  motherMaidenLastName: "Mother's Maiden Name",
  birthDate: 'Date of birth',
  month: 'Value must be in MM format', // PATIENT-09
  day: 'Value must be in DD format', // PATIENT-10
  year: 'Value must be in YYYY format', // PATIENT-11
  ageNote: '* We currently treat patients 12 months old and up (18 months old and up in Mississippi).', // PATIENT-15
  contactTitle: 'How can we reach you?',
  contactHint: 'We use this only for this visit.',
  phone: 'Phone number',
  phoneConfirm: 'Type the phone number again',
  mobile: 'Is this a mobile number?',
  mobileConsent: 'Yes, you may text me about this visit.',
  email: 'Email address',
  emailConfirm: 'Type the email address again',
  addressTitle: 'Where do you live?',
  aboutTitle: 'About you',
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
    addressHint: 'Vaccine records are kept by address.',
    aboutHint: 'The pharmacy must report these with the vaccine record.',
    sexWhy: 'Some vaccines and doses differ by sex. State vaccine records ask for it.',
    raceWhy: 'It helps health departments see who is not yet protected. You may choose "Not Specified".',
  },
  /** For all other visits. */
  forVisit: {
    nameTitle: 'Who is the visit for?',
    mobileConsentHint: 'Message and data rates may apply. You can say no and still keep your visit.',
    addressHint: 'It goes on the medical record, and on any bill.',
    aboutHint: 'The care team keeps these with the medical record.',
    sexWhy: 'Some tests, doses, and normal values differ by sex.',
    raceWhy: 'It helps us see that everyone gets the same care. You may choose "Not Specified".',
  },
})
