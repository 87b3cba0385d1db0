import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type ImportOptions, importFiles, importSources } from './import.ts'
import type { KindName } from './import-kinds.ts'
import { describeImport } from './import-report.ts'

const HEADER = 'storeId,vanityName,city,state,zip,latitude,longitude,addressLine1,hours'
const STORE = '11,Peña Plaza,Mason,OH,45040,39.3,-84.3,12 Main St,Mo-Fr 09:00-17:00'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await send('locations', `${HEADER}\n${STORE}`)
})
afterEach(() => app.close())

async function send(
  kind: KindName,
  text: string,
  encoding: BufferEncoding = 'utf8',
  { ending = 'csv', ...options }: Partial<ImportOptions> & { ending?: string } = {},
) {
  async function* open() {
    yield Buffer.from(text, encoding)
  }
  const source = { name: `rows.${ending}`, open }
  const report = await importSources([source], { ...options, store: app.store, kind })
  return { report, lines: describeImport(report) }
}

const store = () => app.store.location('pharmacy', '11')

describe('a file with a slip', () => {
  it('in the hours of a store is a refused row, and the store stays as it was [DIR-04]', async () => {
    const before = await store()
    const { lines } = await send('locations', 'storeId,hours\n11,Mo-Fr 9:00-17:0')
    expect(lines).toEqual([
      'rows.csv: 1 row read, 0 imported as pharmacy, 1 refused.',
      "  line 2 refused: hours not understood: '9:00-17:0' is not a span of time",
      '0 added, 0 changed, 0 unchanged, 1 refused.',
    ])
    expect(await store()).toEqual(before)
  })

  it('in Latin-1 is refused row by row, and takes no letter away [DIR-04]', async () => {
    const { report } = await send(
      'locations',
      `${HEADER}\n${STORE}\n${STORE.replace(/^11,Peña/, '12,Pena')}`,
      'latin1',
    )
    const reason = 'it has characters that are damaged or not UTF-8: save the file as UTF-8'
    expect(report.files[0]?.refused).toEqual([{ line: 2, reason }])
    expect([(await store())?.vanityName, report.added]).toEqual(['Peña Plaza', 1])
  })

  it.each(['utf16le', 'latin1'] as const)(
    'whose titles are %s is refused as a whole [DIR-04]',
    async (encoding) => {
      await expect(send('locations', `${HEADER},Größe\n${STORE},1`, encoding)).rejects.toThrow(
        'rows.csv is damaged or not UTF-8: save it as UTF-8.',
      )
    },
  )

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
  ])('whose columns have %j between them is refused as a whole [DIR-04]', async (sign, word) => {
    const text = `${HEADER}\n${STORE}`.replaceAll(',', sign)
    await expect(send('locations', text)).rejects.toThrow(
      `rows.csv has ${word} between its columns: save it with commas.`,
    )
  })

  it('that has a mark before its header and the line ends of Windows is read like any other [DIR-04]', async () => {
    const { report } = await send('locations', `\uFEFF${HEADER}\r\n${STORE}\r\n`)
    expect(report).toMatchObject({ unchanged: 1, files: [{ rowsRead: 1, refused: [] }] })
  })

  it('with markup and formulas in names keeps them as the text that they are', async () => {
    const name = '=HYPERLINK(""x"")<script>alert(1)</script>'
    await send('locations', `storeId,vanityName\n11,"${name}"`)
    expect((await store())?.vanityName).toBe(name.replaceAll('""', '"'))
  })

  it('whose first line is no JSON names the line [DIR-04]', async () => {
    await expect(send('codes', 'code\n', 'utf8', { ending: 'ndjson' })).rejects.toThrow(
      'rows.ndjson line 1: the line is no JSON object of texts, numbers and lists.',
    )
  })

  it('in a title says that the column is not read [DIR-04]', async () => {
    const { lines } = await send(
      'locations',
      'storeId,houres,Vanity Name,vanity_name\n11,24/7,Peña Plaza,Plaza',
    )
    expect(lines).toContain('  columns that are not read: houres, vanity_name')
  })
})

describe('a row', () => {
  it('of which only commas are left is no row [DIR-04]', async () => {
    const { report } = await send('locations', `${HEADER}\n${STORE}\n,,,,,,,,\n,, ,,,,,,\n`)
    expect(report).toMatchObject({ unchanged: 1, files: [{ rowsRead: 1, refused: [] }] })
  })

  it('whose ZIP code lost another digit than a zero is refused, and one that lost its zeros is not [DIR-04]', async () => {
    const { report } = await send(
      'locations',
      `${HEADER}\n${STORE.replace('45040', '4504')}\n${STORE.replace(/^11(.*)OH,45040/, '12$1NJ,8540')}`,
    )
    const reason = "ZIP code '4504' has too few digits for its state"
    expect(report.files[0]?.refused).toEqual([{ line: 2, reason }])
    expect((await app.store.location('pharmacy', '12'))?.zip).toBe('08540')
  })

  it('of a day that a row before has names the day [DIR-04]', async () => {
    const { report } = await send('holidays', 'date,name\n2040-12-25,Christmas\n2040-12-25,Christmas Day')
    const reason = '2040-12-25 stands in rows.csv line 2 already'
    expect(report.files[0]?.refused).toEqual([{ line: 3, reason }])
  })

  it('of a service that can never be booked, or whose follow-up goes round, is warned of [DIR-14]', async () => {
    const header = 'id,name,businesses,vaccine,cvx,daysAhead,leadDays,followupId,followupDays'
    const rows = ['911,One,pharmacy,yes,56,10,20,912,30', '912,Two,pharmacy,yes,56,60,1,911,30']
    const { report } = await send('services', [header, ...rows].join('\n'))
    const round = 'a follow-up that has this service as its own follow-up'
    const never = 'no day that can be booked, because leadDays is above daysAhead'
    expect(report.files[0]?.warnings.map(({ line, warning }) => `${line} ${warning}`).sort()).toEqual(
      [`2 ${round}`, `2 ${never}`, `3 ${round}`].sort(),
    )
  })

  it('of services that guests cannot choose, cannot tell apart or are not asked about is warned of [DIR-14]', async () => {
    const header = 'id,name,group,businesses,vaccine,covid,cvx,dose,followupId,followupDays'
    const rows = [
      '921,Mumps dose 1,Vaccines,pharmacy,yes,no,07,1,922,30',
      '922,Mumps dose 2,Vaccines,pharmacy,yes,no,07,2,,',
      '923,Mumps dose 3,Vaccines,pharmacy,yes,no,07,3,,',
      '924,mumps,Vaccines,tlc,yes,no,07,,,',
      '925,Mumps,Clinic Visits,tlc,no,no,,,,',
      '926,COVID-19,Vaccines,pharmacy,no,yes,,,,',
      '927,COVID-19 booster,Vaccines,pharmacy,yes,yes,309,3,,',
    ]
    const { report } = await send('services', [header, ...rows].join('\n'))
    expect(report.files[0]?.warnings).toEqual([
      { line: 2, warning: 'the name of another service (924), so guests cannot tell them apart' },
      { line: 4, warning: 'dose 3 that follows no service, so guests cannot choose it' },
      { line: 5, warning: 'the name of another service (921), so guests cannot tell them apart' },
      { line: 7, warning: 'covid yes and vaccine no, so guests are not asked the questions of a vaccine' },
    ])
  })
})

describe('a calendar', () => {
  const event = (more: string, day = '20401225') =>
    `BEGIN:VEVENT\nDTSTART;VALUE=DATE:${day}\n${more}\nEND:VEVENT\n`
  const calendar = (...events: string[]) => `BEGIN:VCALENDAR\n${events.join('')}END:VCALENDAR\n`
  const sendCalendar = (text: string, replace = false) =>
    send('holidays', text, 'utf8', { ending: 'ics', replace })

  it('with an event that repeats has it refused, because its other days would stay open [DIR-07]', async () => {
    const { report } = await sendCalendar(calendar(event('RRULE:FREQ=YEARLY'), event('SUMMARY:Christmas')))
    const reason = 'the event repeats, which is not read: give each of its days an event'
    expect(report.files[0]?.refused).toEqual([{ line: 2, reason }])
    expect(report.added).toBe(1)
  })

  const whole = calendar(event('SUMMARY:Christmas Day'), event('SUMMARY:Independence Day', '20410704'))

  it.each([
    [
      'in an event',
      whole.slice(0, whole.indexOf('RY:Independence')),
      6,
      'the event has no END:VEVENT: it is cut',
    ],
    [
      'between its events',
      whole.slice(0, whole.lastIndexOf('BEGIN:VEVENT')),
      5,
      'the calendar ends here without END:VCALENDAR: events may be missing',
    ],
    [
      'in its end',
      whole.slice(0, -'VCALENDAR\n'.length),
      10,
      'the calendar ends here without END:VCALENDAR: events may be missing',
    ],
    [
      'in an event in its middle',
      calendar(`BEGIN:VEVENT\nDTSTART:20390101\n`, event('SUMMARY:Christmas Day')),
      2,
      'the event has no END:VEVENT: it is cut',
    ],
  ])(
    'that breaks off %s removes nothing, and says in which line [DIR-02, DIR-04]',
    async (_, text, line, reason) => {
      await send('holidays', 'date,name\n2040-01-01,New Year\n2040-12-25,Christmas Day')
      const { report, lines } = await sendCalendar(text, true)
      expect(report.files).toMatchObject([{ complete: false, refused: [{ line, reason }] }])
      expect([report.unchanged, report.removed]).toEqual([1, []])
      expect(lines).toContain('rows.ics breaks off: nothing that it lacks is removed.')
      expect(await app.store.closures()).toMatchObject({ length: report.added + 2 })
    },
  )

  it('that is whole removes what it lacks, with lines that are folded and ends of Windows [DIR-02]', async () => {
    await send('holidays', 'date,name\n2040-01-01,New Year')
    const folded = whole.replace('mas Day', 'm\n as Day').replaceAll('\n', '\r\n')
    const { report, lines } = await sendCalendar(`${folded}\r\n\r\n`, true)
    expect(report.files).toMatchObject([{ complete: true, rowsRead: 2, refused: [] }])
    expect(lines).toContain('REMOVED: 1: 2040-01-01 (New Year)')
  })

  it('that is not there is named [DIR-07]', async () => {
    const asked = importFiles(['absent.ics'], { store: app.store, kind: 'holidays' })
    await expect(asked).rejects.toThrow('There is no file absent.ics.')
  })
})

describe('a file that is the whole truth', () => {
  it.each([
    ['services', 'id,name,businesses', (at: number) => `90${at},Service ${at},pharmacy`],
    ['codes', 'code', (at: number) => `CODE-NUMBER-${at}`],
    ['licences', 'business,state', (at: number) => `tlc,${['OH', 'KY', 'IN'][at]}`],
  ] as const)('takes many %s away only with a yes [DIR-03]', async (kind, header, row) => {
    const all = [header, ...[0, 1, 2].map(row)].join('\n')
    await send(kind, all)
    const replace = (yes: boolean) => send(kind, `${header}\n${row(1)}`, 'utf8', { replace: true, yes })
    const { report, lines } = await replace(false)
    expect([report.outcome, lines.at(-1)]).toEqual([
      'needsYes',
      `Nothing was changed: so many ${kind} are only removed with --yes.`,
    ])
    expect((await replace(true)).report.outcome).toBe('written')
    expect((await send(kind, all)).report.added).toBe(2)
  })
})

describe('what a file lacks or changes', () => {
  it('without a column is named by the title that the manual has [DIR-04]', async () => {
    await expect(send('holidays', 'when,name\n2040-12-25,Christmas')).rejects.toThrow('no column for date')
    await expect(send('closures', 'when,locations\n2040-12-25,all')).rejects.toThrow('no column for from')
  })

  it('of holidays and closures is named by its days and its reason [DIR-02, DIR-04]', async () => {
    await send(
      'holidays',
      'from,to,name\n2040-12-24,2040-12-25,Christmas\n2041-07-04,,\n2041-01-01,,New Year',
    )
    const holidays = await send('holidays', 'date,name\n2041-01-01,New Year’s Day', 'utf8', { replace: true })
    expect(holidays.lines).toEqual(
      expect.arrayContaining([
        '  line 2, 2041-01-01: reason changed',
        'REMOVED: 2: 2040-12-24 to 2040-12-25 (Christmas), 2041-07-04',
      ]),
    )
    await send(
      'closures',
      'from,hours,locations,state,services,reason\n2040-05-01,09:00-10:00,11,,,Stocktaking\n2040-05-02,,,OH,501,\n2040-05-03,,all,,,Snow',
    )
    const closures = await send('closures', 'from,locations\n2040-05-04,11', 'utf8', { replace: true })
    expect(closures.lines).toContain(
      'REMOVED: 3: 2040-05-01 09:00-10:00 of 11 (Stocktaking), 2040-05-02 of OH for services 501, 2040-05-03 of all (Snow)',
    )
  })

  it('as objects of which the last is cut removes nothing [DIR-02]', async () => {
    await send('holidays', 'date,name\n2040-01-01,New Year\n2040-12-25,Christmas')
    const text = '{"date":"2040-01-01","name":"New Year"}\n{"date":"2040-12'
    const { report, lines } = await send('holidays', text, 'utf8', { ending: 'ndjson', replace: true })
    expect(report).toMatchObject({ removed: [], files: [{ complete: false, refused: [{ line: 2 }] }] })
    expect(lines).toContain('rows.ndjson breaks off: nothing that it lacks is removed.')
  })
})

describe('an empty cell', () => {
  it('gives a service what a new one has [DIR-02]', async () => {
    const shown = async () => (await app.store.services(['pharmacy'])).find(({ id }) => id === 901)
    await send('services', 'id,name,businesses\n901,Dengue,pharmacy')
    const fresh = await shown()
    const header = 'id,group,minutes,daysAhead,leadDays,order,dose,vaccine,available,price'
    await send('services', `${header}\n901,Vaccines,40,60,1,3,2,yes,no,$20`)
    expect(await shown()).toMatchObject({ minutes: 40, maxDaysAhead: 60, leadTime: 1, isVaccine: true })
    await send('services', `${header}\n901,,,,,,,,,`)
    expect(await shown()).toMatchObject({ ...fresh })
  })
})
