// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Ovoj stranici je potreban JavaScript. Uključite ga ili pozovite ${phone}.`, // 4f7a408a
  askAtCounter: 'Pitajte na pultu apoteke.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Zdravlje', // 55898449
  description: 'Dođite na vakcinu bez zakazivanja ili pronađite kliniku u blizini.', // 2a59451e
  visits: 'Vakcina bez zakazivanja ili poseta', // b6119b79
  clinics: 'Nađite kliniku', // 35925dbf
})
