// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Этой странице нужен JavaScript. Включите его или позвоните: ${phone}.`, // 4f7a408a
  askAtCounter: 'Спросите у стойки аптеки.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Здоровье', // 55898449
  description: 'Сделайте прививку без записи или найдите клинику рядом с Вами.', // 2a59451e
  visits: 'Прививка без записи или визит', // b6119b79
  clinics: 'Найти клинику', // 35925dbf
})
