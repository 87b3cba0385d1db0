import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editsBetween, toleratedEdits } from './spelling.ts'

describe('spelling', () => {
  it.each([
    ['cincinatti', 'cincinnati', 2],
    ['pittsburg', 'pittsburgh', 1],
    ['tuscon', 'tucson', 1],
    ['pheonix', 'phoenix', 1],
    ['abcd', 'badc', 2],
    ['springfield', 'springfield', 0],
    ['', 'ab', 2],
    ['abcdef', 'uvwxyz', 6],
  ])('from %j to %j there are %i edits', (one, other, edits) => {
    expect(editsBetween(one, other, 9)).toBe(edits)
    expect(editsBetween(one, other, 1)).toBe(Math.min(edits, 2))
  })

  it('a text that was edited so many times is at most so far away, there and back', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })
    const edit = fc.tuple(fc.nat(11), fc.nat(1), fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 1 }))
    fc.assert(
      fc.property(letters, fc.array(edit, { maxLength: 3 }), (text, edits) => {
        const other = edits.reduce(
          (now, [at, dropped, set]) => now.slice(0, at) + set + now.slice(at + dropped),
          text,
        )
        const found = editsBetween(text, other, 9)
        expect(found).toBeLessThanOrEqual(edits.length)
        expect(editsBetween(other, text, 9)).toBe(found)
        expect(found === 0).toBe(text === other)
      }),
    )
  })

  it('short names and endless ones must be spelled exactly', () => {
    expect([5, 6, 9, 10, 40, 41].map((length) => toleratedEdits('a'.repeat(length)))).toEqual([
      0, 1, 1, 2, 2, 0,
    ])
  })
})
