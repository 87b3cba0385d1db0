import { createHash } from 'node:crypto'
import type { ShownBanner } from '#contract/banner'
import type { Banner } from '#contract/content/banners'
import { LANGUAGE_NAMES, type LanguageCode, type OfferedLanguages } from '#contract/languages'
import { bannerAt } from '#domain/banners/banner-at'
import { bannerOfStore } from '#domain/banners/brand-banner'
import type { Content } from '../content/source.ts'
import { ownOrigin } from '../http/client.ts'
import { escapeScript, escapeText, helpSlots, languageSlots } from '../pages/fill.ts'
import type { Settings } from '../settings.ts'

const HOME = '/'
const IMAGES = '/content/v2/binary/image/' // BANNER-05

/** The size of the bundled marks, and the largest of a logo (BANNER-08). */
const MARK_SIZE = { width: 177, height: 48 }
const MOST = { width: 177, height: 101 }

export type BannerSettings = Pick<Settings, 'trustProxy' | 'publicUrl'> & Partial<Pick<Settings, 'imageHost'>>

/** The banner of a host, as its pages have it. */
export interface HostBanner extends ShownBanner {
  /** Texts of a template, and their replacements, escaped. */
  slots: Record<string, string>
  /** "sha256-..." of the style among them; undefined: the product's own colours. */
  styleHash: string | undefined
}

/** The banner of the host that a request was sent to (BANNER-04), or that of the brand of a page's store, where the table has it (WI-03). */
export async function bannerOfHost(
  content: Content,
  settings: BannerSettings,
  request: Request,
  brand?: string | null,
): Promise<HostBanner> {
  const [table, { support, languages, released }, { notices }] = await Promise.all([
    content.document('banners'),
    content.document('schedulerConfig'),
    content.document('languageHelp'),
  ])
  const banner =
    bannerOfStore(brand, table) ?? bannerAt(new URL(ownOrigin(request, settings)).hostname, table)
  const { title, image, imageSize, isLinked, theme } = banner
  const offered = offeredLanguages(languages ?? [])
  const shown: ShownBanner = {
    title,
    logo: `${settings.imageHost ?? ''}${IMAGES}${image}`,
    ...logoRoom(imageSize),
    link: isLinked ? HOME : null,
    titleEnd: banner.domainKey === table.default ? '' : ` | ${title}`,
    phone: support.customer,
    ...(table.brands && { brands: table.brands }),
    ...(offered && { languages: offered }),
    ...(released?.length && { released }),
    helpIn: Object.fromEntries(notices.map(({ language, name }) => [language, name])),
  }
  const style = theme && styleOf(theme)
  return {
    ...shown,
    slots: slotsOf(shown, style),
    styleHash: style && `sha256-${createHash('sha256').update(style).digest('base64')}`,
  }
}

/** The largest size of the shape of a logo in 177 by 101 CSS pixels, never larger than the logo itself (BANNER-08). */
function logoRoom({ width, height } = MARK_SIZE): Pick<ShownBanner, 'logoWidth' | 'logoHeight'> {
  const scale = Math.min(1, MOST.width / width, MOST.height / height)
  const whole = (length: number) => Math.max(1, Math.round(length * scale))
  return { logoWidth: whole(width), logoHeight: whole(height) }
}

/** English and the languages of these codes, with their names; undefined: English alone. */
function offeredLanguages(codes: readonly LanguageCode[]): OfferedLanguages | undefined {
  const all = [...new Set<LanguageCode>(['en', ...codes])]
  return all.length > 1 ? Object.fromEntries(all.map((code) => [code, LANGUAGE_NAMES[code]])) : undefined
}

/** A theme: of more weight than the roles of tokens.css, of less than what asks for more contrast there, in whatever order they load. */
export function styleOf({ light, dark }: NonNullable<Banner['theme']>): string {
  const pair = (role: 'accent' | 'ink') => `light-dark(${light[role]},${dark[role]})`
  return `html:root{--accent:${pair('accent')};--accent-ink:${pair('ink')}}`
}

function slotsOf(shown: ShownBanner, style: string | undefined): Record<string, string> {
  const json = `<script type="application/json" id="banner">${escapeScript(JSON.stringify(shown))}</script>`
  return {
    '<!--banner-->': (style === undefined ? '' : `<style>${style}</style>`) + json,
    ' href="__BANNER_LINK__"': shown.link === null ? '' : ` href="${escapeText(shown.link)}"`,
    __BANNER_LOGO__: escapeText(shown.logo),
    __BANNER_LOGO_WIDTH__: String(shown.logoWidth),
    __BANNER_LOGO_HEIGHT__: String(shown.logoHeight),
    __CUSTOMER_PHONE__: escapeText(shown.phone),
    __BANNER_TITLE__: escapeText(shown.title),
    __BANNER_TITLE_END__: escapeText(shown.titleEnd),
    ...languageSlots(shown.languages, 'en'),
    ...helpSlots(shown.helpIn ?? {}),
  }
}
