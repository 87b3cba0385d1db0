// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Wszystkie przychodnie. Poprzednia: ${clinic}.`, // fdced561
  ways: 'Co można zrobić dalej', // 92f76a10
  bookThere: 'Umów przez internet', // 5b1da998
  findTime: 'Znajdź termin', // c7d8fc6f
})
