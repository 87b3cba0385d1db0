// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('vi')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `Từ ${age(least)} trở lên.`, // acd41279
  upTo: (most: number) => `Đến ${age(most)}.`, // 730ff9c1
  between: (least: number, most: number) => `Từ ${age(least)} đến ${age(most)}.`, // c256fff5
  price: (text: string) => `Giá: ${text}`, // 8000cfea
})
