import { area } from '../catalogue.ts'

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
