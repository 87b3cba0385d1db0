// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Tutti gli ambulatori. Viene da ${clinic}.`, // fdced561
  ways: 'Dove andare da qui', // 92f76a10
  bookThere: 'Prenota online', // 5b1da998
  findTime: 'Trova un orario', // c7d8fc6f
})
