// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Menu', // 99af6606
  pages: 'Páginas', // 9046da16
  book: 'Reservar uma visita', // b00aa64d
  walkIn: 'Vacina sem hora marcada', // 3c79686d
  clinics: 'Achar uma clínica', // 35925dbf
  benefit: 'Tenho um código de benefício', // 8fcb60a0
  cancel: 'Sua visita', // 72db071a
  leaveTitle: 'Sair desta reserva?', // 49bcefad
  leaveWhy: 'Seu horário será liberado.', // 7c3751d1
  leaveWalkIn: 'Suas respostas serão apagadas deste aparelho.', // 8fd1fe5d
  stay: 'Ficar aqui', // ef8d633e
  leave: 'Sair', // fc6e4a40
  aids: 'Texto e contraste', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Texto maior', // 13b39463
  contrast: 'Mais contraste', // 0e20f694
})
