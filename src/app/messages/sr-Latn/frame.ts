// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Meni', // 99af6606
  pages: 'Stranice', // 9046da16
  book: 'Zakažite posetu', // b00aa64d
  walkIn: 'Vakcina bez zakazivanja', // 3c79686d
  clinics: 'Nađite kliniku', // 35925dbf
  benefit: 'Imam kod pogodnosti', // 8fcb60a0
  cancel: 'Vaša poseta', // 72db071a
  leaveTitle: 'Napuštate ovo zakazivanje?', // 49bcefad
  leaveWhy: 'Vaš termin se oslobađa.', // 7c3751d1
  leaveWalkIn: 'Vaši odgovori se brišu sa ovog uređaja.', // 8fd1fe5d
  stay: 'Ostanite ovde', // ef8d633e
  leave: 'Napustite', // fc6e4a40
  aids: 'Tekst i kontrast', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Veća slova', // 13b39463
  contrast: 'Jači kontrast', // 0e20f694
})
