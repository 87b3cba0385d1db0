import { expect, it } from 'vitest'
import { say } from '../../messages/catalogue.ts'
import { cancel } from '../../messages/en/cancel.ts'
import { confirmation } from '../../messages/en/confirmation.ts'
import { copy } from '../../messages/en/notices.ts'

const shown = say(confirmation)
const canceling = say(cancel)

it.each([
  ['the card of the appointments [CONFIRM-06]', shown.details, 'Appointment Details'],
  ['the toggle of many rows [CONFIRM-06, CONFIRM-07]', shown.showMore, 'Show More'],
  ['the toggle when all are there [CONFIRM-06, CONFIRM-07]', shown.showLess, 'Show Less'],
  [
    'the notice of the benefit code [CONFIRM-09]',
    shown.benefitCode,
    'This location accepts your benefit code',
  ],
  ['the block of changes [CONFIRM-10]', shown.modify, 'Modify Appointment'],
  ['the word after a copy [CONFIRM-15]', say(copy).copied, 'Copied!'],
  ['the button of the picture [CONFIRM-16]', shown.saveToPhone, 'Save to Phone'],
  ['the way to another visit [CONFIRM-17]', shown.bookAnother, 'Book Another Appointment'],
  ['a dietitian’s way to another [CONFIRM-18]', shown.bookDietitian, 'Book a Telenutrition Appointment'],
  ['a walk-in’s way to another [CONFIRM-19]', shown.another, 'Get Another Vaccine'],
  ['the button [CANCEL-03]', shown.cancel, 'Cancel Appointment'],
  ['the title of the dialog [CANCEL-04]', canceling.dialogTitle, 'Appointment(s) Cancellation'],
  ['its button [CANCEL-04]', canceling.submit, 'Cancel Appointment'],
  [
    'the warning of two appointments [CANCEL-06]',
    canceling.firstCancelsAll,
    'Canceling your 1st appointment will cancel ALL appointments.',
  ],
  [
    'the error without a choice [CANCEL-07]',
    canceling.noneSelected,
    'Please select an appointment to continue cancellation.',
  ],
  ['the heading of the link [CANCEL-08]', canceling.heading, 'You have a confirmed appointment!'],
  ['the question [CANCEL-10]', canceling.confirm, 'Are you sure you want to cancel your appointment?'],
  ['the second time [CANCEL-15]', canceling.alreadyCanceled, 'This appointment has already been canceled.'],
  ['any other failure [CANCEL-16]', canceling.failed, 'Could not cancel this appointment.'],
  ['the heading at the end [CANCEL-17]', canceling.canceled, 'Your appointment has been canceled!'],
])('%s is verbatim', (_, text, verbatim) => {
  expect(text).toBe(verbatim)
})
