import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Clinic } from '#contract/clinics'
import { ClinicsMeta, getClinicDetails, searchClinics, UNKNOWN_WAIT } from '#contract/clinics'
import { errorKeys } from '../../../tests/support/app.ts'
import { aClinic, type BookingApp, openBookingApp } from '../../../tests/support/booking.ts'
import { aDirectoryService, aLocation } from '../../../tests/support/builders.ts'

const NEAR = 'filter.freeFormAddress=Cincinnati,%20OH'
const CORRYVILLE = { businessName: 'tlc', id: '95100001' } as const
let app: BookingApp

/** Locations and waits are kept for a second. */
function laterBySeconds(seconds: number): void {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + seconds * 1000 + 1)
}

beforeEach(async () => {
  app = await openBookingApp()
})
afterEach(() => {
  vi.restoreAllMocks()
  return app.close()
})

async function clinics(query: string): Promise<{ found: Clinic[] } & ClinicsMeta> {
  const response = await app.send(`${searchClinics.path}?${query}`)
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  const { data, meta } = JSON.parse(text)
  assert(data, searchClinics.data)
  assert(meta, ClinicsMeta)
  expect(meta.asOf).toBe(new Date(app.time.now).toISOString())
  return { found: data.clinics, ...meta }
}

async function details(query = 'filter.divisionNumber=951&filter.storeNumber=00001') {
  const response = await app.send(`${getClinicDetails.path}?${query}`)
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  const { data } = JSON.parse(text)
  assert(data, getClinicDetails.data)
  return data.clinic
}

async function refused(path: string): Promise<[number, ...string[]]> {
  const response = await app.send(path)
  return [response.status, ...(await errorKeys(response))]
}

/** Clinics north of Cincinnati, each some miles further. */
function inARow(count: number) {
  return Array.from({ length: count }, (_, at) =>
    aClinic({
      id: `9510${String(at + 100).padStart(4, '0')}`,
      vanityName: `Clinic ${String.fromCharCode(90 - (at % 26))}`,
      latitude: 39.2 + at * 0.01,
    }),
  )
}

describe('the clinics near a place', () => {
  it('a clinic is told whole [API-12, API-46, ENTITY-26]', async () => {
    await app.store.putLocations([
      aLocation({ id: '90100001', brand: 'Marrowby Market' }),
      aClinic({ hostStoreId: '90100001' }),
    ])
    await app.store.putWaits([{ ...CORRYVILLE, waitMinutes: 20, waitDescription: 'Walk in.' }])
    const { found, page } = await clinics(`${NEAR}&filter.reasonId=602`)
    expect(page).toEqual({ offset: 0, size: 4, total: 1 })
    expect(found).toEqual([
      {
        id: '95100001',
        name: 'Clinic at Corryville',
        vanityName: 'Clinic at Corryville',
        legalName: 'The Kroger Co.',
        banner: 'Marrowby Market',
        address: {
          addressLines: ['1 W Corry St'],
          cityTown: 'Cincinnati',
          stateProvince: 'OH',
          postalCode: '45219',
        },
        phone: '5135550142',
        location: { lat: 39.1283, lng: -84.5101 },
        timeZone: 'America/New_York',
        distance: 1.744131,
        isSchedulerEnabled: true,
        isTelehealthEnabled: true,
        timingInfo: { todaysHours: '09:00 AM - 09:00 PM', todaysLunchHours: '01:00 PM - 02:00 PM' },
        waitTimeInfo: { description: 'Walk in.', clinicAvailable: true, waitMinutes: 20 },
        weekHours: ['Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'].map(
          (day) => `${day}: 09:00 AM - 09:00 PM`,
        ),
        nextAvailableAppointment: { start: '2026-11-20T14:00:00-05:00', end: '2026-11-20T15:00:00-05:00' },
      },
    ])
  })

  it('without a reason it is 29, or where that is no service, any that the clinic has [API-13, ENTITY-20, BK-47]', async () => {
    const one = async () => (await clinics(NEAR)).found[0]
    expect(await one()).toMatchObject({ isSchedulerEnabled: true, nextAvailableAppointment: null })
    await app.store.putServices([aDirectoryService({ id: 29, businessNames: ['pharmacy'] })])
    laterBySeconds(60)
    expect(await one()).toMatchObject({ isSchedulerEnabled: false, nextAvailableAppointment: null })
  })

  it('a time that is taken is not the next one [ENTITY-21]', async () => {
    for (const _ of [1, 2]) {
      const reservationTime = '2026-11-20T12:20:00-05:00'
      const clinic = { businessName: 'tlc', locationNumber: '95100001' } as const
      expect((await app.hold({ ...clinic, serviceId: 501, reservationTime })).status).toBe(201)
    }
    const [one] = (await clinics(`${NEAR}&filter.reasonId=501`)).found
    expect(one?.nextAvailableAppointment?.start).toBe('2026-11-20T12:40:00-05:00')
  })

  it('the details name the first three free times of one day, the list does not [SC-35]', async () => {
    const { nextSlots } = await details(
      'filter.divisionNumber=951&filter.storeNumber=00001&filter.reasonId=501',
    )
    expect(nextSlots).toEqual(['12:20', '12:40', '14:00'].map((time) => `2026-11-20T${time}:00-05:00`))
    const [one] = (await clinics(`${NEAR}&filter.reasonId=501`)).found
    expect(one).not.toHaveProperty('nextSlots')
    expect((await details()).nextSlots).toEqual([])
  })

  it('pages have 4 of at most 50, and every one is reached [API-12, LOCATOR-28]', async () => {
    await app.store.putLocations(inARow(60))
    const ids: string[] = []
    for (let offset = 0; offset < 50; offset += 4) {
      const { found, page } = await clinics(`${NEAR}&page.offset=${offset}&page.size=4&filter.radius=500`)
      expect(page).toEqual({ offset, size: 4, total: 50 })
      ids.push(...found.map(({ id }) => id))
    }
    const whole = await clinics(`${NEAR}&page.size=50&filter.radius=500`)
    expect(ids).toEqual(whole.found.map(({ id }) => id))
    expect(new Set(ids).size).toBe(50)
    const miles = whole.found.map(({ distance }) => distance ?? 0)
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
    expect((await clinics(`${NEAR}&page.offset=50`)).found).toEqual([])
    expect((await clinics(`${NEAR}&filter.maxResults=3`)).page.total).toBe(3)
  })

  it('the nearest are sorted by name when that is asked for, by distance else [LOCATOR-06, LOCATOR-07]', async () => {
    await app.store.putLocations(inARow(8))
    const near = await clinics(`${NEAR}&filter.maxResults=5&page.size=5`)
    const named = await clinics(`${NEAR}&filter.maxResults=5&page.size=5&sortBy=name`)
    const names = named.found.map(({ name }) => name.toLowerCase())
    expect(names).toEqual([...names].sort())
    expect(names).not.toEqual(near.found.map(({ name }) => name.toLowerCase()))
    expect(names).toEqual(near.found.map(({ name }) => name.toLowerCase()).sort())
    expect(await clinics(`${NEAR}&filter.maxResults=5&page.size=5&sortBy=distance`)).toEqual(near)
  })

  it('a point does as well as words, which count where both are given; radius is miles [API-12]', async () => {
    await app.store.putLocations([aClinic({ id: '95100002', latitude: 39.3926 })])
    const [one] = (await clinics('filter.latLng=39.1031,-84.512')).found
    expect(one?.distance).toBe(1.744131)
    expect((await clinics(`latLng=-10,20&${NEAR}`)).found).toHaveLength(2)
    expect((await clinics('latLng=-84.512,39.1031')).found).toEqual([])
    expect((await clinics(`${NEAR}&filter.radius=19`)).found).toHaveLength(1)
    expect((await clinics(`${NEAR}&filter.radius=21`)).found).toHaveLength(2)
  })

  it('stores of another business are found by its name, closed ones never [API-12]', async () => {
    const { found } = await clinics(`${NEAR}&filter.businessName=pharmacy&page.size=50`)
    expect(found.map(({ id }) => id)).toEqual(['01400376', 'UNKNOWN-HOURS', 'NORTH-20', 'NORTH-40'])
    expect(found[1]).toMatchObject({
      weekHours: [],
      timingInfo: { todaysHours: null, todaysLunchHours: null },
      waitTimeInfo: { clinicAvailable: false, waitMinutes: UNKNOWN_WAIT },
      isSchedulerEnabled: false,
    }) // LOCATOR-44
  })

  it('a wait that is not known, or at a closed clinic, is 99999 [LOCATOR-40]', async () => {
    const waitOf = async () => (await details()).waitTimeInfo
    expect(await waitOf()).toEqual({ description: null, clinicAvailable: true, waitMinutes: 99_999 })
    await app.store.putWaits([{ ...CORRYVILLE, waitMinutes: 0, waitDescription: 'Come in.' }])
    laterBySeconds(1)
    expect(await waitOf()).toEqual({ description: 'Come in.', clinicAvailable: true, waitMinutes: 0 })
    app.time.now += 10 * 3_600_000
    expect(await waitOf()).toEqual({ description: null, clinicAvailable: false, waitMinutes: 99_999 })
  })

  it('a wait of a store whose hours are not known is told [BK-50]', async () => {
    const unknown = { businessName: 'pharmacy' as const, id: 'UNKNOWN-HOURS' }
    await app.store.putWaits([{ ...unknown, waitMinutes: 15, waitDescription: 'Walk in.' }])
    laterBySeconds(1)
    const { found } = await clinics(`${NEAR}&filter.businessName=pharmacy&page.size=50`)
    expect(found[1]?.waitTimeInfo).toEqual({
      description: 'Walk in.',
      clinicAvailable: false,
      waitMinutes: 15,
    })
  })

  it('a clinic without an open day in the window takes no bookings [BK-50]', async () => {
    const offered = async () => (await clinics(`${NEAR}&filter.reasonId=601`)).found[0]?.isSchedulerEnabled
    expect(await offered()).toBe(true)
    const closed = [{ from: '2026-11-20', to: '2028-12-31', reason: 'Move' }]
    await app.store.putLocations([aClinic({ closures: closed })])
    laterBySeconds(60)
    expect(await offered()).toBe(false)
  })

  it('a day without a pause answers an empty one, and unknown hours null, in both shapes [BK-49]', async () => {
    expect((await details()).timingInfo.todaysLunchHours).not.toBeNull()
    await app.store.putLocations([aClinic({ breaks: null })])
    laterBySeconds(60)
    expect((await details()).timingInfo.todaysLunchHours).toBe('')
    const legacy = await (await app.send('/tlc/api/clinic/951/00001')).json()
    expect(legacy.todaysLunchHours).toBe('')
  })

  it('a wait is told for two hours, and again when it is set again [LOCATOR-40, DIR-12]', async () => {
    const minutes = async () => (await details()).waitTimeInfo.waitMinutes
    const set = async () => {
      await app.store.putWaits([{ ...CORRYVILLE, waitMinutes: 20 }])
      laterBySeconds(2)
    }
    await set()
    app.time.now += 120 * 60_000
    expect(await minutes()).toBe(20)
    app.time.now += 1
    expect(await minutes()).toBe(99_999)
    await set()
    expect(await minutes()).toBe(20)
  })

  it.each([1, 100, 300, 500, 10_000])(
    'takes a page of %i, and tells how many that is [FEED-14]',
    async (size) => {
      await app.store.putLocations(inARow(60))
      laterBySeconds(2)
      const { found, page, maxResults } = await clinics(
        `${NEAR}&page.size=${size}&filter.maxResults=10000&filter.radius=500&who=me`,
      )
      expect([page.size, maxResults]).toEqual([Math.min(size, 50), 50])
      expect(found).toHaveLength(page.size)
    },
  )

  const BAD: [string, number, string][] = [
    ['', 400, 'invalidRequest'],
    ['freeFormAddress=', 400, 'invalidRequest'],
    ['freeFormAddress=a', 400, 'invalidRequest'],
    ['freeFormAddress=%C2%A0%C2%A0', 400, 'invalidRequest'],
    [`freeFormAddress=${'x'.repeat(129)}`, 400, 'invalidRequest'],
    ['freeFormAddress=Atlantis', 404, 'locationUnavailable'],
    ['latLng=', 400, 'invalidRequest'],
    ['latLng=NaN,NaN', 400, 'invalidRequest'],
    ['latLng=91,0', 400, 'invalidRequest'],
    ['latLng=0,-181', 400, 'invalidRequest'],
    ['latLng=-118.2,34.1', 400, 'invalidRequest'],
    ['latLng=39.1', 400, 'invalidRequest'],
    ['latLng=39.1,-84.5,7', 400, 'invalidRequest'],
    ['latLng=1e1,2', 400, 'invalidRequest'],
    [`latLng=39.${'1'.repeat(20)},-84.5`, 400, 'invalidRequest'],
    [`${NEAR}&filter.radius=0`, 400, 'invalidRequest'],
    [`${NEAR}&filter.radius=1e9`, 400, 'invalidRequest'],
    [`${NEAR}&filter.radius=1000000000`, 400, 'invalidRequest'],
    [`${NEAR}&filter.radius=NaN`, 400, 'invalidRequest'],
    [`${NEAR}&filter.maxResults=0`, 400, 'invalidRequest'],
    [`${NEAR}&page.size=0`, 400, 'invalidRequest'],
    [`${NEAR}&page.offset=-1`, 400, 'invalidRequest'],
    [`${NEAR}&page.offset=1.5`, 400, 'invalidRequest'],
    [`${NEAR}&page.offset=1e9`, 400, 'invalidRequest'],
    [`${NEAR}&page.offset=`, 400, 'invalidRequest'],
    [`${NEAR}&sortBy=wait`, 400, 'invalidRequest'],
    [`${NEAR}&sortBy=name&sortBy=name`, 400, 'invalidRequest'],
    [`${NEAR}&filter.businessName=bank`, 400, 'invalidRequest'],
    [`${NEAR}&filter.reasonId=a`, 400, 'invalidRequest'],
    [`${NEAR}&filter.reasonId=-29`, 400, 'invalidRequest'],
    [`${NEAR}&filter.reasonId=1,2,3,4,5,6`, 400, 'TooManyReasonsErrorMessage'],
    [`${NEAR}&filter.reasonId=${'1,'.repeat(5000)}1`, 400, 'invalidRequest'],
  ]
  it.each(BAD)('%s is %i %s [API-48, LOCATOR-34]', async (query, status, key) => {
    expect(await refused(`${searchClinics.path}?${query}`)).toEqual([status, key])
  })
})

describe('an import of waits', () => {
  it('leaves locations and what is taken of them unread, and its minutes are told a second later [HD-15]', async () => {
    const search = async () => (await clinics(`${NEAR}&filter.reasonId=601`)).found[0]
    expect((await search())?.waitTimeInfo.waitMinutes).toBe(UNKNOWN_WAIT)
    const reads = (['locationsOf', 'services', 'records', 'grids', 'taken', 'takenVersions'] as const).map(
      (name) => vi.spyOn(app.store, name),
    )
    expect(await app.store.putWaits([{ ...CORRYVILLE, waitMinutes: 35 }])).toBe(1)
    laterBySeconds(1)
    expect(await search()).toMatchObject({ isSchedulerEnabled: true, waitTimeInfo: { waitMinutes: 35 } })
    for (const read of reads) expect(read).not.toHaveBeenCalled()
    await app.store.putLocations([aClinic({ vanityName: 'Corryville Clinic' })])
    laterBySeconds(2)
    expect((await search())?.name).toBe('Corryville Clinic')
    expect(app.store.locationsOf, 'one reading for searches and the locator').toHaveBeenCalledTimes(1)
  })
})

describe('the details of a clinic', () => {
  it('division and store number name it; beside it are the services that can be booked there, and none of a team on video [API-14, CLINIC-10, BK-47]', async () => {
    const clinic = await details()
    expect(clinic).toMatchObject({ id: '95100001', distance: null, isSchedulerEnabled: true })
    expect((await details('divisionNumber=951&storeNumber=00001&reasonId=504')).isSchedulerEnabled).toBe(
      false,
    )
    expect(clinic.services.map(({ id }) => id).sort()).toEqual([501, 601, 602])
    const query = 'divisionNumber=951&storeNumber=00001&businessName=tlc&reasonId=601'
    expect((await details(query)).isSchedulerEnabled).toBe(true)
  })

  it('it may be kept, and is not sent twice to whoever has it [API-15]', async () => {
    const path = `${getClinicDetails.path}?divisionNumber=951&storeNumber=00001`
    const first = await app.send(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await app.send(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    await app.store.putWaits([{ ...CORRYVILLE, waitMinutes: 5 }])
    laterBySeconds(1)
    const changed = await app.send(path, { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    const garbage = await app.send(path, { headers: { 'if-none-match': 'W/,"' } })
    expect(garbage.status).toBe(200)
  })

  it('a search, which says where a guest is, is left in no cache of a browser [LOCATOR-19]', async () => {
    const { headers } = await app.send(`${searchClinics.path}?${NEAR}`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).not.toBeNull()
  })

  it.each([
    ['divisionNumber=951&storeNumber=99999', 404, 'unknownLocation'],
    ['divisionNumber=951&storeNumber=00009', 404, 'locationClosed'],
    ['divisionNumber=0a4&storeNumber=00001', 400, 'invalidRequest'],
    ['divisionNumber=95&storeNumber=00001', 400, 'invalidRequest'],
    ['divisionNumber=951&storeNumber=000001', 400, 'invalidRequest'],
    ['divisionNumber=951&storeNumber=%00001', 400, 'invalidRequest'],
    ['divisionNumber=951', 400, 'invalidRequest'],
  ])('%s is %i %s [API-48, CLINIC-09]', async (query, status, key) => {
    await app.store.putLocations([aClinic({ id: '95100009', status: 'closed' })])
    expect(await refused(`${getClinicDetails.path}?${query}`)).toEqual([status, key])
  })
})
