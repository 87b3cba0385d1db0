// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'Mga email tungkol sa pagbisitang ito', // a1242acf
  agree: 'Padalhan ako ng email', // 10131189
  wanted: 'May email kayo tungkol sa pagbisitang ito.', // 354dd147
  stop: 'Itigil ang mga email', // 4bceceba
  failed: 'Hindi na-save ang inyong pinili. Subukan ulit, o tumawag sa amin.', // f15de5ba
  optedOut:
    'Ang address na ito ay nasa listahan ng mga hindi pinadadalhan ng email. Tumawag sa amin para baguhin ito.', // 1ddda2d5
})
