import { area } from '../catalogue.ts'

const required = (field: string) => `${field} is a required field.` // PATIENT-35

/** Texts of the patient details step. */
export const patient = area('patient', {
  step: 'Patient details',
  nameHint: 'Use the name on the ID or insurance card.',
  firstName: "Patient's Legal First Name",
  firstNameRequired: "Patient's Legal First Name is a required field.", // PATIENT-04
  lastName: "Patient's Legal Last Name",
  lastNameRequired: "Patient's Legal Last Name is a required field.", // PATIENT-05
  nameInvalid: 'Input must be valid.', // VALID-02
  preferredName: 'Preferred name',
  preferredNameHint: 'What should we call you?',
  motherMaidenFirstName: "Mother's First Name",
  motherMaidenFirstNameRequired: "Mother's First Name is a required field.", // PATIENT-08
  motherMaidenLastName: "Mother's Maiden Name",
  motherMaidenLastNameRequired: "Mother's Maiden Name is a required field.", // PATIENT-08
  birthDate: 'Date of birth',
  birthDateInvalid: 'Please enter a valid date.', // PATIENT-12
  month: 'Value must be in MM format', // PATIENT-09
  day: 'Value must be in DD format', // PATIENT-10
  year: 'Value must be in YYYY format', // PATIENT-11
  ageNote: '* We currently treat patients 12 months old and up (18 months old and up in Mississippi).', // PATIENT-15
  tooYoung: (months: number) => `Patient must be ${months} months or older.`, // PATIENT-14, PATIENT-17
  contactTitle: 'How can we reach you?',
  contactHint: 'We use this only for this visit.',
  phone: 'Phone number',
  phoneInvalid: 'Please enter a valid phone number.', // PATIENT-26
  phoneConfirm: 'Type the phone number again',
  phoneMismatch: 'Phone numbers must match', // PATIENT-27
  mobile: 'Is this a mobile number?',
  mobileRequired: 'Mobile number is a required field.', // PATIENT-30
  mobileConsent: 'Yes, you may text me about this visit.',
  email: 'Email address',
  emailInvalid: 'Please enter a valid email address.', // PATIENT-21
  emailConfirm: 'Type the email address again',
  emailMismatch: 'Email addresses must match', // PATIENT-22
  addressTitle: 'Where do you live?',
  aboutTitle: 'About you',
  sex: 'Sex Assigned at Birth',
  sexRequired: required('Sex Assigned at Birth'),
  gender: 'Gender',
  genderRequired: required('Gender'),
  race: 'Race',
  raceRequired: required('Race'),
  ethnicity: 'Ethnicity',
  ethnicityRequired: required('Ethnicity'),
  weight: 'Weight',
  weightUnit: 'pounds',
  weightWhy: 'Weight determines the length of the needle.', // PATIENT-39
  weightInvalid: 'Please enter a valid weight. Weight is a required field.', // PATIENT-38
  preferredLanguage: 'Preferred language',
  chooseOne: 'Choose One', // VALID-15
  altId: "Shopper's card number",
  medicareId: 'Medicare Beneficiary Identification Number',
  medicareIdHint: 'On the red, white and blue Medicare card',
  medicareIdInvalid: 'Your Medicare Beneficiary Identification Number must be in ####-###-#### format.', // PATIENT-41
  provider: 'Your doctor',
  providerName: 'Name',
  providerNameTooLong: 'Input must be 40 characters or less.', // PATIENT-46, VALID-03
  providerAddressIncomplete: 'A full healthcare provider address is required.', // PATIENT-44
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
