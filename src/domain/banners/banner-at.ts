import type { Banner, BannerTable } from '#contract/content/banners'

/** The banner of a host name: that of its first label which is some banner's, else the default (BANNER-03, BANNER-04). */
export function bannerAt(hostname: string, { default: key, banners }: BannerTable): Banner {
  const labels = hostname.toLowerCase().split('.')
  const named = labels.map((label) => banners.find((banner) => answersTo(banner, label)))
  const found = named.find((banner) => banner !== undefined) ?? banners.find((one) => answersTo(one, key))
  if (!found) throw new Error(`There is no banner ${key}`)
  return found
}

function answersTo({ domainKey, hosts = [] }: Banner, label: string): boolean {
  return domainKey === label || hosts.includes(label)
}
