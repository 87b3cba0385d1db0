import { area } from '../catalogue.ts'

/** Texts of the prescreen flows. */
export const prescreen = area('prescreen', {
  yes: 'Yes',
  no: 'No',
  required: 'This is a required field', // PRESCREEN-18, PRESCREEN-25
  questionOf: (n: number, most: number) => `Question ${n} of at most ${most}`, // BK-25
  step: (n: number) => `Step ${n}`,
  seeAvailability: 'See Availability', // PRESCREEN-11
  checkAvailability: 'Check Availability', // PRESCREEN-21, PRESCREEN-24
  servicesFailed: 'These visits did not load. Please try again.',
  notOffered: 'These visits cannot be booked online now.',
  notOfferedText: 'You can book another visit, or call us and ask.',
  otherVisits: 'See other visits',

  link: {
    came: 'The time you came for',
    timeAt: (time: string, place: string) => `${time}, ${place}`,
    unheld: 'You can hold it after these questions.',
    only: 'The list shows what that place offers at that time.',
    elsewhere: 'Another vaccine or time',
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `The time you came for, ${time}, is not free any more.`
        : `The time you came for, ${time}, ${place}, is not free any more.`,
    past: (time: string) => `The time you came for, ${time}, has passed.`,
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `What you came for, ${time}, cannot be booked there now.`
        : `What you came for, ${time}, ${place}, cannot be booked there now.`,
    instead: 'Go on to see the times that are free.',
  },

  dot: {
    title: 'Who do you drive for?',
    employer: 'Employer',
    chooseOne: 'Choose One', // PRESCREEN-15
    employerRequired: 'Employer is a required field.', // PRESCREEN-15
    screening: 'Do you want to add drug screening?',
    limited: 'Limited offering based on location', // PRESCREEN-20
  },

  medicare: {
    title: 'A few questions about your health',
    hint: 'These questions help the clinic get ready for your visit. We send your answers with your booking.',
    hasMedicarePartB: 'Do you have Medicare Part B?',
    noPartB: 'Medicare pays for this visit through Part B. Without it, you may have to pay for the visit.',
    hadWellnessVisit: 'Have you had a Medicare wellness visit in the past 12 months?',
    oncePerYear:
      'Medicare pays for one wellness visit every 12 months. You may have to pay if you come sooner.',
    wasInHospital: 'Have you been in the hospital in the past 12 months?',
    hasFallen: 'Have you fallen in the past 12 months?',
  },

  vaccines: {
    title: 'Which vaccines do you need?',
    none: 'Select a vaccine to view availability.', // PRESCREEN-40
    upTo: (most: number) => `Up to ${most} short questions, then the free times.`, // BK-25
  },

  dietitian: {
    title: 'Plan your visit with a dietitian',
    hint: 'You meet on video, from the state you will be in.',
    visit: 'Which visit do you need?',
    prices: 'Prices',
    state: 'State where you will be',
    fetching: 'Fetching values...',
    failed: "We're having trouble connecting at the moment. Please refresh the page to try again.", // PRESCREEN-35
    zone: 'Time zone',
    date: 'Date',
    dateHint: 'The first day that suits you',
    invalidDate: 'Date is invalid',
  },

  verdict: {
    eligibleTitle: 'You can book this visit',
    ineligibleTitle: 'We cannot book this visit now',
    errorTitle: 'We cannot go on from here',
    because: 'What decided it',
    from: (day: string) => `With these answers, the first day to book is ${day}.`,
    addToCalendar: 'Add this day to your calendar',
    calendarEntry: 'Book a visit',
    movedTitle: (day: string) => `Your next dose can be given from ${day}`,
    movedBy: (lastDose: string, days: number) =>
      `You told us that the last dose was on ${lastDose}. The next one is given ${days} days later or after.`,
    bookableFrom: (day: string) => `You can book it from ${day}. Please come back then.`,
    seeTimes: 'See times',
    chooseAnother: 'Choose another vaccine', // BK-26
    changeAnswers: 'Change my answers',
  },
})
