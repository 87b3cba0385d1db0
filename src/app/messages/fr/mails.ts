// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'E-mails sur cette visite', // a1242acf
  agree: 'M’envoyer des e-mails', // 10131189
  wanted: 'Vous recevez des e-mails sur cette visite.', // 354dd147
  stop: 'Arrêter les e-mails', // 4bceceba
  failed: 'Votre choix n’a pas pu être enregistré. Réessayez ou appelez-nous.', // f15de5ba
  optedOut:
    'Cette adresse est sur la liste de celles qui ne reçoivent pas d’e-mails. Appelez-nous pour changer cela.', // 1ddda2d5
})
