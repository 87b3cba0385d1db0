import { expect, it } from 'vitest'
import { say } from '../../messages/catalogue.ts'
import { cancel } from '../../messages/en/cancel.ts'
import { confirmation } from '../../messages/en/confirmation.ts'
import { copy } from '../../messages/en/copy.ts'

const shown = say(confirmation)
const canceling = say(cancel)

it.each([
  ['CONFIRM-06 the card of the appointments', shown.details, 'Appointment Details'],
  ['CONFIRM-06 CONFIRM-07 the toggle of many rows', shown.showMore, 'Show More'],
  ['CONFIRM-06 CONFIRM-07 the toggle when all are there', shown.showLess, 'Show Less'],
  ['CONFIRM-09 the notice of the benefit code', shown.benefitCode, 'This location accepts your benefit code'],
  ['CONFIRM-10 the block of changes', shown.modify, 'Modify Appointment'],
  ['CONFIRM-15 the word after a copy', say(copy).copied, 'Copied!'],
  ['CONFIRM-16 the button of the picture', shown.saveToPhone, 'Save to Phone'],
  ['CONFIRM-17 the way to another visit', shown.bookAnother, 'Book Another Appointment'],
  ['CONFIRM-18 a dietitian’s way to another', shown.bookDietitian, 'Book a Telenutrition Appointment'],
  ['CONFIRM-19 a walk-in’s way to another', shown.another, 'Get Another Vaccine'],
  ['CANCEL-03 the button', shown.cancel, 'Cancel Appointment'],
  ['CANCEL-04 the title of the dialog', canceling.dialogTitle, 'Appointment(s) Cancellation'],
  ['CANCEL-04 its button', canceling.submit, 'Cancel Appointment'],
  [
    'CANCEL-06 the warning of two appointments',
    canceling.firstCancelsAll,
    'Canceling your 1st appointment will cancel ALL appointments.',
  ],
  [
    'CANCEL-07 the error without a choice',
    canceling.noneSelected,
    'Please select an appointment to continue cancellation.',
  ],
  ['CANCEL-08 the heading of the link', canceling.heading, 'You have a confirmed appointment!'],
  ['CANCEL-10 the question', canceling.confirm, 'Are you sure you want to cancel your appointment?'],
  ['CANCEL-15 the second time', canceling.alreadyCanceled, 'This appointment has already been canceled.'],
  ['CANCEL-16 any other failure', canceling.failed, 'Could not cancel this appointment.'],
  ['CANCEL-17 the heading at the end', canceling.canceled, 'Your appointment has been canceled!'],
])('%s is verbatim', (_, text, verbatim) => {
  expect(text).toBe(verbatim)
})
