// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Menu', // 99af6606
  pages: 'Pages', // 9046da16
  book: 'Réserver une visite', // b00aa64d
  walkIn: 'Vaccin sans rendez-vous', // 3c79686d
  clinics: 'Trouver une clinique', // 35925dbf
  benefit: 'J’ai un code d’avantage', // 8fcb60a0
  cancel: 'Votre visite', // 72db071a
  leaveTitle: 'Quitter cette réservation ?', // 49bcefad
  leaveWhy: 'Votre horaire est libéré.', // 7c3751d1
  leaveWalkIn: 'Vos réponses sont effacées de cet appareil.', // 8fd1fe5d
  stay: 'Rester ici', // ef8d633e
  leave: 'Quitter', // fc6e4a40
  aids: 'Texte et contraste', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Texte plus grand', // 13b39463
  contrast: 'Plus de contraste', // 0e20f694
})
