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
  relationship: "The patient is the responsible person's ...", // FINANCE-10
  relationshipHint: 'Choose "Self" when you sign for yourself.',
  responsible: 'The responsible person',
  responsibleHint: 'A parent, guardian or spouse who signs for the patient.',
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Date of birth',
  phone: 'Phone number',
  sex: 'Sex Assigned at Birth',
})
