import { area } from '../catalogue.ts'

/** Texts of the walk-in landing page. */
export const walkIn = area('walkIn', {
  heading: 'Walk-In Vaccine',
  promise: 'No appointment needed. It takes about 5 minutes.',
  fallbackName: 'Your Neighborhood Pharmacy', // WALKIN-01
  steps: 'How it works',
  selectVaccines: 'Select vaccines', // WALKIN-05
  selectVaccinesHow: 'Choose from the list.',
  fillConsent: 'Fill out the consent form', // WALKIN-05
  fillConsentHow: 'A few questions about you and your health.',
  checkIn: 'Check in at the pharmacy counter', // WALKIN-05
  checkInHow: 'The pharmacy team tells you the approximate wait time.',
  start: 'Start', // WALKIN-03
  openAllDay: 'Open 24 hours', // STORE-07
  openUntil: (time: string) => `Open until ${time}`,
})
