import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAT_LNG } from '#contract/clinics'
import type { LocatorEntry } from './clinic-search.ts'
import {
  clinicSearchOf,
  isMoved,
  locatorParameters,
  readEntry,
  readLocator,
  textProblem,
} from './clinic-search.ts'

const ENTRY: LocatorEntry = { page: 1, navigation: 0, isNearMe: false }
const DEVICE = { latitude: 39.10314159, longitude: -84.51202653 }

function searchOf(address: string, entry: Partial<LocatorEntry> = {}, device?: typeof DEVICE) {
  return clinicSearchOf(readLocator(address), { ...ENTRY, ...entry }, device)
}

describe('the address of the locator', () => {
  it('has a text, a point, an order, a referrer and whether a clinic was unknown [LOCATOR-05]', () => {
    expect(
      readLocator('?searchText=45202&latitude=39.1&longitude=-84.5&sortBy=name&referrer=x&invalidStoreId=1'),
    ).toEqual({
      searchText: '45202',
      place: { latitude: 39.1, longitude: -84.5 },
      isPlaceUnknown: false,
      order: 'name',
      referrer: 'x',
      isClinicUnknown: true,
      isDeviceWanted: false,
    })
  })

  it.each(['', '?sortBy=', '?sortBy=wait', '?sortBy=NAME', '?sortBy=distance'])(
    '%j is in order of distance [LOCATOR-06, LOCATOR-07, class 35]',
    (address) => {
      expect(readLocator(address).order).toBe('distance')
    },
  )

  it.each([
    ['', true],
    ['?referrer=mail', true],
    ['?utm_source=mail', true],
    ['?searchText=', false],
    ['?latitude=39.1', false],
    ['?sortBy=name', true],
    ['?invalidStoreId=2', false],
    ['?referrer=mail&searchText=45202', false],
  ])('%j wants the device: %s [LOCATOR-08, LOCATOR-09, BK-53]', (address, isWanted) => {
    expect(readLocator(address).isDeviceWanted).toBe(isWanted)
  })

  it.each([
    ['?searchText=59718&radius=250', 250],
    ['?searchText=59718&radius=251', undefined],
    ['?searchText=59718', undefined],
  ])('%j searches within %s miles, else within the usual ones [BK-07]', (address, radius) => {
    const search = clinicSearchOf(readLocator(address), readEntry({}), undefined)
    expect(search?.radius).toBe(radius)
    expect(search && locatorParameters(search)).toBe(
      `?searchText=59718&sortBy=distance${radius === undefined ? '' : `&radius=${radius}`}`,
    )
  })

  it.each(['', '0', '11', 'true', '1 '])('invalidStoreId %j is ignored [LOCATOR-10, class 35]', (value) => {
    expect(readLocator(`?${new URLSearchParams({ invalidStoreId: value })}`).isClinicUnknown).toBe(false)
  })

  it.each([
    ['NaN', '1'],
    ['91', '1'],
    ['1', '-181'],
    ['', ''],
    ['1e1', '1'],
    ['-84.5,1', '39'],
    ['1', '\u0661'],
    [`1.${'1'.repeat(21)}`, '1'],
  ])('latitude %j with longitude %j is no place [class 34]', (latitude, longitude) => {
    const address = `?${new URLSearchParams({ latitude, longitude })}`
    expect(readLocator(address)).toMatchObject({ place: undefined, isPlaceUnknown: true })
    expect(readLocator(`${address}&searchText=45202`).isPlaceUnknown).toBe(false)
    expect(searchOf(address)).toBeUndefined()
  })

  it.each([
    null,
    7,
    'x',
    { page: 0 },
    { page: 1.5 },
    { page: 14 },
    { page: '2' },
    { page: 1e9, isNearMe: 'yes' },
  ])('an entry of %j is the first page [class 31]', (entry) => {
    expect(readEntry(entry)).toEqual(ENTRY)
  })
})

describe('the search', () => {
  it('is by text where there is one [LOCATOR-17, LOCATOR-18]', () => {
    const search = searchOf('?searchText=%20Mason,%20%20OH&latitude=39.1&longitude=-84.5', {}, DEVICE)
    expect(search?.where).toEqual({ searchText: 'Mason, OH' })
  })

  it('is by the position of the device, else by the point of the address [LOCATOR-16, LOCATOR-18]', () => {
    expect(searchOf('', {}, DEVICE)?.where).toEqual({ latLong: '39.1031,-84.512' })
    expect(searchOf('')).toBeUndefined()
    const [address, near] = ['?latitude=40&longitude=-83', { isNearMe: true }]
    expect(searchOf(address, {}, DEVICE)?.where).toEqual({ latLong: '40,-83' })
    expect(searchOf(address, near, DEVICE)?.where).toEqual({ latLong: '39.1031,-84.512' })
    expect(searchOf(address, near)?.where).toEqual({ latLong: '40,-83' })
  })

  it('is equal for positions that are equal at four decimals [LOCATOR-21]', () => {
    const moved = (by: number) => searchOf('', {}, { ...DEVICE, latitude: DEVICE.latitude + by })
    expect(moved(0.000001)?.key).toBe(moved(0)?.key)
    expect(moved(0.0001)?.key).not.toBe(moved(0)?.key)
  })

  it('has an address with the same question in the form of the server [LOCATOR-19, LOCATOR-28]', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom('distance' as const, 'name' as const),
        (latitude, longitude, order) => {
          const search = clinicSearchOf({ ...readLocator(''), order }, ENTRY, { latitude, longitude })
          if (!search || !('latLong' in search.where)) throw new Error('no point')
          expect(search.where.latLong).toMatch(LAT_LNG)
          expect(searchOf(locatorParameters(search))?.key).toBe(search.key)
        },
      ),
    )
  })

  it('keeps the referrer in its address [LOCATOR-08]', () => {
    const search = searchOf('?referrer=mail&searchText=45202')
    if (!search) throw new Error('no search')
    expect(locatorParameters(search, 'mail')).toBe('?searchText=45202&sortBy=distance&referrer=mail')
  })

  it.each([
    ['', 'required'],
    [' \u200b ', 'required'],
    ['x', 'tooShort'],
    ['x'.repeat(129), 'tooLong'],
    ['45202', undefined],
  ])('the text %j is %s [LOCATOR-27, class 1]', (text, problem) => {
    expect(textProblem(text)).toBe(problem)
  })

  it('keeps its list only when the device moves on the same page [LOCATOR-21]', () => {
    const [here, there] = [searchOf('', {}, DEVICE), searchOf('', {}, { ...DEVICE, latitude: 40 })]
    const second = searchOf('', { page: 2 }, DEVICE)
    const typed = searchOf('?searchText=45202')
    if (!here || !there || !second || !typed) throw new Error('no search')
    expect([isMoved(here, there), isMoved(here, second), isMoved(here, typed)]).toEqual([true, false, false])
  })
})
