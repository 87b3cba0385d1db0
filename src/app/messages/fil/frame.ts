// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Menu', // 99af6606
  pages: 'Mga page', // 9046da16
  book: 'Mag-book ng pagbisita', // b00aa64d
  walkIn: 'Walk-in na bakuna', // 3c79686d
  clinics: 'Maghanap ng klinika', // 35925dbf
  benefit: 'May benefit code ako', // 8fcb60a0
  cancel: 'Ang inyong pagbisita', // 72db071a
  leaveTitle: 'Iwan ang booking na ito?', // 49bcefad
  leaveWhy: 'Mabibitawan ang oras ninyo.', // 7c3751d1
  leaveWalkIn: 'Buburahin sa device na ito ang mga sagot ninyo.', // 8fd1fe5d
  stay: 'Manatili rito', // ef8d633e
  leave: 'Umalis', // fc6e4a40
  aids: 'Teksto at contrast', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Mas malaking teksto', // 13b39463
  contrast: 'Mas contrast', // 0e20f694
})
