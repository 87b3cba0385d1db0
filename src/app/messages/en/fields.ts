import { area } from '../catalogue.ts'
import { wordsIn } from '../words-in.ts'

const { age, all } = wordsIn('en-US')

const required = (field: string) => `${field} is a required field.` // PATIENT-35

/** What is wrong with an answer, by the keys of `src/domain/fields/`, which the server answers too. General ones are in forms.ts. */
export const fieldTexts = area('fields', {
  requiredField: 'This is a required field.', // FINANCE-08, INSURANCE-13
  saidNoMedicare: 'You said that you do not have Medicare.', // BK-29
  signatureInvalid: 'Type your first and last name.', // FINANCE-08
  guardianIsPatient:
    "This is the patient's name. Type your own. If you have the same name, add Sr., Jr. or a middle name.", // FINANCE-10
  guardianMustSign: 'The patient is under 18. A parent or guardian must sign.', // FINANCE-10
  requiredAnswer: 'This is a required field', // HISTORY-03 to HISTORY-18
  textChanged: 'This text has changed. Please read it again.', // CONSENT-10
  notAsked: 'This field is not asked for.',
  firstNameRequired: required("Patient's Legal First Name"), // PATIENT-04
  lastNameRequired: required("Patient's Legal Last Name"), // PATIENT-05
  nameInvalid: 'Use letters, spaces, hyphens and apostrophes.',
  motherMaidenFirstNameRequired: required("Mother's First Name"), // PATIENT-08
  motherMaidenLastNameRequired: required("Mother's Maiden Name"), // PATIENT-08
  birthDateInvalid: 'Please enter a valid date.', // PATIENT-12
  tooYoung: (months: number) => `Patient must be ${months} months or older.`, // PATIENT-14, PATIENT-17
  tooYoungForVisit: (months: number) => `For this visit the patient must be ${age(months)} or older.`, // DIR-15
  tooOldForVisit: (months: number) => `For this visit the patient must be ${age(months)} or younger.`, // DIR-15
  phoneInvalid: 'Please enter a valid phone number.', // PATIENT-26
  phoneExtension: 'Please enter a valid phone number. Leave out the extension.', // PATIENT-26
  phoneMismatch: 'Phone numbers must match', // PATIENT-27
  mobileRequired: required('Mobile number'), // PATIENT-30
  emailInvalid: 'Please enter a valid email address.', // PATIENT-21
  emailMismatch: 'Email addresses must match', // PATIENT-22
  sexRequired: required('Sex Assigned at Birth'), // PATIENT-32
  genderRequired: required('Gender'), // PATIENT-33
  raceRequired: required('Race'), // PATIENT-34
  ethnicityRequired: required('Ethnicity'), // PATIENT-34
  weightInvalid: 'Please enter a valid weight. Weight is a required field.', // PATIENT-38
  medicareIdInvalid: 'Your Medicare Beneficiary Identification Number must be in ####-###-#### format.', // PATIENT-41
  providerAddressIncomplete: 'A full healthcare provider address is required.', // PATIENT-44
  addressLineOneRequired: required('Address Line 1'), // ADDRESS-03
  cityRequired: required('City'), // ADDRESS-05
  cityInvalid: 'Please enter a valid city.', // ADDRESS-07
  stateRequired: required('State'), // ADDRESS-08
  zipInvalid: 'Please enter a valid zip code.', // ADDRESS-09
  countyRequired: required('County'), // ADDRESS-10
  countyInvalid: 'Please enter a valid county.', // ADDRESS-11
  legalNameRequired: required("Patient's Legal Name"), // FINANCE-05
  personsFirstNameRequired: required('First name'), // FINANCE-07
  personsLastNameRequired: required('Last name'), // FINANCE-07
  memberIdRequired: required('Member ID'), // INSURANCE-12
  memberIdTooLong: (most: number) => `Member ID must be ${most} characters or less.`, // INSURANCE-10
  cardholderIdRequired: required('Cardholder ID number'), // INSURANCE-12
  cardholderIdTooLong: (most: number) => `Cardholder ID number must be ${most} characters or less.`, // INSURANCE-10
  groupTooLong: (most: number) => `Group Number must be ${most} characters or less.`, // INSURANCE-11
  reasonsRequired: 'You must select at least one reason', // HISTORY-15
  tooManyReasons: (most: number) => `You can only select up to ${most} reasons.`, // HISTORY-16
  datePast: 'Date must be in the past.', // HISTORY-20
  dateWithin: (days: number) => `Date must be within the past ${days} days.`, // HISTORY-20
  unknownService: 'This service is not known here.',
  serviceNotOffered: 'This service is not offered here.',
  tooManyVaccines: (most: number) =>
    most === 1 ? 'You can only select 1 vaccine.' : `You can only select up to ${most} vaccines.`, // PRESCREEN-41
  tooManyWalkInVaccines: (most: number) =>
    most === 1 ? 'Select 1 Vaccine' : `Select up to ${most} Vaccines`, // WALKIN-08
  oneFluShot: 'Choose one kind of flu shot.', // STORE-08
  oneCovidShot: 'Choose one kind of COVID-19 shot.', // STORE-08
  servicesNotTogether: 'One visit is for one of these services.', // FIND-34
  vaccinesNotTogether:
    'The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again.', // PRESCREEN-42
  vaccinesApart: (names: readonly string[]) =>
    `The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again. (${all(names)})`, // PRESCREEN-42
  doseTooEarly: 'This is too soon after the last dose.',
  unknownLocation: 'There is no such location.',
  locationClosed: 'This location is closed.',
  notOnSchedule: 'This time cannot be booked.',
  guardianNotAdult: 'The responsible person must be 18 or older.',
})
