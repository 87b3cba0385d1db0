// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: 'Cette page a besoin de JavaScript. Activez-le, ou appelez le', // 52be8095
  askAtCounter: 'Demandez au comptoir de la pharmacie.', // 8974eb21
})
