// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Lahat ng klinika. Galing kayo sa ${clinic}.`, // fdced561
  ways: 'Saan pupunta mula rito', // 92f76a10
  bookThere: 'Mag-book online', // 5b1da998
  findTime: 'Maghanap ng oras', // c7d8fc6f
})
