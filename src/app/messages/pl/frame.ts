// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Menu', // 99af6606
  pages: 'Strony', // 9046da16
  book: 'Umów wizytę', // b00aa64d
  walkIn: 'Szczepienie bez umawiania', // 3c79686d
  clinics: 'Znajdź przychodnię', // 35925dbf
  benefit: 'Mam kod świadczenia', // 8fcb60a0
  cancel: 'Państwa wizyta', // 72db071a
  leaveTitle: 'Przerwać umawianie wizyty?', // 49bcefad
  leaveWhy: 'Państwa termin zostanie zwolniony.', // 7c3751d1
  leaveWalkIn: 'Państwa odpowiedzi zostaną usunięte z tego urządzenia.', // 8fd1fe5d
  stay: 'Zostań tutaj', // ef8d633e
  leave: 'Wyjdź', // fc6e4a40
  aids: 'Tekst i kontrast', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Większy tekst', // 13b39463
  contrast: 'Większy kontrast', // 0e20f694
})
