import type { ShownBanner } from '#contract/banner'

/** The banners of the operator's own brands, as the server has written them into the page (BANNER-12). */
export function ownBrands(): ShownBanner['brands'] {
  if (typeof document === 'undefined') return undefined // where pages are made in advance
  const written = document.getElementById('banner')?.textContent ?? 'null'
  return (JSON.parse(written) as ShownBanner | null)?.brands
}
