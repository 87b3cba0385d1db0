// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Reçu', // dad5a969
  how: 'Il indique ce que vous avez réservé et qui a signé, avec chaque texte accepté. Vous pouvez l’imprimer ou l’enregistrer.', // 05eb6059
  askHow:
    'Le reçu contient des noms et ce qui a été signé. Pour que personne d’autre ne le lise, nous demandons la date de naissance du patient.', // 00072cfc
  show: 'Afficher le reçu', // d0cd6be1
  showing: 'Ouverture du reçu', // 7dabfab1
  back: 'Revenir à votre visite', // 7dd352af
  noDate: 'Veuillez saisir la date de naissance.', // 129becaf
  wrongBirthDate: 'Ce n’est pas la date de naissance donnée pour cette visite.', // 7da15529
  noReceipt: 'Nous ne pouvons pas établir ici de reçu pour cette visite. Appelez-nous.', // d0e6f192
  unreachable: 'Il faut une connexion pour ouvrir le reçu. Réessayez quand vous en aurez une.', // 52737414
  refused: 'Nous n’avons pas pu ouvrir le reçu. Réessayez plus tard.', // a605e307
  patient: 'Patient', // 835043ec
  received: 'Reçu par nous le', // 49f19bee
  status: 'État', // 920e413c
  statuses: {
    BOOKED: 'Réservé', // fd1331d7
    CANCELED: 'Annulé', // 13ca2ee2
    BEGUN: 'Commencé ou terminé', // 390bb094
    CHECKED_IN: 'Enregistré', // 66477aff
  },
  signature: 'Signature', // f1a73e22
  guardian: 'Nom du signataire', // 974e429c
  signedAt: 'Signé le', // 8f280aa2
  consents: 'Ce qui a été accepté', // 1dcfeca3
  hash: 'Empreinte (SHA-256)', // 0e6f8cf2
  hashHow: 'L’empreinte est calculée à partir des mots d’un texte. Elle montre qu’aucun mot n’a été modifié.', // 14902bc9
  noHash: 'L’appareil n’a pas pu en calculer.', // dda103dc
  gone: 'Nous n’avons plus les mots de ce texte.', // f4a228a8
  unknown: 'On ne sait pas quels mots ont été affichés.', // 1d90140a
  texts: 'SMS au sujet de la visite', // 0ef0e462
})
