// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Vaccino senza appuntamento', // e941b803
  promise: 'Non serve appuntamento. Bastano circa 5 minuti.', // 7bad3f1f
  fallbackName: 'La farmacia del suo quartiere', // 7e37ea52
  steps: 'Come funziona', // 9c870aa6
  selectVaccines: 'Scelga i vaccini', // 5bd73ba0
  selectVaccinesHow: 'Scelga dalla lista.', // b8f140cf
  fillConsent: 'Compili il modulo di consenso', // 4256d651
  fillConsentHow: 'Qualche domanda su di lei e sulla sua salute.', // 9a6c3fd5
  checkIn: 'Si registri al banco della farmacia', // 1162b8bd
  checkInHow: 'Il personale della farmacia le dice più o meno quanto si aspetta.', // 11c13196
  start: 'Inizia', // e4bb9f1e
  openAllDay: 'Aperto 24 ore', // d955c52c
  openUntil: (time: string) => `Aperto fino alle ${time}`, // cb1f77fc
})
