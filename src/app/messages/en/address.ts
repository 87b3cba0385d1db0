import { area } from '../catalogue.ts'

/** Texts of address fields and their verification. */
export const address = area('address', {
  lineOne: 'Address Line 1',
  lineOneHint: 'Street address',
  lineOneRequired: 'Address Line 1 is a required field.', // ADDRESS-03
  lineTwo: 'Address Line 2',
  lineTwoHint: 'Apartment, suite, unit',
  tooLong: 'Input must be 40 characters or less.', // ADDRESS-03, ADDRESS-04, VALID-03
  city: 'City',
  cityRequired: 'City is a required field.', // ADDRESS-05
  cityInvalid: 'Please enter a valid city.', // ADDRESS-07
  state: 'State',
  stateRequired: 'State is a required field.', // ADDRESS-08
  zip: 'ZIP code',
  zipInvalid: 'Please enter a valid zip code.', // ADDRESS-09
  county: 'County',
  countyRequired: 'County is a required field.', // ADDRESS-10
  countyInvalid: 'Please enter a valid county.', // ADDRESS-11
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
