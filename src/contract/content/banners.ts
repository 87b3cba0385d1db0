import type { Infer } from 'superstruct'
import { array, boolean, enums, object, optional, pattern, refine, size, string, type } from 'superstruct'
import { Line } from './text.ts'

/** Kinds of retail banner (BANNER-02). */
export const BANNER_KINDS = ['grocery', 'fuel', 'jeweler', 'clinic'] as const

/** One label of a host name, in small letters. */
const HostLabel = pattern(string(), /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
const Colour = pattern(string(), /^#[0-9a-f]{6}$/)
/** An accent, and what is written on it. */
const Accent = object({ accent: Colour, ink: Colour })

/** A retail banner (BANNER-01): who the guest is at. */
export const Banner = type({
  /** The label of a host that chooses it (BANNER-04). */
  domainKey: HostLabel,
  /** Other labels that do. */
  hosts: optional(size(array(HostLabel), 1, 20)),
  title: Line,
  kind: enums(BANNER_KINDS),
  /** File name of the logo (BANNER-05). */
  image: pattern(string(), /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.(png|jpg|jpeg|webp|svg)$/),
  /** Whether the logo leads home (BANNER-09). */
  isLinked: boolean(),
  /** Absent: the product's own colours. */
  theme: optional(object({ light: Accent, dark: Accent })),
})
export type Banner = Infer<typeof Banner>

const Table = type({
  /** The domain key of hosts that name no banner (BANNER-03). */
  default: HostLabel,
  banners: size(array(Banner), 1, 200),
})

/** Document banners: the table of retail banners. No two answer to one label, and the default is among them. */
export const BannerTable = refine(Table, 'banners', ({ default: key, banners }) => {
  const labels = banners.flatMap(({ domainKey, hosts = [] }) => [domainKey, ...hosts])
  const twice = labels.find((label, at) => labels.indexOf(label) !== at)
  if (twice !== undefined) return `the label ${twice} stands there twice`
  return banners.some(({ domainKey }) => domainKey === key) || `there is no banner ${key}, the default`
})
export type BannerTable = Infer<typeof BannerTable>
