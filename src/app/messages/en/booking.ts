import { area } from '../catalogue.ts'

/** What a booking's failure says (BOOK-11 to BOOK-18). */
export const booking = area('booking', {
  conflictTitle: 'Appointment Conflict', // BOOK-12
  conflict: 'The time you selected is no longer available.', // BOOK-13
  checkAvailability: 'Check Availability', // BOOK-12
  quit: 'Quit', // BOOK-12
  duplicateTitle: 'Looks like you already have an appointment', // BOOK-14
  duplicate: (phone: string) =>
    `An appointment already exists for this service. Please check your confirmation email or call ${phone}.`, // BOOK-14
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
  trouble: "We're having trouble connecting at the moment. Please try again shortly.", // BOOK-18
})
