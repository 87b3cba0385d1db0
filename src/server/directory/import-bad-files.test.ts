import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { importSources } from './import.ts'
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

async function send(kind: KindName, text: string, encoding: BufferEncoding = 'utf8', ending = 'csv') {
  async function* open() {
    yield Buffer.from(text, encoding)
  }
  const report = await importSources([{ name: `rows.${ending}`, open }], { store: app.store, kind })
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
    await expect(send('codes', 'code\n', 'utf8', 'ndjson')).rejects.toThrow(
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
