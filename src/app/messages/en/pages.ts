import { area } from '../catalogue.ts'

/** Texts of small pages. */
export const pages = area('pages', {
  bookHeading: 'Book a visit',
  bookHint: 'Say what, where and when. We show you the free times near you. No account needed.',
  mainHeading: 'Walk in for a vaccine',
  mainHint:
    'At one of our pharmacies? Scan the code at the counter, or type the store number printed below it.',
  storeNumber: 'Store number',
  storeNumberRequired: 'Input is required.', // VALID-01
  storeNumberInvalid: 'Input must be valid.', // VALID-02
  storeNumberHint: 'Letters, digits and hyphens',
  callTitle: 'Would you rather talk to us?',
  visits: 'Call us and we will find a time for you.',
  clinics: 'Find a clinic',
  clinicsHint:
    'Call us with your ZIP code or city. We will tell you which clinic is nearest and when it is open.',
  call: (phone: string) => `Call ${phone}`,
  notFound: "Oh no 404! Can't find page.", // ROUTE-32
  notFoundHint: 'The address may be old or mistyped.',
  serviceFinder: 'What are you looking for?',
  findTime: 'A time for a visit',
  walkIn: 'A walk-in vaccine',
  findClinic: 'A clinic near you',
  clinicServices: 'What our clinics do',
})
