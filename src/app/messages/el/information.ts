// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Όλες οι κλινικές. Ήρθατε από: ${clinic}.`, // fdced561
  ways: 'Πού να πάτε από εδώ', // 92f76a10
  bookThere: 'Κλείστε ραντεβού online', // 5b1da998
  findTime: 'Βρείτε μια ώρα', // c7d8fc6f
})
