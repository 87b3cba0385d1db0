import { existsSync } from 'node:fs'
import type { Bundle, Resource as FhirResource } from '@medplum/fhirtypes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOOKING_DEEP_LINK, CVX, SLOT_CAPACITY } from '#contract/slot-feed'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import type { Resource } from '../../../tests/support/feed-slots.ts'
import { type FhirJudge, lantanaJudge, medplumJudge } from '../../../tests/support/fhir-judges.ts'
import { openDemonstrationApp, readFeedFile, readManifest } from '../../../tests/support/slot-feed.ts'
import { importFiles } from '../directory/import.ts'

const FILES = ['kroger_family_stores_2024', 'little_clinic_locations_2024'].map(
  (name) => `../shared/data/stores/${name}.csv`,
)
const isThere = FILES.every((file) => existsSync(file))
/** Resources of one Bundle that is judged. */
const LOT = 200
/** Of so many resources of a kind one is judged: one function writes all of them. */
const EVERY = { location: 4, schedule: 67, slot: 97 }

type Known = Omit<Resource, 'extension'> & {
  identifier?: { system: string; value: string }[]
  telecom?: { system: string; value: string }[]
  address?: { line: string[]; postalCode: string }
  extension?: { url: string; valueCoding?: { system: string; code: string } }[]
  serviceType?: object[]
  actor?: { reference: string }[]
}

describe('the feed of an imported chain of real stores', () => {
  let app: Awaited<ReturnType<typeof openDemonstrationApp>>
  let judges: [string, FhirJudge][]
  const files: Record<'Location' | 'Schedule' | 'Slot', string[]> = { Location: [], Schedule: [], Slot: [] }
  beforeAll(async () => {
    if (!isThere) return
    app = await openDemonstrationApp(TEST_NOW)
    await importFiles(FILES, { store: app.store })
    judges = [
      ['FHIR.js', lantanaJudge()],
      ['Medplum', medplumJudge()],
    ]
    for (const { type, url } of (await readManifest(app)).output) files[type].push(url)
  }, 60_000)
  afterAll(() => app?.close())

  async function all(urls: readonly string[]): Promise<Known[]> {
    const found: Known[] = []
    for (const url of urls) found.push(...(await readFeedFile<Known>(app, url)))
    return found
  }

  /** What both validators find wrong. */
  function wrongIn(resources: readonly Resource[]): string[] {
    const wrong: string[] = []
    for (let at = 0; at < resources.length; at += LOT) {
      const entry = resources.slice(at, at + LOT).map((one) => ({ resource: one as unknown as FhirResource }))
      const bundle: Bundle = { resourceType: 'Bundle', type: 'collection', entry }
      for (const [name, judge] of judges) wrong.push(...judge(bundle).map((line) => `${name}: ${line}`))
    }
    return wrong
  }

  it('has every store with a street, each with identifier, line, phone and page, and two validators find nothing wrong [FEED-13]', async () => {
    if (!isThere) return console.info('real stores: not found, not checked')
    const locations = await all(files.Location)
    console.info(`${locations.length} locations in ${files.Location.length} files`)
    // Of 2,693 stores and 63 clinics 135 stores and two clinics have no street, and three stores no hours.
    expect(locations.length).toBe(2616)
    const isWhole = ({ identifier, telecom, address }: Known) =>
      identifier?.length === 1 &&
      telecom?.map(({ system }) => system).join() === 'phone,url' &&
      (address?.line.length ?? 0) > 0 &&
      /^\d{5}/.test(address?.postalCode ?? '')
    expect(locations.filter((one) => !isWhole(one))).toEqual([])
    expect(wrongIn(locations.filter((_, at) => at % EVERY.location === 0))).toEqual([])
  }, 120_000)

  it('has one product a schedule by its CVX code, at a location of the feed [FEED-13]', async () => {
    if (!isThere) return console.info('real stores: not found, not checked')
    const ids = new Set((await all(files.Location)).map(({ id }) => `Location/${id}`))
    const schedules = await all(files.Schedule)
    console.info(`${schedules.length} schedules in ${files.Schedule.length} files`)
    const isWhole = ({ extension = [], serviceType = [], actor }: Known) => {
      const products = extension.flatMap(({ valueCoding }) => valueCoding ?? [])
      const areCoded = products.every(({ system, code }) => system === CVX && /^\d{2,3}$/.test(code))
      return (
        areCoded && products.length === 1 && serviceType.length === 1 && ids.has(actor?.[0]?.reference ?? '')
      )
    }
    expect(schedules.length).toBeGreaterThan(10 * ids.size)
    expect(schedules.filter((one) => !isWhole(one))).toEqual([])
    expect(wrongIn(schedules.filter((_, at) => at % EVERY.schedule === 0))).toEqual([])
  }, 120_000)

  it('has slots with an extension each, in which two validators find nothing wrong [FEED-13]', async () => {
    if (!isThere) return console.info('real stores: not found, not checked')
    const ofOhio = files.Slot.filter((url) => url.includes('/OH-'))
    const slots = await all(ofOhio.slice(0, 3))
    expect(slots.length).toBeGreaterThan(10_000)
    const known = [BOOKING_DEEP_LINK, SLOT_CAPACITY]
    expect(slots.filter(({ extension }) => !known.includes(extension?.[0]?.url ?? ''))).toEqual([])
    expect(wrongIn(slots.filter((_, at) => at % EVERY.slot === 0))).toEqual([])
  }, 120_000)
})
