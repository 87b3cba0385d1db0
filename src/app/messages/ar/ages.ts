// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('ar')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `لعمر ${age(least)} فأكثر.`, // acd41279
  upTo: (most: number) => `حتى عمر ${age(most)}.`, // 730ff9c1
  between: (least: number, most: number) => `للأعمار من ${age(least)} إلى ${age(most)}.`, // c256fff5
  price: (text: string) => `السعر: ${text}`, // 8000cfea
})
