import { ageWords } from '../age-words.ts'
import { area } from '../catalogue.ts'

/** Whom a service is for, and what it costs (DIR-15). */
export const ages = area('ages', {
  from: (least: number) => `For ages ${ageWords(least)} and older.`,
  upTo: (most: number) => `For ages up to ${ageWords(most)}.`,
  between: (least: number, most: number) => `For ages ${ageWords(least)} to ${ageWords(most)}.`,
  price: (text: string) => `Price: ${text}`,
})
