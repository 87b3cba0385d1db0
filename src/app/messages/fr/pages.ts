// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Réserver une visite', // b00aa64d
  bookHint:
    'Dites quoi, où et quand. Nous vous montrons les horaires libres près de vous. Aucun compte nécessaire.', // e6ef7575
  mainHeading: 'Venir sans rendez-vous', // 87130c89
  mainHint:
    'Dans l’une de nos pharmacies ? Scannez le code au comptoir, ou tapez le numéro du magasin imprimé dessous.', // 5b9421fe
  storeNumber: 'Numéro du magasin', // 88f70e3d
  storeNumberRequired: 'Une réponse est nécessaire.', // b7171a63
  storeNumberInvalid: 'La réponse doit être valable.', // b91da024
  storeNumberHint: 'Lettres, chiffres et traits d’union', // ea0eddd2
  callTitle: 'Vous préférez nous parler ?', // d1782712
  visits: 'Appelez-nous et nous vous trouverons un horaire.', // fd14147b
  clinics: 'Trouver une clinique', // 35925dbf
  clinicsHint:
    'Appelez-nous avec votre code ZIP ou votre ville. Nous vous dirons quelle clinique est la plus proche et quand elle est ouverte.', // ef24c963
  call: (phone: string) => `Appeler le ${phone}`, // 31e40241
  notFound: 'Erreur 404 ! Page introuvable.', // 592dd864
  notFoundHint: 'L’adresse est peut-être ancienne ou mal tapée.', // 9a527287
  serviceFinder: 'Que cherchez-vous ?', // e3ad92be
  findTime: 'Un horaire pour une visite', // 78443ce1
  walkIn: 'Un vaccin sans rendez-vous', // fc744803
  findClinic: 'Une clinique près de vous', // 41c235d9
  clinicServices: 'Ce que font nos cliniques', // 04c36999
})
