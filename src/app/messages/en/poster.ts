import { area } from '../catalogue.ts'

/** Texts of a store's printed poster. */
export const poster = area('poster', {
  screenTitle: 'Poster',
  print: 'Print',
  printHow: 'It fits one sheet of A4 or US letter paper.',
  heading: 'Walk-in vaccines',
  promise: 'Fill out the form on your own phone. It takes about 5 minutes.',
  scan: 'Point your phone camera at the code',
  scanHow: 'Or open the address below it.',
  fill: 'Choose your vaccines and fill out the form',
  fillHow: 'Nothing to install, no account.',
  checkIn: 'Check in at the pharmacy counter',
  checkInHow: 'Say the code that your phone shows at the end.',
  qrCode: (store: string) => `QR code: opens the walk-in page of ${store}`,
  tryingOnly: 'For trying only',
  tryingOnlyWhy:
    'The code leads to an address that works on this computer alone. Set PUBLIC_URL to the address that guests use, then print.',
  settingsFailed: "We can't reach the server, so there is no address to print yet.",
})
