import { area } from '../catalogue.ts'

/** Texts that any page may use. */
export const common = area('common', {
  brand: 'Health & Wellness',
  skip: 'Skip to main content',
  back: 'Back',
  continue: 'Continue',
  errorWord: 'Error:',
  loading: 'Loading',
  stepOf: (n: number, of: number) => `${n} of ${of}`, // PRESCREEN-07
  tryAgain: 'Try again',
  startOver: 'Start over',
  offline: 'No connection. You can go on; we will send your check-in as soon as it is back.',
  offlineAtCounter: 'No connection. To check in here you need it back, or ask at the pharmacy counter.',
  offlineBooking: 'No connection. You can go on, but to search or to book you need it back.',
  helpAtCounter: 'Need help? Ask at the pharmacy counter.',
  helpAtCounterCall: (phone: string) => `Need help? Ask at the pharmacy counter, or call ${phone}`,
  help: 'Need help? Ask at any of our pharmacies or clinics.',
  helpCall: (phone: string) => `Need help? Call ${phone}`,
  languageHelp: 'Free language help',
  atHand: 'At hand',
  about: 'About this service',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  licences: 'Licenses',
  version: (version: string) => `Version ${version}`,
  connectionFailed: "We're having trouble connecting at the moment. Please try again shortly.", // BOOK-18
})

/** Document titles by route key (ROUTE-03 to ROUTE-21). */
export const titles = area('titles', {
  main: 'Health and Wellness Scheduler', // ROUTE-03
  benefitCodes: 'Benefit Code Eligibility', // ROUTE-05
  prescreen: 'Prescreening Form', // ROUTE-06
  results: 'Appointment Search Results', // ROUTE-10
  followup: 'Appointment Search Results', // ROUTE-11
  schedule: 'Patient Info Form', // ROUTE-12
  confirmation: 'Appointment Confirmation', // ROUTE-13
  cancel: 'Cancel Appointment', // ROUTE-14
  cancelOpened: 'Cancel Appointment', // ROUTE-14
  canceled: 'Cancel Confirmation', // ROUTE-15
  instantVaccine: 'Walk-In Vaccine', // ROUTE-20
  instantVaccineSelection: 'Prescreening Form', // ROUTE-21
  clinicLocations: 'Clinic Locator', // LOCATOR-01
  pharmacy: 'Vaccination Appointments',
  clinicSchedule: 'Schedule a Clinic Appointment',
  clinicServices: 'Clinic Services',
  clinicPrices: 'Prices, Insurance and Payment',
  clinicDetails: 'Clinic Details', // CLINIC-02
  clinicError: 'Something went wrong', // ROUTE-31
  privacy: 'Your Privacy',
  accessibility: 'Accessibility',
  licences: 'Licenses and Attributions',
  kiosk: 'Store Tablet',
  poster: 'Walk-In Poster',
  notFound: 'Page not found',
})
