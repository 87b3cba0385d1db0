// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `Բոլոր կլինիկաները։ Եկել եք այստեղից՝ ${clinic}։`, // fdced561
  ways: 'Ուր գնալ այստեղից', // 92f76a10
  bookThere: 'Ամրագրել առցանց', // 5b1da998
  findTime: 'Գտնել ժամ', // c7d8fc6f
})
