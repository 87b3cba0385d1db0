import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTER_CODE } from '#contract/vocabulary'
import { COUNTER_CODE_BYTES, counterCode } from './counter-code.ts'

describe('counterCode', () => {
  it('a counter code is six signs that are not taken for one another', () => {
    const bytes = fc.uint8Array({ minLength: COUNTER_CODE_BYTES, maxLength: COUNTER_CODE_BYTES, max: 242 })
    fc.assert(
      fc.property(bytes, (random) => {
        expect(counterCode(random)).toMatch(COUNTER_CODE)
      }),
    )
  })

  it('every sign stands for as many bytes as any other', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const [first = ''] = counterCode(Uint8Array.from([byte, 0, 0, 0, 0, 0, 0, 0]))
      if (byte < 243) counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    expect(counts.size).toBe(27)
    expect([...new Set(counts.values())]).toEqual([9])
  })

  it('bytes that would favour some signs are skipped', () => {
    expect(counterCode(Uint8Array.from([243, 1, 255, 1, 1, 250, 1, 1, 1]))).toBe('333333')
  })

  it('too few usable bytes are an error, never a short code', () => {
    expect(() => counterCode(new Uint8Array(5))).toThrow(RangeError)
    expect(() => counterCode(new Uint8Array(64).fill(255))).toThrow('random bytes')
    expect(counterCode(new Uint8Array(6))).toBe('222222')
  })
})
