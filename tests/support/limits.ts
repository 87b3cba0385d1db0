import { LIMITS, type LimitId, type OtherLimits } from '../../src/server/limits.ts'

const GUESSING = /^(cancels|kioskCodes|benefitCodes|feed)\./

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
