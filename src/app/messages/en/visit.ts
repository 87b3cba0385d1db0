import { area } from '../catalogue.ts'

/** Texts of a booked visit that is seen again, and of moving it to another time. */
export const visitPage = area('visit', {
  hint: 'You can change the day or the time here, or cancel it.',
  code: 'Counter code',
  videoCode: 'Visit code',
  copyCode: 'Copy code',
  addToCalendar: 'Add to calendar',
  updateCalendar: 'Update your calendar',
  directions: 'Directions',

  displaced:
    'This appointment cannot take place at its time: we are closed then, or no longer offer it here. Please choose another time, or call us.',

  moveTitle: 'Do you want another time?',
  moveHow: 'You keep your time until you confirm a new one.',
  move: 'Change day or time',
  moved: 'Your appointment has a new time.',
  movedHow: 'The code and the link stay the same. Update your calendar if the visit is in it.',

  pageTitle: 'Change day or time',
  which: 'What do you want to change?',
  whichFirst: 'First appointment',
  whichSecond: 'Second appointment',
  whichBoth: 'Both',
  now: 'Your time now',
  next: 'Your new time',
  firstTimes: 'New time for the first appointment',
  secondTimes: 'New time for the second appointment',
  times: 'New times',
  secondToo: (days: number) =>
    `The second appointment must be at least ${days} days after the first. Choose a new time for it too.`,
  loading: 'Looking for free times',
  noTimes: 'There are no free times on these days.',
  failed: 'We could not load the times.',
  tryAgain: 'Try again',
  holding: 'We are keeping this time for you.',
  held: (until: string) => `We keep this time for you until ${until}.`,
  free: 'This time is free, but it is not kept for you. Confirm it soon.',
  confirm: 'Confirm',
  confirmOne: 'Confirm new time',
  confirmBoth: 'Confirm new times',
  moving: 'Changing your appointment',
  keep: 'Keep the time I have',
  choose: 'Please choose a new time first.',

  slotTaken: 'Someone else has just taken this time. Please choose another one.',
  visitChanged: 'This appointment was changed meanwhile. Here it is as it is now.',
  tooManyMoves: 'This appointment was changed too often. To change it again, please call us.',
  followupTooEarly: 'The second appointment would be too soon after the first. Please choose another time.',
  notEligible:
    'On that day you cannot have this visit, by the answers you gave. Choose another day, or call us.',
  notOnSchedule: 'This time can no longer be booked. Please choose another one.',
  unreachable:
    'You need a connection to change the time. Your old time is still yours. Try again when you have one.',
  refused: 'The time could not be changed here. Your old time is still yours. Please call us.',
})
