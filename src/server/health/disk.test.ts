import { expect, it } from 'vitest'
import type { LogLine } from '../log.ts'
import { createDiskCheck } from './disk.ts'

const MINUTE = 60_000

it.each([
  // Of 1,000 blocks root keeps 50 for itself.
  [{ blocks: 1000, bfree: 145, bavail: 95 }, []],
  [{ blocks: 1000, bfree: 144, bavail: 94 }, [{ event: 'disk-low', freePercent: 9 }]],
  [{ blocks: 1000, bfree: 0, bavail: 0 }, [{ event: 'disk-low', freePercent: 0 }]],
  [{ blocks: 0, bfree: 0, bavail: 0 }, []],
])('a disk with %j is told as it should be [HD-33]', async (space, lines) => {
  const logged: LogLine[] = []
  await createDiskCheck({
    folder: '/data',
    log: (line) => logged.push(line),
    clock: () => 0,
    spaceOf: async () => space,
  })()
  expect(logged).toEqual(lines)
})

it('a disk that stays low is told once in ten minutes, and one that tells nothing is not [HD-33]', async () => {
  let [now, isKnown] = [0, true]
  const logged: LogLine[] = []
  const spaceOf = async () => {
    if (!isKnown) throw new Error('no such folder')
    return { blocks: 100, bfree: 4, bavail: 4 }
  }
  const check = createDiskCheck({
    folder: '/data',
    log: (line) => logged.push(line),
    clock: () => now,
    spaceOf,
  })
  for (; now < 20 * MINUTE; now += MINUTE) await check()
  expect(logged).toHaveLength(2)
  isKnown = false
  now += 10 * MINUTE
  await check()
  expect(logged).toHaveLength(2)
})
