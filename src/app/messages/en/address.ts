import { area } from '../catalogue.ts'

/** Texts of address fields and their verification. */
export const address = area('address', {
  lineOne: 'Address Line 1',
  lineOneHint: 'Street address',
  lineTwo: 'Address Line 2',
  lineTwoHint: 'Apartment, suite, unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  county: 'County',
  chooseOne: 'Choose One', // VALID-15
  verifyTitle: 'Check your address',
  match:
    'We found this verified address that closely matches what you entered. Do you want us to update your address?', // ADDRESS-22
  noMatch: 'We were unable to verify the address entered. Do you want to use this address anyway?', // ADDRESS-21
  suggested: 'Suggested address',
  entered: 'Address you entered',
  mustSelect: 'You must select an address.', // ADDRESS-19
  edit: 'Edit Address', // ADDRESS-18
  use: 'Continue',
  checking: 'Checking the address',
})
