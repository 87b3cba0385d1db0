import type { Infer } from 'superstruct'
import {
  array,
  boolean,
  enums,
  integer,
  min,
  object,
  optional,
  record,
  refine,
  size,
  type,
} from 'superstruct'
import { formed, Line } from './text.ts'

/** Kinds of retail banner (BANNER-02). */
const BANNER_KINDS = ['grocery', 'fuel', 'jeweler', 'clinic'] as const

/** One label of a host name, in small letters. */
const HostLabel = formed(
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
  'one label of a host name, in small letters, digits and -',
)
const Colour = formed(/^#[0-9a-f]{6}$/, 'a colour such as #0a1b2c, in small letters')
const Pixels = min(integer(), 1)
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
  image: formed(
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.(png|jpg|jpeg|webp|svg)$/,
    'the file name of a png, jpg, jpeg, webp or svg image',
  ),
  /** Width and height of the logo in pixels, so that its place is kept while it loads; absent: those of the bundled marks (BK-56). */
  imageSize: optional(object({ width: Pixels, height: Pixels })),
  /** Whether the logo leads home (BANNER-09). */
  isLinked: boolean(),
  /** Absent: the product's own colours. */
  theme: optional(object({ light: Accent, dark: Accent })),
})
export type Banner = Infer<typeof Banner>

const BARE_MARKS = ['shell', 'amoco', 'bp'] // BANNER-09

const Table = type({
  /** The domain key of hosts that name no banner (BANNER-03). */
  default: HostLabel,
  /** Domain keys of the banners of the operator's own brands, by the brand as the directory writes it (BANNER-12). */
  brands: optional(record(Line, HostLabel)),
  banners: size(array(Banner), 1, 200),
})

/**
 * Document banners: the table of retail banners. A label belongs to one banner only, the default banner and those of `brands` are in
 * the table, and the logos of BARE_MARKS have no link.
 */
export const BannerTable = refine(Table, 'banners', ({ default: key, brands = {}, banners }) => {
  const labels = banners.flatMap(({ domainKey, hosts = [] }) => [domainKey, ...hosts])
  const twice = labels.find((label, at) => labels.indexOf(label) !== at)
  if (twice !== undefined) return `must have each label once, and ${twice} stands there twice`
  const bare = banners.find(({ domainKey, isLinked }) => isLinked && BARE_MARKS.includes(domainKey))
  if (bare) return `must have no link on the mark of ${bare.domainKey}: isLinked is false there`
  const lacks = (one: string) => !banners.some(({ domainKey }) => domainKey === one)
  const brand = Object.keys(brands).find((name) => lacks(brands[name] ?? ''))
  if (brand !== undefined) return `must have the banner ${brands[brand]}, which brands names for ${brand}`
  return !lacks(key) || `must have the banner ${key}, its default`
})
export type BannerTable = Infer<typeof BannerTable>
