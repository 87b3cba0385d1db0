import { describe, expect, it } from 'vitest'
import type { Banner, BannerTable } from '#contract/content/banners'
import { bannerAt } from './banner-at.ts'
import { bannerLayersOf, bannerOfBrand, bannerOfStore, DEFAULT_BANNER } from './brand-banner.ts'

function aBanner(domainKey: string, rest: Partial<Banner> = {}): Banner {
  return { domainKey, title: domainKey, kind: 'grocery', image: `${domainKey}.svg`, isLinked: true, ...rest }
}

const TABLE: BannerTable = {
  default: 'kroger',
  banners: [aBanner('kroger'), aBanner('frys', { hosts: ['frysfood'] }), aBanner('shell', { kind: 'fuel' })],
}

describe('the banner of a host', () => {
  it.each([
    ['frys.localhost', 'frys'],
    ['www.frysfood.com', 'frys'],
    ['FRYS.Example.Com', 'frys'],
    ['booking.shell.frys.example', 'shell'],
  ])('%s is %s: the first label that is some banner decides [BANNER-04]', (host, key) => {
    expect(bannerAt(host, TABLE).domainKey).toBe(key)
  })

  it.each(['127.0.0.1', 'localhost', 'frysy.example', '[::1]', 'my-frys.example', ''])(
    '%s names none and has the default [BANNER-03, BANNER-04]',
    (host) => {
      expect(bannerAt(host, TABLE).domainKey).toBe('kroger')
    },
  )
})

describe('the banner of a brand', () => {
  it.each([
    ['BAKERS', 'bakers'],
    ['FRED', 'fredmeyer'],
    ['FRYS', 'frys'],
    ["Fry's Food Stores", 'frys'],
    ['JAYC', 'jayc'],
    ['METRO MARKET', 'metromarket'],
    ['SMITHS', 'smiths'],
    ['HART', 'harristeeter'],
    ['KROGER', 'kroger'],
    ['THE LITTLE CLINIC', 'thelittleclinic'],
  ])('%s is of %s [BANNER-10, BANNER-11, BANNER-12]', (brand, key) => {
    expect(bannerOfBrand(brand)).toBe(key)
  })

  it.each(['Tillowmere Foods', 'constructor', '', null, undefined])(
    '%j is of the default banner [BANNER-12]',
    (brand) => {
      expect(bannerOfBrand(brand)).toBe(DEFAULT_BANNER)
    },
  )

  it('an own brand is of the banner that the document names, as is a known one that it names [BANNER-11, BANNER-12, BK-56]', () => {
    const brands = { '{product}': 'kroger', 'Tillowmere Foods': 'frys', HART: 'jayc' }
    expect(bannerOfBrand('{product}', brands)).toBe('kroger')
    expect(bannerOfBrand('TILLOWMERE FOODS', brands)).toBe('frys')
    expect(bannerOfBrand('Hart', brands)).toBe('jayc')
    expect(bannerOfBrand('SMITHS', brands)).toBe('smiths')
    expect(bannerLayersOf('Tillowmere Foods', brands)).toEqual(['frys', 'Tillowmere Foods'])
  })

  it('a brand nobody knows is configured under its own name, over the default banner [BANNER-12]', () => {
    expect(bannerLayersOf('Tillowmere Foods')).toEqual(['kroger', 'Tillowmere Foods'])
    expect(bannerLayersOf("Fry's Food Stores")).toEqual(['frys', "Fry's Food Stores"])
    expect(bannerLayersOf(null)).toEqual(['kroger'])
  })
})

describe("the banner of a store's brand", () => {
  it.each([
    ["Fry's Food Stores", 'frys'],
    ['KROGER', 'kroger'],
    ['SHELL', 'shell'],
  ])('%s is %s: the table has its domain key or its title [WI-03]', (brand, key) => {
    expect(bannerOfStore(brand, TABLE)?.domainKey).toBe(key)
  })

  it.each(['Tillowmere Foods', "Smith's", 'constructor', ' ', '', null, undefined])(
    '%j has none in this table, so that the host decides [WI-03]',
    (brand) => {
      expect(bannerOfStore(brand, TABLE)).toBeUndefined()
    },
  )
})
