import { area } from '../catalogue.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, row } = wordsIn('en-US')

/** Texts of the result pages. */
export const results = area('results', {
  title: 'Choose a time',
  followupTitle: 'Choose a time for your second dose',
  followupHint: (day: string) => `It can be given from ${day} on, at the same place.`,
  bestBy: (day: string) => `Best by ${day}.`, // BK-21
  firstDose: '1st dose',
  otherFirst: 'Choose another first date', // RESULTS-40
  loading: 'Looking for free times',
  soonest: (day: string, time: string, place: string) => `Soonest: ${day} ${time}, ${place}`,
  soonestFurther: (day: string, time: string, place: string) =>
    `Nothing free nearby in the daytime. Soonest: ${day} ${time}, ${place}`, // BK-16
  counted: (places: number, day: string, time: string) =>
    `${places === 1 ? '1 place has' : `${places} places have`} times. Soonest ${day} ${time}.`,
  near: (place: string) => `Showing times near ${place}.`, // BK-06
  lookedNear: (place: string) => `We looked near ${place}.`, // BK-06
  changePlace: 'Change',
  narrow: 'Filter and sort', // BK-16
  showOnly: 'Show only',
  order: 'Order',
  weekend: 'Weekend',
  nearestFirst: 'Nearest first',
  soonestFirst: 'Soonest first',
  onlyShown: (kinds: readonly string[]) => `Showing only: ${row(kinds)}.`,
  showAllTimes: 'Show all times',
  noneOfKind: 'No free times of this kind',
  withCode: (code: string) => `With benefit code ${code}.`, // BK-19
  otherPlaces: 'Other places of that name',
  searchAt: 'Search at',
  didYouMean: 'Did you mean',
  today: 'today',
  tomorrow: 'tomorrow',
  partOnly: 'These places give part of what you chose', // FIND-41
  listLabel: 'Places with free times',

  distance: (miles: number) => (miles < 0.05 ? 'Less than 0.1 mi' : `${number(miles, 1)} mi`), // RESULTS-03, BK-19
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'Less than 0.1 miles away' : `${number(miles, 1)} miles away`,
  lasting: (time: string, minutes: number) =>
    minutes === 1 ? `${time}, 1 minute` : `${time}, ${minutes} minutes`, // BK-39
  openUntil: (time: string) => `Open until ${time}`,
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // BK-21
  opensAt: (time: string) => `Closed now. Opens at ${time}`, // BK-50
  openAllDay: 'Open 24 hours',
  closedNow: 'Closed now',
  closedUntil: (day: string, time: string) => `Closed now. Opens ${day} at ${time}`,
  zone: (abbreviation: string) => `Times in ${abbreviation}`,
  yourZone: (abbreviation: string) => `Times in your time zone (${abbreviation})`,
  chosenZone: (abbreviation: string) => `Times in the time zone you chose (${abbreviation})`,
  video: 'Video visit',
  languages: (names: readonly string[]) => `Languages: ${all(names)}`, // DIR-13
  videoHint: 'With the first clinician who is free at the time you choose.',

  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`,
  none: 'None',
  nextDay: (day: string, count: number) => `${day} has ${count}`,
  showMore: 'Show more', // RESULTS-19
  showMoreOf: (day: string, place: string) => `Show more times on ${day}, ${place}`,
  earlier: 'Earlier dates',
  later: 'Later dates',
  showLess: 'Show less', // BK-20
  showLessOf: (place: string) => `Show less of ${place}`,
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' }, // BK-16, BK-20
  moreShown: 'More times shown.',
  daysShown: (first: string, last: string) =>
    first === last ? `Showing ${first}.` : `Showing ${first} to ${last}.`,
  loadingTimes: 'Loading times',
  timesFailed: 'These times did not load.',
  tryAgain: 'Try again',

  came: 'The time you came for',
  cameFor: (time: string, place: string) => `${time}, ${place}`,
  cameUnheld: 'It is chosen. It is not held for you until you press “Hold this time”.',
  hold: 'Hold this time',
  holdOf: (time: string) => `Hold this time, ${time}`,
  chosen: (time: string) => `Chosen: ${time}`,
  cameGone: (time: string) => `The time you came for, ${time}, is not free any more.`,
  cameApart: (time: string) => `The time you came for, ${time}, is not free for all that you chose together.`,
  camePast: (time: string) => `The time you came for, ${time}, has passed.`,
  cameEarly: (time: string, day: string) =>
    `The time you came for, ${time}, is too early: this visit can be from ${day} on.`,
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    `${place ?? 'The place that you came for'} does not give ${either(names)}, so the time you came for, ${time}, cannot be had.`,
  cameClosed: (time: string) => `The place of the time you came for, ${time}, takes no bookings now.`,
  cameElsewhere: (time: string) => `The place of the time you came for, ${time}, is not among these.`,
  cameInstead: 'These times are free.',

  noResults: 'No results found!', // RESULTS-28
  changeSearch: 'Change your search',
  findClinic: 'Find a clinic',
  noAvailability: 'No Availability', // RESULTS-30
  noAvailabilityText: (days: number) =>
    `Your selected service is unavailable within this ${days} day period. Please try another location or date range.`, // RESULTS-30
  serviceUnavailable: 'Service Unavailable', // RESULTS-31
  serviceUnavailableText: 'Your selected service is unavailable here. Please try another location.', // RESULTS-31
  notOffered: (names: readonly string[]) => `This location does not offer ${all(names)} at this time.`, // RESULTS-32
  tooFar: (days: number) => `You can only book this type of appointment ${days} days in advance.`, // RESULTS-33
  lastDays: (first: string, last: string) =>
    first === last
      ? `The last day that you can book now: ${last}.`
      : `The last days that you can book now: ${first} to ${last}.`, // BK-08
  nearestPlace: (name: string, miles: number) =>
    miles === 1
      ? `The nearest place is ${name}, 1 mile away.`
      : `The nearest place is ${name}, ${miles} miles away.`, // BK-07
  seeItsTimes: 'See its times',
  withinMiles: (miles: number) => `Within ${miles} miles`,
  videoInstead: 'Book a video visit',
  leadTime: 'Your dates have changed because clinics need more time to prepare for this appointment.', // RESULTS-36
  asOf: (time: string) =>
    `No connection. These times are as of ${time} and cannot be held until the connection is back.`,
  failed: 'The times did not load.',

  pages: 'Pages of results',
  page: (n: number, of: number) => `Page ${n} of ${of}`,
  nextPage: 'Next',
  previousPage: 'Previous',

  pick: 'Please select an appointment time to continue.', // RESULTS-23
})

/** Texts about the clinic that the guest chose before the search. */
export const wished = area('wished', {
  first: (place: string) => `${place}, which you chose, comes first.`,
  absent: 'The place that you chose does not have this visit. These are the nearest that do.',
})
