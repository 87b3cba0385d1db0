// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: 'Diese Seite braucht JavaScript. Schalten Sie es ein. Oder anrufen:', // 52be8095
  askAtCounter: 'Fragen Sie an der Apothekentheke.', // 8974eb21
})
