import { area } from '../catalogue.ts'

/** Texts of a store's tablet: enrolment, the bar around its pages, and the warning before a wipe. */
export const kiosk = area('kiosk', {
  title: 'Set up this tablet',
  titleAt: (store: string) => `Set up this tablet for ${store}`,
  hint: 'For pharmacy staff. This device becomes a walk-in tablet for guests.',
  what: 'On a store tablet',
  whatHome: 'it always opens the walk-in page of this store',
  whatWipe: 'each visit is erased at the end, or after about a minute without a touch',
  whatLeave: "to leave, hold the store's name on the first page for 5 seconds",
  code: 'Staff code',
  codeHint: 'Ask whoever runs this service.',
  leaveCode: 'Code to leave tablet mode',
  chooseLeaveCode: 'Choose six digits, and keep them where staff find them.',
  leaveCodeHint: 'Staff chose it when they set up this tablet.',
  sixDigits: 'Type six digits.',
  wrongLeaveCode: 'That is not the code of this tablet. Check it and try again.',
  enrol: 'Use as a store tablet',
  enrolling: 'Setting up',
  wrongCode: 'That is not the staff code. Check it and try again.',
  noCode: 'Type the staff code.',
  busy: 'Too many tries. Wait a minute, then try again.',
  noAnswer: "We can't reach the server. Check the connection and try again.",
  notKept: 'This browser cannot keep the setup. Use a normal window, not a private one, and allow site data.',
  unknownLocation: 'The server does not know this store.',
  already: (store: string) => `This tablet is set up for ${store}.`,
  goHome: 'Go to the first page',
  insecure: 'This address is not secure',
  insecureWhy:
    'A store tablet needs https. Without it the browser cannot lock away answers, work without a connection, or keep the screen on.',
  insecureHow:
    'The operating manual of this product explains how to serve it over https, in the section on tablets.',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  close: 'Close',
  done: 'Done',
  waiting: (count: number) => `${count} waiting to be sent`,
  refused: (count: number) => `${count} not accepted`,
  /** `minutes` ahead; negative: behind. */
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Clock ${Math.round(minutes / 60)} h ahead`
      : minutes > 0
        ? `Clock ${minutes} min ahead`
        : minutes > -60
          ? `Clock ${-minutes} min behind`
          : `Clock ${Math.round(-minutes / 60)} h behind`,
  phone: 'Use your own phone',
  phoneHow: (address: string) => `Point its camera at this code, or open ${address}`,
  phoneCode: 'QR code: opens this walk-in page on your own phone',
  tryingOnly: 'This address works on this computer only.',
  forStaff: 'For staff',
  leaveTitle: 'Leave store tablet mode?',
  leaveWhy: 'This device then works like any other. Check-ins that wait to be sent are kept.',
  leave: 'Leave',
  leaving: 'Leaving',
  stay: 'Stay',
  stillThere: 'Are you still there?',
  stillThereWhy: 'To keep your answers private, we will erase them soon.',
  codeLeaves: 'Your code will leave this screen soon.',
  secondsLeft: (count: number) => (count === 1 ? '1 second left' : `${count} seconds left`),
  goOn: 'I need more time',
  eraseNow: 'Erase my answers now',
})

/** Texts of a store's printed poster. */
export const poster = area('poster', {
  screenTitle: 'Poster',
  print: 'Print',
  printHow: 'It fits one sheet of A4 or US letter paper.',
  heading: 'Walk-in vaccines',
  forToday: 'For a vaccine here, today.',
  promise: 'Fill out the form on your own phone. It takes about 5 minutes.',
  scan: 'Point your phone camera at the code',
  scanHow: 'Or open the address below it.',
  fill: 'Choose your vaccines and fill out the form',
  fillHow: 'Nothing to install, no account.',
  checkIn: 'Check in at the pharmacy counter',
  checkInHow: 'Say the code that your phone shows at the end.',
  everyDay: 'Every day',
  days: (first: string, last: string) => `${first}-${last}`,
  hours: (days: string, open: string) => `${days} ${open}`,
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, lunch ${lunch}`,
  noPhone: 'No phone? Use the tablet or ask at the counter.',
  printed: (day: string) => `Printed on ${day}`,
  qrCode: (store: string) => `QR code: opens the walk-in page of ${store}`,
  tryingOnly: 'For trying only',
  tryingOnlyWhy:
    'The code leads to an address that works on this computer alone. Set PUBLIC_URL to the address that guests use, then print.',
  settingsFailed: "We can't reach the server, so there is no address to print yet.",
})
