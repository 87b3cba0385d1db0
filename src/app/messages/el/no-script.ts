// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) => `Αυτή η σελίδα χρειάζεται JavaScript. Ενεργοποιήστε το ή καλέστε ${phone}.`, // 4f7a408a
  askAtCounter: 'Ρωτήστε στον πάγκο του φαρμακείου.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'Υγεία', // 55898449
  description: 'Ελάτε για εμβόλιο χωρίς ραντεβού ή βρείτε μια κλινική κοντά σας.', // 2a59451e
  visits: 'Εμβόλιο χωρίς ραντεβού ή επίσκεψη', // b6119b79
  clinics: 'Βρείτε κλινική', // 35925dbf
})
