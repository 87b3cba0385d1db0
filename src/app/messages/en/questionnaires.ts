import { area } from '../catalogue.ts'

/** Texts of the step that asks for the reason of a visit. */
export const notes = area('notes', {
  step: 'Reason for visit',
  chooseOne: 'Choose One', // VALID-15
  ownWords: 'In your own words',
  ownWordsHint: 'What we should know before you come',
})

/** Texts of the screening questionnaire, besides those in its document. */
export const history = area('history', {
  step: 'Medical information',
  summary: 'Please fill out all required fields to continue', // HISTORY-21
  yes: 'Yes',
  no: 'No',
})

/** Texts of the dietitian's steps, besides those in their documents. */
export const health = area('health', {
  historyStep: 'Medical history',
  dietaryStep: 'Dietary restrictions',
  goalsStep: 'Appointment goals',
  surveyStep: 'Survey',
  medicinesTitle: 'Your medicines',
  foods: 'Which ones?',
  ownWords: 'In your own words',
  yes: 'Yes',
  no: 'No',
})

/** Texts of the consent steps, besides those in their documents. */
export const consent = area('consent', {
  vaccineStep: 'Vaccine consent',
  financialStep: 'Financial consent',
  telemedicineStep: 'Telemedicine financial consent',
  privacyStep: 'Privacy practice',
  generalStep: 'General consent',
  consent: { heading: 'You agree to:', unfold: 'Read the whole text' },
  notice: { heading: 'This notice says:', unfold: 'Read the whole notice' },
  inEnglish: 'This text is in English only. If you do not understand it, ask for help before you agree.',
  yourVaccines: 'You agree to these vaccines',
  statement: (title: string, edition: string) => `Statement on the ${title}, ${edition}`,
  statementCode: (vaccine: string) => `QR code of the statement on ${vaccine}`,
  scanStatement: 'Scan a code to read the statement on your phone, or ask the pharmacist for it on paper.',
  signTitle: 'Sign for the vaccine',
  signPaymentTitle: 'Sign that you agree to pay',
  legalName: "Patient's Legal Name",
  legalNameHint: 'Type your first and last name. It counts as your signature.',
  whoSigns: 'Who is signing?', // FINANCE-10
  signs: {
    Self: 'I am the patient',
    Spouse: "I am the patient's spouse",
    Child: "I am the patient's parent, guardian or legal representative",
  },
  signsForChild: "I am the patient's parent or guardian",
  signsFor: (patient: string) => `Typing your name here signs for ${patient}.`,
  differs: (name: string) => `This is not the name you gave, ${name}. Sign as typed?`,
  differsWhy: 'The pharmacy team will see that the names differ.',
  signAsTyped: 'Sign as typed',
  changeName: 'Change the name',
  responsible: 'The responsible person',
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Date of birth',
  phone: 'Phone number',
  sex: 'Sex Assigned at Birth',
  yes: 'Yes',
  no: 'No',
})
