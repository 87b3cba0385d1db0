import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SlotSearch, searchPhysical, searchVirtual } from '#contract/providers'
import { milesBetween } from '#domain/distance'
import { errorKeys } from '../../../tests/support/app.ts'
import {
  aClinic,
  type BookingApp,
  CINCINNATI,
  everyDay,
  openBookingApp,
  timesOf,
} from '../../../tests/support/booking.ts'
import { aDirectoryService, aLocation } from '../../../tests/support/builders.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'

let app: BookingApp
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  app = await openBookingApp()
})
afterEach(() => {
  vi.useRealTimers()
  return app.close()
})

const DAYS = 'startDate=2026-11-20&endDate=2026-12-03'
const FLU = `businessNames=pharmacy&serviceIds=501&${DAYS}`
const NEAR = 'freeFormAddress=Cincinnati,%20OH'
const VIDEO = `${searchVirtual.path}?businessNames=tlc&serviceIds=701&state=OH&startDate=2026-11-20&endDate=2026-11-21`

const idsOf = (found: { providerId: string }[]) => found.map(({ providerId }) => providerId)

describe('the search near a place', () => {
  it('answers what the contract says, nearest first, and no errors [API-26, API-36, API-52, ENTITY-11, BK-62]', async () => {
    const { status, text } = await app.search(`${searchPhysical.path}?${NEAR}&${FLU}`)
    const { data, warnings } = JSON.parse(text)
    assert(data, SlotSearch)
    expect(status).toBe(200)
    expect(warnings).toBeUndefined()
    expect(JSON.parse(text).errors).toEqual([])
    expect(idsOf(data.appointmentTimeSlots)).toEqual(['01400376', 'NORTH-20', 'NORTH-40'])
    const [{ services, ...first } = { services: [] }] = data.appointmentTimeSlots
    expect(first).toEqual({
      providerId: '01400376',
      businessName: 'pharmacy',
      vanityName: 'Kroger Pharmacy Corryville',
      legalName: 'The Kroger Co.',
      brand: 'kroger',
      address: {
        addressLines: ['1 W Corry St'],
        cityTown: 'Cincinnati',
        stateProvince: 'OH',
        postalCode: '45219',
      },
      phone: '5135550142',
      timezone: 'America/New_York',
      distance: milesBetween(CINCINNATI, aLocation()),
      operatingHours: {
        isBreakSame: true,
        ...Object.fromEntries(
          ['mondayToFriday', 'saturday', 'sunday'].map((days) => [
            days,
            { start: '09:00', end: '21:00', breakStart: null, breakEnd: null },
          ]),
        ),
      },
      location: { lat: 39.1283, lng: -84.5101 },
      isBenefitCode: false,
    })
    expect(services).toHaveLength(1)
  })

  it('tells of a rideshare discount where there is one [CONFIRM-13, CONFIRM-16]', async () => {
    await app.store.putLocations([aLocation({ rideshareCode: 'FERN-20' })])
    const [first, second] = await app.physical(FLU)
    expect(first).toMatchObject({ providerId: '01400376', rideshareDiscount: { code: 'FERN-20' } })
    expect(second).not.toHaveProperty('rideshareDiscount')
  })

  it('today only what has not begun, then whole days, each under its local date [RESULTS-38, TIME-05]', async () => {
    const [first] = await app.physical(FLU)
    const [today, tomorrow] = first?.services[0]?.availability ?? []
    expect(today).toMatchObject({ date: '2026-11-20' })
    expect(today?.timeslots[0]).toEqual({ value: '2026-11-20T12:20:00-05:00' }) // it is noon: 12:00 has begun
    expect(tomorrow?.timeslots).toHaveLength(36)
    expect(first?.services[0]?.availability).toHaveLength(14)
    app.time.now += 20 * 60_000
    expect(timesOf((await app.physical(FLU))[0])[0]).toBe('2026-11-20T12:40:00-05:00')
  })

  it('50 miles unless said; a radius is taken, and results are cut with a warning (API-37) [API-42]', async () => {
    expect(idsOf(await app.physical(`${FLU}&radius=500`))).toContain('NORTH-60')
    expect(idsOf(await app.physical(`${FLU}&radius=10`))).toEqual(['01400376'])
    const { text, found } = await app.search(`${searchPhysical.path}?${NEAR}&${FLU}&maxResults=2`)
    expect(idsOf(found)).toEqual(['01400376', 'NORTH-20'])
    expect(JSON.parse(text).warnings).toEqual({
      appointmentTimeSlots: ['Only the 2 nearest locations are listed.'],
    })
    const one = await app.search(`${searchPhysical.path}?${NEAR}&${FLU}&maxResults=1`)
    expect(JSON.parse(one.text).warnings).toEqual({
      appointmentTimeSlots: ['Only the nearest location is listed.'],
    })
  })

  it('a provider is listed for what it offers of the services, and only for that [RESULTS-32]', async () => {
    const found = await app.physical(`businessNames=pharmacy,tlc&serviceIds=501,601&${DAYS}`)
    const served = Object.fromEntries(
      found.map(({ providerId, services }) => [providerId, services.map(({ serviceId }) => serviceId)]),
    )
    expect(served).toMatchObject({ '01400376': [501], '95100001': [501, 601] })
  })

  it('several services share their times: cells of the longest, the largest lead time, the smallest maxDaysAhead [RESULTS-07]', async () => {
    const [clinic] = await app.physical(`businessNames=tlc&serviceIds=501,601,602&${DAYS}`)
    const all = clinic?.services.map(({ availability }) => JSON.stringify(availability)) ?? []
    expect(new Set(all).size).toBe(1)
    const days = clinic?.services[0]?.availability ?? []
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-11-21', '2026-11-30'])
    const hours = days[0]?.timeslots.map(({ value }) => value.slice(11, 16))
    expect(hours).toContain('12:00') // an hour, until lunch
    expect(hours).not.toContain('12:20')
    expect(hours?.at(-1)).toBe('20:00')
  })

  it('a first dose is offered only where the second can be had [RESULTS-40]', async () => {
    const found = await app.physical(`businessNames=pharmacy&serviceIds=502&${DAYS}`)
    expect(idsOf(found)).toEqual(['01400376', 'NORTH-40'])
  })

  it('what is given on video is not offered at a clinic without a list of its own [RESULTS-31]', async () => {
    expect(await app.physical(`businessNames=tlc&serviceIds=701&${DAYS}`)).toEqual([])
  })

  it('a service that is not available is not offered [ENTITY-02]', async () => {
    expect(await app.physical(`businessNames=pharmacy&serviceIds=506&${DAYS}`)).toEqual([])
  })

  it('a place without providers gives an empty list, and a provider without free slots is listed with none (RESULTS-30) [RESULTS-25]', async () => {
    const { status, found } = await app.search(`${searchPhysical.path}?freeFormAddress=Nowhere,%20NV&${FLU}`)
    expect([status, found]).toEqual([200, []])
    const closed = [{ from: '2026-11-20', to: '2026-12-31', reason: 'Move' }]
    await app.store.putLocations([aClinic({ closures: closed })])
    nextDirectory()
    const [clinic] = await app.physical(`businessNames=tlc&serviceIds=501&${DAYS}`)
    expect(clinic?.services).toEqual([{ serviceId: 501, durationMinutes: 20, availability: [] }])
  })

  it('a provider names the days of the next week on which it is closed in spite of its hours [DIR-06]', async () => {
    const closures: DirectoryLocation['closures'] = [
      { from: '2026-11-18', to: '2026-11-21', reason: 'Move' },
      { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
      { from: '2026-11-23', to: '2026-11-23', hours: [600, 720], reason: 'Training' },
    ]
    await app.store.putLocations([aClinic({ closures })])
    nextDirectory()
    const [clinic] = await app.physical(`businessNames=tlc&serviceIds=501&${DAYS}`)
    expect(clinic?.closedDays).toEqual(['2026-11-20', '2026-11-21', '2026-11-26'])
    await app.store.putLocations([aClinic({ closures: [] })])
    nextDirectory()
    const [open] = await app.physical(`businessNames=tlc&serviceIds=501&${DAYS}`)
    expect(open).not.toHaveProperty('closedDays')
  })

  it('a past start is raised to today, and days past maxDaysAhead are left out [RESULTS-08, TIME-05]', async () => {
    const [first] = await app.physical(
      `businessNames=pharmacy&serviceIds=501&startDate=2020-01-01&endDate=2026-11-21`,
    )
    expect(first?.services[0]?.availability.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21'])
    const [far] = await app.physical(
      `businessNames=pharmacy&serviceIds=501&startDate=2026-12-19&endDate=2027-01-10`,
    )
    expect(far?.services[0]?.availability.map(({ date }) => date)).toEqual(['2026-12-19', '2026-12-20'])
  })

  it.each([
    ['lantern-2026', ['01400376', 'NORTH-20', 'NORTH-40']],
    ['%20Rivercrew%20', []],
    ['NO-SUCH-CODE', []],
    ['%25', []],
    ["' OR 1=1 --", []],
  ])(
    'with the code %s only who accepts it is listed [SCOPE-04, BENEFIT-13, BENEFIT-14, class 38]',
    async (code, ids) => {
      const found = await app.physical(`${FLU}&benefitCode=${code}`)
      expect(idsOf(found)).toEqual(ids)
      expect(found.every(({ isBenefitCode }) => isBenefitCode === true)).toBe(true)
    },
  )

  it('a code of one clinic finds that clinic [BENEFIT-13]', async () => {
    const found = await app.physical(
      `businessNames=pharmacy,tlc&serviceIds=501&${DAYS}&benefitCode=RIVERCREW`,
    )
    expect(idsOf(found)).toEqual(['95100001'])
  })

  it('a place that there is not is a 404 locationUnavailable [FIND-49]', async () => {
    const response = await app.send(`${searchPhysical.path}?freeFormAddress=Atlantis&${FLU}`)
    expect([response.status, await errorKeys(response)]).toEqual([404, ['locationUnavailable']])
  })
})

describe('a search is refused', () => {
  const WRONG = [
    ['class 30', 'serviceIds=1,,2'],
    ['class 30', 'serviceIds=501,a'],
    ['class 30', 'serviceIds=-501'],
    ['class 30', 'serviceIds=501.5'],
    ['class 30', 'serviceIds=0'],
    ['class 30 10,000 ids', `serviceIds=${Array.from({ length: 10_000 }, (_, at) => at + 1).join(',')}`],
    ['class 30', 'serviceIds='],
    ['class 34', 'radius=0'],
    ['class 34', 'radius=1000000000'],
    ['class 34', 'radius=NaN'],
    ['API-42', 'maxResults=0'],
    ['API-42', 'maxResults=1.5'],
    ['class 17', 'startDate=2026-02-30'],
    ['class 17', 'endDate=2027-02-29'],
    ['class 18', 'startDate=11/20/2026'],
    ['class 18', 'startDate=2026-11-20T00:00:00Z'],
    ['class 19', 'endDate=2026-11-19'],
    ['class 19', 'endDate=2027-02-28'],
    ['SCOPE-10', 'businessNames=shop'],
    ['FIND-21', 'freeFormAddress=a'],
    ['FIND-21', 'freeFormAddress=%20a'],
    ['class 1', 'freeFormAddress=%20%20%20'],
    ['class 1', 'freeFormAddress=%E2%80%8B%E2%80%8B%E2%80%8B'],
    ['FIND-22', `freeFormAddress=${'a'.repeat(129)}`],
    ['class 38', `benefitCode=${'a'.repeat(10_240)}`],
  ] as const

  it.each(WRONG.map(([row, wrong]) => [row, wrong.slice(0, 40), wrong]))(
    '%s with %s',
    async (_row, _shown, wrong) => {
      const given = new URLSearchParams(`${NEAR}&${FLU}`)
      const [[name, value] = ['', '']] = new URLSearchParams(wrong)
      given.set(name, value)
      const response = await app.send(`${searchPhysical.path}?${given}`)
      expect(response.status).toBe(400)
      const { errors } = (await response.json()) as { errors: { field: string }[] }
      expect(errors[0]?.field.split('.')[0]).toBe(name)
    },
  )

  it('repeated services count once, unknown ones not at all, and none known is a 404 [class 30]', async () => {
    const [first] = await app.physical(
      `businessNames=pharmacy&serviceIds=501,501,4242&filter.serviceIds=501&${DAYS}`,
    )
    expect(first?.services.map(({ serviceId }) => serviceId)).toEqual([501])
    const response = await app.send(
      `${searchPhysical.path}?${NEAR}&businessNames=pharmacy&serviceIds=4242&${DAYS}`,
    )
    expect([response.status, await errorKeys(response)]).toEqual([404, ['unknownService']])
  })

  it('a window of 100 days is searched, of 101 not [TIME-05]', async () => {
    const of = async (end: string) =>
      (
        await app.send(
          `${searchPhysical.path}?${NEAR}&businessNames=pharmacy&serviceIds=501&startDate=2026-11-20&endDate=${end}`,
        )
      ).status
    expect([await of('2027-02-27'), await of('2027-02-28')]).toEqual([200, 400])
  })
})

describe('who is seen on video', () => {
  it('has one entry for each person, in the order of ids, a dietitian with name and qualification [API-38]', async () => {
    const { found } = await app.search(VIDEO)
    expect(idsOf(found)).toEqual(['96000001', '96000002'])
    expect(found[0]).toMatchObject({ address: null, distance: null, timezone: 'America/New_York' })
    expect(timesOf(found[0])).toHaveLength(8)
    const { found: dietitians } = await app.search(
      `${searchVirtual.path}?businessNames=dietitian&serviceIds=801&state=OH&startDate=2026-11-20&endDate=2026-12-03`,
    )
    expect(dietitians[0]?.clinician).toEqual({
      id: 'dietitian-1',
      name: 'Maribel Okonkwo-Reyes',
      qualification: 'RDN',
      description: 'Helps families cook.',
      image: null,
    })
    expect(dietitians[0]?.services[0]?.availability[0]?.date).toBe('2026-11-23') // RESULTS-12
  })

  it('a state without a licensed provider gives an empty list, and a text that is no state is refused [class 29]', async () => {
    expect((await app.search(VIDEO.replace('state=OH', 'state=WY'))).found).toEqual([])
    expect((await app.search(VIDEO.replace('state=OH', 'state=Ohio'))).status).toBe(400)
    expect(idsOf((await app.search(VIDEO.replace('state=OH', 'state=TX'))).found)).toEqual(['96000001'])
  })

  it('as a virtual visit all their times are one entry, each once [API-38]', async () => {
    const { found } = await app.search(`${VIDEO}&isVirtualVisit=true`)
    expect(found).toHaveLength(1)
    const times = timesOf(found[0]).map((time) => time.slice(11, 16))
    // 13:00 to 14:00 in New York, then 13:00 to 14:00 in Chicago, on both days.
    expect(times).toEqual(
      Array.from({ length: 2 }, () => [
        ...['13:00', '13:15', '13:30', '13:45'],
        ...['14:00', '14:15', '14:30', '14:45'],
      ]).flat(),
    )
    assert({ appointmentTimeSlots: found }, SlotSearch)
  })
})

describe('the directory', () => {
  it('a location that comes, closes or changes its hours is so in the next searches [API-36]', async () => {
    await app.physical(FLU)
    await app.store.putLocations([
      aLocation({ id: 'NEW-1', latitude: 39.2 }),
      aLocation({ id: 'NORTH-20', latitude: 39.3926, status: 'closed' }),
      aLocation({ hours: everyDay([600, 620]) }),
    ])
    nextDirectory()
    const found = await app.physical(FLU)
    expect(idsOf(found)).toEqual(['01400376', 'NEW-1', 'NORTH-40'])
    expect(timesOf(found[0])[0]).toBe('2026-11-21T10:00:00-05:00')
  })

  it('a changed service is in the next searches [ENTITY-02]', async () => {
    await app.physical(FLU)
    await app.store.putServices([aDirectoryService({ maxDaysAhead: 1 })])
    nextDirectory()
    const [first] = await app.physical(FLU)
    expect(first?.services[0]?.availability.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21'])
  })
})

/** The directory is asked for a newer version once a second. */
function nextDirectory(): void {
  vi.advanceTimersByTime(1050)
}
