// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Menu', // 99af6606
  pages: 'Pagine', // 9046da16
  book: 'Prenota una visita', // b00aa64d
  walkIn: 'Vaccino senza appuntamento', // 3c79686d
  clinics: 'Trova un ambulatorio', // 35925dbf
  benefit: 'Ho un codice vantaggi', // 8fcb60a0
  cancel: 'La sua visita', // 72db071a
  leaveTitle: 'Lasciare questa prenotazione?', // 49bcefad
  leaveWhy: 'Il suo orario torna libero.', // 7c3751d1
  leaveWalkIn: 'Le sue risposte vengono cancellate da questo dispositivo.', // 8fd1fe5d
  stay: 'Resta qui', // ef8d633e
  leave: 'Esci', // fc6e4a40
  aids: 'Testo e contrasto', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Testo più grande', // 13b39463
  contrast: 'Più contrasto', // 0e20f694
})
