import { area } from '../catalogue.ts'

/** Texts of the clinic locator, the details of a clinic and the pages around them. */
export const clinics = area('clinics', {
  locatorHint:
    'Type a ZIP code or a city. You see the nearest clinics, their hours and how long the wait is.',
  place: 'ZIP code or City, State',
  search: 'Search',
  nearMe: 'Use my location',
  problems: {
    required: 'Please enter a ZIP code or City, State.', // LOCATOR-27
    tooShort: 'Location must be 2 characters or more.',
    tooLong: 'Location must be 128 characters or less.',
  },
  sort: 'Sort by',
  sortDistance: 'Distance',
  sortName: 'Name',

  unknownTitle: 'Clinic Not Found', // LOCATOR-10
  unknownText:
    "We're sorry, the clinic details page requested does not exist. Please find your clinic using the search tool below.", // LOCATOR-11

  noPlace: 'Your link does not name a place that we know. Type a ZIP code or a city instead.',

  locating: 'Looking for where you are. You can also type a place.',
  located: {
    denied:
      'We do not know where you are: your browser does not share it. Type a ZIP code or a city instead.',
    unavailable: 'Your device does not know where it is. Type a ZIP code or a city instead.',
    noAnswer: 'We do not know where you are yet. Type a ZIP code or a city instead.',
  },

  loading: 'Looking for clinics',
  listHeading: (place: string) => `Clinics near ${place}`,
  nearYou: 'Clinics near you',
  nearLink: 'Clinics near the place in your link',
  count: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  countOpen: (first: number, last: number) => `${first} to ${last}`,
  asOf: (when: string) => `This is what we knew on ${when}. Waits and free times may have changed.`,
  keptNear: 'These are the clinics near there that this device has seen before. There may be others.',
  keptOne: 'This is what this device has seen of the clinic before.',
  keptHeading: 'All clinics this device has seen',
  keptHint: 'Without a network we cannot tell which of them are near.',
  otherPlace: 'Search another place',
  otherPlaces: 'Other places of that name', // BK-06
  nearest: (name: string, miles: number) =>
    miles === 1
      ? `The nearest clinic is ${name}, 1 mile away.`
      : `The nearest clinic is ${name}, ${miles} miles away.`, // BK-07
  seeNearest: 'See this clinic',
  none: 'We were unable to find any clinics with the information you provided. Please broaden your search and try again.', // LOCATOR-30
  network: 'There has been a network failure. Please try again.', // LOCATOR-31
  retry: 'Retry', // LOCATOR-31
  oops: (email: string, phone: string) =>
    `Oops, something went wrong! Please contact customer support at ${email} or call us at ${phone}.`, // LOCATOR-36

  miles: (miles: string) => `${miles} mi`,
  milesSpoken: (miles: string) => `${miles} miles away`,
  details: 'Clinic Details', // CLINIC-02
  detailsOf: (name: string) => `Clinic Details, ${name}`,
  book: 'Book a visit',
  bookAt: (name: string) => `Book a visit, ${name}`,
  phone: 'Phone',
  address: 'Address',
  today: 'Today',
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`,
  lunch: 'Lunch',
  wait: 'Wait',
  next: 'Next time',
  nextTimes: (day: string) => `Next times, ${day}`,
  bookTime: (time: string, day: string) => `Book ${time}, ${day}`,
  closed: 'Closed',
  span: (from: string, to: string) => `${from} - ${to}`,
  noHours: 'Hours not currently available', // LOCATOR-44
  noLunch: 'Lunch hours not currently available', // LOCATOR-44
  noWait: 'No Wait', // LOCATOR-41
  hours: (hours: number) => `${hours} hr`, // LOCATOR-42
  minutes: (minutes: number) => `${minutes} min`,
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? time : `${time}, ${description}`, // BK-50
  isToday: (day: string) => `${day} (today)`,
  servicesHere: 'Services here', // BK-47
  bookService: (service: string, clinic: string) => `Book ${service}, ${clinic}`,
  otherServices: 'Other services',
  waitFailed: 'An error occurred when retrieving wait time', // LOCATOR-43

  detailsTitle: (city: string, state: string, street: string) =>
    `Appointments - The Little Clinic in ${city}, ${state}${street === '' ? '' : ` (${street})`}`, // CLINIC-01
  back: 'All clinics',
  openingHours: 'Opening hours',
  copyAddress: 'Copy address',
  directions: 'Directions',
  services: 'View Services', // CLINIC-03
  pricing: 'View Pricing', // CLINIC-03
  loadingClinic: 'Loading the clinic',

  errorTitle: 'Something went wrong',
  toLocator: 'Find a clinic',
})
