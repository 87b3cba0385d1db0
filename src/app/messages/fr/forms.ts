// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fr')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(facultatif)', // 0059798b
  errorWord: 'Erreur :', // 61706290
  summary: 'Vérifiez ces réponses pour continuer', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Plus aucune réponse à vérifier.',
      one: `${number(count)} réponse à vérifier.`,
      other: `${number(count)} réponses à vérifier.`,
    }), // 9f87c6cb
  whyWeAsk: 'Pourquoi ?', // 6e90dfe0
  whyWeAskOf: (field: string) => `Pourquoi ? Sur : ${field}`, // c47d5a65
  chooseOne: 'Choisissez', // 8f27c0cb
  continue: 'Continuer', // 31fbef16
  saving: 'Enregistrement…', // 23e39291
  yes: 'Oui', // 85a39ab3
  no: 'Non', // 1ea442a1
  required: 'Une réponse est nécessaire.', // b7171a63
  pattern: 'La réponse doit être valable.', // b91da024
  tooShort: (least: number) => `La réponse doit avoir au moins ${number(least)} caractères.`, // 35bc6cb2
  tooLong: (most: number) => `La réponse doit avoir au plus ${number(most)} caractères.`, // 45eaa0c9
  tooSmall: (least: number) => `La réponse doit être ${number(least)} ou plus.`, // 8a5e3780
  tooLarge: (most: number) => `La réponse doit être ${number(most)} ou moins.`, // 03d3f166
  selectRequired: 'Un choix est nécessaire.', // f03bea89
  boxRequired: 'La case doit être cochée.', // 03bbf19f
  dateInvalid: 'La date n’est pas valable.', // 8bfe8dbd
  dateRequired: 'Une date valable est nécessaire.', // b8cb7c40
  requiredOf: (label: string) => `${label} : champ obligatoire.`, // 025f2eaf
  howTo: {
    type: 'Tapez-le dans la case.', // b59a39a3
    typeAgain: 'Vérifiez-le et tapez-le à nouveau.', // d4997e67
    typeSame: 'Tapez la même chose que dans la case précédente.', // 9d7d6724
    shorten: 'Faites plus court.', // c8ad815b
    digits: 'Tapez-le en chiffres.', // 1040b554
    phone: 'Tapez 10 chiffres, sans numéro de poste.', // 9b87d3c4
    email: 'Tapez-la comme name@example.com.', // 5036bc5a
    date: 'Tapez le mois, le jour et l’année.', // 0b1a6d58
    year: 'Vérifiez l’année.', // f1082966
    tickBox: 'Cochez la case pour continuer.', // 6cdeec6d
    tickSome: 'Cochez ce qui est vrai pour vous.', // 17124a67
    untick: 'Décochez ce qui est le moins utile.', // 2d3f60ad
    chooseYesNo: 'Choisissez Oui ou Non.', // 77746229
    chooseOne: 'Choisissez une réponse.', // 336bcb61
    chooseInList: 'Choisissez dans la liste.', // f32a76de
  },
  chosen: (count: number) => `Vous en avez ${number(count)}. Retirez-en d’abord.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, {
      one: `Choisissez-en ${number(most)} seulement.`,
      other: `Choisissez-en au plus ${number(most)}.`,
    }), // f9c56034
  upTo: (most: number) => `Choisissez-en au plus ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: `${number(left)} caractère restant`, other: `${number(left)} caractères restants` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, {
      one: `${number(count)} caractère de trop`,
      other: `${number(count)} caractères de trop`,
    }), // 12c1585e
  date: {
    month: 'Mois', // 310ca503
    day: 'Jour', // 8f2364e1
    year: 'Année', // 89f68325
    age: (years: number) => plural(years, { one: `${number(years)} an`, other: `${number(years)} ans` }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, { one: `${number(months)} mois`, other: `${number(months)} mois` }), // 716758a2
    placeholder: 'mm/jj/aaaa', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Retirer', // c3812fc4
    removeOf: (name: string) => `Retirer ${name}`, // e6a3c4a1
    removed: (name: string) => `${name} : retiré`, // bd422d50
    atMost: (most: number) => `Ajoutez-en au plus ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Finit par ${characters}`, // 1c5c776d
    given: 'Déjà donné', // 0cf2f0e2
    again: 'À taper à nouveau', // 36e4fbb5
  },
})
