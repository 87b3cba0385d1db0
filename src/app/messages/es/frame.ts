// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Menú', // 99af6606
  pages: 'Páginas', // 9046da16
  book: 'Reservar una visita', // b00aa64d
  walkIn: 'Vacuna sin cita', // 3c79686d
  clinics: 'Buscar una clínica', // 35925dbf
  benefit: 'Tengo un código de beneficio', // 8fcb60a0
  cancel: 'Su visita', // 72db071a
  leaveTitle: '¿Salir de esta reserva?', // 49bcefad
  leaveWhy: 'Su hora queda libre.', // 7c3751d1
  leaveWalkIn: 'Sus respuestas se borran de este dispositivo.', // 8fd1fe5d
  stay: 'Quedarme aquí', // ef8d633e
  leave: 'Salir', // fc6e4a40
  aids: 'Texto y contraste', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Texto más grande', // 13b39463
  contrast: 'Más contraste', // 0e20f694
})
