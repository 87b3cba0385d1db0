import type { ShownBanner } from '#contract/banner'
import { common } from '../messages/en/common.ts'

/** Placeholders in templates, which the server or the worker replaces. */
const SLOTS: ShownBanner = {
  title: '__BANNER_TITLE__',
  logo: '__BANNER_LOGO__',
  logoWidth: '__BANNER_LOGO_WIDTH__',
  logoHeight: '__BANNER_LOGO_HEIGHT__',
  link: '__BANNER_LINK__',
  titleEnd: '',
  phone: '__CUSTOMER_PHONE__',
}

/** The banner in dev, where no server writes pages. */
const DEFAULT: ShownBanner = {
  title: common.english.brand,
  logo: '/icons/icon.svg',
  logoWidth: 48,
  logoHeight: 48,
  link: '/',
  titleEnd: '',
  phone: '',
}

/** The banner of this host (BANNER-04). */
export const banner: ShownBanner = typeof document === 'undefined' ? SLOTS : readBanner()

function readBanner(): ShownBanner {
  const written: unknown = JSON.parse(document.getElementById('banner')?.textContent ?? 'null')
  return isBanner(written) ? written : DEFAULT
}

function isBanner(written: unknown): written is ShownBanner {
  return typeof written === 'object' && written !== null && 'logo' in written
}
