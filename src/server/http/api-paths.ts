import { getBanner } from '#contract/banner'
import { getKioskSettings, postKioskEnrolment, postTabletReport } from '#contract/kiosk'
import { getOutboxKey } from '#contract/outbox'
import { getStoreNow } from '#contract/services'

/** Where a page asks for its origin's storage to be emptied. */
export const RECOVERY_PATH = '/health-services/recover'

const ROOTS =
  /^\/(operator|desk|appointment-management|atlas|content\/v2|tlc|smart-scheduling|healthz|readyz|livez)(\/|$)/

/** Addresses of the API that lie among those of the pages. */
const AMONG_PAGES = [
  getBanner,
  getKioskSettings,
  getStoreNow,
  postKioskEnrolment,
  postTabletReport,
  getOutboxKey,
].map(({ path }) => path)

/** Whether a path is one of the API, known or not, and never that of a page. */
export function isApiPath(pathname: string): boolean {
  return ROOTS.test(pathname) || pathname === RECOVERY_PATH || AMONG_PAGES.includes(pathname)
}
