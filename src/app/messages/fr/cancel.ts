// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Annulation de rendez-vous', // 286897c4
  which: 'Quel rendez-vous voulez-vous annuler ?', // 5282bd7a
  submit: 'Annuler le rendez-vous', // e0790c5f
  keep: 'Le garder', // fdce5da2
  goOn: 'Continuer', // 31fbef16
  canceling: 'Annulation en cours', // f0f958e0
  firstCancelsAll: 'Annuler votre 1er rendez-vous annule TOUS les rendez-vous.', // 3094259b
  canceledToo: 'Annulé avec le premier', // 02fea37e
  included: 'Toujours compris', // 93fd1574
  noneSelected: 'Choisissez un rendez-vous pour continuer l’annulation.', // 1136c9e5
  heading: 'Vous avez un rendez-vous confirmé !', // 715d4c40
  headingHint: 'Vous pouvez l’annuler ici. Pour changer le jour ou l’heure, appelez-nous.', // 915ff288
  cancelTitle: 'Voulez-vous l’annuler ?', // 3602334d
  changeTitle: 'Changer votre rendez-vous', // fb8807ad
  clinic: 'Visites en clinique et par vidéo', // 94eac475
  pharmacy: 'Visites à la pharmacie', // 3a4d74af
  confirm: 'Voulez-vous vraiment annuler votre rendez-vous ?', // 3b09fc7d
  confirmHow: 'Votre horaire sera donné à quelqu’un d’autre.', // 0aa8d05f
  confirmBothHow:
    'Votre horaire sera donné à quelqu’un d’autre. Si vous avez réservé une deuxième visite avec, elle est annulée aussi.', // 02a15956
  yes: 'Oui', // 85a39ab3
  no: 'Non', // 1ea442a1
  alreadyCanceled: 'Ce rendez-vous a déjà été annulé.', // d054f1ae
  failed: 'Ce rendez-vous n’a pas pu être annulé.', // e793196c
  failedHow: 'Essayez à nouveau, ou appelez-nous.', // fc1b7603
  unreachable: 'Il faut une connexion pour annuler. Réessayez quand vous en avez une, ou appelez-nous.', // b2bf3230
  pageTitle: 'Votre visite', // 72db071a
  openLink: 'Ouvrez le lien de votre confirmation ou de votre agenda, ou appelez-nous.', // 09f574e1
  reading: 'Lecture de votre rendez-vous', // 0e01842d
  yourVisit: 'Votre rendez-vous', // 56285920
  alsoCanceled: 'Votre 2e rendez-vous est annulé avec lui.', // 5aa99d4a
  what: 'Visite', // 1c8ac867
  when: 'Quand', // cf9c7aa2
  where: 'Où', // 1daaa38f
  joinVisit: 'Rejoindre la visite', // f19140ae
  begun: 'Ce rendez-vous a commencé ou est terminé.', // 04a99bdd
  begunHow: 'Il ne peut plus être annulé ici. Appelez-nous.', // 67a95b55
  unknown: 'Nous ne trouvons pas ce rendez-vous.', // 69f92700
  unknownHow:
    'Le lien est peut-être incomplet. Ouvrez-le à nouveau depuis votre confirmation ou votre agenda, ou appelez-nous.', // 7e6fd6da
  unseen:
    'Nous ne pouvons pas afficher votre rendez-vous ici. Vous pouvez quand même l’annuler, ou nous appeler.', // 04304d87
  needsConnection: 'Il faut une connexion pour voir et annuler ce rendez-vous.', // e31bb620
  connecting: 'Nous vérifions à nouveau quand la connexion revient.', // e3016677
  trouble: 'La connexion pose problème en ce moment. Réessayez dans un instant.', // 5dc929fc
  tryAgain: 'Réessayer', // d8b8392e
  book: 'Réserver une visite', // b00aa64d
  canceledWhat: 'Annulé', // 13ca2ee2
  canceled: 'Votre rendez-vous a été annulé !', // 2959d873
  canceledAll: 'Vos deux rendez-vous sont annulés.', // 805ed2b4
  canceledHow: 'Vous n’avez rien d’autre à faire.', // 634aeb74
  scheduleAgain: 'Réserver à nouveau', // c9147b57
  calendarTitleCanceled: 'Rendez-vous annulé', // 9c63a6e8
  calendarTitle: 'Est-il dans votre agenda ?', // ca0f22d9
  calendarHow: 'Ce fichier l’y marque comme annulé.', // 165a6e26
  updateCalendar: 'Mettre à jour l’agenda', // 188fdb1c
})
