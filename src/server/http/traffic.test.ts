import { describe, expect, it } from 'vitest'
import { createTraffic, trafficOf } from './traffic.ts'

/** A call that ends when it is told to. */
function aCall() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => done, end }
}

const busy = { status: 503 }

describe('while the event loop is late', () => {
  it('a guest who searches again before the answer comes is served, and another one is refused [HD-13]', async () => {
    const traffic = createTraffic(trafficOf(2000), () => 300)
    const calls = Array.from({ length: 4 }, aCall)
    const searches = calls.map(({ work }) => traffic.enter('search', 'one', work))
    await expect(traffic.enter('search', 'one', async () => 1)).rejects.toMatchObject(busy)
    await expect(traffic.enter('search', 'other', async () => 1)).rejects.toMatchObject(busy)
    for (const { end } of calls) end()
    await Promise.all(searches)
    expect(await traffic.enter('search', 'other', async () => 1)).toBe(1)
  })

  it('a booking enters however late the loop is, and a hold of another client does not [HD-13]', async () => {
    const traffic = createTraffic(trafficOf(2000), () => 1100)
    const { work, end } = aCall()
    const booking = traffic.enter('write', 'one', work)
    expect(await traffic.enter('write', 'other', async () => 1)).toBe(1)
    await expect(traffic.enter('hold', 'other', async () => 1)).rejects.toMatchObject(busy)
    end()
    await booking
    expect(await traffic.enter('hold', 'other', async () => 1)).toBe(1)
  })

  it('all are taken while the loop is in time [HD-13]', async () => {
    const traffic = createTraffic(trafficOf(2000), () => 150)
    const { work, end } = aCall()
    const search = traffic.enter('search', 'one', work)
    expect(await traffic.enter('search', 'other', async () => 1)).toBe(1)
    end()
    await search
  })
})
