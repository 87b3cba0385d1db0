// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'Mejlovi o ovoj poseti', // a1242acf
  agree: 'Šaljite mi mejlove', // 10131189
  wanted: 'Dobijate mejlove o ovoj poseti.', // 354dd147
  stop: 'Bez mejlova', // 4bceceba
  failed: 'Vaš izbor nije sačuvan. Pokušajte ponovo ili nas pozovite.', // f15de5ba
  optedOut: 'Ova adresa je na spisku onih koje ne dobijaju mejlove. Pozovite nas da to promenite.', // 1ddda2d5
})
