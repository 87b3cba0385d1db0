// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/ages.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('fil')

export const ages = translated<typeof english.ages>()({
  from: (least: number) => `Para sa edad ${age(least)} pataas.`, // acd41279
  upTo: (most: number) => `Para sa edad hanggang ${age(most)}.`, // 730ff9c1
  between: (least: number, most: number) => `Para sa edad ${age(least)} hanggang ${age(most)}.`, // c256fff5
  price: (text: string) => `Presyo: ${text}`, // 8000cfea
})
