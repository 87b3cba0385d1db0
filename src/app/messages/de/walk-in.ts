// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in.ts'
import { translated } from '../translated.ts'

export const walkIn = translated<typeof english.walkIn>()({
  heading: 'Impfung ohne Termin', // e941b803
  promise: 'Kein Termin nötig. Es dauert etwa 5 Minuten.', // 7bad3f1f
  fallbackName: 'Ihre Apotheke in der Nähe', // 7e37ea52
  steps: 'So geht es', // 9c870aa6
  selectVaccines: 'Impfungen wählen', // 5bd73ba0
  selectVaccinesHow: 'Wählen Sie aus der Liste.', // b8f140cf
  fillConsent: 'Einwilligung ausfüllen', // 4256d651
  fillConsentHow: 'Ein paar Fragen zu Ihnen und Ihrer Gesundheit.', // 9a6c3fd5
  checkIn: 'Melden Sie sich an der Theke der Apotheke an', // 1162b8bd
  checkInHow: 'Das Apothekenteam nennt Ihnen die ungefähre Wartezeit.', // 11c13196
  start: 'Start', // e4bb9f1e
  openAllDay: '24 Stunden geöffnet', // d955c52c
  openUntil: (time: string) => `Geöffnet bis ${time}`, // cb1f77fc
})
