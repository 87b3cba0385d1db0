import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessName } from '#contract/vocabulary'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'
import { migrate } from '../store/migrate.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { seedDemonstration } from './demonstration.ts'
import { type ImportOptions, importFiles } from './import.ts'
import { describeImport } from './import-report.ts'
import { ImportProblem } from './import-rows.ts'

const REAL = '../shared/data/stores'
const HEADER = 'storeId,brand,addressLine1,city,state,zip,phone,latitude,longitude,tz,hours'
const CLINICS = HEADER.replace('storeId', 'clinicId,hostStoreId')

const folder = mkdtempSync(join(tmpdir(), 'import-'))
let store: Store
let lines: string[] = []
let progress: string[] = []
let count = 0

beforeEach(async () => {
  const engine = openSqlite(join(folder, `${count++}.db`))
  await migrate(engine)
  store = createStore(engine)
})
afterEach(() => store.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function aRow(id: string, city = 'Mason') {
  return `${id},Marrowby,12 Main St,${city},OH,45040,5135550142,39.3,-84.3,America/New_York,24/7`
}

function aFile(header: string, ...rows: string[]): string {
  const file = join(folder, `${count++}.csv`)
  writeFileSync(file, [header, ...rows].join('\n'))
  return file
}

async function run(files: string[], options: Partial<ImportOptions> = {}) {
  progress = []
  const report = await importFiles(files, { store, write: (line) => progress.push(line), ...options })
  lines = describeImport(report)
  return report
}

async function statusOf(id: string, businessName: BusinessName = 'pharmacy') {
  return (await store.location(businessName, id))?.status
}

describe('an import that changes waits alone', () => {
  const file = (wait: string) => aFile(`${CLINICS},waitMinutes`, `95100001,${aRow('90100001')},${wait}`)

  it('says how many, and leaves the directory as it is [HD-15]', async () => {
    await run([file('20')])
    expect(lines).toContain('1 added, 0 changed, 0 unchanged, 1 wait changed.')
    const version = await store.directoryVersion()
    const report = await run([file('45')])
    expect(report).toMatchObject({ changed: { length: 0 }, unchanged: 1, waits: 1 })
    expect(await store.waits()).toMatchObject([{ businessName: 'tlc', id: '95100001', waitMinutes: 45 }])
    await run([file('')])
    expect(await store.waits()).toEqual([])
    expect(await store.directoryVersion()).toBe(version)
  })
})

describe('the importer', () => {
  it('writes the good rows and reports each refused one with its line and reason', async () => {
    const file = aFile(HEADER, aRow('1'), aRow(''), aRow('2'), aRow('1', 'Dayton'), `${aRow('3')},x`)
    const report = await run([file])
    expect(report).toMatchObject({ added: 2, changed: { length: 0 }, unchanged: 0 })
    expect(report.files[0]?.refused).toEqual([
      { line: 3, reason: 'no id' },
      { line: 5, reason: `1 stands in ${file} line 2 already` },
      { line: 6, reason: '12 cells, the header has 11' },
    ])
    expect(lines).toContain('  line 3 refused: no id')
    expect((await store.location('pharmacy', '1'))?.city).toBe('Mason')
  })

  it('changes nothing when it runs again, and only what changed after a change', async () => {
    await run([aFile(HEADER, aRow('1'), aRow('2'))])
    expect(await run([aFile(HEADER, aRow('1'), aRow('2'))])).toMatchObject({
      added: 0,
      changed: { length: 0 },
      unchanged: 2,
    })
    expect(await run([aFile(HEADER, aRow('1'), aRow('2', 'Dayton'))])).toMatchObject({
      changed: { length: 1 },
      unchanged: 1,
    })
  })

  it('keeps what a later file leaves out; with --replace it closes it, says so, and opens it again when it is back [DIR-02]', async () => {
    const many = Array.from({ length: 30 }, (_, at) => aRow(String(at)))
    await run([aFile(HEADER, ...many)])
    await run([aFile(CLINICS, `9,${aRow('1')}`)], { replace: true })
    expect(await statusOf('1')).toBe('open')
    await run([aFile(HEADER, aRow('0'))])
    expect(await statusOf('1')).toBe('open')
    const report = await run([aFile(HEADER, ...many.slice(1))], { replace: true })
    expect(report.removed).toEqual([{ businessName: 'pharmacy', keys: ['0'] }])
    expect(lines).toContain('CLOSED: 1 pharmacy location: 0')
    expect([await statusOf('0'), await statusOf('1'), await statusOf('9', 'tlc')]).toEqual([
      'closed',
      'open',
      'open',
    ])
    await run([aFile(HEADER, aRow('0'))])
    expect(await statusOf('0'), 'a file without a status leaves it').toBe('closed')
    await run([aFile(HEADER, ...many)], { replace: true })
    expect(await statusOf('0')).toBe('open')
  })

  it('closes a location whose row says so, until another row opens it, and leaves it where the file says nothing [DIR-02]', async () => {
    await run([aFile(HEADER, ...Array.from({ length: 30 }, (_, at) => aRow(String(at))))])
    expect((await run([aFile('storeId,status', '3,closed', '4,open', '5,shut')])).files[0]).toMatchObject({
      imported: 2,
      refused: [{ line: 4, reason: "status 'shut' is neither open nor closed" }],
    })
    expect([await statusOf('3'), await statusOf('4')]).toEqual(['closed', 'open'])
    await run([aFile('storeId,hours', '3,Mo-Fr 09:00-17:00')])
    expect(await statusOf('3')).toBe('closed')
    await run([aFile('storeId,status', '3,open')])
    expect(await statusOf('3')).toBe('open')
  })

  it('closes more than 20 or 5 % of the locations with --yes alone [DIR-03]', async () => {
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => aRow(String(from + at)))
    await run([aFile(HEADER, ...rows(0, 100))])
    const replaced = (left: number, options = {}) =>
      run([aFile(HEADER, ...rows(0, left))], { replace: true, ...options })
    const version = await store.directoryVersion()
    expect(await replaced(94)).toMatchObject({ outcome: 'needsYes', removed: [{ keys: { length: 6 } }] })
    expect(lines.at(-1)).toBe('Nothing was changed: so many locations are only closed with --yes.')
    expect(await replaced(94, { dryRun: true, yes: true })).toMatchObject({ outcome: 'dryRun' })
    expect(await store.directoryVersion()).toBe(version)
    expect(await statusOf('99')).toBe('open')
    expect(await replaced(95)).toMatchObject({ outcome: 'written', removed: [{ keys: { length: 5 } }] })
    expect(await replaced(1, { yes: true })).toMatchObject({ removed: [{ keys: { length: 94 } }] })
    expect([await statusOf('0'), await statusOf('50')]).toEqual(['open', 'closed'])
    await run([aFile(HEADER, ...rows(0, 1000))])
    expect(await replaced(979)).toMatchObject({ outcome: 'needsYes' })
    expect(await replaced(980)).toMatchObject({ outcome: 'written' })
  })

  it('a dry run reports what would happen, and changes nothing [DIR-02]', async () => {
    const { locations } = await seedDemonstration(store, '2026-11-20')
    const version = await store.directoryVersion()
    const report = await run([aFile(`${HEADER},waitMinutes`, `${aRow('1')},5`)], { dryRun: true })
    expect(report).toMatchObject({ outcome: 'dryRun', added: 1, waits: 1, demonstration: { locations } })
    expect(lines.at(-1)).toBe('This was a dry run: nothing was changed.')
    expect([await store.countLocations(), await store.directoryVersion()]).toEqual([locations, version])
  })

  it('reports which fields of a row changed [DIR-04]', async () => {
    await run([aFile(HEADER, aRow('1'))])
    const report = await run([aFile(HEADER, aRow('1', 'Dayton').replace('24/7', 'Mo-Fr 09:00-17:00'))])
    expect(report.changed).toMatchObject([{ key: '1', line: 2, fields: ['city', 'hours'] }])
    expect(lines).toContain('  line 2, 1: city, hours changed')
  })

  it('refuses a repeated header, and a file of more than 50,000 rows as a whole [DIR-04]', async () => {
    const twice = await run([aFile(HEADER, aRow('1'), HEADER, aRow('2'))])
    expect(twice.files[0]).toMatchObject({
      imported: 2,
      refused: [{ line: 3, reason: 'the header is repeated here' }],
    })
    const many = aFile('storeId,status', ...Array.from({ length: 50_001 }, (_, at) => `${at},open`))
    await expect(run([many])).rejects.toThrow('more than 50000 rows')
  })

  it('takes the files of one business in one command together', async () => {
    const report = await run([aFile(HEADER, aRow('1')), aFile(HEADER, aRow('2'))], { replace: true })
    expect(report).toMatchObject({ added: 2, removed: [] })
    expect([await statusOf('1'), await statusOf('2')]).toEqual(['open', 'open'])
  })

  it('closes nothing for a row that is merely refused, an empty file, or a file that breaks off', async () => {
    const all = { replace: true, yes: true }
    await run([aFile(HEADER, aRow('1'), aRow('2'))], all)
    await run([aFile(HEADER, aRow('1'), aRow('2', ''))], all)
    await run([aFile(HEADER)], all)
    const report = await run([aFile(HEADER, aRow('1'), '"3,Marrowby')], all)
    expect(report.files[0]).toMatchObject({ complete: false, refused: [{ line: 3 }] })
    expect(await statusOf('2')).toBe('open')
  })

  it('says from when other cells count, and which cells have more appointments than places [HD-19, DIR-10]', async () => {
    const header = `${HEADER},cellMinutes,places`
    const of = (id: string, schedule: string) => `${aRow(id)},${schedule}`
    await run([aFile(header, of('1', '20,2'), of('2', '20,1'))])
    const provider = { businessName: 'pharmacy', id: '1' } as const
    const visit = (id: string) => anAppointment({ id, provider, capacity: 2 })
    for (const id of ['a', 'b']) await store.book(aBooking(visit(id), { guestMark: id }))
    await run([aFile(header, of('1', '30,1'), of('2', '30,1'))])
    expect(lines).toContain(
      '1: cells of 20 minutes until 4 Jun 2035 (2 appointments), of 30 minutes from 5 Jun 2035',
    )
    expect(lines).toContain(
      '1: 1 cell with more appointments than 1 place, the first on 4 Jun 2035 at 10:00 AM; all of them stay booked',
    )
    expect(lines.filter((line) => line.startsWith('2:'))).toEqual([])
  })

  it('writes nothing when one of the files cannot be read or understood', async () => {
    const good = aFile(HEADER, aRow('1'))
    await expect(run([good, join(folder, 'absent.csv')])).rejects.toThrow(
      /^There is no file .*absent\.csv\.$/,
    )
    await expect(run([good, folder])).rejects.toThrow(/is a folder and no file/)
    await expect(run([good, aFile('a,b', '1,2')])).rejects.toThrow(/--business/)
    await expect(run([aFile('')])).rejects.toThrow(/no header/)
    expect(await store.countLocations()).toBe(0)
  })

  it('derives the zone from the point where it is missing or unknown, and refuses points elsewhere', async () => {
    const row = (id: string, point: string, tz: string) =>
      aRow(id).replace('39.3,-84.3,America/New_York', `${point},${tz}`)
    const report = await run([
      aFile(
        HEADER,
        row('1', '33.45,-112.07', ''),
        row('2', '21.31,-157.86', 'HST'),
        row('3', '39.77,-86.15', 'Europe/Berlin'),
        row('4', '39.3,84.3', ''),
      ),
    ])
    const zones = await Promise.all(['1', '2', '3'].map((id) => store.location('pharmacy', id)))
    expect(zones.map((location) => location?.timezone)).toEqual([
      'America/Phoenix',
      'Pacific/Honolulu',
      'America/Indiana/Indianapolis',
    ])
    expect(report.files[0]?.refused).toEqual([
      { line: 5, reason: "point '39.3 84.3' is not in the United States" },
    ])
  })

  it('warns about services that the directory does not have', async () => {
    const report = await run([aFile(`${HEADER},services`, `${aRow('1')},201;9999`)])
    expect(report.files[0]?.warnings).toEqual([
      { line: 2, warning: 'services that the directory does not have' },
    ])
  })

  it('shows progress every 500 rows', async () => {
    await run([aFile(HEADER, ...Array.from({ length: 1100 }, (_, at) => aRow(String(at))))])
    expect(progress.filter((line) => line.endsWith('rows read'))).toHaveLength(2)
  })

  it('never crashes on any bytes', async () => {
    const cell = fc.oneof(
      fc.constantFrom('', '1', 'OH', '39.3', '-84.3', '45040', '24/7', '"', ',', '\n'),
      fc.string(),
    )
    const file = join(folder, 'any.csv')
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(HEADER), fc.string()),
        fc.array(fc.array(cell)),
        fc.uint8Array({ maxLength: 40 }),
        async (header, rows, bytes) => {
          const text = [header, ...rows.map((row) => row.join(','))].join('\n')
          writeFileSync(file, Buffer.concat([Buffer.from(text), bytes]))
          const failure = await run([file]).then(
            () => undefined,
            (error: unknown) => error,
          )
          if (failure !== undefined) expect(failure).toBeInstanceOf(ImportProblem)
        },
      ),
    )
  })
})

describe('the importer with real directories', () => {
  it('imports 2,693 of 2,694 stores, then nothing new', async () => {
    const file = `${REAL}/kroger_family_stores_2024.csv`
    if (!existsSync(file)) return console.info('real stores: not found, not checked')
    const report = await run([file])
    expect(report).toMatchObject({ added: 2693, files: [{ rowsRead: 2694, imported: 2693 }] })
    expect(report.files[0]?.refused).toEqual([{ line: 1300, reason: 'no city, no state, no ZIP code' }])
    const warned = report.files[0]?.warnings.filter(({ warning }) => warning.includes('street'))
    expect(warned).toHaveLength(135)
    expect(await store.location('pharmacy', '01100002')).toMatchObject({
      vanityName: 'Irmo Station - St Andrews Rd',
      addressLines: ['7467 Saint Andrews Road'],
      timezone: 'America/New_York',
    })
    expect(await run([file])).toMatchObject({ added: 0, changed: { length: 0 }, unchanged: 2693 })
  })

  it('imports clinics and pharmacies in one command', async () => {
    const files = ['little_clinic_locations_2024', 'albertsons_pharmacies_2022'].map(
      (name) => `${REAL}/${name}.csv`,
    )
    if (!files.every(existsSync)) return console.info('real stores: not found, not checked')
    const report = await run(files)
    expect(report.files).toMatchObject([
      { businessName: 'tlc', imported: 63, refused: [] },
      { businessName: 'pharmacy', imported: 1705, refused: [{ reason: 'no point' }] },
    ])
    expect(await store.location('tlc', '85100102')).toMatchObject({ hostStoreId: '66000124', city: 'Tempe' })
  })
})
