// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fr')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Vous pouvez changer le jour ou l’heure ici, ou l’annuler.', // d222a1f2
  code: 'Code pour le comptoir', // 11856ada
  videoCode: 'Code de visite', // 44b5aea9
  copyCode: 'Copier le code', // 49a0053f
  addToCalendar: 'Ajouter à l’agenda', // d0efffa6
  updateCalendar: 'Mettre à jour l’agenda', // 188fdb1c
  directions: 'Itinéraire', // c9535678
  displaced:
    'Ce rendez-vous ne peut pas avoir lieu à son heure : nous sommes fermés, ou ce service n’existe plus ici. Choisissez une autre heure ou appelez-nous.', // 03f9f32b
  moveTitle: 'Voulez-vous un autre horaire ?', // 4b9a22e1
  moveHow: 'Votre horaire reste à vous jusqu’au nouveau.', // b4c5e671
  move: 'Changer le jour ou l’heure', // 0aed4ac8
  moved: 'Votre rendez-vous a un nouvel horaire.', // 76ec5514
  movedHow: 'Le code et le lien restent les mêmes. Mettez à jour votre agenda si la visite y est.', // a245b755
  pageTitle: 'Changer le jour ou l’heure', // 0aed4ac8
  which: 'Que voulez-vous changer ?', // 31e55543
  whichFirst: 'Premier rendez-vous', // 0f3fde3a
  whichSecond: 'Deuxième rendez-vous', // ba04c2d4
  whichBoth: 'Les deux', // b6c1d862
  now: 'Votre horaire actuel', // 0b22e729
  next: 'Votre nouvel horaire', // e7911090
  firstTimes: 'Nouvel horaire du premier rendez-vous', // 3372fee5
  secondTimes: 'Nouvel horaire du deuxième rendez-vous', // 49ea3f08
  times: 'Nouveaux horaires', // 426e0a11
  secondToo: (days: number) =>
    `Le deuxième rendez-vous doit être au moins ${number(days)} jours après le premier. Choisissez aussi un nouvel horaire pour lui.`, // d76ef9bc
  loading: 'Recherche d’horaires libres', // f14838e6
  noTimes: 'Aucun horaire libre ces jours-là.', // 134b5263
  failed: 'Les horaires n’ont pas pu être chargés.', // 294f8fdf
  tryAgain: 'Réessayer', // d8b8392e
  holding: 'Nous gardons cet horaire pour vous.', // 6eeec22a
  held: (until: string) => `Nous gardons cet horaire pour vous jusqu’à ${until}.`, // e05bc209
  free: 'Cet horaire est libre, mais il n’est pas gardé pour vous. Confirmez-le vite.', // a35d3958
  confirm: 'Confirmer', // eebdd24a
  confirmOne: 'Confirmer le nouvel horaire', // 4e53c722
  confirmBoth: 'Confirmer ces horaires', // 32c44c6b
  moving: 'Changement de votre rendez-vous', // b31d8ab4
  keep: 'Garder mon horaire actuel', // a571dd14
  choose: 'Choisissez d’abord un nouvel horaire.', // 8697c590
  slotTaken: 'Quelqu’un d’autre vient de prendre cet horaire. Choisissez-en un autre.', // b2c27582
  visitChanged: 'Ce rendez-vous a été changé entre-temps. Voici comment il est maintenant.', // 9e54c0cd
  tooManyMoves: 'Ce rendez-vous a été changé trop souvent. Pour le changer encore, appelez-nous.', // e97d436b
  followupTooEarly: 'Le deuxième rendez-vous serait trop tôt après le premier. Choisissez un autre horaire.', // dbc56506
  notEligible:
    'Ce jour-là, vous ne pouvez pas avoir cette visite, d’après vos réponses. Choisissez un autre jour, ou appelez-nous.', // f1709467
  notOnSchedule: 'Cet horaire ne peut plus être réservé. Choisissez-en un autre.', // 26d81094
  unreachable:
    'Il faut une connexion pour changer l’horaire. L’ancien est toujours à vous. Réessayez quand vous en avez une.', // e264f12f
  refused: 'L’horaire n’a pas pu être changé ici. L’ancien est toujours à vous. Appelez-nous.', // 2deb1c0f
})
