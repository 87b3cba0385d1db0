// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Cette page a besoin de JavaScript. Activez-le, ou appelez le ${phone}.`, // 4f7a408a
  askAtCounter: 'Demandez au comptoir de la pharmacie.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Santé', // 55898449
  description: 'Vaccin sans rendez-vous, ou une clinique près de vous.', // 2a59451e
  visits: 'Vaccin sans rendez-vous ou visite', // b6119b79
  clinics: 'Trouver une clinique', // 35925dbf
})
