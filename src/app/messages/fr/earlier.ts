// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/earlier.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fr')

export const earlier = translated<typeof english.earlier>()({
  title: 'Voulez-vous venir plus tôt ?', // 7458cb32
  how: 'Si un horaire qui vous convient se libère, nous le gardons dix minutes sur cette page pour la première personne de la file. Regardez ici de temps en temps.', // 89170709
  days: 'Quels jours vous conviennent ?', // e8ef0788
  parts: 'À quel moment de la journée ?', // ee59c0bc
  where: 'Où ?', // 91f45115
  onlyHere: 'Seulement ici', // 53d196c2
  within: (miles: number) => `Aussi jusqu’à ${number(miles)} milles d’ici`, // a4d9880a
  join: 'Attendre un horaire plus tôt', // ee107642
  waiting: 'Vous attendez un horaire plus tôt. Regardez ici de temps en temps.', // dfa13109
  change: 'Changer les jours ou le moment', // 94766495
  stop: 'Ne plus attendre', // d4af24be
  offered: 'Un horaire plus tôt est gardé pour vous', // 7b6f9277
  accept: 'Prendre cet horaire', // be17e3d8
  over: 'Cet horaire n’est plus gardé pour vous.', // 116747a7
  choose: 'Choisissez au moins un jour et un moment de la journée.', // 1011f92e
})
