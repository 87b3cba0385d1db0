// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('ko')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `${age(least)} 이상 이용 가능.`, // acd41279
  upTo: (most: number) => `${age(most)} 이하 이용 가능.`, // 730ff9c1
  between: (least: number, most: number) => `${age(least)}~${age(most)} 이용 가능.`, // c256fff5
  price: (text: string) => `가격: ${text}`, // 8000cfea
})
