import { area } from '../catalogue.ts'

/** Texts of the consent steps, besides those in their documents. */
export const consent = area('consent', {
  vaccineStep: 'Vaccine consent',
  financialStep: 'Financial consent',
  telemedicineStep: 'Telemedicine financial consent',
  privacyStep: 'Privacy practice',
  generalStep: 'General consent',
  signTitle: 'Sign for the vaccine',
  signPaymentTitle: 'Sign that you agree to pay',
  legalName: "Patient's Legal Name",
  legalNameHint: 'Type the full name. It counts as a signature.',
  legalNameRequired: "Patient's Legal Name is a required field.", // FINANCE-05
  legalNameTooLong: (most: number) => `Input must be ${most} characters or less.`, // FINANCE-06, VALID-03
  relationship: "The patient is the responsible person's ...", // FINANCE-10
  relationshipHint: 'Choose "Self" when you sign for yourself.',
  relationshipRequired: 'This is a required field.', // FINANCE-08, FINANCE-10
  responsible: 'The responsible person',
  responsibleHint: 'A parent, guardian or spouse who signs for the patient.',
  firstName: 'First name',
  firstNameRequired: 'First name is a required field.', // FINANCE-07
  lastName: 'Last name',
  lastNameRequired: 'Last name is a required field.', // FINANCE-07
  nameInvalid: 'Input must be valid.', // VALID-02
  birthDate: 'Date of birth',
  adult: 'The responsible person must be 18 or older.',
  phone: 'Phone number',
  sex: 'Sex Assigned at Birth',
  boxRequired: 'Check mark is required.', // VALID-06
})
