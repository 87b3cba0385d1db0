import { area } from '../catalogue.ts'

/** Texts of a store's hours, before a walk-in and at its end (STORE-07). */
export const storeHours = area('storeHours', {
  closing: (minutes: number) => (minutes === 1 ? 'Closes in 1 minute' : `Closes in ${minutes} minutes`),
  pausing: (minutes: number, until: string) =>
    `Lunch break in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, until ${until}`,
  pausingHow: 'Go to the counter now, or come back after the break.',
  break: (until: string) => `Lunch break until ${until}`,
  later: (at: string) => `Closed now. Opens at ${at}`,
  tomorrow: (at: string) => `Closed now. Opens tomorrow at ${at}`,
  onDay: (day: string, at: string) => `Closed now. Opens ${day} at ${at}`,
  closed: 'Closed now',
  because: (line: string, reason: string) => `${line} (${reason})`,
  comeBack: (at: string) => `Come back at ${at} with your code.`,
  hurry: 'Go to the counter now.',
  askWhenOpen: 'Ask at the counter when we open.',
  sentWhileClosed: 'Your form is kept. Talk to the pharmacy team when it opens.',
  wait: (minutes: number) =>
    minutes === 0 ? 'No wait now' : `Wait: about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  bookVisit: 'Book a visit',
  lastKnown: 'We are offline. These are the last hours we know.',
  unknown: 'Hours not currently available', // DIR-11, in the words of LOCATOR-44
})
