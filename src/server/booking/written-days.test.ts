import { expect, it } from 'vitest'
import { createWrittenDays, type WrittenDay } from './written-days.ts'

it('days of all providers are kept until they are too many bytes, and then dropped together [HD-15]', () => {
  const written = createWrittenDays(2500)
  const day: WrittenDay = { text: new Uint8Array(800), since: 0, until: 1 }
  const [one, other] = [new Map<number, WrittenDay>(), new Map<number, WrittenDay>()]
  written.keep(one, 1, day)
  written.keep(one, 2, day)
  written.keep(other, 1, day)
  expect([one.size, other.size]).toEqual([2, 1])
  written.keep(other, 2, day)
  expect([one.size, other.size]).toEqual([0, 1])
})
