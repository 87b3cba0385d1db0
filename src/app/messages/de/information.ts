// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Alle Praxen. Sie kamen von ${clinic}.`, // fdced561
  ways: 'Wie es von hier weitergeht', // 92f76a10
  bookThere: 'Online buchen', // 5b1da998
  findTime: 'Eine Zeit finden', // c7d8fc6f
})
