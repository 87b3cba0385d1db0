import { area } from '../catalogue.ts'

/** What the templates say where scripts do not run (SC-11). */
export const noScript = area('noScript', {
  needsScript: (phone: string) => `This page needs JavaScript. Switch it on, or call ${phone}.`,
  askAtCounter: 'Ask at the pharmacy counter.',
})

/** How the app is named where it is installed on a device (CARD-05). Its name is the title of the main page. */
export const webApp = area('webApp', {
  short: 'Health',
  description: 'Walk in for a vaccine, or find a clinic near you.',
  visits: 'Walk-in vaccine or visit',
  clinics: 'Find a clinic',
})
