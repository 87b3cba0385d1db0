// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Պատվաստում առանց ամրագրման', // e941b803
  promise: 'Ամրագրում պետք չէ։ Կտևի մոտ 5 րոպե։', // 7bad3f1f
  fallbackName: 'Ձեր թաղամասի դեղատունը', // 7e37ea52
  steps: 'Ինչպես է սա աշխատում', // 9c870aa6
  selectVaccines: 'Ընտրեք պատվաստումներ', // 5bd73ba0
  selectVaccinesHow: 'Ընտրեք ցանկից։', // b8f140cf
  fillConsent: 'Լրացրեք համաձայնության ձևը', // 4256d651
  fillConsentHow: 'Մի քանի հարց Ձեր և Ձեր առողջության մասին։', // 9a6c3fd5
  checkIn: 'Գրանցվեք դեղատան վաճառասեղանի մոտ', // 1162b8bd
  checkInHow: 'Դեղատան աշխատակիցները կասեն սպասման մոտավոր ժամանակը։', // 11c13196
  start: 'Սկսել', // e4bb9f1e
  openAllDay: 'Բաց է 24 ժամ', // d955c52c
  openUntil: (time: string) => `Բաց է մինչև ${time}`, // cb1f77fc
})
