// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) =>
    `Diese Seite braucht JavaScript. Schalten Sie es ein. Oder anrufen: ${phone}.`, // 4f7a408a
  askAtCounter: 'Fragen Sie an der Apothekentheke.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Gesundheit', // 55898449
  description: 'Impfung ohne Termin oder eine Praxis in Ihrer Nähe.', // 2a59451e
  visits: 'Impfung ohne Termin oder Besuch', // b6119b79
  clinics: 'Praxis finden', // 35925dbf
})
