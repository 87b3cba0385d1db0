// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'E-mail su questa visita', // a1242acf
  agree: 'Inviatemi e-mail', // 10131189
  wanted: 'Riceve e-mail su questa visita.', // 354dd147
  stop: 'Non ricevere più e-mail', // 4bceceba
  failed: 'La sua scelta non è stata salvata. Riprovi o ci chiami.', // f15de5ba
  optedOut: 'Questo indirizzo è nella lista di quelli che non ricevono e-mail. Ci chiami per cambiare.', // 1ddda2d5
})
