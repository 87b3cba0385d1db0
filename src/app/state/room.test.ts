import { expect, it, vi } from 'vitest'
import { withRoom } from './room.ts'

const asked: unknown[] = []
vi.stubGlobal('window', globalThis)
vi.stubGlobal('navigator', {
  serviceWorker: {
    controller: {
      postMessage(message: unknown, [port]: MessagePort[]) {
        asked.push(message)
        port?.postMessage(true)
      },
    },
  },
})

/** A write that fails so often with an error of this name. */
function aWrite(times: number, name: string) {
  return vi.fn(async () => {
    times -= 1
    if (times >= 0) throw new DOMException('no', name)
    return 'written'
  })
}

it('a device without room drops the answers that its worker keeps, and writes once more [HD-38, fault 29]', async () => {
  const write = aWrite(1, 'QuotaExceededError')
  expect(await withRoom(write)).toBe('written')
  expect(write).toHaveBeenCalledTimes(2)
  expect(asked).toEqual([{ type: 'makeRoom' }])
})

it('a write that still finds no room, or fails for another reason, is not tried again for ever [HD-38, fault 29]', async () => {
  await expect(withRoom(aWrite(9, 'QuotaExceededError'))).rejects.toThrow('no')
  const broken = aWrite(1, 'UnknownError')
  await expect(withRoom(broken)).rejects.toThrow('no')
  expect(broken).toHaveBeenCalledTimes(1)
})
