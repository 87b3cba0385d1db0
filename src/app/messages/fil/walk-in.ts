// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Walk-In na Bakuna', // e941b803
  promise: 'Hindi kailangan ng appointment. Mga 5 minuto lang.', // 7bad3f1f
  fallbackName: 'Ang Botika sa Lugar Ninyo', // 7e37ea52
  steps: 'Paano ito gumagana', // 9c870aa6
  selectVaccines: 'Pumili ng bakuna', // 5bd73ba0
  selectVaccinesHow: 'Pumili sa listahan.', // b8f140cf
  fillConsent: 'Sagutan ang form ng pahintulot', // 4256d651
  fillConsentHow: 'Ilang tanong tungkol sa inyo at sa kalusugan ninyo.', // 9a6c3fd5
  checkIn: 'Mag-check in sa counter ng botika', // 1162b8bd
  checkInHow: 'Sasabihin ng mga nasa botika ang tinatayang paghihintay.', // 11c13196
  start: 'Magsimula', // e4bb9f1e
  openAllDay: 'Bukas nang 24 oras', // d955c52c
  openUntil: (time: string) => `Bukas hanggang ${time}`, // cb1f77fc
})
