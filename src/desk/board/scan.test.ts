import { expect, it } from 'vitest'
import { createScanReader } from './scan.ts'

/** Reads keys with so many milliseconds between them, after what a field held. */
function read(keys: readonly string[], gapMs: number, { held = '', fields = 'x' } = {}) {
  const reader = createScanReader<string>()
  const typed = (at: number) => held + keys.slice(0, at).join('')
  return keys
    .map((key, at) => reader({ key, at: at * gapMs, field: fields[at] ?? 'x', before: typed(at) }))
    .find((scan) => scan !== undefined)
}

it('six signs of a code without a pause and Enter or Tab are a scan, with what the field held before [DESK-03]', () => {
  const scan = { code: '452KVN', field: 'x', before: 'At a ' }
  expect(read([...'452KVN', 'Enter'], 20, { held: 'At a ' })).toEqual(scan)
  expect(read([...'452KVN', 'Tab'], 20, { held: 'At a ' })).toEqual(scan)
  expect(read(['Shift', ...'d7k2qh', 'Enter'], 20)).toMatchObject({ code: 'D7K2QH' })
})

it('a slow scanner is one too, and its Enter counts where the focus is by then [DESK-03]', () => {
  expect(read([...'452KVN', 'Enter'], 200)).toMatchObject({ code: '452KVN' })
  expect(read([...'452KVN', 'Enter'], 200, { fields: 'xxxxxxy' })).toMatchObject({ field: 'x' })
})

it('what has a pause, what is no code, what is longer and what lies in two fields is no scan [DESK-03]', () => {
  expect(read([...'452KVN', 'Enter'], 300)).toBeUndefined()
  expect(read([...'closed', 'Enter'], 20)).toBeUndefined()
  expect(read([...'45', 'Enter'], 20)).toBeUndefined()
  expect(read([...'1452KVN', 'Enter'], 20)).toBeUndefined()
  expect(read([...'452KVN', 'Tab', 'Enter'].slice(1), 20)).toBeUndefined()
  expect(read([...'452KVN', 'Enter'], 20, { fields: 'xxxyyy' })).toBeUndefined()
})
