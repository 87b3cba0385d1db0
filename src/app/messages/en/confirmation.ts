import { area } from '../catalogue.ts'

/** Texts of the confirmation page. */
export const confirmation = area('confirmation', {
  saved: 'Your form is saved',
  notYetReceived: 'The pharmacy does not have your form yet. We send it as soon as the connection is back.',
  savedHow: 'Keep your code and tell the pharmacy team that the form is waiting.',
  received: 'The pharmacy now has your form.',
  code: 'Your counter code',
  codeHow: 'Tell the pharmacy team this code.',
  bookedCodeHow: 'Tell the team this code when you arrive.',
  videoCode: 'Your visit code',
  videoCodeHow: 'Tell the team this code if you call.',

  patient: 'Patient details',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  birthDate: 'Date of birth',

  dietitian: 'Your dietitian',
  support: 'Customer support',

  details: 'Appointment Details', // CONFIRM-06
  yourVisit: 'Your visit', // of a walk-in (WI-30)
  first: 'First appointment',
  second: 'Second appointment',
  vaccine: 'Vaccine',
  service: 'Visit',
  where: 'Where',
  when: 'When',
  secondCode: 'Counter code',
  byVideo: 'By video',
  today: (day: string) => `Today, ${day}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  showMore: 'Show More', // CONFIRM-06
  showLess: 'Show Less',
  benefitCode: 'This location accepts your benefit code', // CONFIRM-09

  modify: 'Modify Appointment', // CONFIRM-10
  modifyHow: {
    tlc: 'To change the day or the time, call the clinic.',
    dietitian: 'To change the day or the time, call our dietitian team.',
    pharmacy: 'To change the day or the time, call the pharmacy.',
  }, // CANCEL-01
  cancel: 'Cancel Appointment', // CANCEL-03
  cancelLater: 'To see, change or cancel this visit later, keep this link.', // SCOPE-15
  cancelBothLater: 'To see, change or cancel both appointments later, keep this link.', // SCOPE-15, CANCEL-14
  cancelLaterHow:
    'Whoever has it can see, change and cancel the visit. It has no name and none of your answers.',
  copyLink: 'Copy link',
  openLink: 'Open your visit',
  cancelQr: 'QR code of the link to your visit',
  directions: 'Directions',
  call: 'Call',
  callLocation: (phone: string) => `Call ${phone}`,

  rideshare: 'A discount on your ride',
  rideshareHow: 'Type this code in the rideshare app, or scan it.',
  rideshareQr: (code: string) => `QR code of ${code}`,
  rideshareHelp: 'Questions about the ride?',
  copy: 'Copy code',
  saveToPhone: 'Save to Phone', // CONFIRM-16
  notSaved: 'The picture could not be saved.',

  another: 'Get Another Vaccine', // CONFIRM-19
  bookAnother: 'Book Another Appointment', // CONFIRM-17
  bookDietitian: 'Book a Telenutrition Appointment', // CONFIRM-18
  print: 'Print',
  counterPrints: 'The counter can print this for you.',
  share: 'Share',
  addToCalendar: 'Add to calendar',
  calendarTitle: (store: string) => `Appointment at ${store}`,
  calendarTitleVideo: (who: string) => `Appointment with ${who}`,
  calendarNotes: (phone: string) => `To change the day or the time, call ${phone}.`,
  keptVisits: 'Your booked visits',
  keptVisitsHow: 'This device remembers when and where they are, and their codes, until each day is over.',
  copyVisitCode: 'Copy visit code',
  leaveTitle: 'Leave without the code?',
  leaveWhy: 'Add the visit to your calendar, print it, or copy the code first.',
  leaveAnyway: 'Leave this page',
  stayHere: 'Stay here',
  calendarCode: (code: string) => `Code: ${code}`, // BK-40
  join: 'How to join',
  joinByLink: 'Open this link when your visit begins.',
  joinVisit: 'Join the visit',
  calendarVideo: 'Video visit',
  calendarCancel: (address: string) => `To see, change or cancel it: ${address}`, // SCOPE-15
})
