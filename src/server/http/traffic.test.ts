import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTraffic, TRAFFIC, trafficOf } from './traffic.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A call that ends when it is told to. */
function aCall() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => done, end }
}

const busy = { status: 503 }

/** Refuses at once, so that no test waits. */
function bounds(searches: Partial<typeof TRAFFIC.searches> = {}) {
  return {
    ...trafficOf(2000),
    searches: { ...TRAFFIC.searches, refusalMs: 0, ...searches },
    largeSearches: { ...TRAFFIC.largeSearches, refusalMs: 0 },
  }
}

describe('while the event loop is late', () => {
  it('a guest who searches again before the answer comes is served, and another one is refused [HD-13]', async () => {
    const traffic = createTraffic(bounds(), () => 300)
    const calls = Array.from({ length: 4 }, aCall)
    const searches = calls.map(({ work }) => traffic.enter('search', 'one', work))
    await expect(traffic.enter('search', 'one', async () => 1)).rejects.toMatchObject(busy)
    await expect(traffic.enter('search', 'other', async () => 1)).rejects.toMatchObject(busy)
    for (const { end } of calls) end()
    await Promise.all(searches)
    expect(await traffic.enter('search', 'other', async () => 1)).toBe(1)
  })

  it('a booking enters however late the loop is, and a hold of another client does not [HD-13]', async () => {
    const traffic = createTraffic(bounds(), () => 1100)
    const { work, end } = aCall()
    const booking = traffic.enter('write', 'one', work)
    expect(await traffic.enter('write', 'other', async () => 1)).toBe(1)
    await expect(traffic.enter('hold', 'other', async () => 1)).rejects.toMatchObject(busy)
    end()
    await booking
    expect(await traffic.enter('hold', 'other', async () => 1)).toBe(1)
  })

  it('all are taken while the loop is in time [HD-13]', async () => {
    const traffic = createTraffic(bounds(), () => 150)
    const { work, end } = aCall()
    const search = traffic.enter('search', 'one', work)
    expect(await traffic.enter('search', 'other', async () => 1)).toBe(1)
    end()
    await search
  })
})

describe('searches', () => {
  it('large ones that fill their lane leave the places of the others free, and the feed gives way [HD-12, HD-13]', async () => {
    const traffic = createTraffic(bounds({ atWork: 1, waiting: 2 }), () => 0)
    const began: string[] = []
    const first = aCall()
    const enter = (kind: 'search' | 'largeSearch' | 'feed', name: string) =>
      traffic.enter(kind, name, async () => void began.push(name))
    const working = [
      traffic.enter('search', 'first', first.work),
      ...Array.from({ length: 17 }, (_, at) => traffic.enter('largeSearch', `large ${at}`, first.work)),
    ]
    await expect(enter('largeSearch', 'one more')).rejects.toMatchObject(busy)
    const [feed, other] = [enter('feed', 'feed'), enter('feed', 'other feed')]
    other.catch(() => {})
    const small = enter('search', 'small')
    await expect(other).rejects.toMatchObject(busy)
    first.end()
    await Promise.all([...working, feed, small])
    expect(began).toEqual(['small', 'feed'])
  })

  it('a search that is refused is answered a second later, a write at once [HD-13]', async () => {
    vi.useFakeTimers()
    const late = createTraffic(trafficOf(2000), () => 1100)
    const first = aCall()
    const searching = late.enter('search', 'one', first.work)
    const holding = late.enter('hold', 'one', first.work)
    await expect(late.enter('hold', 'other', async () => 1)).rejects.toMatchObject(busy)
    const refused = vi.fn()
    late.enter('search', 'other', async () => 1).catch(refused)
    await vi.advanceTimersByTimeAsync(999)
    expect(refused).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toHaveBeenCalledWith(expect.objectContaining(busy))
    first.end()
    await Promise.all([searching, holding])
  })
})
