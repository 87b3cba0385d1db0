import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'
import { migrate } from '../store/migrate.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { type ImportOptions, importSources } from './import.ts'
import { describeImport } from './import-report.ts'

const REAL = '../shared/data/stores/kroger_family_stores_2024.csv'
const HEADER = 'storeId,brand,city,state,zip,latitude,longitude,tz,hours,cellMinutes'

const folder = mkdtempSync(join(tmpdir(), 'import-beside-'))
let count = 0
let store: Store
/** The same database, as another process has it. */
let other: Store
beforeEach(async () => {
  const path = join(folder, `${count++}.db`)
  const engine = openSqlite(path)
  await migrate(engine)
  store = createStore(engine)
  other = createStore(openSqlite(path))
})
afterEach(async () => {
  await store.close()
  await other.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function rows(...ids: (string | [id: string, city: string, cellMinutes?: number])[]) {
  const lines = ids.map((one) => {
    const [id, city, cellMinutes = 20] = typeof one === 'string' ? [one, 'Mason'] : one
    return `${id},Marrowby,${city},OH,45040,39.3,-84.3,America/New_York,24/7,${cellMinutes}`
  })
  async function* open() {
    yield Buffer.from([HEADER, ...lines].join('\n'))
  }
  return [{ name: 'stores.csv', open }]
}

/** A store on which something else happens between an import's comparison and its writing, the first times. */
function overtaken(...changes: (() => Promise<unknown>)[]): Pick<Store, 'readDirectory' | 'editDirectory'> {
  return {
    readDirectory: () => store.readDirectory(),
    async editDirectory(work, version) {
      await changes.shift()?.()
      return store.editDirectory(work, version)
    },
  }
}

const run = (sources: ReturnType<typeof rows>, options: Partial<ImportOptions> = {}) =>
  importSources(sources, { store, demonstration: false, ...options })

describe('an import beside other changes of the directory', () => {
  it('compares again when somebody changed it meanwhile, and loses nothing of either [DIR-04]', async () => {
    await run(rows('1', '2'))
    const first = () => importSources(rows(['1', 'Dayton'], '3'), { store: other, demonstration: false })
    const closure = { scope: { ids: ['2'] }, from: '2099-12-24', to: '2099-12-24', reason: '' }
    const report = await run(rows(['2', 'Akron'], '3', '4'), {
      store: overtaken(first, () => other.addClosures([closure], '2026-11-20')),
    })
    expect([report.added, report.changed.map(({ key }) => key), report.unchanged]).toEqual([1, ['2'], 1])
    const cities = await Promise.all(
      ['1', '2', '3', '4'].map(async (id) => (await store.location('pharmacy', id))?.city),
    )
    expect(cities).toEqual(['Dayton', 'Akron', 'Mason', 'Mason'])
    expect(await store.closures()).toHaveLength(1)
  })

  it('two at once of two processes are as one after the other [DIR-04]', async () => {
    const ids = Array.from({ length: 200 }, (_, at) => `S${at}`)
    const reports = await Promise.all([
      run(rows(...ids.slice(0, 150))),
      importSources(rows(...ids.slice(50)), { store: other, demonstration: false }),
    ])
    expect(await store.countLocations()).toBe(200)
    expect(reports.map(({ added, unchanged }) => added + unchanged)).toEqual([150, 150])
    expect(reports[0]?.added ?? 0).toBe(200 - (reports[1]?.added ?? 0))
  })

  it('a dry run names the days of other cells as the import does, and changes nothing [DIR-02, DIR-09]', async () => {
    await run(rows('1'))
    const provider = { businessName: 'pharmacy', id: '1' } as const
    await store.book(aBooking(anAppointment({ id: 'a', provider }), { guestMark: 'a' }))
    const tried = await run(rows(['1', 'Mason', 30]), { dryRun: true })
    const said = '1: cells of 20 minutes until 4 Jun 2035 (1 appointment), of 30 minutes from 5 Jun 2035'
    expect(describeImport(tried)).toContain(said)
    expect([await store.grids(), (await store.location('pharmacy', '1'))?.schedule?.cellMinutes]).toEqual([
      [],
      20,
    ])
    expect(describeImport(await run(rows(['1', 'Mason', 30])))).toContain(said)
  })
})

describe('holds and bookings beside an import', () => {
  it('wait for no comparison: a file that changes nothing writes nothing [DIR-04]', async () => {
    const sources = rows(...Array.from({ length: 500 }, (_, at) => `S${at}`))
    await run(sources)
    let written = 0
    const counting = {
      readDirectory: () => store.readDirectory(),
      editDirectory: ((work, version) =>
        store.editDirectory(
          (writer) =>
            work({
              ...writer,
              putLocations: (lot) => {
                written += lot.length
                return writer.putLocations(lot)
              },
            }),
          version,
        )) as Store['editDirectory'],
    }
    expect(await run(sources, { store: counting })).toMatchObject({ unchanged: 500 })
    expect(written).toBe(0)
    await run(rows(['S7', 'Dayton']), { store: counting })
    expect(written).toBe(1)
  })

  it('go on beside an import of 2,700 real stores', async () => {
    if (!existsSync(REAL)) return console.info('real stores: not found, not checked')
    const source = { name: REAL, open: () => createReadStream(REAL) }
    let isOver = false
    const importing = importSources([source], { store, demonstration: false }).finally(() => {
      isOver = true
    })
    let booked = 0
    for (; !isOver; booked++) {
      const appointment = anAppointment({ id: `b${booked}`, capacity: 1_000_000 })
      const result = await other.book(aBooking(appointment, { guestMark: `g${booked}` }))
      expect(result.outcome).toBe('booked')
      await new Promise(setImmediate)
    }
    expect((await importing).added).toBe(2693)
    expect(booked).toBeGreaterThan(3)
  })
})
