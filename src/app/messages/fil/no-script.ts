// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) =>
    `Kailangan ng page na ito ang JavaScript. Buksan ito, o tumawag sa ${phone}.`, // 4f7a408a
  askAtCounter: 'Magtanong sa counter ng botika.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Kalusugan', // 55898449
  description: 'Magpabakuna nang walk-in, o humanap ng klinika malapit sa inyo.', // 2a59451e
  visits: 'Walk-in na bakuna o pagbisita', // b6119b79
  clinics: 'Maghanap ng klinika', // 35925dbf
})
