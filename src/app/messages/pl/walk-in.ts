// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Szczepienie bez umawiania', // e941b803
  promise: 'Nie trzeba się umawiać. Zajmuje to około 5 minut.', // 7bad3f1f
  fallbackName: 'Apteka w Państwa okolicy', // 7e37ea52
  steps: 'Jak to działa', // 9c870aa6
  selectVaccines: 'Wybór szczepionek', // 5bd73ba0
  selectVaccinesHow: 'Proszę wybrać z listy.', // b8f140cf
  fillConsent: 'Wypełnienie formularza zgody', // 4256d651
  fillConsentHow: 'Kilka pytań o Państwa i o zdrowie.', // 9a6c3fd5
  checkIn: 'Proszę zgłosić się przy ladzie apteki', // 1162b8bd
  checkInHow: 'Zespół apteki poda przybliżony czas oczekiwania.', // 11c13196
  start: 'Zacznij', // e4bb9f1e
  openAllDay: 'Otwarte całą dobę', // d955c52c
  openUntil: (time: string) => `Otwarte do ${time}`, // cb1f77fc
})
