// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'E-maile o tej wizycie', // a1242acf
  agree: 'Proszę o e-maile', // 10131189
  wanted: 'Otrzymują Państwo e-maile o tej wizycie.', // 354dd147
  stop: 'Nie wysyłaj e-maili', // 4bceceba
  failed: 'Nie udało się zapisać wyboru. Proszę spróbować ponownie lub zadzwonić.', // f15de5ba
  optedOut: 'Ten adres jest na liście adresów, które nie dostają e-maili. Aby to zmienić, proszę zadzwonić.', // 1ddda2d5
})
