import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { seedDemonstration } from './demonstration.ts'
import { DEMONSTRATION_SERVICES } from './demonstration-services.ts'
import { type ImportOptions, importSources } from './import.ts'
import { describeImport } from './import-report.ts'

const BUSINESSES = ['pharmacy', 'tlc', 'dietitian'] as const
const SERVICES_LEFT = `${DEMONSTRATION_SERVICES.length} services are still the demonstration's: importing yours with --kind services removes them.`

const folder = mkdtempSync(join(tmpdir(), 'import-demonstration-'))
let store: Store
let lines: string[] = []
let count = 0
beforeEach(async () => {
  const engine = openSqlite(join(folder, `${count++}.db`))
  await migrate(engine)
  store = createStore(engine)
})
afterEach(() => store.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(text: string, options: Partial<ImportOptions> = {}) {
  async function* open() {
    yield Buffer.from(text)
  }
  const report = await importSources([{ name: 'rows.csv', open }], { store, ...options })
  lines = describeImport(report)
  return report
}

const aStore = (id: string) => `storeId,city,state,zip,latitude,longitude\n${id},Mason,OH,45040,39.3,-84.3`
const SERVICE = 'id,name,businesses\n9201,Dengue dose 1,pharmacy'
const services = async () => (await store.services(BUSINESSES)).map(({ id }) => id)
const seed = () => seedDemonstration(store, '2026-11-20')

describe('the demonstration', () => {
  it('leaves with the first import, services excepted, unless it is to stay [DIR-05]', async () => {
    const { locations } = await seed()
    await run(aStore('1'), { keepDemonstration: true })
    expect(await store.countLocations()).toBe(locations + 1)
    expect((await store.location('pharmacy', '90100001'))?.status).toBe('open')
    const report = await run(aStore('1'))
    expect(report.demonstration).toMatchObject({ locations, people: 11, codes: 3 })
    expect(lines).toContain(SERVICES_LEFT)
    expect(await store.countLocations()).toBe(1)
    expect(await services()).toHaveLength(DEMONSTRATION_SERVICES.length)
    for (const kind of ['clinician', 'virtualProvider', 'licensure', 'benefitCode'] as const)
      expect(await store.records(kind)).toEqual([])
    expect(await seed()).toEqual({ locations: 0 })
  })

  it('lends its services to an empty directory, and the import says so once [DIR-05]', async () => {
    await run(aStore('1'))
    expect(await services()).toHaveLength(DEMONSTRATION_SERVICES.length)
    expect(lines).toContain(SERVICES_LEFT)
    await run(aStore('2'))
    expect(lines).not.toContain(SERVICES_LEFT)
  })

  it('lends none where it is off, and the import says so [DIR-05]', async () => {
    await run(aStore('1'), { demonstration: false })
    expect(await services()).toEqual([])
    expect(lines).toContain('The directory has no services: import them with --kind services.')
  })

  it('loses its services to an import of services [DIR-05]', async () => {
    await seed()
    const shipped = DEMONSTRATION_SERVICES.length
    const tried = await run(SERVICE, { kind: 'services', dryRun: true })
    expect(tried.demonstration).toMatchObject({ services: shipped })
    expect(lines.some((line) => line.includes(`, ${shipped} services)`))).toBe(true)
    await run(SERVICE, { kind: 'services', keepDemonstration: true })
    expect(await services()).toHaveLength(shipped + 1)
    await run(SERVICE, { kind: 'services' })
    expect(lines).not.toContain(SERVICES_LEFT)
    expect(await services()).toEqual([9201])
  })

  it('stays when no row of the file was good', async () => {
    const { locations } = await seed()
    await run(aStore(''))
    expect(await store.countLocations()).toBe(locations)
  })
})
