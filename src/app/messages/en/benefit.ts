import { area } from '../catalogue.ts'

/** Texts of the benefit code page, and of searches with a code. */
export const benefit = area('benefit', {
  heading: 'We need your Benefit Code information to find your appointment availability.', // BENEFIT-01
  field: 'Please enter your Benefit Code', // BENEFIT-02
  checking: 'Checking…', // BENEFIT-03
  required: 'You must enter a benefit code.', // BENEFIT-04
  invalid: 'Your benefit code entry is invalid. Please try again.', // BENEFIT-06
  networkError: 'There is a network error. Please try again.', // BENEFIT-07
  locationsFailed: 'Benefit code locations failed to load.', // BENEFIT-09
  suggestion: 'Please refresh to try again, or search other locations.', // BENEFIT-11
  busy: 'Please try again in a minute, or search other locations.', // BENEFIT-11
  noneAccepts: 'Nobody near this place takes this benefit code. Check the code and the place.',
  refresh: 'Refresh', // BENEFIT-09
  without: 'Search without a code',
  accepted: 'This location accepts your benefit code', // FIND-11
})
