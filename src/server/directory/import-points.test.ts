import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { importFiles, importSources } from './import.ts'
import { describeImport } from './import-report.ts'

const HEADER = 'storeId,vanityName,city,state,zip,latitude,longitude,addressLine1,phone,hours,tz'
const REAL = ['kroger_family_stores_2024', 'albertsons_pharmacies_2022', 'walgreens_stores_2024'].map(
  (name) => `../shared/data/stores/${name}.csv`,
)
const FAR = 'a point that is more than 100 miles from its ZIP code'
const OTHER_STATE = 'a ZIP code of another state'
const OTHER_TIME = 'a zone that shows another time than its point'

let app: TestApp
beforeEach(async () => {
  builtGazetteer()
  app = await openTestApp()
})
afterEach(() => app.close())

function aStore(place: string, point: string, id = '11', zone = 'America/New_York') {
  return `${id},Plaza,${place},${point},12 Main St,5135550142,Mo-Fr 09:00-17:00,${zone}`
}

async function send(...lines: string[]) {
  async function* open() {
    yield Buffer.from(lines.join('\n'))
  }
  const report = await importSources([{ name: 'rows.csv', open }], { store: app.store })
  return { report, file: report.files[0], lines: describeImport(report) }
}

describe('the point of a store', () => {
  it.each([
    ['Mason,OH,45040', '-84.3,39.3', 'latitude and longitude are swapped'],
    ['Honolulu,HI,96813', '-157.86,21.31', 'latitude and longitude are swapped'],
    ['Anchorage,AK,99501', '-149.9,61.2', 'latitude and longitude are swapped'],
    ['Mason,OH,45040', '39.3,84.3', "point '39.3 84.3' is not in the United States"],
    ['Mason,OH,45040', '-39.3,-84.3', "point '-39.3 -84.3' is not in the United States"],
    ['Mason,OH,45040', '51.5,-0.1', "point '51.5 -0.1' is not in the United States"],
    ['Mason,OH,45040', '91,-84.3', "point '91 -84.3' is not on the map"],
  ])(
    'that is in no state and no territory refuses the row: %s at %s [DIR-02, DIR-04]',
    async (place, point, reason) => {
      const { file, report } = await send(
        HEADER,
        aStore('Mason,OH,45040', '39.3,-84.3', '1'),
        aStore(place, point),
      )
      expect([file?.refused, report.added]).toEqual([[{ line: 3, reason }], 1])
    },
  )

  it.each([
    ['Key West,FL,33040', '24.5552,-81.7828'],
    ['Angle Inlet,MN,56711', '49.3453,-95.07'],
    ['Lubec,ME,04652', '44.86,-66.98'],
    ['Adak,AK,99546', '51.874,-176.634'],
    ['Utqiagvik,AK,99723', '71.2906,-156.7886'],
    ['Lihue,HI,96766', '21.9811,-159.3711'],
    // A territory is no state of a row (LIMITS-06).
    ['Shemya,AK,99546', '52.7123,174.1136'],
    ['San Juan,FL,00901', '18.4655,-66.1057'],
    ['Charlotte Amalie,FL,00802', '18.3419,-64.9307'],
    ['Hagatna,HI,96910', '13.4745,144.7504'],
    ['Saipan,HI,96950', '15.1778,145.751'],
    ['Pago Pago,HI,96799', '-14.2756,-170.702'],
  ])('in the farthest states and territories is taken: %s at %s [DIR-02]', async (place, point) => {
    expect((await send(HEADER, aStore(place, point))).file?.refused).toEqual([])
  })

  it('far from its ZIP code is warned of with its line, and one that is near or has a new ZIP code is not [DIR-14]', async () => {
    const { file, lines } = await send(
      HEADER,
      aStore('Mason,OH,45040', '39.3,-84.3', '1'),
      aStore('Mason,OH,45040-1234', '34.05,-118.24', '2', 'America/Los_Angeles'),
      aStore('Cleveland,OH,45040', '41.5,-81.69', '3'),
      aStore('Mason,OH,45099', '41.5,-81.69', '4'),
      aStore('Honolulu,HI,96813', '21.31,-157.86', '5', 'Pacific/Honolulu'),
    )
    expect(file).toMatchObject({
      imported: 5,
      warnings: [
        { line: 3, warning: FAR },
        { line: 4, warning: FAR },
      ],
    })
    expect(lines).toContain(`  2 rows with ${FAR}: lines 3, 4`)
  })

  it('contradicts a state or a zone with a warning [DIR-14]', async () => {
    const { file } = await send(
      HEADER,
      aStore('Phoenix,MS,85001', '33.45,-112.07', '1', 'America/Phoenix'),
      aStore('Phoenix,AZ,85001', '33.45,-112.07', '2', 'America/New_York'),
      aStore('Phoenix,AZ,85001', '33.45,-112.07', '3', 'America/Phoenix'),
    )
    expect(file?.warnings).toEqual([
      { line: 2, warning: OTHER_STATE },
      { line: 3, warning: OTHER_TIME },
    ])
  })

  it('is warned of too where a file changes the ZIP code alone [DIR-14]', async () => {
    await send(HEADER, aStore('Mason,OH,45040', '39.3,-84.3'))
    expect((await send('storeId,zip,state', '11,90012,CA')).file?.warnings).toEqual([
      { line: 2, warning: FAR },
    ])
  })

  it('of each real store is taken without a warning [DIR-02, DIR-14]', async () => {
    if (!REAL.every((file) => existsSync(file))) return console.info('real stores: not found, not checked')
    for (const [file, refused] of REAL.map((one, at) => [one, [1, 1, 0][at]] as const)) {
      const report = await importFiles([file], { store: app.store, business: 'pharmacy', dryRun: true })
      expect(report.files[0]?.refused.length, file).toBe(refused)
      const contradictions = [FAR, OTHER_STATE, OTHER_TIME]
      expect(
        report.files[0]?.warnings.filter(({ warning }) => contradictions.includes(warning)),
        file,
      ).toEqual([])
    }
  })
})
