import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOtherBuilds, startKeepingBuild } from '../pages/other-builds.ts'
import { aCheckIn } from './conformance.ts'
import type { Engine } from './engine.ts'
import { putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { Store } from './store.ts'

const DAY_MS = 86_400_000
const SCRIPT = '/assets/main-4f2a91c.js'

/** What every engine must pass of data that processes share: files of builds, and resealing; `open` and `reset` as for the whole store. */
export function sharedDataConforms(
  name: string,
  open: () => Engine,
  reset: () => void | Promise<void>,
): void {
  describe(`what processes share on ${name}`, () => {
    const shift = { ms: 0 }
    let store: Store
    let other: Store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      const engine = putForward(open(), shift)
      await migrate(engine)
      store = createStore(engine)
      other = createStore(putForward(open(), shift))
    })
    afterEach(async () => {
      await store.close()
      await other.close()
    })

    it('a process answers with a hashed file of the build of another, in the encoding that the browser takes, for 14 days [RUN-04]', async () => {
      const texts = new Map([
        [SCRIPT, 'plain'],
        [`${SCRIPT}.br`, 'brotli'],
        ['/assets/logo-11aa22b.png', 'picture'],
      ])
      const read = async (file: string) => new TextEncoder().encode(texts.get(file))
      const build = { names: [...texts.keys()], read }
      const stop = await startKeepingBuild(other, build, () => {})
      const answer = createOtherBuilds(store)
      const ask = (path: string, headers = {}) => answer(new Request(`http://a.example${path}`, { headers }))

      const plain = await ask(SCRIPT)
      expect(await plain?.text()).toBe('plain')
      expect(Object.fromEntries(plain?.headers ?? [])).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      })
      const small = await ask(SCRIPT, { 'accept-encoding': 'gzip, br' })
      expect([await small?.text(), small?.headers.get('content-encoding')]).toEqual(['brotli', 'br'])
      const again = await ask(SCRIPT, { 'if-none-match': plain?.headers.get('etag') ?? '' })
      expect(again?.status).toBe(304)
      expect(await (await ask('/assets/logo-11aa22b.png'))?.text()).toBe('picture')
      expect(await ask('/assets/unknown-0000000.js')).toBeUndefined()
      // A process of the next build starts right after the list was read.
      texts.set('/assets/next-5d31c07.js', 'of the next build')
      await other.keepBuiltFiles([...texts.keys()], read)
      expect(await (await ask('/assets/next-5d31c07.js'))?.text()).toBe('of the next build')
      // A copy of a build was damaged on its way, and the next process has a sound one.
      texts.set('/assets/logo-11aa22b.png', 'a sound picture')
      await other.keepBuiltFiles([...texts.keys()], read)
      expect(await (await ask('/assets/logo-11aa22b.png'))?.text()).toBe('a sound picture')

      shift.ms = 13 * DAY_MS
      expect(await store.purgeBuiltFiles(14 * DAY_MS)).toBe(0)
      await store.markBuiltFiles([SCRIPT])
      shift.ms = 26 * DAY_MS
      expect(await store.purgeBuiltFiles(14 * DAY_MS)).toBe(3)
      expect(await other.builtFileNames()).toEqual([SCRIPT])
      stop()
    })

    it('two processes that reseal at once seal each value once, and leave one that another has changed [RUN-14]', async () => {
      const sealed = (first: number) => new Uint8Array([first, 1, 2, 3, 4, 5, 6, 7, 8])
      const ids = Array.from({ length: 250 }, (_, at) => `id-${String(at).padStart(3, '0')}`)
      for (const id of ids) {
        await store.recordCheckIn({ ...aCheckIn(), id, idempotencyKey: id, guestMark: id, sealed: sealed(1) })
      }
      const anew = (_: string, value: Uint8Array) => (value[0] === 1 ? sealed(3) : undefined)
      const resealAll = async (one: Store) => {
        let count = 0
        let place = await one.resealPlace('key')
        while (place) {
          const lot = await one.resealLot(place, anew)
          count += lot.resealed
          place = lot.next
        }
        return count
      }
      const [first, second] = await Promise.all([resealAll(store), resealAll(other)])
      expect(first + second).toBe(ids.length)
      expect(await store.sealedHeads(7)).toEqual([{ head: sealed(3).subarray(0, 7), count: ids.length }])
      expect(await store.resealPlace('key')).toBeUndefined()
      expect(await store.resealPlace('next')).toEqual({ keyId: 'next', table: 0, after: '' })
      expect([await store.takeResealTurn(60_000), await other.takeResealTurn(60_000)]).toEqual([true, false])
    })
  })
}
