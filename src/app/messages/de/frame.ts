// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Menü', // 99af6606
  pages: 'Seiten', // 9046da16
  book: 'Termin buchen', // b00aa64d
  walkIn: 'Impfung ohne Termin', // 3c79686d
  clinics: 'Praxis finden', // 35925dbf
  benefit: 'Ich habe einen Leistungscode', // 8fcb60a0
  cancel: 'Ihr Besuch', // 72db071a
  leaveTitle: 'Diese Buchung verlassen?', // 49bcefad
  leaveWhy: 'Ihre Zeit wird wieder frei.', // 7c3751d1
  leaveWalkIn: 'Ihre Antworten werden von diesem Gerät gelöscht.', // 8fd1fe5d
  stay: 'Hier bleiben', // ef8d633e
  leave: 'Verlassen', // fc6e4a40
  aids: 'Text und Kontrast', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Größerer Text', // 13b39463
  contrast: 'Mehr Kontrast', // 0e20f694
})
