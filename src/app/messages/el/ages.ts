// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('el')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `Ελάχιστη ηλικία: ${age(least)}.`, // acd41279
  upTo: (most: number) => `Μέγιστη ηλικία: ${age(most)}.`, // 730ff9c1
  between: (least: number, most: number) => `Ηλικία: ${age(least)} – ${age(most)}.`, // c256fff5
  price: (text: string) => `Τιμή: ${text}`, // 8000cfea
})
