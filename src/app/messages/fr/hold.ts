// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('fr')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Nous gardons ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Gardé pour vous encore ${number(minutes)} minute, jusqu’à ${time}.`,
      other: `Gardé pour vous encore ${number(minutes)} minutes, jusqu’à ${time}.`,
    }), // fa984001
  held: (time: string) => `Gardé jusqu’à ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Gardé jusqu’à ${time}. Continuer est le bouton suivant.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `Votre horaire est gardé encore ${number(minutes)} minute.`,
      other: `Votre horaire est gardé encore ${number(minutes)} minutes.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `Votre horaire est gardé encore ${number(seconds)} seconde.`,
      other: `Votre horaire est gardé encore ${number(seconds)} secondes.`,
    }), // 08daadf2
  soonHow: 'Pour le garder, appuyez sur « Garder plus longtemps », le bouton avant « Continuer ».', // 9265c004
  last: 'Encore 30 secondes pour garder votre horaire.', // defa5584
  atLatest: (time: string) => `Cet horaire peut être gardé jusqu’à ${time} au plus tard.`, // 1fb54915
  afterThat: 'Ensuite, nous essayons de le garder à nouveau.', // 8a8733c4
  goOn: (time: string) => `Continuer avec ${time}`, // b2b9b769
  keep: 'Garder plus longtemps', // 288e2acf
  keeping: 'Prolongation', // 2323b5ea
  keepFailed: 'La connexion pose problème en ce moment. Réessayez dans un instant.', // 5dc929fc
  taken: 'Cet horaire vient d’être réservé. Choisissez un nouvel horaire.', // 8a5608a7
  connectionFailed: 'La connexion pose problème en ce moment. Réessayez dans un instant.', // 5dc929fc
  offline: 'Pas de connexion. Vous pourrez choisir un horaire quand elle revient.', // 9f3abd01
  over: 'Votre horaire n’est plus gardé.', // 28b7b185
  unheld: 'Cet horaire n’est pas gardé. Nous le réserverons à la fin, s’il est encore libre.', // eb56cd6d
  typed: 'Ce que vous avez tapé est toujours ici.', // f5bedc67
  holdAgain: 'Garder à nouveau cet horaire', // 58a11545
  holdingAgain: 'Nous gardons votre horaire', // 185d1654
  again: 'Nous gardons à nouveau le même horaire pour vous.', // 49371245
  lost: 'Votre horaire a été réservé par quelqu’un d’autre.', // 6206aeb5
  lostSecond: 'L’horaire de votre 2e rendez-vous a été réservé par quelqu’un d’autre.', // 352f4583
  firstHeld: 'Votre 1er rendez-vous est toujours gardé.', // 20dbc441
  nearest: 'Les horaires les plus proches', // a667cf61
  otherTimes: 'Voir tous les horaires', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Gardé pour vous : ${what}, ${when}.` : `Gardé pour vous : ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Poursuivre avec celui-ci', // 9e9761f7
  releaseIt: 'Le libérer et chercher', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `Gardé pour vous dans un autre onglet : ${what}, ${when}.`
      : `Gardé pour vous dans un autre onglet : ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Votre visite est ouverte dans un autre onglet.', // 6242713e
  elsewhereReplaces: 'Un horaire choisi ici remplace celui qui est gardé là-bas.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Pas réservé ici : ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, { one: 'Lui trouver un lieu', other: 'Leur trouver un lieu' }), // 3c534c97
  cardTitle: 'Votre rendez-vous', // 56285920
  first: '1er rendez-vous', // ae15e1b9
  second: '2e rendez-vous', // e0b41b65
  finish:
    'La réservation se termine par téléphone : appelez-nous pendant que votre horaire est gardé, et dites-nous le lieu et l’heure.', // dae96f3a
  finishUnheld: 'La réservation se termine par téléphone : appelez-nous, et dites-nous le lieu et l’heure.', // 0ef82972
  chooseAnother: 'Choisir un autre horaire', // 099028b1
})
