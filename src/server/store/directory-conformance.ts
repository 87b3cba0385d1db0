import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import type { Closure } from './closures.ts'
import { aCheckIn, aStoredLocation } from './conformance.ts'
import { DirectoryChanged } from './directory-edits.ts'
import type { Engine, Row } from './engine.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { Store } from './store.ts'
import type { LocationWait } from './waits.ts'

/** The engine, which tells of each statement of its transactions and of the rows that it gave. */
function watchedEngine(engine: Engine, tell: (sql: string, rows: readonly Row[]) => void): Engine {
  return {
    ...engine,
    transaction: (work) =>
      engine.transaction((tx) =>
        work({
          ...tx,
          async query(sql, params) {
            const rows = await tx.query(sql, params)
            tell(sql, rows)
            return rows
          },
        }),
      ),
  }
}

/** What every engine must pass of the directory; `open` and `reset` as for the whole store. */
export function directoryConforms(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`the directory on ${name}`, () => {
    let engine: Engine
    let store: Store

    beforeEach(async () => {
      await reset()
      engine = open()
      await migrate(engine)
      store = createStore(engine)
    })
    afterEach(() => store.close())

    const close = (id: string) => store.putLocations([aStoredLocation({ id, status: 'closed' })])

    it('a location put twice is unchanged, put differently is updated, and reads back as it was', async () => {
      const location = aStoredLocation()
      expect(await store.putLocations([location])).toEqual({
        inserted: 1,
        updated: 0,
        unchanged: 0,
        grids: [],
      })
      expect(await store.putLocations([location])).toEqual({
        inserted: 0,
        updated: 0,
        unchanged: 1,
        grids: [],
      })
      const renamed = aStoredLocation({ vanityName: 'Kroger Perimeter' })
      expect(await store.putLocations([renamed])).toEqual({
        inserted: 0,
        updated: 1,
        unchanged: 0,
        grids: [],
      })
      expect(await store.location('pharmacy', '01100002')).toEqual(renamed)
      expect(await store.location('tlc', '01100002')).toBeUndefined()
    })

    it('many locations are closed in few statements [HD-16]', async () => {
      const ids = Array.from({ length: 130 }, (_, at) => `store-${at}`)
      await store.putLocations(ids.map((id) => aStoredLocation({ id })))
      const written: string[] = []
      const counted = watchedEngine(engine, (sql) => void written.push(sql))
      const closed = ids.filter((id) => id !== 'store-7')
      const puts = await createStore(counted).editDirectory((edit) =>
        edit.putLocations(closed.map((id) => aStoredLocation({ id, status: 'closed' }))),
      )
      expect(puts.filter(({ outcome }) => outcome === 'updated')).toHaveLength(129)
      expect(written.length).toBeLessThan(15)
      expect((await store.locationsOf(['pharmacy'])).map(({ id }) => id)).toEqual(['store-7'])
    })

    it('of many locations that get other places each reads its own grid alone [DIR-09]', async () => {
      const withPlaces = (places: number) =>
        Array.from({ length: 130 }, (_, at) =>
          aStoredLocation({ id: `store-${at}`, schedule: { cellMinutes: 20, places } }),
        )
      for (const places of [1, 2]) await store.putLocations(withPlaces(places))
      let read = 0
      const counted = watchedEngine(engine, (_, rows) => {
        read += rows.length
      })
      expect(await createStore(counted).putLocations(withPlaces(3))).toMatchObject({ updated: 130 })
      expect(read / 130).toBeLessThan(8)
    })

    it('locations absent from a later file are closed, not deleted, and open again when they come back', async () => {
      const [here, gone] = [aStoredLocation(), aStoredLocation({ id: '2' })]
      await store.putLocations([here, gone, aStoredLocation({ businessName: 'tlc', id: '2' })])
      expect(await close(gone.id)).toMatchObject({ updated: 1 })
      expect((await store.location('pharmacy', '2'))?.status).toBe('closed')
      expect((await store.closedLocations()).map(({ id, businessName }) => [businessName, id])).toEqual([
        ['pharmacy', '2'],
      ])
      expect((await store.location('tlc', '2'))?.status).toBe('open')
      expect(await store.putLocations([gone])).toEqual({ inserted: 0, updated: 1, unchanged: 0, grids: [] })
      expect((await store.location('pharmacy', '2'))?.status).toBe('open')
    })

    it('the open locations of the businesses asked for are read whole', async () => {
      const tlc = aStoredLocation({ businessName: 'tlc' })
      const others = [aStoredLocation({ id: '2', status: 'closed' }), aStoredLocation({ id: '3' })]
      await store.putLocations([aStoredLocation(), tlc, ...others])
      const ids = (await store.locationsOf(['pharmacy'])).map(({ id }) => id)
      expect(ids.sort()).toEqual(['01100002', '3'])
      expect(await store.locationsOf(['tlc'])).toEqual([tlc])
      expect(await store.locationsOf(['tlc', 'pharmacy', 'tlc'])).toHaveLength(3)
      expect(await store.locationsOf([])).toEqual([])
    })

    it('the version of the directory changes with every change of the directory, and only then', async () => {
      const service = { id: 7, name: 'Flu', businessNames: ['pharmacy' as const], cells: 1 }
      const record = { kind: 'licensure', key: 'OH', demonstration: true, body: 1 } as const
      const changes: (() => Promise<unknown>)[] = [
        () => store.putLocations([aStoredLocation(), aStoredLocation({ id: '2', demonstration: true })]),
        () => store.putLocations([aStoredLocation({ vanityName: 'Kroger Perimeter' })]),
        () => store.putLocations([aStoredLocation({ id: '2', demonstration: true, status: 'closed' })]),
        () => store.editDirectory((edit) => edit.removeDemonstration()),
        () => store.putServices([service]),
        () => store.putServices([{ ...service, cells: 2 }]),
        () => store.putRecords([record]),
        () => store.putRecords([{ ...record, body: 2 }]),
        () => store.putRecords([{ ...record, body: 2, demonstration: false }]),
      ]
      const seen = new Set([await store.directoryVersion()])
      for (const change of changes) {
        await change()
        const version = await store.directoryVersion()
        expect([...seen]).not.toContain(version)
        seen.add(version)
        await change()
        expect(await store.directoryVersion()).toBe(version)
      }
      await store.recordCheckIn(aCheckIn())
      expect(await store.directoryVersion()).toBe([...seen].at(-1))
    })

    it('waits are written, changed and removed, and their version changes only when a wait does [HD-15]', async () => {
      const [here, there] = [
        { businessName: 'tlc', id: '1' },
        { businessName: 'tlc', id: '2' },
      ] as const
      const change = async (...waits: LocationWait[]) => {
        const before = await store.waitsVersion()
        const changed = await store.putWaits(waits)
        expect((await store.waitsVersion()) !== before).toBe(changed > 0)
        return changed
      }
      const both = [
        { ...here, waitMinutes: 0 },
        { ...there, waitDescription: 'Please call.' },
      ]
      expect(await change(...both)).toBe(2)
      expect(await change(...both)).toBe(0)
      expect(await change({ ...here, waitMinutes: 5, waitDescription: 'Come in.' }, there)).toBe(2)
      expect(await store.waits()).toMatchObject([{ ...here, waitMinutes: 5, waitDescription: 'Come in.' }])
      expect(await change({ ...here, waitMinutes: 5 })).toBe(1)
      expect(await store.directoryVersion()).toBe('0')
    })

    it('waits tell what changed since a version, unless a version has no row left [DIR-12]', async () => {
      const at = (id: string) => ({ businessName: 'tlc', id }) as const
      const put = async (...waits: LocationWait[]) => {
        await store.putWaits(waits)
        return store.waitsVersion()
      }
      const since = async (former: string, latter: string) =>
        (await store.waitsBetween(former, latter))?.map(({ id, waitMinutes }) => [id, waitMinutes]).sort()
      const first = await put(...['1', '2', '3'].map((id) => ({ ...at(id), waitMinutes: 5 })))
      const second = await put({ ...at('2'), waitMinutes: 10 })
      expect(await since(first, second)).toEqual([['2', 10]])
      const third = await put(at('3'), { ...at('4'), waitMinutes: 15 })
      const ofThird = [
        ['3', undefined],
        ['4', 15],
      ]
      expect(await since(second, third)).toEqual(ofThird)
      expect(await since(first, third)).toEqual([['2', 10], ...ofThird])
      expect(await since(third, third)).toEqual([])
      const fourth = await put({ ...at('2'), waitMinutes: 20 })
      expect(await since(first, fourth)).toBeUndefined()
      expect(await since(third, fourth)).toEqual([['2', 20]])
      expect((await store.waits()).map(({ id }) => id).sort()).toEqual(['1', '2', '4'])
    })

    it('closures count in their order, once each, are forgotten when they are over, and have a version [DIR-06]', async () => {
      const closed = (day: string, more: Partial<Closure> = {}) => ({
        scope: { ids: ['7'] },
        from: day,
        to: day,
        reason: 'Inventory',
        ...more,
      })
      const seen = new Set([await store.closuresVersion()])
      const isNew = async () => seen.size < seen.add(await store.closuresVersion()).size
      expect(await store.addClosures([closed('2026-11-26'), closed('2026-12-25')], '2026-11-20')).toBe(2)
      expect(await isNew()).toBe(true)
      expect(await store.addClosures([closed('2026-12-25')], '2026-11-20')).toBe(0)
      expect(await isNew()).toBe(false)
      expect(await store.addClosures([closed('2026-12-25', { opens: true })], '2026-11-20')).toBe(1)
      expect(await store.addClosures([closed('2026-12-25')], '2026-11-27')).toBe(1)
      expect(await isNew()).toBe(true)
      const closures = await store.closures()
      expect(closures.map(({ from, opens }) => [from, opens])).toEqual([
        ['2026-12-25', true],
        ['2026-12-25', undefined],
      ])
      expect(await store.removeClosure(closures[0]?.id ?? '')).toBe(true)
      expect(await isNew()).toBe(true)
      expect([await store.removeClosure('nothing'), await isNew()]).toEqual([false, false])
      expect(await store.directoryVersion()).toBe('0')
    })

    it('an edit that throws leaves everything as it was, and two edits come one after the other [DIR-04]', async () => {
      const edit = store.editDirectory(async (writer) => {
        await writer.putLocation(aStoredLocation())
        await writer.putWait({ businessName: 'pharmacy', id: '01100002', waitMinutes: 5 })
        throw new Error('stop')
      })
      await expect(edit).rejects.toThrow('stop')
      expect([await store.countLocations(), await store.waits(), await store.directoryVersion()]).toEqual([
        0,
        [],
        '0',
      ])
      const addToName = (letter: string) =>
        store.editDirectory(async (writer) => {
          const [known] = await writer.locations('pharmacy')
          await writer.putLocation(aStoredLocation({ vanityName: (known?.vanityName ?? '') + letter }))
        })
      await Promise.all(['a', 'b', 'c', 'd'].map(addToName))
      const [{ vanityName = '' } = {}] = await store.locationsOf(['pharmacy'])
      expect([...(vanityName ?? '')].sort().join('')).toBe('abcd')
    })

    it('an edit of a directory that was changed after it was read is refused, and does nothing [DIR-04]', async () => {
      const closure = { scope: {}, from: '2026-12-24', to: '2026-12-24', reason: '' }
      await store.addClosures([closure], '2026-11-20')
      const [{ id } = { id: '' }] = await store.closures()
      const changes = [
        () => store.putLocations([aStoredLocation()]),
        () => store.removeClosure(id),
        () => store.addClosures([closure], '2026-11-20'),
        () => store.editDirectory((edit) => edit.putWait({ businessName: 'tlc', id: '1', waitMinutes: 5 })),
      ]
      const late = aStoredLocation({ id: 'late' })
      for (const change of changes) {
        const { version } = await store.readDirectory()
        await change()
        await expect(store.editDirectory((edit) => edit.putLocation(late), version)).rejects.toThrow(
          DirectoryChanged,
        )
      }
      expect(await store.location('pharmacy', 'late')).toBeUndefined()
      const { version } = await store.readDirectory()
      await store.editDirectory((edit) => edit.putLocation(late), version)
      expect(await store.location('pharmacy', 'late')).toBeDefined()
    })

    it('a provider that was removed with the demonstration and comes back keeps its cells until they are free [HD-19, DIR-09]', async () => {
      const provider = { businessName: 'tlc' as const, id: '96000001' }
      const team = (cellMinutes: number, demonstration: boolean) => ({
        kind: 'virtualProvider' as const,
        key: provider.id,
        demonstration,
        body: { ...provider, timezone: 'America/New_York', schedule: { cellMinutes, places: 3 } },
      })
      await store.putRecords([team(15, true)])
      await store.book(aBooking(anAppointment({ provider, cellMs: 15 * 60_000 })))
      await store.editDirectory((edit) => edit.removeDemonstration())
      const change = await store.editDirectory((edit) => edit.putRecord(team(30, false)))
      expect(change.grid?.waits).toMatchObject({ cellMinutes: [15, 30], appointments: 1 })
    })

    it('the wait of a demonstration location goes with it [HD-15]', async () => {
      const [shown, real] = [aStoredLocation({ id: '9', demonstration: true }), aStoredLocation()]
      await store.putLocations([shown, real])
      await store.putWaits(
        [shown, real].map(({ businessName, id }) => ({ businessName, id, waitMinutes: 10 })),
      )
      await store.editDirectory((edit) => edit.removeDemonstration())
      expect((await store.waits()).map(({ id }) => id)).toEqual([real.id])
    })

    it('demonstration locations are removed, the others and the services stay', async () => {
      await store.putLocations([aStoredLocation(), aStoredLocation({ id: '9', demonstration: true })])
      await store.putServices([{ id: 7, name: 'Flu', businessNames: ['pharmacy'], cells: 1 }])
      expect(await store.editDirectory((edit) => edit.removeDemonstration())).toMatchObject({ locations: 1 })
      expect(await store.countLocations()).toBe(1)
      expect(await store.services(['pharmacy'])).toHaveLength(1)
    })

    it('services are found by business [API-06]', async () => {
      await store.putServices([
        { id: 1, name: 'Physical', businessNames: ['tlc'], cells: 2 },
        { id: 2, name: 'Flu', businessNames: ['tlc', 'pharmacy'], cells: 1 },
      ])
      expect((await store.services(['pharmacy'])).map(({ id }) => id)).toEqual([2])
      expect((await store.services(['tlc', 'pharmacy'])).map(({ id }) => id)).toEqual([1, 2])
      expect(await store.services([])).toEqual([])
    })

    it('records are kept by kind and key', async () => {
      const record = { kind: 'licensure', key: 'OH', demonstration: true, body: { states: ['OH'] } } as const
      await store.putRecords([{ ...record, body: 1 }])
      await store.putRecords([record])
      expect(await store.records('licensure')).toEqual([record])
      expect(await store.records('benefitCode')).toEqual([])
    })

    it('a benefit code of fewer than 8 characters is refused, with all that comes with it [HD-28]', async () => {
      const recordOf = (key: string, body: unknown) =>
        ({ kind: 'benefitCode', key, demonstration: false, body }) as const
      const long = recordOf('long', { code: 'SHORT-12', locations: null })
      for (const code of ['SHORT-1', '  SHORT-1 \u200B ', 'SHORT\u00AD-1', '', undefined]) {
        await expect(store.putRecords([long, recordOf('short', { code })])).rejects.toThrow(
          'Benefit code "short": a code must have 8 characters or more.',
        )
        expect(await store.records('benefitCode')).toEqual([])
      }
      await store.putRecords([long])
      expect(await store.records('benefitCode')).toEqual([long])
    })
  })
}
