// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/mails.ts'
import { translated } from '../translated.ts'

export const mails = translated<typeof english.mails>()({
  title: 'E-Mails zu diesem Besuch', // a1242acf
  agree: 'Mir E-Mails schicken', // 10131189
  wanted: 'Sie bekommen E-Mails zu diesem Besuch.', // 354dd147
  stop: 'Keine E-Mails mehr', // 4bceceba
  failed: 'Nicht gespeichert. Versuchen Sie es noch einmal oder rufen Sie uns an.', // f15de5ba
  optedOut:
    'Diese Adresse steht auf der Liste derer, die keine E-Mails bekommen. Rufen Sie uns an, um das zu ändern.', // 1ddda2d5
})
