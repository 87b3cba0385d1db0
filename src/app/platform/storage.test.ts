import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from './storage.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

describe('a database', () => {
  it('is opened when it is first used, and keeps its values', async () => {
    const database = openDatabase('visit')
    expect(await names()).toEqual([])
    await set('a', 1, database.use)
    expect(await get('a', openDatabase('visit').use)).toBe(1)
  })

  it('shares no values with the others', async () => {
    await set('a', 1, openDatabase('visit').use)
    expect(await get('a', openDatabase('outbox').use)).toBeUndefined()
  })

  it('leaves nothing on the disk when it is destroyed, and can be used again', async () => {
    const database = openDatabase('visit')
    await set('a', 1, database.use)
    await database.destroy()
    expect(await names()).toEqual([])
    expect(await get('a', database.use)).toBeUndefined()
  })

  it('closes when another page destroys it [fault 33]', async () => {
    const [mine, other] = [openDatabase('visit'), openDatabase('visit')]
    await set('a', 1, mine.use)
    await other.destroy()
    expect(await names()).toEqual([])
    await set('b', 2, mine.use)
    expect(await get('b', mine.use)).toBe(2)
  })

  it("writes the outbox with strict durability, and the others with the browser's default", async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await set('a', 1, openDatabase('outbox').use)
    await get('a', openDatabase('outbox').use)
    await set('a', 1, openDatabase('visit').use)
    const durabilities = asked.mock.calls.flatMap(([, , options]) => options?.durability ?? [])
    expect(durabilities).toEqual(['strict', 'default', 'default'])
  })

  it('rejects when it cannot be opened, and tries again the next time [fault 28]', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const database = openDatabase('visit')
    await expect(get('a', database.use)).rejects.toThrow('no')
    expect(await get('a', database.use)).toBeUndefined()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('can be destroyed where the browser has no IndexedDB [fault 28]', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await expect(openDatabase('visit').destroy()).resolves.toBeUndefined()
  })
})
