import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDirectory } from '../booking/directory.ts'
import { migrate } from '../store/migrate.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { type ImportOptions, importFiles } from './import.ts'
import type { KindName } from './import-kinds.ts'
import { describeImport } from './import-report.ts'
import { readOpenLocations } from './open-locations.ts'

const SERVICES = 'id,name,group,businesses,video'
const PEOPLE = 'id,name,states,timezone,hours,services'
const CLINICS =
  'clinicId,hostStoreId,brand,addressLine1,city,state,zip,phone,latitude,longitude,tz,hours,services'

const folder = mkdtempSync(join(tmpdir(), 'import-offers-'))
let store: Store
let count = 0

beforeEach(async () => {
  const engine = openSqlite(join(folder, `${count++}.db`))
  await migrate(engine)
  store = createStore(engine)
  await run('services', [
    SERVICES,
    '29,Minor Illness,Clinic Visits,tlc,',
    '31,Stitches,Clinic Visits,tlc,',
    '201,Flu,Vaccines,pharmacy;tlc,',
    '351,Video Visit,Video Visits,tlc,yes',
    '301,Nutrition Visit,Telenutrition,dietitian,yes',
  ])
  await run('locations', [CLINICS, aClinic('95100001', ''), aClinic('95100002', '31')])
})
afterEach(() => store.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function aClinic(id: string, services: string) {
  return `${id},90100001,Marrowby,12 Main St,Mason,OH,45040,5135550142,39.3,-84.3,America/New_York,24/7,${services}`
}

const aPerson = (id: string, services: string, states = 'OH') =>
  `${id},Ana,${states},America/New_York,Mo-Fr 09:00-17:00,${services}`

async function run(kind: KindName, rows: string[], options: Partial<ImportOptions> = {}) {
  const file = join(folder, `${count++}.csv`)
  writeFileSync(file, rows.join('\n'))
  const report = await importFiles([file], { store, kind, demonstration: false, ...options })
  return { report, text: describeImport(report).join('\n') }
}

const providerOf = async (businessName: 'tlc' | 'dietitian', id: string) =>
  (await openDirectory(store, readOpenLocations(store, Date.now), 1)()).provider({ businessName, id })

/** Ids of the services that a clinic gives. */
async function givenAt(id: string) {
  return [...((await providerOf('tlc', id))?.services.keys() ?? [])].sort((a, b) => a - b)
}

async function statesOf(id: string, businessName: 'tlc' | 'dietitian') {
  return [...((await providerOf(businessName, id))?.licensureStates ?? [])]
}

it('the report names the fields of a person that a row changes [DIR-04]', async () => {
  const columns = `${PEOPLE},qualification,places`
  await run('clinicians', [columns, `${aPerson('96000001', '351')},MD,1`])
  const { report } = await run('clinicians', [columns, `${aPerson('96000001', '351', 'OH;KY')},MD,2`])
  expect(report.changed).toMatchObject([{ key: '96000001', fields: ['licensureStates', 'places'] }])
  const { text } = await run('clinicians', ['id,qualification', '96000001,DO'])
  expect(text).toContain('line 2, 96000001: qualification changed')
})

describe('somebody on video who gives a service of the locations', () => {
  it('takes it from locations that list no services only with a yes, which the report explains [DIR-03]', async () => {
    expect(await givenAt('95100001')).toEqual([29, 31, 201])
    const rows = [PEOPLE, aPerson('14000001', '351;29')]
    const asked = await run('clinicians', rows)
    expect(asked.report.outcome).toBe('needsYes')
    expect(asked.text).toContain(
      'TAKEN: 29 (Minor Illness) from 1 location, because it is given on video now: `video` no in its row keeps it there',
    )
    expect(asked.text).toContain('Nothing was changed: services are only taken from locations with --yes.')
    expect(await givenAt('95100001')).toEqual([29, 31, 201])
    expect((await run('clinicians', rows, { yes: true })).report.outcome).toBe('written')
    expect(await givenAt('95100001')).toEqual([31, 201])
  })

  it('leaves it with the locations when the service says that it is not for video alone [DIR-01]', async () => {
    await run('services', [SERVICES, '29,Minor Illness,Clinic Visits,tlc,no'])
    const { report } = await run('clinicians', [PEOPLE, aPerson('14000001', '351;29')])
    expect(report).toMatchObject({ outcome: 'written', lost: { services: [] } })
    expect(await givenAt('95100001')).toEqual([29, 31, 201])
  })

  it('of another business takes nothing, and is warned of [DIR-14]', async () => {
    const { report } = await run('dietitians', [PEOPLE, aPerson('13000001', '301;201')])
    expect(report.outcome).toBe('written')
    expect(report.files[0]?.warnings).toEqual([{ line: 2, warning: 'services that dietitian does not give' }])
    expect(await givenAt('95100001')).toEqual([29, 31, 201])
  })
})

it('names who is left without any service when services are replaced [DIR-14]', async () => {
  await run('dietitians', [PEOPLE, aPerson('13000001', '301')])
  const rows = [SERVICES, '29,Minor Illness,Clinic Visits,tlc,', '302,Another Visit,Telenutrition,dietitian,']
  const { report, text } = await run('services', rows, { replace: true, yes: true })
  expect(report.lost.withoutService).toEqual(['dietitian 13000001', 'tlc 95100002'])
  expect(text).toContain('2 providers left without any service: dietitian 13000001, tlc 95100002')
})

describe('licences of a business', () => {
  const LICENCES = ['business,state', 'dietitian,OH', 'dietitian,KY']

  it('leave people on video the states that both have, and the import warns of the others [DIR-01]', async () => {
    await run('licences', LICENCES)
    const { report } = await run('dietitians', [PEOPLE, aPerson('13000001', '301', 'OH;TX')])
    expect(report.files[0]?.warnings).toEqual([
      { line: 2, warning: 'states in which dietitian has no licence (TX)' },
    ])
    expect(await statesOf('13000001', 'dietitian')).toEqual(['OH'])
    await run('licences', ['business,state', 'dietitian,KY'], { replace: true, yes: true })
    expect(await statesOf('13000001', 'dietitian')).toEqual([])
  })

  it('leave people their own states when there is none, also when the last is removed with a yes [DIR-02]', async () => {
    await run('dietitians', [PEOPLE, aPerson('13000001', '301', 'OH;TX')])
    expect(await statesOf('13000001', 'dietitian')).toEqual(['OH', 'TX'])
    await run('licences', LICENCES)
    const none = ['business,state']
    expect((await run('licences', none, { replace: true })).report.outcome).toBe('needsYes')
    expect((await run('licences', none)).report.removed).toEqual([])
    const { report } = await run('licences', none, { replace: true, yes: true })
    expect(report.removed).toEqual([{ keys: ['dietitian KY', 'dietitian OH'] }])
    expect(await statesOf('13000001', 'dietitian')).toEqual(['OH', 'TX'])
  })
})
