import { expect, it } from 'vitest'
import { createScanReader } from './scan.ts'

/** Reads keys with so many milliseconds between them, after what a field held. */
function read(keys: readonly string[], gapMs: number, held = '') {
  const reader = createScanReader()
  const typed = (at: number) => held + keys.slice(0, at).join('')
  return keys
    .map((key, at) => reader({ key, at: at * gapMs, element: null, before: typed(at) }))
    .find((scan) => scan !== undefined)
}

it('six signs of a code and Enter, faster than fingers, are a scan, with what the field held before [DESK-03]', () => {
  expect(read([...'452KVN', 'Enter'], 20, 'At a ')).toEqual({ code: '452KVN', before: 'At a ' })
  expect(read(['Shift', ...'d7k2qh', 'Enter'], 20)).toMatchObject({ code: 'D7K2QH' })
})

it('what fingers type, what is no code and what is longer is no scan [DESK-03]', () => {
  expect(read([...'452KVN', 'Enter'], 60)).toBeUndefined()
  expect(read([...'closed', 'Enter'], 20)).toBeUndefined()
  expect(read([...'45', 'Enter'], 20)).toBeUndefined()
  expect(read([...'1452KVN', 'Enter'], 20)).toBeUndefined()
  expect(read([...'452KVN', 'Tab', 'Enter'], 20)).toBeUndefined()
})
