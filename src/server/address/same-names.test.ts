import { describe, expect, it } from 'vitest'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { createPlaces, openPlaces } from './places.ts'

const places = openPlaces(builtGazetteer())

const both = createPlaces({
  zips: [],
  cities: [
    ['Jackson', 'NJ', 54_856, 39.78, -74.86, 'Burlington'],
    ['Jackson', 'NJ', 0, 40.12, -74.3, 'Ocean'],
    ['Jackson', 'MS', 153_701, 32.3, -90.2],
    ['The Woodlands', 'TX', 93_847, 30.2, -95.5],
    ['Stockton', 'CA', 305_658, 38, -121.3],
  ],
})

describe('places of one name in one state', () => {
  it('are both known, and told apart by county [FEED-15]', () => {
    const meant = both.meaningOf('jackson nj')?.places
    expect(meant?.map(({ text }) => text)).toEqual([
      'Jackson, NJ (Burlington County)',
      'Jackson, NJ (Ocean County)',
    ])
    expect(both.similar('jackson, n', 5).map(({ text }) => text)).toEqual(meant?.map(({ text }) => text))
    expect(both.meaningOf('Jackson')?.places.map(({ text }) => text)).toEqual([
      'Jackson, MS',
      'Jackson, NJ (Burlington County)',
      'Jackson, NJ (Ocean County)',
    ])
  })

  it.each(['Jackson, NJ (Ocean County)', 'jackson nj (ocean)', 'Jackson (Ocean County)'])(
    '%s names one of them [FEED-15]',
    (text) => expect(both.meaningOf(text)?.places.map(({ latitude }) => latitude)).toEqual([40.12]),
  )

  it('a location next door outweighs people, and no ZIP code of the name in the state [BK-06, FEED-15]', () => {
    const three = createPlaces({
      zips: [],
      cities: [
        ['Jackson', 'NJ', 54_856, 39.78, -74.86, 'Burlington'],
        ['Jackson', 'NJ', 0, 40.12, -74.3, 'Ocean', 54_856],
        ['Jackson', 'MS', 153_701, 32.3, -90.2],
      ],
    })
    const [burlington, ocean, south] = [39.78, 40.12, 32.3]
    const order = (...near: number[]) =>
      three
        .withTowns([], ({ latitude }) => (near.includes(latitude) ? 5 : 500))
        .meaningOf('Jackson')
        ?.places.map(({ latitude }) => latitude)
    expect(order()).toEqual([south, ocean, burlington])
    expect(order(ocean)).toEqual([ocean, south, burlington])
    expect(order(burlington)).toEqual([south, ocean, burlington])
  })

  it('a county that no city of the name has says nothing [FEED-15]', () => {
    expect(both.meaningOf('Jackson, MS (Ocean County)')?.places[0].text).toBe('Jackson, MS')
  })

  it('Bryn Mawr, Pennsylvania, is in two counties of the built table [FEED-15]', () => {
    const meant = places.meaningOf('Bryn Mawr, PA')?.places ?? []
    expect(meant.map(({ text }) => text)).toEqual([
      'Bryn Mawr, PA (Delaware County)',
      'Bryn Mawr, PA (Washington County)',
    ])
  })

  it.each([
    ['Bryn Mawr, PA', 'Delaware'],
    ['Jackson, NJ', 'Ocean'],
    ['Live Oak, CA', 'Sutter'],
  ])(
    'the first %s is the one after which a ZIP code is named, by search and by suggestion [FEED-15]',
    (text, county) => {
      const first = `${text} (${county} County)`
      expect(places.meaningOf(text)?.places[0].text).toBe(first)
      expect(places.similar(text, 5)[0]?.text).toBe(first)
    },
  )

  it.each([
    'Bryn Mawr, Delaware County, PA',
    'Bryn Mawr, delaware co., Pennsylvania',
    'Bryn Mawr, PA, Delaware County',
    'Bryn Mawr (Delaware County), PA',
    'Bryn Mawr, Delaware, PA',
    'Bryn Mawr, Delaware County',
  ])('%s names one of them, by search and by suggestion [FEED-15]', (text) => {
    const one = ['Bryn Mawr, PA (Delaware County)']
    expect(places.meaningOf(text)?.places.map((place) => place.text)).toEqual(one)
    expect(places.similar(text, 5).map((place) => place.text)).toEqual(one)
  })

  it.each(['Sedona, AZ', 'Orlando, FL'])(
    'one town is one place, though a ZIP code of its post office lies far off: %s [FEED-15]',
    (text) => {
      expect(places.meaningOf(text)?.places.map((place) => place.text)).toEqual([text])
    },
  )

  it('a ZIP code outweighs no place that has ten times the people [FEED-15]', () => {
    expect(places.meaningOf('Shelby Township, MI')?.places[0].text).toBe('Shelby, MI (Macomb County)')
  })

  it('a county that is being typed narrows the suggestions [FEED-15]', () => {
    expect(places.similar('Bryn Mawr, Delaw', 5).map(({ text }) => text)).toEqual([
      'Bryn Mawr, PA (Delaware County)',
    ])
    expect(places.meaningOf('Irmo, Lexington County, SC')?.places[0].text).toBe('Irmo, SC')
    expect(places.similar('Irmo, Lexington County, SC', 5).map(({ text }) => text)).toEqual(['Irmo, SC'])
  })
})

describe('townships', () => {
  it.each([
    ['Colerain Township, OH', 'Colerain Township, OH'],
    ['Green Twp, OH', 'Green Township, OH'],
    ['Lower Merion, PA', 'Lower Merion Township, PA'],
    ['Clinton Charter Township, MI', 'Clinton Township, MI'],
    ['Charter Township of Clinton, MI', 'Clinton Township, MI'],
    ['Hamilton Township, NJ', 'Hamilton Township, NJ (Mercer County)'],
    ['Franklin Township, Gloucester County, NJ', 'Franklin Township, NJ (Gloucester County)'],
  ])('%s is %s, by search and by suggestion [FEED-15]', (typed, text) => {
    expect(places.meaningOf(typed)?.places[0].text).toBe(text)
    expect(places.similar(typed, 5)[0]?.text).toBe(text)
  })
})

describe('names that are misspelt', () => {
  it.each([
    ['Tuscon', 'Tucson, AZ'],
    ['Pheonix', 'Phoenix, AZ'],
    ['Phoneix', 'Phoenix, AZ'],
    ['New Yrok', 'New York, NY'],
  ])('%s is suggested as %s [BK-06, FEED-15]', (typed, text) => {
    expect(places.similar(typed, 5)[0]?.text).toBe(text)
  })

  it('a ZIP code of a territory is not taken for that of a state beside it', () => {
    expect(places.meaningOf('96799')).toBeUndefined()
    expect(places.meaningOf('45200')?.places[0].text).toBe('Cincinnati, OH 45201')
  })
})

describe('names are read alike by suggestions and searches', () => {
  it.each([
    ['Woodlands, TX', 'The Woodlands, TX'],
    ['City of Stockton', 'Stockton, CA'],
    ['Stockton city, CA', 'Stockton, CA'],
  ])('%s is %s [FEED-15]', (typed, text) => {
    expect(both.similar(typed, 3).map((one) => one.text)).toContain(text)
    expect(both.meaningOf(typed)?.places[0].text).toBe(text)
  })
})

describe('Puerto Rico', () => {
  it('has its ZIP codes and its cities [FEED-15]', () => {
    expect(places.meaningOf('00901')?.places[0].text).toBe('San Juan, PR 00901')
    expect(places.meaningOf('San Juan, PR')?.places[0].latitude).toBeCloseTo(18.47, 1)
    expect(places.similar('0090', 3).map(({ label }) => label)).toContain('00901 San Juan, PR')
  })
})
