import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { IMPORT_KIND_NAMES } from '#contract/operator-imports'
import type { TestApp } from '../../../tests/support/app.ts'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { openDemonstrationApp } from '../../../tests/support/slot-feed.ts'
import { importFiles, importSources } from './import.ts'
import type { KindName } from './import-kinds.ts'
import { readOpenLocations } from './open-locations.ts'

const FOLDER = join(import.meta.dirname, '../../docs/examples')
/** As an operator begins: what others name comes first. */
const ORDER: [KindName, string][] = [
  ['services', 'services.csv'],
  ['locations', 'locations.csv'],
  ['locations', 'clinics.csv'],
  ['dietitians', 'dietitians.csv'],
  ['clinicians', 'clinicians.csv'],
  ['teams', 'teams.csv'],
  ['licences', 'licences.csv'],
  ['codes', 'codes.csv'],
  ['closures', 'closures.csv'],
  ['holidays', 'holidays.csv'],
  ['holidays', 'holidays.ics'],
  ['waits', 'waits.csv'],
  ['waits', 'waits.ndjson'],
]

let app: TestApp
beforeEach(async () => {
  app = await openDemonstrationApp(TEST_NOW)
})
afterEach(() => app.close())

const example = (kind: KindName, name: string, options = {}) =>
  importFiles([join(FOLDER, name)], { store: app.store, kind, ...options })

function source(name: string, ...lines: string[]) {
  async function* open() {
    yield Buffer.from(lines.join('\n'))
  }
  return [{ name, open }]
}

describe('the example files', () => {
  it('are of every kind, and each is imported without a refusal or a warning [DIR-01]', async () => {
    expect(ORDER.map(([, name]) => name).sort()).toEqual(
      readdirSync(FOLDER)
        .filter((name) => /\.(?:csv|ics|ndjson)$/.test(name))
        .sort(),
    )
    expect(new Set(ORDER.map(([kind]) => kind))).toEqual(new Set(IMPORT_KIND_NAMES))
    for (const [kind, name] of ORDER) {
      const { files } = await example(kind, name)
      // Closures are refused once they are over: those of the example are years ahead.
      const warnings = files.flatMap((file) =>
        file.warnings.filter(({ warning }) => !/two years/.test(warning)),
      )
      const said = [...files.flatMap(({ refused }) => refused), ...warnings]
      expect([name, ...said]).toEqual([name])
    }
  })

  it('change nothing when they are imported again [DIR-04]', async () => {
    const csv = ORDER.filter(([, name]) => name !== 'waits.csv')
    for (const [kind, name] of csv) await example(kind, name)
    const version = await app.store.directoryVersion()
    for (const [kind, name] of csv) {
      const { added, changed, files } = await example(kind, name, {
        replace: !['clinics.csv', 'holidays.csv', 'holidays.ics'].includes(name),
      })
      expect([name, added, changed]).toEqual([name, 0, []])
      expect(files[0]?.imported).toBeGreaterThan(0)
    }
    expect(await app.store.directoryVersion()).toBe(version)
  })

  it('leave what they do not name when they merge, and remove it with --replace [DIR-02]', async () => {
    for (const [kind, name] of ORDER) await example(kind, name)
    const one = (kind: KindName, header: string, row: string, replace: boolean) =>
      importSources(source(`${kind}.csv`, header, row), { store: app.store, kind, replace, yes: true })
    const counts = async () => ({
      services: (await app.store.services(['pharmacy', 'tlc', 'dietitian'])).length,
      codes: (await app.store.records('benefitCode')).length,
      licences: (await app.store.records('licensure')).map(
        ({ body }) => (body as { stateCodes: [] }).stateCodes,
      ),
    })
    const rows = [
      ['services', 'id,info', '501,Once a year'],
      ['codes', 'code', 'HARBOR-2027'],
      ['licences', 'business,state', 'tlc,OH'],
    ] as const
    for (const [kind, header, row] of rows) await one(kind, header, row, false)
    expect(await counts()).toEqual({
      services: 6,
      codes: 3,
      licences: [
        ['IN', 'OH'],
        ['KY', 'OH'],
      ],
    })
    for (const [kind, header, row] of rows) await one(kind, header, row, true)
    expect(await counts()).toEqual({ services: 1, codes: 1, licences: [[], ['OH']] })
    await one('dietitians', 'id,name', '13000001,Ana Whitfield-Reyes', true)
    const people = (await app.store.records('virtualProvider')).map(
      ({ body }) => body as Record<string, string>,
    )
    expect(people.map(({ id, name, status }) => [id, name, status])).toEqual([
      ['13000001', 'Ana Whitfield-Reyes', 'open'],
      ['13000002', 'Samuel Oyelaran', 'closed'],
      ['14000001', 'Ruth Castellanos', 'open'],
      ['15000001', 'Harborline Video Visits', 'open'],
    ])
  })
})

describe('a person or team', () => {
  const statusOf = async (id: string) => {
    const found = (await app.store.records('virtualProvider')).find(({ key }) => key === id)
    return (found?.body as { status: string } | undefined)?.status
  }
  const send = (row: string, options = {}) =>
    importSources(source('rows.csv', 'id,status', row), { store: app.store, kind: 'dietitians', ...options })

  it('closes and opens by its row, and many close with --yes alone [DIR-01, DIR-03]', async () => {
    await example('services', 'services.csv')
    await example('dietitians', 'dietitians.csv')
    expect([(await send('13000001,closed')).outcome, await statusOf('13000001')]).toEqual([
      'needsYes',
      'open',
    ])
    const { outcome, removed } = await send('13000001,closed', { yes: true })
    expect([outcome, removed, await statusOf('13000001')]).toEqual([
      'written',
      [{ keys: ['13000001'] }],
      'closed',
    ])
    expect((await send('13000001,gone')).files[0]?.refused).toEqual([
      { line: 2, reason: "status 'gone' is neither open nor closed" },
    ])
    await send('13000001,open')
    expect(await statusOf('13000001')).toBe('open')
  })
})

describe('rows that are refused', () => {
  const refusedOf = async (kind: KindName, ...lines: string[]) =>
    (await importSources(source('rows.csv', ...lines), { store: app.store, kind })).files[0]?.refused

  it('each with its line and reason [DIR-04]', async () => {
    expect(
      await refusedOf(
        'services',
        'id,name,businesses,minutes,cvx,minAge,maxAge,followupId,followupDays,vaccine',
        'x,A,tlc,20,,,,,,',
        '1,,tlc,20,,,,,,',
        '2,A,bakery,20,,,,,,',
        '3,A,tlc,4,,,,,,',
        '4,A,tlc,20,flu,,,,,',
        '5,A,tlc,20,,old,,,,',
        '6,A,tlc,20,,18,9,,,',
        '7,A,tlc,20,,,,8,,',
        '9,A,tlc,20,,,,,,perhaps',
      ),
    ).toEqual([
      { line: 2, reason: "id 'x' is no whole number from 1" },
      { line: 3, reason: 'no name' },
      { line: 4, reason: "businesses 'bakery' are not among tlc, dietitian, pharmacy" },
      { line: 5, reason: "minutes '4' is no number from 5 to 480" },
      { line: 6, reason: "cvx 'flu' is no code of one to three digits" },
      { line: 7, reason: "minAge 'old' is neither years nor '18 months'" },
      { line: 8, reason: 'minAge is above maxAge' },
      { line: 9, reason: 'followupId and followupDays belong together' },
      { line: 10, reason: "vaccine 'perhaps' is neither yes nor no" },
    ])
    expect(
      await refusedOf(
        'dietitians',
        'id,name,states,timezone,hours,services',
        '1,A,,America/New_York,24/7,301',
        '2,A,OH,Europe/Berlin,24/7,301',
        '3,A,OH,America/New_York,soon,301',
        '4,A,OH,America/New_York,24/7,food',
        'a b,,OH,America/New_York,24/7,301',
      ),
    ).toEqual([
      { line: 2, reason: 'no state that it is licensed in' },
      { line: 3, reason: "timezone 'Europe/Berlin' is no American zone" },
      { line: 4, reason: "hours not understood: 'soon' is not a span of time" },
      { line: 5, reason: 'services are not ids' },
      { line: 6, reason: "id 'a b' is malformed, no name" },
    ])
    expect(await refusedOf('codes', 'code,states', 'SHORT,', 'LONG-ENOUGH,ZZ')).toEqual([
      { line: 2, reason: 'a code must have 8 characters or more' },
      { line: 3, reason: "state 'ZZ' is unknown" },
    ])
    expect(await refusedOf('licences', 'business,state', 'tlc,OH', 'tlc,Ohio', 'pharmacy,OH')).toEqual([
      { line: 3, reason: 'tlc OH stands in rows.csv line 2 already' },
      { line: 4, reason: "business 'pharmacy' is neither tlc nor dietitian" },
    ])
    expect(await refusedOf('waits', 'location,minutes', '95100001,long', ',5')).toEqual([
      { line: 2, reason: "wait 'long' is no number of minutes of a day" },
      { line: 3, reason: 'no location' },
    ])
  })

  it('a row with the id of somebody of another kind, who stays who they are [DIR-04]', async () => {
    await example('services', 'services.csv')
    await example('dietitians', 'dietitians.csv')
    const team = 'id,name,states,timezone,hours,services'
    expect(await refusedOf('teams', team, '13000001,Night team,OH,America/New_York,24/7,801')).toEqual([
      { line: 2, reason: '13000001 is the id of somebody of another kind who is seen on video' },
    ])
    const all = (await app.store.records('virtualProvider')).map(({ key, body }) => [
      key,
      (body as { name: string }).name,
    ])
    expect(all).toContainEqual(['13000001', 'Ana Whitfield'])
  })

  it('what names something that the directory lacks is taken with a warning and its line [DIR-14]', async () => {
    const warningsOf = async (kind: KindName, ...lines: string[]) =>
      (await importSources(source('rows.csv', ...lines), { store: app.store, kind })).files[0]?.warnings
    const video = 'id,name,states,timezone,hours,services'
    expect(await warningsOf('teams', video, '1,A,OH;ZZ,America/New_York,24/7,9999')).toEqual([
      { line: 2, warning: 'states that are unknown (ZZ)' },
      { line: 2, warning: 'services that the directory does not have' },
    ])
    await example('locations', 'locations.csv')
    const rows = ['03:00-04:00', '', '03:00-24:00'].map((hours) => `2035-06-05,${hours},11000001`)
    expect(await warningsOf('closures', 'from,hours,locations', ...rows)).toEqual([
      { line: 2, warning: 'a day that is more than two years ahead' },
      { line: 2, warning: 'days or hours in which nothing that it closes is open' },
      { line: 3, warning: 'a day that is more than two years ahead' },
      { line: 4, warning: 'a day that is more than two years ahead' },
    ])
    expect(await warningsOf('holidays', 'date,name', '2035-12-25,Christmas Day')).toEqual([])
    expect(await warningsOf('codes', 'code,stores', 'LONG-ENOUGH,404')).toEqual([
      { line: 2, warning: 'locations that the directory does not have' },
    ])
    expect(await warningsOf('waits', 'location,minutes', '404,5')).toEqual([
      { line: 2, warning: 'a location that the directory does not have' },
    ])
    expect(await warningsOf('services', 'id,name,businesses,vaccine', '1,A,tlc,yes')).toEqual([
      { line: 2, warning: 'no CVX code, which readers of the slot feed look for' },
    ])
    const clinic = 'clinicId,hostStoreId,city,state,zip,latitude,longitude,services'
    expect(await warningsOf('locations', clinic, '1,404,Mason,OH,45040,39.3,-84.3,9999')).toEqual([
      { line: 2, warning: 'no street line (left out of the slot feed)' },
      { line: 2, warning: 'no phone (left out of the slot feed)' },
      { line: 2, warning: 'no opening hours (guests can walk in, and book nothing)' },
      { line: 2, warning: 'services that the directory does not have' },
      { line: 2, warning: 'no host store in the directory' },
    ])
  })

  it('closures and holidays with dates that do not exist, are over, or end before they begin [DIR-07]', async () => {
    expect(
      await refusedOf(
        'closures',
        'from,to,hours,locations,state,business,reason',
        '2026-02-30,,,all,,,',
        '2026-11-27,2026-11-26,,all,,,',
        '2025-11-27,,,all,,,',
        '2026-11-26,,10:00-09:00,all,,,',
        '2026-11-26,,,,,,',
        '2026-11-26,,,404,,,',
        '2026-11-26,,,,ZZ,,',
        '2026-11-26,,,,,bank,',
      ),
    ).toEqual([
      { line: 2, reason: "'2026-02-30' is no day such as 2026-11-26" },
      { line: 3, reason: '2026-11-26 is before 2026-11-27' },
      { line: 4, reason: '2025-11-27 is in the past' },
      { line: 5, reason: "hours '10:00-09:00' are no span such as 09:00-10:00" },
      { line: 6, reason: "it names neither locations, state nor business; everybody is 'all'" },
      { line: 7, reason: 'the directory has no 404' },
      { line: 8, reason: "state 'ZZ' is unknown" },
      { line: 9, reason: "business 'bank' is none of tlc, dietitian, pharmacy" },
    ])
    expect(await app.store.closures()).toEqual([])
    expect(await refusedOf('holidays', 'date,name', '11/26/2026,Thanksgiving')).toEqual([
      { line: 2, reason: "'11/26/2026' is no day such as 2026-11-26" },
    ])
  })

  it('a holiday closes the stores whose hours say so, on both ways of writing them [DIR-07]', async () => {
    const header = 'storeId,city,state,zip,latitude,longitude,hours'
    const at = 'Mason,OH,45040,39.3,-84.3'
    const rows = [
      `11,${at},Mo-Su 09:00-20:00; PH off`,
      `12,${at},Mo-Su 09:00-20:00`,
      `13,${at},Mo-Su 09:00-20:00; Dec 25 off`,
    ]
    await importSources(source('stores.csv', header, ...rows), { store: app.store })
    await example('holidays', 'holidays.ics')
    const { locations } = await readOpenLocations(app.store, () => TEST_NOW)()
    expect(
      locations.map(({ id, closures }) => [id, closures.map(({ from, to, reason }) => [from, to, reason])]),
    ).toEqual([
      [
        '11',
        [
          ['2035-11-22', '2035-11-23', 'Thanksgiving, and the day after'],
          ['2035-12-25', '2035-12-25', 'Christmas Day'],
        ],
      ],
      ['12', []],
      ['13', ['2026', '2027', '2028'].map((year) => [`${year}-12-25`, `${year}-12-25`, ''])],
    ])
  })

  it('NDJSON is read under the same names, line by line [DIR-01]', async () => {
    const lines = ['{"code": "LONG-ENOUGH", "states": ["OH", "KY"]}', 'nonsense', '["a"]', '{"code": {}}']
    const report = await importSources(source('codes.ndjson', ...lines), { store: app.store, kind: 'codes' })
    const reason = 'the line is no JSON object of texts, numbers and lists'
    expect(report.files[0]).toMatchObject({
      imported: 1,
      refused: [
        { line: 2, reason },
        { line: 3, reason },
        { line: 4, reason },
      ],
    })
    expect((await app.store.records('benefitCode')).map(({ body }) => body)).toEqual([
      { code: 'LONG-ENOUGH', states: ['KY', 'OH'], locations: [] },
    ])
  })
})
