import { area } from '../catalogue.ts'

/** Texts of the confirmation page. */
export const confirmation = area('confirmation', {
  saved: 'Your form is saved',
  savedHow: 'Go to the pharmacy counter and say your code. The team will tell you how long the wait is.',
  notYetReceived:
    'There is no connection right now, so the pharmacy does not have your form yet. We will send it as soon as the connection is back.',
  received: 'The pharmacy now has your form.',
  code: 'Your counter code',
  codeHow: 'Tell the pharmacy team this code.',
  patient: 'Patient details',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  birthDate: 'Date of birth',
  details: 'Appointment Details', // CONFIRM-06
  service: 'Vaccine',
  where: 'Where',
  when: 'When',
  today: (day: string) => `Today, ${day}`,
  showMore: 'Show More', // CONFIRM-06
  showLess: 'Show Less',
  another: 'Get Another Vaccine', // CONFIRM-19
  print: 'Print',
  reference: 'Reference',
})
