import type { Infer } from 'superstruct'
import { array, never, object, optional, record, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import type { LanguageCode, OfferedLanguages } from './languages.ts'

/** What the app knows of the banner of its host: the server writes it into every page, as JSON under the id `banner`. */
export interface ShownBanner {
  title: string
  /** Address of the logo (BANNER-05). */
  logo: string
  /** The room of the logo on a wide page, in CSS pixels: the largest of its shape in 177 by 101 (BANNER-08, BK-56). */
  logoWidth: number | string
  logoHeight: number | string
  /** Where the logo leads; null: nowhere (BANNER-09). */
  link: string | null
  /** What is appended to the title of every page; empty on the default banner. */
  titleEnd: string
  /** The number of customer support, ddd-ddd-dddd (LIMITS-08). */
  phone: string
  /** Domain keys of the banners of the operator's own brands (BANNER-12). */
  brands?: Readonly<Record<string, string>>
  /** The languages that guests are offered, English among them; absent: English alone (LANG-02). */
  languages?: OfferedLanguages
  /** The languages in which guests may sign; absent: English alone (LANG-07). */
  released?: readonly LanguageCode[]
  /** The languages in which help is free, each with its own name, by their tags (LANG-09). */
  helpIn?: Readonly<Record<string, string>>
}

/** What the banner of a host puts into the pages of a build. */
export const BannerFillings = type({
  /** Texts of a template, and their replacements, escaped. */
  slots: record(string(), string()),
  /** The content security policy under which they count. */
  policy: string(),
  /** Codes of the languages that are offered, whose texts the worker keeps (LANG-03). */
  languages: optional(array(string())),
})
export type BannerFillings = Infer<typeof BannerFillings>

/** GET the banner of the host that is asked, for the worker to fill its own templates with. */
export const getBanner: Endpoint<Record<string, never>, never, BannerFillings> = {
  method: 'GET',
  path: '/health-services/banner',
  query: object({}),
  body: never(),
  data: BannerFillings,
  status: 200,
  idempotent: false,
}
