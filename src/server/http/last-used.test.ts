import { expect, it } from 'vitest'
import { createLastUsed } from './last-used.ts'

it('what was used longest ago goes when there are too many bytes [HD-15]', () => {
  const last = createLastUsed(10)
  for (const name of ['a', 'b', 'c']) last.keep(name, new Uint8Array(3))
  last.get('a')
  last.keep('d', new Uint8Array(4))
  expect(['a', 'b', 'c', 'd'].map((name) => last.get(name)?.length)).toEqual([3, undefined, 3, 4])
  last.keep('a', new Uint8Array(2)) // again, and shorter: there is room for one byte more
  last.keep('e', new Uint8Array(1))
  expect(['a', 'c', 'd', 'e'].map((name) => last.get(name)?.length)).toEqual([2, 3, 4, 1])
})
