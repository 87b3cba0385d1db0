import { describe, expect, it } from 'vitest'
import { readHeader } from './columns.ts'
import type { ReadRow } from './import-row.ts'
import { readRow } from './import-row.ts'

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

/** Reads a row that differs from a good one in the given cells. */
function rowWith(cells: Record<string, string>): ReadRow {
  const row = { ...GOOD, ...cells }
  const header = readHeader(Object.keys(row), 'pharmacy')
  if (header.outcome === 'refused') throw new Error(header.reason)
  return readRow(Object.values(row), header.cell, header.businessName)
}

function locationWith(cells: Record<string, string>) {
  const row = rowWith(cells)
  if (row.outcome === 'refused') throw new Error(row.reason)
  return row.location
}

function warningsOf(cells: Record<string, string>) {
  const row = rowWith(cells)
  return row.outcome === 'read' ? row.warnings : [row.reason]
}

describe('what a clinic tells beside its hours', () => {
  it('lunch hours are read in the notation of hours', () => {
    expect(locationWith({ lunchHours: 'Mo-Fr 12:30-13:00' }).breaks?.[4]).toEqual([[750, 780]])
    expect(locationWith({ breaks: '12:30 PM - 1:00 PM' }).breaks?.[6]).toEqual([[750, 780]])
    expect(locationWith({}).breaks).toBeNull()
    expect(warningsOf({ lunchHours: 'at noon' })).toEqual(['lunch hours not understood'])
  })

  it('the wait is minutes of a day at most, with words beside it [LOCATOR-40]', () => {
    const waitWith = (cells: Record<string, string>) => {
      const row = rowWith(cells)
      return row.outcome === 'read' ? row.wait : undefined
    }
    expect(waitWith({ waitMinutes: '0', waitDescription: 'Come in.' })).toMatchObject({
      waitMinutes: 0,
      waitDescription: 'Come in.',
    })
    expect(waitWith({})).not.toHaveProperty('waitMinutes')
    for (const waitMinutes of ['-1', '1.5', '1441', '99999', 'long']) {
      expect(warningsOf({ waitMinutes })).toEqual(['wait time not understood'])
      expect(waitWith({ waitMinutes })).not.toHaveProperty('waitMinutes')
    }
  })
})

describe('the header of an import file', () => {
  it('tells the business: a host store makes clinics, a store id pharmacies', () => {
    const common = ['city', 'state', 'zip', 'lat', 'lng']
    const businessOf = (...titles: string[]) => {
      const header = readHeader([...titles, ...common])
      return header.outcome === 'understood' ? header.businessName : header.reason
    }
    expect(businessOf('clinicId', 'hostStoreId')).toBe('tlc')
    expect(businessOf('storeId', 'clinicId')).toBe('pharmacy')
    expect(businessOf('pharmacyStoreId')).toBe('pharmacy')
    expect(businessOf('id')).toContain('--business')
  })

  it('takes the id column of its business', () => {
    const titles = ['storeId', 'clinicId', 'City', 'State Code', 'ZIP', 'Latitude', 'Longitude']
    const idOf = (business: 'tlc' | 'pharmacy') => {
      const header = readHeader(titles, business)
      return header.outcome === 'understood' && header.cell(['s', 'c'], 'id')
    }
    expect(idOf('tlc')).toBe('c')
    expect(idOf('pharmacy')).toBe('s')
  })

  it('is refused with the columns that are missing, or with its wrong separator', () => {
    expect(readHeader(['storeId', 'city', 'zip'])).toMatchObject({
      reason: 'the header has no column for state, latitude, longitude',
    })
    expect(readHeader(['storeId;city;zip'])).toMatchObject({ outcome: 'refused' })
  })
})

describe('a row of an import file', () => {
  it('is a location with its texts, phone digits and hours', () => {
    expect(warningsOf({})).toEqual([])
    expect(locationWith({ tz: 'America/New_York' })).toMatchObject({
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
  ])('is refused with its reason: %j', (cells, reason) => {
    const row = rowWith(cells)
    expect(row.outcome === 'refused' && row.reason).toContain(reason)
  })

  it('is refused with all its reasons at once', () => {
    expect(rowWith({ city: '', state: '', zip: '' })).toEqual({
      outcome: 'refused',
      reason: 'no city, no state, no ZIP code',
    })
  })

  it.each([
    [{ address: '' }, 'no street line'],
    [{ hours: '' }, 'no opening hours'],
    [{ hours: 'by appointment' }, 'opening hours not understood'],
    [{ hours: 'Mo-Su 08:00-20:00; PH off' }, 'holiday hours not kept'],
    [{ zip: '6716' }, 'ZIP code without its leading zeros'],
    [{ phone: '12' }, 'phone number not understood'],
    [{ cellMinutes: '7' }, 'schedule not understood'],
    [{ rideshareCode: 'half off!' }, 'rideshare code not understood'],
    [{ city: 'Ca\uFFFDon' }, 'characters that are not UTF-8'],
  ])('is taken with a warning: %j', (cells, warning) => {
    expect(warningsOf(cells)).toEqual([warning])
  })

  it('has the code of a rideshare discount where the file has one [CONFIRM-16]', () => {
    expect(locationWith({ rideshare_code: 'FERN-20' }).rideshareCode).toBe('FERN-20')
    expect(locationWith({ rideshareDiscount: '' })).not.toHaveProperty('rideshareCode')
    expect(locationWith({ rideshareCode: 'x'.repeat(41) })).not.toHaveProperty('rideshareCode')
  })

  it('gets leading zeros, a hyphen and the code of its state', () => {
    expect(locationWith({ zip: '6716', state: 'Connecticut' })).toMatchObject({ zip: '06716', state: 'CT' })
    expect(locationWith({ zip: '450401234' }).zip).toBe('45040-1234')
  })

  it('is named as in the file, else by its branch, else by brand and city', () => {
    expect(locationWith({ vanityName: 'Deerfield', branch: 'North' }).vanityName).toBe('Deerfield')
    expect(locationWith({ branch: 'North;North Clinic' }).vanityName).toBe('North')
    expect(locationWith({}).vanityName).toBe('Marrowby Mason')
  })

  it('keeps its services and its schedule, half a schedule completed', () => {
    expect(locationWith({ services: '209; 201|209' }).serviceIds).toEqual([201, 209])
    expect(locationWith({ cellMinutes: '15', places: '2' }).schedule).toEqual({ cellMinutes: 15, places: 2 })
    expect(locationWith({ places: '3' }).schedule).toEqual({ cellMinutes: 20, places: 3 })
  })

  it('keeps an American zone only; an abbreviation or a foreign zone is to be derived', () => {
    expect(locationWith({ tz: 'America/Indiana/Indianapolis' }).timezone).toBe('America/Indiana/Indianapolis')
    expect(['EST', 'Europe/Berlin', 'America/Mason', ''].map((tz) => locationWith({ tz }).timezone)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
