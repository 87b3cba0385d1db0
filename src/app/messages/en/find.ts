import { area } from '../catalogue.ts'

/** Texts of the Find Appointment form. */
export const find = area('find', {
  heading: 'Find Appointment', // FIND-01
  submit: 'Find Appointment', // FIND-01
  change: 'Change',
  hideForm: 'Hide the form', // SC-15
  showForm: 'Show the form',
  editSearch: 'Edit search', // BK-19
  videoIn: (state: string) => `Video visit in ${state}`, // BK-19
  within: (location: string, miles: number) => `Within ${miles} miles of ${location}`, // BK-07
  summary: (location: string, day: string) => `${location}, from ${day}`,

  need: 'What do you need?', // SC-14
  allVisits: 'All visits',

  myLocation: 'My location', // BK-10
  ways: { clinics: 'Find a clinic', benefit: 'I have a benefit code', cancel: 'Your visit' }, // BK-01
  waysFor: {
    clinics: 'Addresses, hours and waits',
    benefit: 'See where it is accepted',
    cancel: 'See, change or cancel it with its link',
  },

  type: 'Appointment Type', // FIND-04
  chooseOne: 'Choose one', // FIND-04
  fetching: 'Fetching values...', // FIND-05
  location: 'Location',
  locationPlaceholder: 'ZIP or City, State', // FIND-08
  suggestions: 'Places',
  suggestionCount: (count: number) =>
    count === 1
      ? '1 place. Press the down arrow to choose it.'
      : `${count} places. Use the arrow keys to choose.`,
  date: 'Date', // FIND-09
  today: 'Today', // SC-14
  tomorrow: 'Tomorrow',

  problems: {
    type: { required: 'Appointment Type is a required field.' }, // FIND-19
    location: {
      required: 'Location is a required field.', // FIND-20
      tooShort: 'Location must be 2 characters or more.', // FIND-21
      tooLong: 'Location must be 128 characters or less.', // FIND-23
    },
    date: {
      invalid: 'Date is invalid', // FIND-24
      tooEarly: (date: string) => `Date must be on or after ${date}.`, // FIND-25
      tooLate: (date: string) => `Date must be on or before ${date}.`, // FIND-26
    },
  },
  waitsForConnection: 'No connection. Your search starts when it is back.', // FIND-53
  fillAll: 'Please fill out all required fields to continue', // FIND-13
  check: 'Check these answers to continue',

  codeVerified: 'Benefit code has been verified', // FIND-11
  locationUnavailable:
    "We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.", // FIND-49
  connectionFailed: "We're having trouble connecting at the moment.", // FIND-50, FIND-51
  refreshPage: 'Please refresh the page to try again.', // FIND-50
  tryShortly: 'Please try again shortly.', // FIND-51
  refresh: 'Refresh',

  whichVisit: 'Which visit?',

  /** By the error that brought the guest back to the form. */
  again: {
    ended: 'Your search has ended. Here is what you searched for.', // BK-14
    noBooking: 'Your booking is not on this device any more.', // BK-14
    notHeld: 'Your time is no longer held.',
    unknownType: 'Choose the visit again.', // BK-11
  },

  fluQuestion: 'Need a flu vaccine?', // FIND-39
  fluHint: 'You can have it in the same visit.',
  addFlu: 'Add Flu Vaccine', // FIND-39
  no: 'No', // FIND-39
  chooseState: 'Choose One', // FIND-44
  stateAsked:
    'This visit is on video. Next we ask which state you will be in, and show the times from today.',
  placeAskedNext:
    'This visit is on video. Next we ask which visit you need, which state you will be in, and the day.',

  pharmacyOpened: "The pharmacy's booking page is in a new window.",
  openAgain: 'Open it again',
})
