import type { Banner, BannerTable } from '#contract/content/banners'

/** The main grocery banner (BANNER-03). */
export const DEFAULT_BANNER = 'kroger'

/** Domain key of the banner of each known brand, by its letters and digits alone (BANNER-10 to BANNER-12). */
const BY_BRAND: Readonly<Record<string, string>> = {
  BAKERS: 'bakers',
  CITYMARKET: 'citymarket',
  DILLONS: 'dillons',
  FOOD4LESS: 'food4less',
  FOODSCO: 'foodsco',
  FRED: 'fredmeyer',
  FREDMEYER: 'fredmeyer',
  FRYS: 'frys',
  FRYSFOODSTORES: 'frys',
  GERBES: 'gerbes',
  HARRISTEETER: 'harristeeter',
  HART: 'harristeeter',
  JAYC: 'jayc',
  JAYCFOODPLUS: 'jayc',
  KINGSOOPERS: 'kingsoopers',
  KROGER: 'kroger',
  MARIANOS: 'marianos',
  MARIANOSFRESHMARKET: 'marianos',
  METROMARKET: 'metromarket',
  PAYLESS: 'payless',
  PICKNSAVE: 'picknsave',
  QFC: 'qfc',
  RALPHS: 'ralphs',
  SMITHS: 'smiths',
  THELITTLECLINIC: 'thelittleclinic',
}

type Brands = Readonly<Record<string, string>>

/**
 * The domain key of a brand's banner: as the operator's own `brands` say, else as known; that of the main one for any other brand, or
 * none (BANNER-12).
 */
export function bannerOfBrand(brand: string | null | undefined, brands: Brands = {}): string {
  return knownBanner(brand, brands) ?? DEFAULT_BANNER
}

/** The banner in the table that is of a store's brand: by its domain key, else by its title. Undefined where the table has none (WI-03). */
export function bannerOfStore(
  brand: string | null | undefined,
  { banners, brands }: Pick<BannerTable, 'banners' | 'brands'>,
): Banner | undefined {
  const key = knownBanner(brand, brands)
  const letters = lettersOf(brand ?? '')
  return (
    banners.find(({ domainKey }) => domainKey === key) ??
    banners.find(({ title }) => letters !== '' && lettersOf(title) === letters)
  )
}

function knownBanner(brand: string | null | undefined, brands: Brands = {}): string | undefined {
  if (!brand) return undefined
  const letters = lettersOf(brand)
  const own = Object.keys(brands).find((name) => lettersOf(name) === letters)
  if (own !== undefined) return brands[own]
  return Object.hasOwn(BY_BRAND, letters) ? BY_BRAND[letters] : undefined
}

function lettersOf(brand: string): string {
  return brand.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** Names under which configuration per banner counts for a store: its banner's domain key, then the brand as the directory has it (BANNER-12). */
export function bannerLayersOf(brand: string | null | undefined, brands?: Brands): string[] {
  return [bannerOfBrand(brand, brands), ...(brand ? [brand] : [])]
}
