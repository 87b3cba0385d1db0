import { existsSync, readFileSync } from 'node:fs'
import { assert } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Clinic } from '#contract/clinics'
import { getClinicDetails, searchClinics } from '#contract/clinics'
import type { Point } from '#domain/distance'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { openPlaces, type Places } from '../address/places.ts'
import { readCsv } from '../directory/csv.ts'
import { importFiles } from '../directory/import.ts'

const STORES = '../shared/data/stores/kroger_family_stores_2024.csv'
const CLINICS = '../shared/data/stores/little_clinic_locations_2024.csv'
const isThere = [STORES, CLINICS].every((file) => existsSync(file))
const ABSENT = 'real clinics: not found, not checked'
const MILES = 500

let app: TestApp
let places: Places
const rows: Record<'tlc' | 'pharmacy', Row[]> = { tlc: [], pharmacy: [] }

type Row = Point & { id: string }

beforeAll(async () => {
  places = openPlaces(builtGazetteer())
  app = await openTestApp({ places })
  if (!isThere) return
  const files = [STORES, CLINICS]
  await importFiles(files, { store: app.store })
  rows.pharmacy = await readRows(STORES, 'storeId')
  rows.tlc = await readRows(CLINICS, 'clinicId')
}, 60_000)
afterAll(() => app.close())

async function page(query: string): Promise<{ found: Clinic[]; total: number }> {
  const response = await app.send(`${searchClinics.path}?${query}`)
  const { data, meta } = await response.json()
  assert(data, searchClinics.data)
  return { found: data.clinics, total: meta.page.total }
}

/** Every page of a result, one after the other. */
async function everyPage(query: string, size: number): Promise<Clinic[]> {
  const found: Clinic[] = []
  for (let offset = 0, total = 1; offset < total; offset += size) {
    const next = await page(`${query}&page.offset=${offset}&page.size=${size}`)
    expect(next.found.length).toBe(Math.min(size, next.total - offset))
    found.push(...next.found)
    total = next.total
  }
  return found
}

describe('the clinics of a real family', () => {
  it.each([
    ['tlc', 'Tempe, AZ'],
    ['tlc', '45202'],
    ['tlc', 'Denver, CO'],
    ['pharmacy', 'Cincinnati, OH'],
    ['pharmacy', '77380'],
  ] as const)('every page of %s near %s is that of the file, nearest first [API-12]', async (name, text) => {
    if (!isThere) return console.info(ABSENT)
    const point = places.resolve(text)
    if (!point) throw new Error(`${text} is nowhere`)
    const near = rows[name]
      .map((row) => ({ id: row.id, miles: milesByChord(point, row) }))
      .filter(({ miles }) => miles <= MILES)
      .sort((a, b) => a.miles - b.miles)
      .slice(0, 50)
    const query = `filter.businessName=${name}&filter.radius=${MILES}`
    const found = await everyPage(`${query}&filter.freeFormAddress=${encodeURIComponent(text)}`, 4)
    console.info(
      `${name} near ${text}: ${found.length}, ${found[0]?.id} first at ${found[0]?.distance} miles`,
    )
    expect(found.length).toBe(near.length)
    expect(near.length).toBeGreaterThan(name === 'tlc' ? 4 : 49)
    expect(found.map(({ id, distance }) => `${distance?.toFixed(4)} ${id}`).sort()).toEqual(
      near.map(({ id, miles }) => `${miles.toFixed(4)} ${id}`).sort(),
    )
    const miles = found.map(({ distance }) => distance ?? Number.NaN)
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
    const byPoint = await everyPage(`${query}&filter.latLng=${point.latitude},${point.longitude}`, 50)
    expect(byPoint.map(({ id }) => id)).toEqual(found.map(({ id }) => id))
  })

  it('every clinic of the file has its details, 851/00102 too [API-14, CLINIC-10]', async () => {
    if (!isThere) return console.info(ABSENT)
    for (const { id } of rows.tlc) {
      const query = `divisionNumber=${id.slice(0, 3)}&storeNumber=${id.slice(3)}`
      const { data } = await (await app.send(`${getClinicDetails.path}?${query}`)).json()
      assert(data, getClinicDetails.data)
      expect(data.clinic).toMatchObject({ id, location: { lat: expect.any(Number) } })
      expect(data.clinic.weekHours).toHaveLength(7)
      if (id !== '85100102') continue
      expect(data.clinic).toMatchObject({
        banner: expect.stringMatching(/^Fry's/),
        address: { addressLines: ['3255 South Rural Road'], cityTown: 'Tempe', stateProvince: 'AZ' },
        phone: '4808297799',
        timeZone: 'America/Phoenix',
        timingInfo: { todaysHours: '06:00 AM - 11:00 PM', todaysLunchHours: '' },
      })
    }
    expect(rows.tlc.length).toBeGreaterThan(60)
  })
})

/** Rows that the importer takes: those that name their city. */
async function readRows(file: string, idColumn: string): Promise<Row[]> {
  let columns: string[] = []
  const found: Row[] = []
  for await (const { line, cells } of readCsv(bytesOf(file))) {
    if (line === 1) {
      columns = [...cells]
      continue
    }
    const value = (name: string) => cells[columns.indexOf(name)] ?? ''
    if (value('city') === '') continue
    const [latitude, longitude] = [Number(value('latitude')), Number(value('longitude'))]
    found.push({ id: value(idColumn), latitude, longitude })
  }
  return found
}

async function* bytesOf(file: string) {
  yield readFileSync(file)
}

/** Great circle by the straight line through the globe, not by the formula that the product uses. */
function milesByChord(one: Point, other: Point): number {
  const [x, y] = [onGlobe(one), onGlobe(other)]
  const chord = Math.hypot(...x.map((value, axis) => value - (y[axis] ?? 0)))
  return 2 * 3958.7613 * Math.asin(chord / 2)
}

function onGlobe({ latitude, longitude }: Point): number[] {
  const [up, around] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)]
}
