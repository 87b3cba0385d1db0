import { describe, expect, it } from 'vitest'
import { locationColumns } from './columns.ts'
import { locationWarnings, readLocation } from './import-locations.ts'
import { cellReader, placesOf } from './import-rows.ts'

const GOOD = {
  storeId: '01100002',
  brand: 'Marrowby',
  city: 'Mason',
  state: 'OH',
  zip: '45040',
  latitude: '39.3',
  longitude: '-84.3',
  address: '12 Main St',
  phone: '(513) 555-0142',
  hours: 'Mo-Su 08:00-20:00',
}

const ZONE = 'America/New_York'
const LUNCH = 'lunch hours that cover all hours of a day'

/** Reads a row that differs from a good one in the given cells. */
async function rowWith(cells: Record<string, string>, zone?: string) {
  const row = { ...GOOD, ...cells }
  const titles = Object.keys(row)
  const found = locationColumns(titles, 'pharmacy')
  if (typeof found === 'string') throw new Error(found)
  const text = cellReader(placesOf(titles, found.columns), Object.values(row))
  return readLocation(text, found.businessName, async () => zone ?? ZONE)
}

async function locationWith(cells: Record<string, string>) {
  const row = await rowWith(cells)
  const made = row.outcome === 'read' ? row.make(undefined, false) : row.reason
  if (typeof made === 'string') throw new Error(made)
  return made
}

async function warningsOf(cells: Record<string, string>) {
  const row = await rowWith(cells)
  if (row.outcome === 'refused') return [row.reason]
  return [
    ...row.warnings,
    ...locationWarnings(await locationWith(cells), new Set(), new Set(), () => undefined),
  ]
}

describe('what a clinic tells beside its hours', () => {
  it('lunch hours are read in the notation of hours', async () => {
    expect((await locationWith({ lunchHours: 'Mo-Fr 12:30-13:00' })).breaks?.[4]).toEqual([[750, 780]])
    expect((await locationWith({ breaks: '12:30 PM - 1:00 PM' })).breaks?.[6]).toEqual([[750, 780]])
    expect((await locationWith({})).breaks).toBeNull()
    expect(await warningsOf({ lunchHours: 'at noon' })).toEqual([
      "lunch hours not understood: 'at noon' is not days and times",
    ])
    expect(await warningsOf({ lunchHours: '13:00-12:30' })).toEqual([
      "lunch hours not understood: '13:00-12:30' ends before it begins",
    ])
  })

  it('the wait is minutes of a day at most, with words beside it [LOCATOR-40]', async () => {
    const waitWith = async (cells: Record<string, string>) => {
      const row = await rowWith(cells)
      return row.outcome === 'read' ? row.wait : undefined
    }
    expect(await waitWith({ waitMinutes: '0', waitDescription: 'Come in.' })).toMatchObject({
      waitMinutes: 0,
      waitDescription: 'Come in.',
    })
    expect(await waitWith({})).toBeUndefined()
    for (const waitMinutes of ['-1', '1.5', '1441', '99999', 'long']) {
      expect(await warningsOf({ waitMinutes })).toEqual([
        `wait '${waitMinutes}' is no number of minutes of a day`,
      ])
    }
  })
})

describe('the header of an import file', () => {
  it('tells the business: a host store makes clinics, a store id pharmacies', () => {
    const businessOf = (...titles: string[]) => {
      const found = locationColumns(titles)
      return typeof found === 'string' ? found : found.businessName
    }
    expect(businessOf('clinicId', 'hostStoreId')).toBe('tlc')
    expect(businessOf('storeId', 'clinicId')).toBe('pharmacy')
    expect(businessOf('pharmacyStoreId')).toBe('pharmacy')
    expect(businessOf('id')).toContain('--business')
    expect(locationColumns(['city'], 'pharmacy')).toContain('the header has no column for id')
  })

  it('takes the id column of its business', () => {
    const titles = ['storeId', 'clinicId', 'City']
    const idOf = (business: 'tlc' | 'pharmacy') => {
      const found = locationColumns(titles, business)
      return typeof found !== 'string' && cellReader(placesOf(titles, found.columns), ['s', 'c'])('id')
    }
    expect(idOf('tlc')).toBe('c')
    expect(idOf('pharmacy')).toBe('s')
  })
})

describe('a row of a known location', () => {
  it('changes what its file has a column for, and nothing else [DIR-02]', async () => {
    const kept = await locationWith({ services: '201', cellMinutes: '20', places: '2', branch: 'North' })
    const titles = ['storeId', 'hours', 'cellMinutes']
    const found = locationColumns(titles)
    if (typeof found === 'string') throw new Error(found)
    const row = async (...cells: string[]) =>
      readLocation(cellReader(placesOf(titles, found.columns), cells), 'pharmacy', async () => undefined)
    const read = await row(GOOD.storeId, 'Mo-Fr 09:00-17:00', '30')
    expect(read.outcome === 'read' && read.make(kept, false)).toEqual({
      ...kept,
      hours: [...Array(5).fill([[540, 1020]]), [], []],
      schedule: { cellMinutes: 30, places: 2 },
    })
    expect(read.outcome === 'read' && read.make(undefined, false)).toBe(
      'it is new, and the file has no column for city, state, zip, latitude, longitude',
    )
  })
})

describe('a row of an import file', () => {
  it('is a location with its texts, phone digits and hours', async () => {
    expect(await warningsOf({})).toEqual([])
    expect(await locationWith({ tz: 'America/New_York' })).toMatchObject({
      id: '01100002',
      status: 'open',
      demonstration: false,
      addressLines: ['12 Main St'],
      phone: '5135550142',
      latitude: 39.3,
      longitude: -84.3,
      timezone: 'America/New_York',
      serviceIds: null,
      schedule: null,
    })
  })

  it.each([
    [{ storeId: '' }, 'no id'],
    [{ storeId: 'a b' }, 'malformed'],
    [{ storeId: '1'.repeat(21) }, 'malformed'],
    [{ latitude: '' }, 'no point'],
    [{ latitude: '91' }, 'not on the map'],
    [{ longitude: '-181' }, 'not on the map'],
    [{ latitude: 'NaN' }, 'not on the map'],
    [{ latitude: '0', longitude: '0' }, 'not on the map'],
    [{ latitude: '1e1' }, 'not on the map'],
    [{ city: '' }, 'no city'],
    [{ state: '' }, 'no state'],
    [{ state: 'ZZ' }, "state 'ZZ' is unknown"],
    [{ zip: '' }, 'no ZIP code'],
    [{ zip: 'K1A 0B1' }, 'malformed'],
    [{ zip: '00000' }, 'malformed'],
    [{ services: '201;flu' }, 'not ids'],
    [{ brand: 'x'.repeat(300) }, 'longer than'],
  ])('is refused with its reason: %j', async (cells, reason) => {
    const row = await rowWith(cells)
    expect(row.outcome === 'refused' && row.reason).toContain(reason)
  })

  it('is refused with all its reasons at once', async () => {
    expect(await rowWith({ city: '', state: '', zip: '' })).toMatchObject({
      outcome: 'refused',
      reason: 'no city, no state, no ZIP code',
    })
  })

  it.each([
    [{ address: '' }, 'no street line (left out of the slot feed)'],
    [{ phone: '' }, 'no phone (left out of the slot feed)'],
    [{ hours: '' }, 'no opening hours (guests can walk in, and book nothing)'],
    [{ hours: 'Mo-Su 08:00-20:00; PH 10:00-12:00' }, 'holiday hours not kept'],
    [{ zip: '6716', state: 'CT' }, 'ZIP code without its leading zeros'],
    [{ hours: 'Mo-Fr 18:00-09:00' }, 'hours that close before they open, read as past midnight'],
    [{ hours: 'Mo-Fr 09:00-05:00' }, 'hours that close before they open, read as past midnight'],
    [{ tz: 'EST' }, 'a zone that is not American, derived from the point'],
    [{ state: 'MS', zip: '85001' }, 'a ZIP code of another state'],
    [{ tz: 'America/Chicago' }, 'a zone that shows another time than its point'],
    [{ hours: 'Mo-Fr 09:00-17:00; Sa 10:00-14:00', lunchHours: 'Sa 09:00-12:00,12:00-14:00' }, LUNCH],
  ])('is taken with a warning: %j', async (cells, warning) => {
    expect(await warningsOf(cells)).toEqual([warning])
  })

  it('beside a border, with the clock of its point or a lunch within its hours, is taken without a warning [DIR-14]', async () => {
    expect(await warningsOf({ tz: 'America/Detroit' })).toEqual([])
    expect(await warningsOf({ state: 'TX', zip: '73960' })).toEqual([])
    expect(await warningsOf({ hours: 'Mo-Fr 09:00-17:00', lunchHours: 'Mo-Su 09:00-16:00' })).toEqual([])
  })

  it('in Arizona has the clock of Phoenix all year [DIR-14]', async () => {
    const row = await rowWith({ tz: 'America/Denver' }, 'America/Phoenix')
    expect(row.outcome === 'read' && row.warnings).toEqual(['a zone that shows another time than its point'])
  })

  it.each([
    [{ hours: 'Mo-Fr 9-17' }, "hours not understood: '9-17' is not a span of time"],
    [{ phone: '12' }, "phone '12' is no American number"],
    [{ cellMinutes: '7', places: '2' }, /^cellMinutes is none of 5, 6, 10[^a-z]*$/],
    [{ places: '101' }, /^places is no number from 1 to 100$/],
    [{ rideshareCode: 'half off!' }, "rideshare code 'half off!' is malformed"],
  ])(
    'with a cell that is not understood is refused, so that it takes nothing away: %j [DIR-04, DIR-11]',
    async (cells, reason) => {
      const row = await rowWith(cells)
      expect(row.outcome === 'refused' && row.reason).toMatch(reason)
    },
  )

  it.each(['Mo-Fr 09:00-24:00', 'Mo-Fr 09:00-00:00', 'Mo-Fr 09:00-25:00', '24/7'])(
    'that closes at midnight or says the next day is no mistake: %s',
    async (hours) => expect(await warningsOf({ hours })).toEqual([]),
  )

  it('has the code of a rideshare discount where the file has one [CONFIRM-16]', async () => {
    expect((await locationWith({ rideshare_code: 'FERN-20' })).rideshareCode).toBe('FERN-20')
    expect(await locationWith({ rideshareDiscount: '' })).not.toHaveProperty('rideshareCode')
    const kept = await locationWith({ rideshareCode: 'FERN-20' })
    const emptied = await rowWith({ rideshareCode: '' })
    expect(emptied.outcome === 'read' && emptied.make(kept, false)).not.toHaveProperty('rideshareCode')
  })

  it('gets leading zeros, a hyphen and the code of its state', async () => {
    expect(await locationWith({ zip: '6716', state: 'Connecticut' })).toMatchObject({
      zip: '06716',
      state: 'CT',
    })
    expect((await locationWith({ zip: '450401234' })).zip).toBe('45040-1234')
  })

  it('is named as in the file, else by its branch, else by brand and city', async () => {
    expect((await locationWith({ vanityName: 'Deerfield', branch: 'North' })).vanityName).toBe('Deerfield')
    expect((await locationWith({ branch: 'North;North Clinic' })).vanityName).toBe('North')
    expect((await locationWith({})).vanityName).toBe('Marrowby Mason')
  })

  it('keeps its services and its schedule, half a schedule completed', async () => {
    expect((await locationWith({ services: '209; 201|209' })).serviceIds).toEqual([201, 209])
    expect((await locationWith({ cellMinutes: '15', places: '2' })).schedule).toEqual({
      cellMinutes: 15,
      places: 2,
    })
    expect((await locationWith({ places: '3' })).schedule).toEqual({ cellMinutes: 20, places: 3 })
  })

  it('keeps an American zone only; an abbreviation or a foreign zone is to be derived', async () => {
    expect((await locationWith({ tz: 'America/Indiana/Indianapolis' })).timezone).toBe(
      'America/Indiana/Indianapolis',
    )
    for (const tz of ['EST', 'Europe/Berlin', 'America/Mason', '']) {
      const row = await rowWith({ tz }, 'America/Phoenix')
      expect(row.outcome === 'read' && row.make(undefined, false)).toMatchObject({
        timezone: 'America/Phoenix',
      })
    }
  })
})
