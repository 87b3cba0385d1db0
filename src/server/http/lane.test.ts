import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLane, type LaneBounds } from './lane.ts'
import { Refusal } from './refusal.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A lane, what its calls did in order, and the work of each that is under way. */
function aLane(bounds: Partial<LaneBounds> = {}) {
  const lane = createLane({ atWork: 1, waiting: 9, ofOne: 99, perTurn: 1, ...bounds })
  const done: string[] = []
  const finish: (() => void)[] = []
  const enter = (name: string, isLater = false, client = name) =>
    lane
      .enter(
        client,
        () => {
          done.push(name)
          return new Promise<void>((resolve) => finish.push(resolve))
        },
        isLater,
      )
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(Refusal)
        done.push(`${name} refused`)
      })
  const goOn = async () => {
    finish.shift()?.()
    for (let turn = 0; turn < 9; turn += 1) await nextTurn()
  }
  return { enter, goOn, done }
}

describe('a lane', () => {
  it('works on as many as it may, in the order in which they came', async () => {
    const { enter, goOn, done } = aLane({ atWork: 2 })
    for (const name of ['a', 'b', 'c', 'd']) void enter(name)
    await nextTurn()
    await nextTurn()
    expect(done).toEqual(['a', 'b'])
    await goOn()
    expect(done).toEqual(['a', 'b', 'c'])
    await goOn()
    expect(done).toEqual(['a', 'b', 'c', 'd'])
  })

  it('serves bookings before holds that wait longer [HD-13]', async () => {
    const { enter, goOn, done } = aLane()
    void enter('first')
    for (const name of ['hold 1', 'hold 2']) void enter(name, true)
    void enter('booking')
    for (let call = 0; call < 4; call += 1) await goOn()
    expect(done).toEqual(['first', 'booking', 'hold 1', 'hold 2'])
  })

  it('refuses what does not fit; a booking takes the place of the last hold [HD-13]', async () => {
    const { enter, goOn, done } = aLane({ waiting: 2 })
    void enter('first')
    for (const name of ['hold 1', 'hold 2', 'hold 3']) void enter(name, true)
    for (const name of ['booking 1', 'booking 2', 'booking 3']) void enter(name)
    await nextTurn()
    const refused = ['booking 3 refused', 'hold 1 refused', 'hold 2 refused', 'hold 3 refused']
    expect(done.splice(0).sort()).toEqual([...refused.slice(0, 1), 'first', ...refused.slice(1)])
    await goOn()
    await goOn()
    expect(done).toEqual(['booking 1', 'booking 2'])
  })

  it('lets no client have more than its share, whoever comes, and gives the share back [HD-10]', async () => {
    const { enter, goOn, done } = aLane({ ofOne: 2 })
    for (const name of ['a', 'b', 'c']) void enter(name, false, 'greedy')
    void enter('honest')
    for (let call = 0; call < 4; call += 1) await goOn()
    expect(done).toEqual(['a', 'c refused', 'b', 'honest'])
    void enter('d', false, 'greedy')
    await nextTurn()
    expect(done.at(-1)).toBe('d')
  })

  it('lets a call wait no longer than it should, and serves the next [HD-13]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { enter, goOn, done } = aLane({ longestMs: 2000 })
    void enter('first')
    void enter('second')
    vi.advanceTimersByTime(1000)
    void enter('third')
    vi.advanceTimersByTime(1000)
    await nextTurn()
    expect(done).toEqual(['first', 'second refused'])
    await goOn()
    vi.advanceTimersByTime(5000)
    expect(done).toEqual(['first', 'second refused', 'third'])
  })

  it('begins one a turn of the event loop, so that others come between, also when each ends at once [HD-13]', async () => {
    for (const atWork of [1, 3]) {
      const lane = createLane({ atWork, waiting: 9, ofOne: 9, perTurn: 1 })
      let begun = 0
      const calls = ['a', 'b', 'c', 'd'].map((name) => lane.enter(name, async () => (begun += 1)))
      const afterEach: number[] = []
      for (let turn = 0; turn < 9; turn += 1) {
        afterEach.push(begun)
        await nextTurn()
      }
      await Promise.all(calls)
      expect(afterEach.slice(0, 4), `${atWork} at work`).toEqual([1, 2, 3, 4])
    }
  })

  it('goes on when a call fails', async () => {
    const lane = createLane({ atWork: 1, waiting: 9, ofOne: 9, perTurn: 1 })
    const failing = lane.enter('a', () => Promise.reject(new Error('no')))
    const next = lane.enter('b', async () => 'fine')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('fine')
  })
})
