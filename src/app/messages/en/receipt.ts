import { area } from '../catalogue.ts'

/** Texts of the receipt: a page to print or save with what was booked and signed (VISIT-09). */
export const receipt = area('receipt', {
  title: 'Receipt',
  how: 'It says what you booked and who signed, with each text that was agreed to. You can print or save it.',
  askHow:
    "The receipt has names and what was signed. So that nobody else reads it, we ask for the patient's date of birth.",
  show: 'Show the receipt',
  showing: 'Opening the receipt',
  back: 'Back to your visit',

  noDate: 'Please enter the date of birth.',
  wrongBirthDate: 'This is not the date of birth that was given for this visit.',
  noReceipt: 'We cannot make a receipt for this visit here. Please call us.',
  unreachable: 'You need a connection to open the receipt. Try again when you have one.',
  refused: 'We could not open the receipt. Please try again later.',

  patient: 'Patient',
  received: 'Received',
  status: 'Status',
  statuses: { BOOKED: 'Booked', CANCELED: 'Canceled', BEGUN: 'Begun or over', CHECKED_IN: 'Checked in' },

  signature: 'Signature',
  guardian: 'Name of the signer',
  signedAt: 'Signed on',

  consents: 'What was agreed to',
  hash: 'Fingerprint (SHA-256)',
  hashHow: 'The fingerprint is made of the words of a text. It shows that none of them was changed.',
  noHash: 'The device could not make one.',
  gone: 'We do not have the words of this text any more.',
  unknown: 'It is not known which words were shown.',
  texts: 'Text messages about the visit',
})
