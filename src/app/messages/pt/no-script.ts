// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Esta página precisa de JavaScript. Ative-o, ou ligue ${phone}.`, // 4f7a408a
  askAtCounter: 'Pergunte no balcão da farmácia.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Saúde', // 55898449
  description: 'Tome uma vacina sem hora marcada ou ache uma clínica perto.', // 2a59451e
  visits: 'Vacina sem hora marcada ou visita', // b6119b79
  clinics: 'Achar uma clínica', // 35925dbf
})
