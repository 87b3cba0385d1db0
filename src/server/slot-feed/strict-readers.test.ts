import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CVX, VACCINE_PRODUCT } from '#contract/slot-feed'
import { aLocation, TEST_NOW } from '../../../tests/support/builders.ts'
import type { Resource } from '../../../tests/support/feed-slots.ts'
import { openDemonstrationApp, readFeedFile, readManifest } from '../../../tests/support/slot-feed.ts'
import { DEMONSTRATION_VACCINES } from '../directory/demonstration-vaccines.ts'

const CODES = '../shared/data/vaccines/cvx_codes_2025-12.csv'

type Location = Resource & {
  identifier: { system: string; value: string }[]
  address: { line: string[] }
  telecom: { system: string; value: string }[]
}
type Coding = { system: string; code: string; display: string }
type Schedule = Omit<Resource, 'extension'> & {
  extension: { url: string; valueCoding?: Coding }[]
  serviceType: { text: string }[]
}

describe('the feed for the strictest known readers', () => {
  let app: Awaited<ReturnType<typeof openDemonstrationApp>>
  beforeAll(async () => {
    app = await openDemonstrationApp(TEST_NOW)
    await app.store.putLocations([
      aLocation({ id: 'NO-STREET', addressLines: [] }),
      aLocation({ id: 'NO-PHONE', phone: null }),
      aLocation({ id: 'WITH-STREET' }),
    ])
  })
  afterAll(() => app.close())

  async function all<R extends Resource>(type: string): Promise<R[]> {
    const files = (await readManifest(app)).output.filter((one) => one.type === type)
    return (await Promise.all(files.map(({ url }) => readFeedFile<R>(app, url)))).flat()
  }

  it('the manifest says that nothing failed [FEED-13]', async () => {
    expect((await readManifest(app)).error).toEqual([])
  })

  it('every location has identifier, street, phone and page; one without street or phone is left out [FEED-13]', async () => {
    const locations = await all<Location>('Location')
    expect(locations.map(({ id }) => id)).toContain('pharmacy-WITH-STREET')
    for (const lacking of ['pharmacy-NO-STREET', 'pharmacy-NO-PHONE'])
      expect(locations.map(({ id }) => id)).not.toContain(lacking)
    for (const { id, identifier, address, telecom } of locations) {
      const [businessName, ...value] = id.split('-')
      const system = `https://visits.example/smart-scheduling/${businessName}`
      expect(identifier).toEqual([{ system, value: value.join('-') }])
      expect(address.line.length).toBeGreaterThan(0)
      expect(telecom.map((one) => one.system)).toEqual(['phone', 'url'])
      const page = await app.send(new URL(telecom[1]?.value ?? '').pathname)
      expect([id, page.status]).not.toEqual([id, 500])
    }
  })

  it('every schedule is of one vaccine, which it names once by its CVX code [FEED-13]', async () => {
    const schedules = await all<Resource>('Schedule')
    expect(schedules.length).toBeGreaterThan(500)
    for (const { extension, serviceType } of schedules as unknown as Schedule[]) {
      const products = extension.filter(({ url }) => url === VACCINE_PRODUCT)
      expect([products.length, serviceType.length]).toEqual([1, 1])
      expect(products[0]?.valueCoding).toEqual({
        system: CVX,
        code: expect.stringMatching(/^\d{2,3}$/),
        display: expect.stringMatching(/\w/),
      })
    }
  })

  it('the codes of the demonstration are those of vaccines that are given today', () => {
    if (!existsSync(CODES)) return console.info('CVX codes: not found, not checked')
    const text = readFileSync(CODES, 'utf8')
    for (const { cvx, name } of DEMONSTRATION_VACCINES)
      expect(text, name).toMatch(new RegExp(`^"?${cvx}"?,.*,Active,`, 'm'))
  })
})
