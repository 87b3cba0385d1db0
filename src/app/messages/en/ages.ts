import { area } from '../catalogue.ts'
import { wordsIn } from '../words-in.ts'

const { age } = wordsIn('en-US')

/** Whom a service is for, and what it costs (DIR-15). */
export const ages = area('ages', {
  from: (least: number) => `For ages ${age(least)} and older.`,
  upTo: (most: number) => `For ages up to ${age(most)}.`,
  between: (least: number, most: number) => `For ages ${age(least)} to ${age(most)}.`,
  price: (text: string) => `Price: ${text}`,
})
