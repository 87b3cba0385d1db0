import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { searchClinics } from '#contract/clinics'
import { getSimilarAddresses } from '#contract/places'
import { searchPhysical } from '#contract/providers'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aClinic } from '../../../tests/support/booking.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { createPlaces } from './places.ts'
import { readPlaces, townRows } from './towns.ts'

const table = createPlaces({ zips: [], cities: [['Mason', 'OH', 34_000, 39.36, -84.31]] })
const ORION = { city: 'Orion Charter Township', state: 'MI', zip: '48359' }
const POINT = { latitude: 42.75, longitude: -83.27 }

describe('a town that the table of places does not have', () => {
  let app: TestApp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['performance'] }) // the directory is looked at once a second
    app = await openTestApp({ places: table })
  })
  afterEach(() => {
    vi.useRealTimers()
    return app.close()
  })

  const ask = async (path: string) => {
    vi.advanceTimersByTime(1001)
    const response = await app.send(path)
    return { status: response.status, body: await response.json() }
  }
  const town = encodeURIComponent('Orion Charter Township, MI')
  const suggested = async () =>
    (await ask(`${getSimilarAddresses.path}?freeFormAddress=orion%20ch`)).body.data.similarAddresses
  const searched = () =>
    ask(
      `${searchPhysical.path}?freeFormAddress=${town}&businessNames=pharmacy&serviceIds=501&startDate=2026-11-20&endDate=2026-11-20`,
    )

  it('is suggested and found while a location says that it is there [FEED-15]', async () => {
    expect([await suggested(), (await searched()).status]).toEqual([[], 404])
    const store = aLocation({ id: 'S-1', ...ORION, ...POINT })
    await app.store.putLocations([store, aClinic({ id: 'C-1', ...ORION, ...POINT })])
    const text = 'Orion Charter Township, MI'
    expect(await suggested()).toEqual([{ text, label: text }])
    expect((await searched()).body.meta.place).toEqual({ text, ...POINT })
    const clinics = await ask(`${searchClinics.path}?filter.freeFormAddress=${town}`)
    expect(clinics.body.meta.place).toEqual({ text, ...POINT })
    await app.store.putLocations([
      { ...store, status: 'closed' },
      aClinic({ id: 'C-1', ...ORION, ...POINT, status: 'closed' }),
    ])
    expect([await suggested(), (await searched()).status]).toEqual([[], 404])
  })
})

describe('towns of a directory', () => {
  const at = (city: string, state: string, latitude: number) => ({ city, state, latitude, longitude: -84 })

  it('lie in the middle of their locations, and are no second place of a name that the state has [FEED-15]', () => {
    const towns = townRows([at('Orion', 'MI', 42), at('Orion', 'MI', 43), at('MASON', 'OH', 50)])
    expect(towns).toEqual([
      ['Orion', 'MI', 0, 42.5, -84],
      ['MASON', 'OH', 0, 50, -84],
    ])
    const all = table.withTowns(towns)
    expect(all.meaningOf('Mason, OH')?.places).toEqual(table.meaningOf('Mason, OH')?.places)
    expect(all.meaningOf('Orion')?.places.map(({ text, latitude }) => [text, latitude])).toEqual([
      ['Orion, MI', 42.5],
    ])
  })

  it('are one where only spaces or case tell them apart', () => {
    const all = table.withTowns([
      ['De Orion', 'MI', 0, 42, -83],
      ['DeOrion', 'MI', 0, 43, -83],
    ])
    expect(all.similar('deorion', 5)).toHaveLength(1)
  })

  it('are worked out anew only when they are others', async () => {
    let [version, locations] = ['1', [at('Orion', 'MI', 42)]]
    const read = readPlaces(table, async () => ({
      version,
      directoryVersion: version,
      locations: locations as never,
      closures: [],
    }))
    const first = await read()
    version = '2'
    expect(await read()).toBe(first)
    ;[version, locations] = ['3', [at('Orion', 'MI', 43)]]
    expect(await read()).not.toBe(first)
  })

  it('stay as they were known while the database is away, and the table is known without it', async () => {
    let isAway = true
    const read = readPlaces(table, async () => {
      if (isAway) throw new Error('away')
      const locations = [at('Orion', 'MI', 42)] as never
      return { version: '1', directoryVersion: '1', locations, closures: [] }
    })
    expect((await read()).meaningOf('Orion')).toBeUndefined()
    isAway = false
    expect((await read()).meaningOf('Orion')?.places).toHaveLength(1)
    isAway = true
    expect((await read()).meaningOf('Orion')?.places).toHaveLength(1)
  })
})
