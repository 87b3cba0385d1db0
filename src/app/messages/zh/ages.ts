// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('zh')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `适合 ${age(least)}及以上的人。`, // acd41279
  upTo: (most: number) => `适合不超过 ${age(most)}的人。`, // 730ff9c1
  between: (least: number, most: number) => `适合 ${age(least)}至${age(most)}的人。`, // c256fff5
  price: (text: string) => `价格：${text}`, // 8000cfea
})
