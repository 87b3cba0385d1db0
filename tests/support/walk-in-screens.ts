/** The screens of the walk-in form in their order: step and page in the intake, and the title. */
export const WALK_IN_SCREENS = {
  name: { step: 'patientDetails', page: 'name', title: 'Who is getting the vaccine?' },
  contact: { step: 'patientDetails', page: 'contact', title: 'How can we reach you?' },
  address: { step: 'patientDetails', page: 'address', title: 'Where do you live?' },
  about: { step: 'patientDetails', page: 'about', title: 'About you' },
  today: { step: 'medicalInformation', page: 'today', title: 'How do you feel today?' },
  reactions: { step: 'medicalInformation', page: 'reactions', title: 'Allergies and past shots' },
  health: { step: 'medicalInformation', page: 'health', title: 'Your health' },
  treatment: { step: 'medicalInformation', page: 'treatment', title: 'Medicine and checkups' },
  insurance: { step: 'simpleInsurance', page: 'insurance', title: 'Will you use insurance today?' },
  check: { step: 'checkAnswers', page: 'check', title: 'Check your answers' },
  consent: { step: 'vaccineConsent', page: 'text', title: 'Your agreement to the vaccines' },
  signature: { step: 'vaccineConsent', page: 'signature', title: 'Sign for the vaccine' },
  responsible: { step: 'vaccineConsent', page: 'responsible', title: 'The responsible person' },
  privacy: { step: 'privacyPractice', page: 'notice', title: 'How we protect your privacy' },
  general: { step: 'generalConsent', page: 'consent', title: 'Your agreement to care' },
} as const

export type WalkInScreen = keyof typeof WALK_IN_SCREENS
