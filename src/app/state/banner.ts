import type { ShownBanner } from '#contract/banner'
import { common } from '../messages/en/common.ts'

/** What stands in a template until server or worker fill it. */
const SLOTS: ShownBanner = {
  title: '__BANNER_TITLE__',
  logo: '__BANNER_LOGO__',
  link: '__BANNER_LINK__',
  titleEnd: '',
}

/** The product itself, in dev: no server writes its pages. */
const NONE: ShownBanner = { title: common.english.brand, logo: '/icons/icon.svg', link: '/', titleEnd: '' }

/** The banner of this host (BANNER-04), for as long as a page lives. */
export const banner: ShownBanner = typeof document === 'undefined' ? SLOTS : readBanner()

function readBanner(): ShownBanner {
  const written: unknown = JSON.parse(document.getElementById('banner')?.textContent ?? 'null')
  return isBanner(written) ? written : NONE
}

/** The server of this page wrote it. */
function isBanner(written: unknown): written is ShownBanner {
  return typeof written === 'object' && written !== null && 'logo' in written
}
