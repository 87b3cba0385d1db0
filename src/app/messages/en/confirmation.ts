import { area } from '../catalogue.ts'

/** Texts of the confirmation page. */
export const confirmation = area('confirmation', {
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
