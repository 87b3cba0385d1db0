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

/** The domain key of a brand's banner; that of the main one for a brand nobody knows, or none (BANNER-12). */
export function bannerOfBrand(brand: string | null | undefined): string {
  const letters = (brand ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  return (Object.hasOwn(BY_BRAND, letters) ? BY_BRAND[letters] : undefined) ?? DEFAULT_BANNER
}

/** Names under which configuration per banner counts for a store: its banner's domain key, then the brand as the directory has it (BANNER-12). */
export function bannerLayersOf(brand: string | null | undefined): string[] {
  return [bannerOfBrand(brand), ...(brand ? [brand] : [])]
}
