// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/frame.ts'
import { translated } from '../translated.ts'

export const frame = translated<typeof english.frame>()({
  menu: 'Ցանկ', // 99af6606
  pages: 'Էջեր', // 9046da16
  book: 'Ամրագրել այց', // b00aa64d
  walkIn: 'Պատվաստում առանց ամրագրման', // 3c79686d
  clinics: 'Գտնել կլինիկա', // 35925dbf
  benefit: 'Արտոնության կոդ ունեմ', // 8fcb60a0
  cancel: 'Ձեր այցը', // 72db071a
  leaveTitle: 'Թողնե՞լ այս ամրագրումը', // 49bcefad
  leaveWhy: 'Ձեր ժամը կազատվի։', // 7c3751d1
  leaveWalkIn: 'Ձեր պատասխանները կջնջվեն այս սարքից։', // 8fd1fe5d
  stay: 'Մնալ այստեղ', // ef8d633e
  leave: 'Դուրս գալ', // fc6e4a40
  aids: 'Տեքստ և կոնտրաստ', // f152147c
  aidsSign: 'Aa', // 81acaafb
  largeText: 'Ավելի մեծ տառեր', // 13b39463
  contrast: 'Ավելի շատ կոնտրաստ', // 0e20f694
})
