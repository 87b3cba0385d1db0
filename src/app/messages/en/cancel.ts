import { area } from '../catalogue.ts'

/** Texts of the pages and the dialog for cancelling. */
export const cancel = area('cancel', {
  dialogTitle: 'Appointment(s) Cancellation', // CANCEL-04
  which: 'Which appointment do you want to cancel?',
  submit: 'Cancel Appointment', // CANCEL-04
  keep: 'Keep it',
  goOn: 'Continue',
  canceling: 'Canceling',
  firstCancelsAll: 'Canceling your 1st appointment will cancel ALL appointments.', // CANCEL-06
  canceledToo: 'Canceled together with the first',
  included: 'Always included',
  noneSelected: 'Please select an appointment to continue cancellation.', // CANCEL-07

  heading: 'You have a confirmed appointment!', // CANCEL-08
  headingHint: 'You can cancel it here. To change the day or the time, please call us.',
  cancelTitle: 'Do you want to cancel it?',
  changeTitle: 'Change your appointment',
  clinic: 'Clinic and video visits',
  pharmacy: 'Pharmacy visits',
  confirm: 'Are you sure you want to cancel your appointment?', // CANCEL-10
  confirmHow: 'Your time will be given to someone else.',
  confirmBothHow:
    'Your time will be given to someone else. If you booked a second visit with it, that one is canceled too.',
  yes: 'Yes',
  no: 'No',

  alreadyCanceled: 'This appointment has already been canceled.', // CANCEL-15
  failed: 'Could not cancel this appointment.', // CANCEL-16
  failedHow: 'Please try again, or call us.',
  unreachable: 'You need a connection to cancel. Try again when you have one, or call us.',

  pageTitle: 'Your visit',
  openLink: 'Open the link on your confirmation or in your calendar, or call us.', // BK-01
  reading: 'Reading your appointment',
  yourVisit: 'Your appointment',
  alsoCanceled: 'Your 2nd appointment is canceled with it.',
  what: 'Visit',
  when: 'When',
  where: 'Where',
  joinVisit: 'Join the visit',
  begun: 'This appointment has begun or is over.',
  begunHow: 'It can no longer be canceled here. Please call us.',
  unknown: 'We cannot find this appointment.',
  unknownHow:
    'The link may be incomplete. Open it again from your confirmation or your calendar, or call us.',
  unseen: 'We cannot show your appointment here. You can still cancel it, or call us.',
  needsConnection: 'You need a connection to see and cancel this appointment.',
  connecting: 'We check again when the connection is back.',
  trouble: "We're having trouble connecting at the moment. Please try again shortly.",
  tryAgain: 'Try again',

  book: 'Book a visit',
  canceledWhat: 'Canceled',

  canceled: 'Your appointment has been canceled!', // CANCEL-17
  canceledAll: 'Both of your appointments are canceled.',
  canceledHow: 'You do not need to do anything else.',
  scheduleAgain: 'Schedule again', // CANCEL-18
  calendarTitleCanceled: 'Canceled appointment',
  calendarTitle: 'Is it in your calendar?',
  calendarHow: 'This file marks it as canceled there.',
  updateCalendar: 'Update your calendar',
})
