// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('sr-Latn')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `Najmanji uzrast: ${age(least)}.`, // acd41279
  upTo: (most: number) => `Najveći uzrast: ${age(most)}.`, // 730ff9c1
  between: (least: number, most: number) => `Uzrast: ${age(least)} – ${age(most)}.`, // c256fff5
  price: (text: string) => `Cena: ${text}`, // 8000cfea
})
