/** The screens of the walk-in form in their order: step and page in the intake, and the title. */
export const WALK_IN_SCREENS = {
  name: { step: 'patientDetails', page: 'name', title: 'Who is getting the vaccine?' },
  record: { step: 'patientDetails', page: 'record', title: 'For the vaccine record' },
  today: { step: 'medicalInformation', page: 'today', title: 'Today, allergies and past shots' },
  health: { step: 'medicalInformation', page: 'health', title: 'Health and medicine' },
  insurance: { step: 'simpleInsurance', page: 'insurance', title: 'Will you use insurance today?' },
  agree: { step: 'generalConsent', page: 'consent', title: 'Privacy and care' },
  check: { step: 'checkAnswers', page: 'check', title: 'Check your answers' },
  sign: { step: 'vaccineConsent', page: 'sign', title: 'Your agreement to the vaccines' },
} as const

export type WalkInScreen = keyof typeof WALK_IN_SCREENS
