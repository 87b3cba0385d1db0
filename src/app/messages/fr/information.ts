// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Toutes les cliniques. Vous venez de ${clinic}.`, // fdced561
  ways: 'Où aller maintenant', // 92f76a10
  bookThere: 'Réserver en ligne', // 5b1da998
  findTime: 'Trouver un horaire', // c7d8fc6f
})
