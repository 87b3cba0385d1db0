// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Esta página necesita JavaScript. Actívelo o llame al ${phone}.`, // 4f7a408a
  askAtCounter: 'Pregunte en el mostrador de la farmacia.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Salud', // 55898449
  description: 'Vacúnese sin cita o encuentre una clínica cerca de usted.', // 2a59451e
  visits: 'Vacuna sin cita o visita', // b6119b79
  clinics: 'Buscar una clínica', // 35925dbf
})
