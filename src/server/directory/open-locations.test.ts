import { expect, it } from 'vitest'
import { aLocation, TEST_NOW } from '../../../tests/support/builders.ts'
import type { Closure } from '../store/closures.ts'
import type { LocationWait } from '../store/waits.ts'
import { readOpenLocations, readWaits } from './open-locations.ts'

it('of many locations a closure makes anew only those that it is of, and so does its end; a new year makes all [RUN-19]', async () => {
  let asked: string[] = []
  const locations = Array.from({ length: 50 }, (_, at) => {
    const one = aLocation({ id: `store-${at}` })
    return Object.defineProperty(one, 'yearlyClosures', {
      enumerable: false,
      get() {
        asked.push(one.id)
        return []
      },
    })
  })
  let [closures, version, now]: [Closure[], number, number] = [[], 0, TEST_NOW]
  // The server asks for versions once a second. With an age of 0 it asks each time, so that no test waits.
  const openBy = async (next: Closure[]) => {
    ;[closures, asked] = [next, []]
    version += 1
    return open()
  }
  const store = {
    directoryVersion: async () => '1',
    locationsOf: async () => locations,
    closuresVersion: async () => String(version),
    closures: async () => closures,
  }
  const open = readOpenLocations(store, () => now, 0)
  const closure: Closure = {
    id: 'c1',
    scope: { ids: ['store-7'] },
    from: '2026-12-01',
    to: '2026-12-01',
    reason: '',
  }
  const before = await openBy([])
  expect(asked).toHaveLength(50)
  const closed = await openBy([closure])
  expect(asked).toEqual(['store-7'])
  expect(closed.locations.filter((one, at) => one !== before.locations[at]).map(({ id }) => id)).toEqual([
    'store-7',
  ])
  expect(closed.locations[7]?.closures).toHaveLength(1)
  const opened = await openBy([])
  expect(asked).toEqual(['store-7'])
  expect(opened.locations[7]?.closures).toEqual([])
  now += 60 * 86_400_000
  await openBy([closure])
  expect(asked).toHaveLength(50)
})

it('of many waits only those that changed are read, and all of them where the rows do not tell which [DIR-12]', async () => {
  const at = (id: string, waitMinutes?: number): LocationWait => ({
    businessName: 'tlc',
    id,
    ...(waitMinutes !== undefined && { waitMinutes }),
  })
  const all = [at('1', 5), at('2', 10)]
  let [version, changed]: [number, LocationWait[] | undefined] = [1, []]
  let readAll = 0
  const store = {
    waitsVersion: async () => String(version),
    waitsBetween: async () => changed,
    waits: async () => {
      readAll += 1
      return all
    },
  }
  // The server asks for versions once a second. With an age of 0 it asks each time, so that no test waits.
  const waits = readWaits(store, () => TEST_NOW, 0)
  const minutesAfter = async (next?: LocationWait[]) => {
    ;[version, changed] = [version + 1, next]
    const waitAt = await waits()
    return ['1', '2'].map((id) => waitAt(at(id))?.waitMinutes)
  }
  expect([await minutesAfter([]), readAll]).toEqual([[5, 10], 1])
  expect([await minutesAfter([at('1', 25)]), readAll]).toEqual([[25, 10], 1])
  expect([await minutesAfter([at('2')]), readAll]).toEqual([[25, undefined], 1])
  expect((await waits())(at('2'))).toBeUndefined()
  expect([await minutesAfter(undefined), readAll]).toEqual([[5, 10], 2])
})
