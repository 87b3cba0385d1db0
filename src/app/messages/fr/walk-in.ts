// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Vaccin sans rendez-vous', // e941b803
  promise: 'Pas besoin de rendez-vous. Environ 5 minutes.', // 7bad3f1f
  fallbackName: 'Votre pharmacie de quartier', // 7e37ea52
  steps: 'Comment ça marche', // 9c870aa6
  selectVaccines: 'Choisir les vaccins', // 5bd73ba0
  selectVaccinesHow: 'Choisissez dans la liste.', // b8f140cf
  fillConsent: 'Remplir le formulaire de consentement', // 4256d651
  fillConsentHow: 'Quelques questions sur vous et votre santé.', // 9a6c3fd5
  checkIn: 'Enregistrez-vous au comptoir de la pharmacie', // 1162b8bd
  checkInHow: 'L’équipe de la pharmacie vous dit le temps d’attente approximatif.', // 11c13196
  start: 'Commencer', // e4bb9f1e
  openAllDay: 'Ouvert 24 heures sur 24', // d955c52c
  openUntil: (time: string) => `Ouvert jusqu’à ${time}`, // cb1f77fc
})
