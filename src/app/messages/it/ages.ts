// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('it')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `Età minima: ${age(least)}.`, // acd41279
  upTo: (most: number) => `Età massima: ${age(most)}.`, // 730ff9c1
  between: (least: number, most: number) => `Età: da ${age(least)} a ${age(most)}.`, // c256fff5
  price: (text: string) => `Prezzo: ${text}`, // 8000cfea
})
