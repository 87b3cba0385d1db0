// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Ta strona wymaga JavaScriptu. Proszę go włączyć albo zadzwonić: ${phone}.`, // 4f7a408a
  askAtCounter: 'Proszę zapytać przy ladzie apteki.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Zdrowie', // 55898449
  description: 'Szczepienie bez umawiania albo przychodnia w pobliżu.', // 2a59451e
  visits: 'Szczepienie bez umawiania lub wizyta', // b6119b79
  clinics: 'Znajdź przychodnię', // 35925dbf
})
