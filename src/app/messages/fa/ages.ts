// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('fa')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `برای ${age(least)} و بالاتر.`, // acd41279
  upTo: (most: number) => `تا ${age(most)}.`, // 730ff9c1
  between: (least: number, most: number) => `برای ${age(least)} تا ${age(most)}.`, // c256fff5
  price: (text: string) => `قیمت: ${text}`, // 8000cfea
})
