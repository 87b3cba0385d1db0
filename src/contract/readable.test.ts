import { create, define, is, nullable, number, object, type } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { readableList, readableOrNull } from './readable.ts'

/** A number, and how often one was checked. */
function counted() {
  const counts = { checks: 0 }
  const One = define<number>('One', (given) => {
    counts.checks += 1
    return typeof given === 'number'
  })
  return { One, counts }
}

describe('a list of what can be read', () => {
  it('leaves out an entry that cannot be read', () => {
    const List = readableList(type({ id: number() }))
    expect(create([{ id: 1 }, { id: 'x' }, { id: 2, more: true }], List)).toEqual([
      { id: 1 },
      { id: 2, more: true },
    ])
    expect(create([], List)).toEqual([])
  })

  it('is no answer when nothing of it can be read', () => {
    const List = readableList(type({ id: number() }))
    expect(() => create([{ id: 'x' }], List)).toThrow()
    expect(() => create({ id: 1 }, List)).toThrow()
    expect(is([{ id: 'x' }], List)).toBe(false)
    expect(is([{ id: 1 }], List)).toBe(true)
  })

  it('checks each entry once, not once more as a list', () => {
    const { One, counts } = counted()
    create({ list: [1, 2, 3] }, object({ list: readableList(One) }))
    expect(counts.checks).toBe(3)
  })
})

describe('a value that is null where it cannot be read', () => {
  it('is checked once', () => {
    const { One, counts } = counted()
    const Hours = readableOrNull(nullable(object({ from: One })))
    expect(create({ from: 8 }, Hours)).toEqual({ from: 8 })
    expect(counts.checks).toBe(1)
    expect(create({ from: 'eight' }, Hours)).toBeNull()
    expect(create(null, Hours)).toBeNull()
    expect(is({ from: 'eight' }, Hours)).toBe(false)
  })
})
