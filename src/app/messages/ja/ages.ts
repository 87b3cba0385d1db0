// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('ja')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `対象：${age(least)}以上。`, // acd41279
  upTo: (most: number) => `対象：${age(most)}以下。`, // 730ff9c1
  between: (least: number, most: number) => `対象：${age(least)}～${age(most)}。`, // c256fff5
  price: (text: string) => `料金：${text}`, // 8000cfea
})
