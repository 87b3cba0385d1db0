import { area } from '../catalogue.ts'
import { wordsIn } from '../words-in.ts'

const { row } = wordsIn('en-US')

/** Texts of the intake page around its steps. */
export const intake = area('intake', {
  stepOf: (steps: string, of: number, title: string) => `Step ${steps} of ${of} · ${title}`,
  steps: 'Steps',
  done: 'done',
  page: (n: number, of: number) => `${n} of ${of}`,
  appointments: (count: number) => `Appointments (${count})`, // INTAKE-08
  vaccines: 'Your vaccines', // INTAKE-08
  walkInAt: (place: string) => `Walk-in today at ${place}`,
  submit: 'Finish and check in',
  submitting: 'Sending your check-in',
  book: 'Book this visit',
  booking: 'Booking your visit',
  checkingAddress: 'Checking the address',
  questionsFirst: 'A few questions first',
  questionsFirstWhy:
    'We need your answers about this vaccine before you fill in the form. Then choose your time again.',
  answerQuestions: 'Answer the questions',
  otherVaccine: 'Choose another vaccine', // BK-30
  laterDay: 'Choose a later day', // BK-31
  startOver: 'Start over',
  startOverAsk: 'Start over?',
  startOverWarning: 'Everything you typed will be erased.',
  startOverWhileSent:
    'We are sending your check-in right now. If you erase it here, the pharmacy may still get it.',
  startOverWhileBooked: 'We are booking your visit right now. If you start over, it may still be booked.',
  startOverYes: 'Erase and start over',
  startOverNo: 'Keep going',
  memoryOnly:
    'This browser cannot keep your answers. Please do not reload or close this page until you are done.',
  typedAgain: 'For your safety we did not keep some numbers. Please type them again.',
  typeAgain: (page: string) => `Go to “${page}”`,
  documentsFailed: "We're having trouble connecting at the moment. Please refresh the page to try again.",
  refresh: 'Refresh',
  loading: 'Loading the form',
})

/** Texts of "Check your answers", which comes before the signature. */
export const checkAnswers = area('checkAnswers', {
  title: 'Check your answers',
  /** Title of a page that steps with a text to agree to share. */
  agreeTitle: 'Privacy and care',
  hint: 'Please read this before you go on. You can change any answer.',
  change: 'Change',
  changeOf: (what: string) => `Change “${what}”`,
  notFinished: 'Not finished',
  finish: 'Finish',
  finishOf: (page: string) => `Finish “${page}”`,
  missing: (pages: number) => (pages === 1 ? 'One page is not finished' : `${pages} pages are not finished`),
  missingHow: 'Open it here, or press Continue.',
  /** About answers that do not fit these vaccines (STORE-08). */
  talkAtClinic: (vaccines: readonly string[]) => `The care team will talk with you about: ${row(vaccines)}.`,
  talk: (vaccines: readonly string[]) => `The pharmacist will talk with you about: ${row(vaccines)}.`,
})

/** Texts for a booking that failed (BOOK-11 to BOOK-18). */
export const booking = area('booking', {
  conflictTitle: 'Appointment Conflict', // BOOK-12
  conflict: 'The time you selected is no longer available.', // BOOK-13
  checkAvailability: 'Check Availability', // BOOK-12
  quit: 'Quit', // BOOK-12
  duplicateTitle: 'Looks like you already have an appointment', // BOOK-14
  duplicate: (phone: string) =>
    `An appointment already exists for this service. Please check your confirmation or your calendar, or call ${phone}.`, // BOOK-14
  cancelVisit: 'Cancel a visit',
  checkedInTitle: 'You are already checked in here today',
  checkedIn: 'Tell the pharmacy team your name. If you want another vaccine too, tell them at the counter.',
  done: 'Done',
  scheduleAppointment: 'Schedule Appointment', // BOOK-15
  errorTitle: 'Confirmation Error', // BOOK-16
  error: "We're sorry, but we encountered an error while trying to confirm your appointment...", // BOOK-16
  about: (step: string, message: string) => `${step}: ${message}`,
  change: 'Change my answers',
  supportNumber: '888-852-2567', // LIMITS-09
  perhapsBooked: 'This visit may already be booked',
  perhapsBookedHow:
    'The connection was lost before we had an answer. Go on, and press “Book this visit” again: it will not be booked twice.',
  perhapsCheckedIn: 'You may already be checked in',
  perhapsCheckedInHow:
    'The connection was lost before we had an answer. Go on, and press “Finish and check in” again: it counts once.',
  askingWhetherBooked: 'One moment',
  askingHow: 'We are asking whether this visit is booked.',
  cannotTell: (phone: string) =>
    `We cannot tell yet whether this visit is booked. Try again when you are online, or call ${phone} before you start over.`, // BK-37
  keepWaiting: 'Keep waiting',
  startOverAnyway: 'Start over anyway',
  connectionFailed: "We're having trouble connecting at the moment. Please try again shortly.", // BOOK-18
  notSaved: 'This device could not save your form either. Please tell the pharmacy team.',
})
