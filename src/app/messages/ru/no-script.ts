// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Этой странице нужен JavaScript. Включите его или позвоните: ${phone}.`, // 4f7a408a
  askAtCounter: 'Спросите у стойки аптеки.', // 8974eb21
})
