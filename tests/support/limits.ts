import { LIMITS, type LimitId, type OtherLimits } from '../../src/server/limits/table.ts'

const GUESSING = /^(cancels|kioskCodes|benefitCodes|receipts|feed)\./

/** Only guessing and the feed are limited: for tests of something else. */
export const UNLIMITED: OtherLimits = Object.fromEntries(
  (Object.keys(LIMITS) as LimitId[]).filter((id) => !GUESSING.test(id)).map((id) => [id, 1e9]),
)

/** Settings of a server without a proxy, so. */
export const UNLIMITED_SETTINGS = {
  trustProxy: false,
  publicUrl: undefined,
  kioskCode: undefined,
  limits: UNLIMITED,
}

/** The same for a built server, as its setting LIMITS. */
export const UNLIMITED_SETTING = Object.entries(UNLIMITED)
  .map(([id, most]) => `${id}=${Math.min(most, 999_999_999)}`)
  .join()
