// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) =>
    `Questa pagina ha bisogno di JavaScript. Lo attivi, o telefoni al ${phone}.`, // 4f7a408a
  askAtCounter: 'Chieda al banco della farmacia.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Salute', // 55898449
  description: 'Per un vaccino senza appuntamento o un ambulatorio vicino.', // 2a59451e
  visits: 'Vaccino senza appuntamento o visita', // b6119b79
  clinics: 'Trova un ambulatorio', // 35925dbf
})
