import { existsSync, readFileSync } from 'node:fs'
import { assert } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchPhysical } from '#contract/providers'
import type { Point } from '#domain/distance'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { readCsv } from '../directory/csv.ts'
import { importFiles } from '../directory/import.ts'
import { openPlaces, type Places } from './places.ts'

const STORES = '../shared/data/stores/kroger_family_stores_2024.csv'
const CLINICS = '../shared/data/stores/little_clinic_locations_2024.csv'
const SEARCHES = ['Cincinnati, OH', '45202', 'The Woodlands, TX']
/** What is searched for: of openTestApp a vaccine of pharmacies, and a visit to clinics. */
const KINDS = [
  { file: STORES, idColumn: 'storeId', asked: 'filter.businessNames=pharmacy&filter.serviceIds=501' },
  { file: CLINICS, idColumn: 'clinicId', asked: 'filter.businessNames=tlc&filter.serviceIds=601' },
]
const [RADIUS, MOST] = [50, 50] // API-42

const isThere = [STORES, CLINICS].every((file) => existsSync(file))
let app: TestApp
let places: Places
let rows: Row[][] = []

beforeAll(async () => {
  places = openPlaces(builtGazetteer())
  app = await openTestApp({ places })
  if (!isThere) return
  const files = [STORES, CLINICS]
  await importFiles(files, { store: app.store })
  rows = await Promise.all(KINDS.map(({ file, idColumn }) => readRows(file, idColumn)))
})
afterAll(() => app.close())

describe('the stores of a real family', () => {
  it.each(SEARCHES)('near %s are those of the file, nearest first [API-36]', async (text) => {
    if (!isThere) return console.info('real stores: not found, not checked')
    const point = places.resolve(text)
    if (!point) throw new Error(`${text} is nowhere`)
    expect(rows.flat().length).toBeGreaterThan(2600)
    let seen = 0
    for (const [index, { asked }] of KINDS.entries()) {
      const near = (rows[index] ?? [])
        .map((row) => ({ id: row.id, miles: milesByChord(point, row) }))
        .filter(({ miles }) => miles <= RADIUS)
        .sort((a, b) => a.miles - b.miles)
        .slice(0, MOST)
      const found = await search(text, asked)
      console.info(`${text}: ${found.length} locations, first ${JSON.stringify(found[0] ?? 'nobody')}`)
      expect(inOrder(found)).toEqual(inOrder(near))
      const miles = found.map((one) => one.miles)
      expect(miles).toEqual([...miles].sort((a, b) => a - b))
      for (const [at, one] of near.entries()) expect(found[at]?.miles).toBeCloseTo(one.miles, 4)
      seen += near.length
    }
    expect(seen).toBeGreaterThan(20)
  })
})

type Row = Point & { id: string }

async function search(text: string, asked: string): Promise<{ id: string; miles: number }[]> {
  const days = 'filter.startDate=2026-11-20&filter.endDate=2026-12-03'
  const place = `filter.freeFormAddress=${encodeURIComponent(text)}`
  const response = await app.send(`${searchPhysical.path}?${asked}&${days}&${place}`)
  expect(response.status).toBe(200)
  const { data } = await response.json()
  assert(data, searchPhysical.data)
  return data.appointmentTimeSlots.map(({ providerId, distance }) => {
    return { id: providerId, miles: distance ?? Number.NaN }
  })
}

/** A clinic and its store stand on one point: of equal distance the ids decide. */
function inOrder(found: { id: string; miles: number }[]): string[] {
  return found.map(({ id, miles }) => `${miles.toFixed(4).padStart(8)} ${id}`).sort()
}

/** Rows that tell where they are in words, too, and when they are open: the others are refused or cannot be booked. */
async function readRows(file: string, idColumn: string): Promise<Row[]> {
  let columns: string[] = []
  const found: Row[] = []
  for await (const { line, cells } of readCsv(bytesOf(file))) {
    if (line === 1) {
      columns = [...cells]
      continue
    }
    const value = (name: string) => cells[columns.indexOf(name)] ?? ''
    if (value('city') === '' || value('openingHours') === '') continue
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
