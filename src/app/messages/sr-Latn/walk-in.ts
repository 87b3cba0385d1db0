// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Vakcina bez zakazivanja', // e941b803
  promise: 'Zakazivanje nije potrebno. Traje oko 5 minuta.', // 7bad3f1f
  fallbackName: 'Apoteka u Vašem kraju', // 7e37ea52
  steps: 'Kako to radi', // 9c870aa6
  selectVaccines: 'Izaberite vakcine', // 5bd73ba0
  selectVaccinesHow: 'Izaberite sa liste.', // b8f140cf
  fillConsent: 'Popunite obrazac za saglasnost', // 4256d651
  fillConsentHow: 'Nekoliko pitanja o Vama i Vašem zdravlju.', // 9a6c3fd5
  checkIn: 'Prijavite se na pultu apoteke', // 1162b8bd
  checkInHow: 'Osoblje apoteke će Vam reći koliko se otprilike čeka.', // 11c13196
  start: 'Počnite', // e4bb9f1e
  openAllDay: 'Otvoreno 24 sata', // d955c52c
  openUntil: (time: string) => `Otvoreno do ${time}`, // cb1f77fc
})
