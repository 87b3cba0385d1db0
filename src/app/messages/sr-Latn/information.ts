// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Sve klinike. Došli ste sa stranice: ${clinic}.`, // fdced561
  ways: 'Kuda odavde', // 92f76a10
  bookThere: 'Zakažite onlajn', // 5b1da998
  findTime: 'Nađite termin', // c7d8fc6f
})
