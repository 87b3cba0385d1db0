import { describe, expect, it } from 'vitest'
import { simulate } from '../support/outbox-simulation.ts'

/** A generator that can be sown again. */
function sown(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

describe('the outbox of a device whose connections break at every stage', () => {
  it.each([1, 2])('loses nothing, doubles nothing, keeps the order (seed %i) [R4, CARD-01]', async (seed) => {
    const { submitted, taken, order, attempts } = await simulate(100, sown(seed))
    expect(attempts).toBeGreaterThan(submitted)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken).toEqual(order)
  })
})
