import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SUGGESTIONS } from '#contract/places'
import { STATES } from '#domain/address'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import type { CityRow, ZipRow } from './gazetteer.ts'
import { createPlaces, openPlaces } from './places.ts'

const places = openPlaces(builtGazetteer())

const CITIES: CityRow[] = [
  ['Springfield', 'MO', 166_810, 37.2, -93.3],
  ['Springfield', 'MA', 154_341, 42.1, -72.6],
  ['Springfield', 'IL', 116_565, 39.8, -89.6],
  ['Springfield', 'OH', 59_680, 39.9, -83.8],
  ['Springfield', 'IN', 0, 39, -86],
  ['Springdale', 'AR', 76_565, 36.2, -94.1],
  ['St. Louis', 'MO', 315_685, 38.6, -90.2],
  ['Saint Louis Park', 'MN', 45_250, 44.9, -93.3],
  ['Stockton', 'CA', 305_658, 38, -121.3],
  ['Lakeview', 'NY', 5615, 40.7, -73.7],
  ['Lake View', 'NY', 0, 42.7, -78.9],
  ['Cañon City', 'CO', 16_400, 38.4, -105.2],
  ['Mount Washington', 'KY', 9117, 38, -85.5],
  ['The Woodlands', 'TX', 93_847, 30.2, -95.5],
  ['New York', 'NY', 8_175_133, 40.7, -74],
  ['Paris', 'TX', 25_171, 33.7, -95.6],
  ['DeKalb', 'IL', 43_862, 41.9, -88.8],
]
const ZIPS: ZipRow[] = [
  ['06716', 'Wolcott', 'CT', 'New Haven', 41.6, -73],
  ['45202', 'Cincinnati', 'OH', 'Hamilton', 39.1, -84.5],
  ['45203', 'Cincinnati', 'OH', 'Hamilton', 39.2, -84.6],
  ['45322', 'Englewood', 'OH', 'Montgomery', 39.9, -84.3],
]
const few = createPlaces({ zips: ZIPS, cities: CITIES })

/** Latitude, by which the rows above can be told apart. */
const latitudeOf = (text: string) => few.resolve(text)?.latitude

describe('the point of a device', () => {
  it('is itself, under the name of the town of the nearest ZIP code [BK-10]', () => {
    expect(few.meaningOf('39.19,-84.58')).toEqual({
      places: [{ text: 'Cincinnati, OH', rank: 0, latitude: 39.19, longitude: -84.58 }],
    })
    expect(few.meaningOf(' 39.9, -84.2 ')?.places[0].text).toBe('Englewood, OH')
  })

  it.each(['0.00,0.00', '99.00,-84.00', '39.1,-984.5', '39,-84'])('%s is no place [BK-10]', (text) => {
    expect(few.meaningOf(text)).toBeUndefined()
  })
})

describe('a place that was typed', () => {
  it.each([
    ['45202', 39.1],
    [' 45202-1234 ', 39.1],
    ['452021234', 39.1],
    ['４５２０２', 39.1],
    ['06716', 41.6],
    ['Cincinnati, OH 45203', 39.2],
    ['45203 USA', 39.2],
    ['Springfield, MO', 37.2],
    ['Springfield', 37.2],
    ['springfield,il', 39.8],
    ['  SPRINGFIELD   il ', 39.8],
    ['Springfield, Illinois', 39.8],
    ['springfield massachusetts', 42.1],
    ['Springfield, OH 00000', 39.9],
    ['Springfield, O.H., United States', 39.9],
    ['1 Main St, Springfield, IL 62701', 39.8],
    ['1 N Main St Springfield IL', 39.8],
    ['PO Box 12, Apt 4, Springfield, IL', 39.8],
    ['St Louis, MO', 38.6],
    ['saint louis, mo', 38.6],
    ['St. Louis Park', 44.9],
    ['Lake View, NY', 42.7],
    ['Lakeview, NY', 40.7],
    ['Canon City CO', 38.4],
    ['CAÑON CITY, Colorado', 38.4],
    ['Mt. Washington', 38],
    ['Mount Washington, KY', 38],
    ['Woodlands, TX', 30.2],
    ['the woodlands tx', 30.2],
    ['New York City', 40.7],
    ['new york, new york', 40.7],
    ['De Kalb, IL', 41.9],
    ['Dekalb', 41.9],
    ['Springfeild, IL', 39.8],
    ['Sprignfield, OH', 39.9],
    ['Mount Washingtn, KY', 38],
    ['North Springfield, IL', 39.8],
    ['Mount, KY', 38],
    ['45209', 39.2],
    ['Missouri', 38.6],
    ['mo', 38.6],
    ['New York', 40.7],
  ])('%j is found [FIND-08]', (text, latitude) => {
    expect(latitudeOf(text)).toBe(latitude)
  })

  it.each([
    '',
    ' ',
    ',',
    ', ,',
    '00000',
    '4520',
    '452025',
    'Nowhere, OH',
    'Springfield, TX',
    'Paros, TX',
    'Stockton, CO',
    '45210',
    'Big Springfield, IL',
    'Springfield, ZZ',
    'constructor',
    '__proto__',
    '%',
    '../../etc',
    '👩‍⚕️',
    'Wyoming',
  ])('%j is nowhere [FIND-49]', (text) => {
    expect(few.resolve(text)).toBeUndefined()
  })

  it('every state is found by its code and its name [FIND-46]', () => {
    for (const { code, name } of STATES) {
      expect(places.resolve(code), name).toBeDefined()
      // "LA" is Los Angeles first (BK-06).
      if (name !== 'Washington' && code !== 'LA') expect(places.resolve(name)).toEqual(places.resolve(code))
    }
  })

  it('Washington alone is the city, Delaware the state [FIND-08]', () => {
    expect(places.resolve('Washington')).toEqual(places.resolve('Washington, DC'))
    expect(places.resolve('Delaware')).toEqual(places.resolve('Wilmington, DE'))
    expect(places.resolve('Ponce, Puerto Rico')?.latitude).toBeCloseTo(18, 0)
  })

  it('a place beside a known one is found there, where it can be only one [FIND-08]', () => {
    expect(places.resolve('South Attleboro, MA')).toEqual(places.resolve('Attleboro, MA'))
    expect(places.resolve('Rockaway Beach, NY')?.latitude).toBeCloseTo(40.58, 1)
    expect(places.resolve('Zurich, IL')).toEqual(places.resolve('Lake Zurich, IL'))
    expect(places.resolve('Cincinatti, OH')).toEqual(places.resolve('Cincinnati, OH'))
    for (const text of ['Pacific Springs, CA', 'Cincinatti, WY', 'Independent Twp, OH'])
      expect(places.resolve(text), text).toBeUndefined()
  })

  it('Hawaiian, Spanish and shortened names are found as people write them', () => {
    for (const [typed, name] of [
      ['Ewa Beach, HI', '‘Ewa Beach, HI'],
      ['Espanola, NM', 'Española, NM'],
      ["O'Fallon, MO", 'OFallon, MO'],
      ['Ft. Worth, TX', 'Fort Worth, Texas'],
      ['Washington, D.C.', 'Washington DC'],
      ['N Las Vegas, NV', 'North Las Vegas'],
    ] as const) {
      expect(places.resolve(typed), typed).toBeDefined()
      expect(places.resolve(typed), typed).toEqual(places.resolve(name))
    }
  })

  it('no text makes it throw, and one over 128 characters is nowhere [class 34 to 36]', () => {
    const pieces = fc.constantFrom(
      'Springfield',
      'IL',
      ',',
      '4',
      '45202',
      ' ',
      'St.',
      'north',
      'of',
      '\u0000',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(text, (given) => {
        const point = few.resolve(given)
        if (given.length > 128) expect(point).toBeUndefined()
        expect(few.similar(given, SUGGESTIONS).length).toBeLessThanOrEqual(SUGGESTIONS)
      }),
      { numRuns: 500 },
    )
    for (const long of ['Springfield, IL'.padStart(129), '4'.repeat(100_000), ','.repeat(100_000)]) {
      expect(few.resolve(long)).toBeUndefined()
      expect(few.similar(long, 5)).toEqual([])
    }
    expect(latitudeOf('Springfield, IL'.padStart(128))).toBe(39.8)
  })
})

describe('suggestions', () => {
  const labels = (text: string, size: number = SUGGESTIONS) =>
    few.similar(text, size).map(({ label }) => label)

  it('are cities that begin so, most people first, always with their state [FIND-17]', () => {
    expect(labels('spring')).toEqual([
      'Springfield, MO',
      'Springfield, MA',
      'Springfield, IL',
      'Springdale, AR',
      'Springfield, OH',
    ])
    expect(labels('spring', 2)).toEqual(['Springfield, MO', 'Springfield, MA'])
    expect(labels('s', 1)).toEqual(['St. Louis, MO'])
  })

  it('what follows a comma or the name narrows by state [FIND-17]', () => {
    expect(labels('Springfield, I')).toEqual(['Springfield, IL', 'Springfield, IN'])
    expect(labels('springfield i')).toEqual(['Springfield, IL', 'Springfield, IN'])
    expect(labels('Springfield, Ill')).toEqual(['Springfield, IL'])
    expect(labels('Springfield,')[0]).toBe('Springfield, MO')
    expect(labels('Springfield, M')).toEqual(['Springfield, MO', 'Springfield, MA'])
    expect(labels('Springfield, MA')).toEqual(['Springfield, MA'])
    expect(labels('Springfield, Z')).toEqual([])
    expect(labels('Spring, I')).toEqual([])
    expect(labels('new york n')).toEqual(['New York, NY'])
  })

  it('do not mind case, accents, spaces and how Saint is written [FIND-17]', () => {
    expect(labels('CANON')).toEqual(['Cañon City, CO'])
    expect(labels('cañ')).toEqual(['Cañon City, CO'])
    expect(labels('de k')).toEqual(['DeKalb, IL'])
    expect(labels('st')).toEqual(['St. Louis, MO', 'Stockton, CA', 'Saint Louis Park, MN'])
    expect(labels('saint')).toEqual(['St. Louis, MO', 'Saint Louis Park, MN'])
    expect(labels('St. Lou')).toEqual(labels('saint lou'))
    expect(labels('  spring   field ,  oh ')).toEqual(['Springfield, OH'])
  })

  it('are ZIP codes with their city for digits [FIND-17]', () => {
    expect(few.similar('452', 5)).toEqual([
      { text: '45202', label: '45202 Cincinnati, OH' },
      { text: '45203', label: '45203 Cincinnati, OH' },
    ])
    expect(labels('4', 1)).toEqual(['45202 Cincinnati, OH'])
    expect(labels('45202-12')).toEqual(['45202 Cincinnati, OH'])
    expect(labels('0')).toEqual(['06716 Wolcott, CT'])
    expect(labels('99')).toEqual([])
    expect(labels('452023')).toEqual(['45202 Cincinnati, OH'])
  })

  it('nothing is suggested for nothing [FIND-17]', () => {
    for (const text of ['', ' ', ',', '--', '%', '_', '\u0000']) expect(labels(text)).toEqual([])
  })

  it('the big ones come first, and every suggestion is a place [FIND-17]', () => {
    const first = (text: string) => places.similar(text, 1)[0]?.text
    expect(first('cin')).toBe('Cincinnati, OH')
    expect(first('new y')).toBe('New York, NY')
    expect(first('was')).toBe('Washington, DC')
    expect(first('st. l')).toBe('St. Louis, MO')
    expect(first('the wood')).toBe('The Woodlands, TX')
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const texts = letters.flatMap((one) => [one, ...letters.map((two) => one + two)])
    for (const text of [...texts, '0', '1', '45', '9']) {
      for (const suggestion of places.similar(text, 20)) {
        expect(suggestion.label).toMatch(/^.*\p{L}.*, [A-Z]{2}(?: \([^()]+\))?$/u)
        expect(places.resolve(suggestion.text), suggestion.text).toBeDefined()
        expect(places.resolve(suggestion.label), suggestion.label).toBeDefined()
      }
    }
  })
})

describe('what a text may mean', () => {
  const means = (text: string, of = places) => of.meaningOf(text)?.places.map((place) => place.text)

  it.each([
    ['45202', ['Cincinnati, OH 45202']],
    ['Newport, KY', ['Newport, KY']],
    ['NYC', ['New York, NY']],
    ['cincy', ['Cincinnati, OH']],
    ['Ohio', ['Columbus, OH']],
  ])('%s is %j [BK-06]', (text, expected) => {
    expect(means(text)).toEqual(expected)
  })

  it('a name alone is every place of that name, most people first [BK-06]', () => {
    expect(means('Springfield', few)).toEqual([
      'Springfield, MO',
      'Springfield, MA',
      'Springfield, IL',
      'Springfield, OH',
      'Springfield, IN',
    ])
    expect(means('newport')).toEqual(expect.arrayContaining(['Newport, RI', 'Newport, KY']))
    expect(means('Portland')?.slice(0, 2)).toEqual(['Portland, OR', 'Portland, ME'])
  })

  it('a state is said to be one, and "LA" is Los Angeles before it is Louisiana [BK-06]', () => {
    expect(places.meaningOf('Ohio')?.state).toBe('OH')
    expect(places.meaningOf('New York')?.state).toBeUndefined()
    expect(means('LA')).toEqual(['Los Angeles, CA', 'New Orleans, LA'])
  })

  it.each([
    ['Cincinati', 'Cincinnati, OH'],
    ['Columbs', 'Columbus, OH'],
    ['Lousville', 'Louisville, KY'],
    ['Cincinati, OH', 'Cincinnati, OH'],
    ['NYC', 'New York, NY'],
  ])('%s is like %s, which is suggested [BK-06, FIND-17]', (text, like) => {
    expect(places.similar(text, SUGGESTIONS).map((one) => one.text)).toContain(like)
  })
})
