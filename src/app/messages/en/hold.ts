import { area } from '../catalogue.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('en-US')

/** Texts about holds. */
export const hold = area('hold', {
  holding: (time: string) => `Holding ${time}`,
  heldFor: (minutes: number, time: string) =>
    minutes === 1
      ? `Held for you for 1 more minute, until ${time}.`
      : `Held for you for ${minutes} more minutes, until ${time}.`, // BK-23
  held: (time: string) => `Held until ${time}.`,
  heldNext: (time: string) => `Held until ${time}. Continue is the next button.`, // SC-18
  soonMinutes: (minutes: number) =>
    minutes === 1 ? 'Your time is held for 1 more minute.' : `Your time is held for ${minutes} more minutes.`,
  soonSeconds: (seconds: number) =>
    seconds === 1 ? 'Your time is held for 1 more second.' : `Your time is held for ${seconds} more seconds.`,
  soonHow: 'To keep it, press Keep it longer, the button before Continue.',
  last: '30 seconds left to keep your time.',
  atLatest: (time: string) => `This time can be kept until ${time} at the latest.`, // SC-23
  afterThat: 'After that we try to hold it again.',
  goOn: (time: string) => `Continue with ${time}`,
  keep: 'Keep it longer',
  keeping: 'Keeping it',
  keepFailed: "We're having trouble connecting at the moment. Please try again shortly.", // HOLD-12
  taken: 'Unfortunately, the time selected was just booked. Please select a new time.', // RESULTS-37
  connectionFailed: "We're having trouble connecting at the moment. Please try again shortly.", // HOLD-12
  offline: 'No connection. A time can be chosen when it is back.',
  over: 'Your time is no longer held.',
  unheld: 'This time is not held. We will book it when you finish, if it is still free.', // HD-03
  typed: 'What you typed is still here.',
  holdAgain: 'Hold the same time again',
  holdingAgain: 'Holding your time again',
  again: 'We hold the same time for you again.',
  lost: 'Your time was booked by somebody else.',
  lostSecond: 'The time of your 2nd appointment was booked by somebody else.',
  firstHeld: 'Your 1st appointment is still held.',
  nearest: 'The nearest free times',
  otherTimes: 'See all times',

  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `You hold ${what}, ${when}.` : `You hold ${what} at ${where}, ${when}.`, // HOLD-10
  goOnWithIt: 'Go on with it',
  releaseIt: 'Release it and search',
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `In another tab you now hold ${what}, ${when}.`
      : `In another tab you now hold ${what} at ${where}, ${when}.`,
  elsewhereOpen: 'Your visit is open in another tab.',
  elsewhereReplaces: 'A time that you choose here replaces the one held there.',
  notBooked: (names: readonly string[]) => `Not booked here: ${all(names)}`,
  findPlaceForIt: (count: number) => (count === 1 ? 'Find a place for it' : 'Find a place for them'),

  cardTitle: 'Your appointment',
  first: '1st appointment',
  second: '2nd appointment',
  finish:
    'Booking is finished by phone: call us while your time is held, and tell us the place and the time.',
  finishUnheld: 'Booking is finished by phone: call us, and tell us the place and the time.',
  chooseAnother: 'Choose another time',
})
