import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BannerTable } from '#contract/content/banners'
import { bannerOfBrand, DEFAULT_BANNER } from '#domain/banners/brand-banner'

const PROJECT = new URL('../../../', import.meta.url)
const STORES = new URL('../shared/data/stores/kroger_family_stores_2024.csv', PROJECT)

function tableOf(set: string): BannerTable {
  const file = new URL(`.build/content/${set}/hw_config/1.0.0/scheduler/banners.json`, PROJECT)
  return BannerTable.create(JSON.parse(readFileSync(file, 'utf8')).data)
}

const { default: key, brands: own = {}, banners } = tableOf('production')
const keys = banners.map(({ domainKey }) => domainKey)

describe('the table of banners', () => {
  it('has 33, each with a domain key, a title and a logo of its own [BANNER-01, BANNER-04]', () => {
    expect(banners).toHaveLength(33)
    for (const value of ['domainKey', 'title', 'image'] as const) {
      expect(new Set(banners.map((banner) => banner[value])).size, value).toBe(33)
    }
  })

  it('holds every kind, and the main grocery banner as default [BANNER-02, BANNER-03]', () => {
    const count = (kind: string) => banners.filter((banner) => banner.kind === kind).length
    expect(['grocery', 'fuel', 'jeweler', 'clinic'].map(count)).toEqual([22, 9, 1, 1])
    expect(key).toBe(DEFAULT_BANNER)
    expect(banners.find(({ domainKey }) => domainKey === key)?.kind).toBe('grocery')
  })

  it('links every logo but those of shell, amoco and bp [BANNER-09]', () => {
    const bare = banners.filter(({ isLinked }) => !isLinked)
    expect(bare.map(({ domainKey }) => domainKey)).toEqual(['shell', 'amoco', 'bp'])
  })

  it('has every banner that a brand of the specification is of [BANNER-10, BANNER-11, BANNER-12, BK-56]', () => {
    const named = [
      'BAKERS',
      'FRED',
      'FRYS',
      'JAYC',
      'METRO MARKET',
      '{product}',
      'SMITHS',
      'HART',
      'KROGER',
      'THE LITTLE CLINIC',
    ]
    const withProduct = { '{product}': 'not in the document', ...own }
    const found = named.map((brand) => bannerOfBrand(brand, withProduct))
    expect(found.filter((banner) => !keys.includes(banner))).toEqual([])
  })

  it.skipIf(!existsSync(STORES))(
    'every brand of the real stores (reference data) is of a banner in the table, and Kroger alone of the default [BANNER-10]',
    () => {
      const [header = '', ...rows] = readFileSync(STORES, 'utf8').trim().split('\n')
      const column = header.split(',').indexOf('brand')
      const brands = [...new Set(rows.map((row) => row.split(',')[column] ?? ''))]
      expect(brands.length).toBeGreaterThan(15)
      expect(brands.filter((brand) => !keys.includes(bannerOfBrand(brand)))).toEqual([])
      expect(brands.filter((brand) => bannerOfBrand(brand) === DEFAULT_BANNER)).toEqual(['Kroger'])
    },
  )

  it.each([
    ['a label twice', (table: BannerTable) => ({ ...table, banners: [...banners, ...banners] })],
    ['no default', (table: BannerTable) => ({ ...table, default: 'nobody' })],
    ['no banner', (table: BannerTable) => ({ ...table, banners: [] })],
    ['an image that leads elsewhere', () => withFirst({ image: '../secret.svg' })],
    ['a colour that is none', () => withFirst({ theme: { light: { accent: 'red' } } })],
    [
      'a brand of a banner that it lacks',
      (table: BannerTable) => ({ ...table, brands: { Tillowmere: 'none' } }),
    ],
    ['a host with a dot', () => withFirst({ hosts: ['frys.example'] })],
  ])('a table with %s does not fit [BANNER-01, class 45]', (_, change) => {
    expect(BannerTable.is(change({ default: key, banners }))).toBe(false)
  })
})

function withFirst(change: object) {
  const [first, ...others] = banners
  return { default: key, banners: [{ ...first, ...change }, ...others] }
}
