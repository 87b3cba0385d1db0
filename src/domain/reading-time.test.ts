import { expect, it } from 'vitest'
import { idleTime } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' \n')

it.each([
  ['questions', 0, 60, 60],
  ['a short text', 179, 60, 60],
  ['a text of 360 words', 360, 60, 120],
  ['the longest notice', 5000, 60, 240],
  ['questions where more is configured', 0, 300, 300],
  ['a long text where more is configured', 5000, 300, 300],
])('%s: a tablet waits so long [WI-33]', (_, count, configured, seconds) => {
  expect(idleTime(words(count), configured)).toBe(seconds * 1000)
})
