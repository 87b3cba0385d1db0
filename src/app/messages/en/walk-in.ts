import { area } from '../catalogue.ts'

/** Texts of the walk-in landing page. */
export const walkIn = area('walkIn', {
  heading: 'Walk-In Vaccine',
  promise: 'No appointment needed. It takes about 5 minutes.',
  fallbackName: 'Your Neighborhood Pharmacy', // WALKIN-01
  steps: 'How it works',
  selectVaccines: 'Select vaccines', // WALKIN-05
  selectVaccinesHow: 'Choose up to 3.',
  fillConsent: 'Fill out the consent form', // WALKIN-05
  fillConsentHow: 'A few questions about you and your health.',
  checkIn: 'Check in at the pharmacy counter', // WALKIN-05
  checkInHow: 'The pharmacy team tells you the approximate wait time.',
  start: 'Start', // WALKIN-03
  servicesFailed: "We're having trouble loading vaccine services. Please refresh this page to try again.", // WALKIN-06
  refresh: 'Refresh',
  unknownStore: "We can't find this store",
  unknownStoreWhy: 'The code or address you used does not belong to one of our pharmacies.',
  unknownStoreNext: 'Scan the code at the pharmacy counter again, or ask the pharmacy team.',
  findClinic: 'Find a clinic',
})
