// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('fr')

export const selection = translated<typeof english.selection>()({
  question: 'Quels vaccins voulez-vous aujourd’hui ?', // 73e2aad8
  noneChosen: 'Choisissez un vaccin pour continuer.', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `0 sur ${number(most)} choisi`,
      one: `${number(count)} sur ${number(most)} : ${row(names)}`,
      other: `${number(count)} sur ${number(most)} : ${row(names)}`,
    }), // adff0bc2
  noVaccines:
    'Cette pharmacie n’a pas de vaccins sans rendez-vous en ce moment. Demandez au comptoir, ou téléphonez.', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Vous avez un enregistrement qui n’est pas terminé.', // a79d6657
  goOn: 'Continuer mon enregistrement', // 1075e850
  startAnew: 'Nouvel enregistrement', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      one: 'Enregistrement fait aujourd’hui.',
      other: `${number(count)} personnes sont enregistrées aujourd’hui.`,
    }), // 95244282
  code: 'Votre code :', // c31bc309
  codes: 'Vos codes :', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, { one: `${number(count)} vaccin`, other: `${number(count)} vaccins` }), // 24bc82d1
  how: 'Dites-le au comptoir de la pharmacie.', // 73bc7a5e
  remove: 'Retirer de cet appareil', // 43b9a522
  askRemove: 'Retirer de cet appareil ?', // 496642f2
  stays: 'Vous restez enregistré. Notez d’abord le code si vous en avez encore besoin.', // 47e58cb3
  keep: 'Garder', // 183f00f4
  removed: 'Le code est retiré de cet appareil.', // d95391da
  start: 'Enregistrer une autre personne', // cc0c9c08
})
