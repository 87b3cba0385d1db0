// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('de')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `Mindestalter: ${age(least)}.`, // acd41279
  upTo: (most: number) => `Höchstalter: ${age(most)}.`, // 730ff9c1
  between: (least: number, most: number) => `Alter: ${age(least)} bis ${age(most)}.`, // c256fff5
  price: (text: string) => `Preis: ${text}`, // 8000cfea
})
