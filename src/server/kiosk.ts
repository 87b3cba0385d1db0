import { createHash, timingSafeEqual } from 'node:crypto'
import type { Enrolment, KioskSettings } from '#contract/kiosk'
import type { StoreSummary } from '#contract/services'
import { ownOrigin } from './http/client.ts'
import { createTryLimit } from './http/rate-limit.ts'
import { refusal } from './http/refusal.ts'
import { storeSummary } from './services.ts'
import { isLoopback, type Settings } from './settings.ts'
import type { Store } from './store/store.ts'

const TRIES_PER_MINUTE = 5

type KioskServerSettings = Pick<Settings, 'kioskCode' | 'publicUrl' | 'trustProxy'>

/** What a tablet, a QR code or a poster must know of this server (CARD-08): without PUBLIC_URL its address is that of the request. */
export function kioskSettings(settings: KioskServerSettings, request: Request): KioskSettings {
  const publicUrl = settings.publicUrl ?? ownOrigin(request, settings)
  return {
    needsCode: settings.kioskCode !== undefined,
    publicUrl,
    isForTryingOnly: isLoopback(new URL(publicUrl).hostname),
  }
}

/**
 * Enrols a tablet at a store, or lets it leave kiosk mode there, also when the store has closed since. The code is looked at
 * first: 403 wrongKioskCode, after five tries in a minute, right or wrong, 503 busy with Retry-After; then 404 unknownLocation.
 */
export function createKioskEnrolment({
  store,
  settings: { kioskCode },
  clock,
}: {
  store: Store
  settings: KioskServerSettings
  clock: () => number
}): (enrolment: Enrolment, client: string) => Promise<{ location: StoreSummary }> {
  const countTry = createTryLimit(TRIES_PER_MINUTE, clock)
  return async ({ locationId, code = '' }, client) => {
    if (kioskCode !== undefined) {
      countTry(client)
      if (!isSame(code, kioskCode)) throw refusal(403, 'wrongKioskCode', 'This code is not right.', 'code')
    }
    const location = await store.location('pharmacy', locationId)
    if (!location) throw refusal(404, 'unknownLocation', 'There is no such location.')
    return { location: storeSummary(location) }
  }
}

/** In the same time whatever is given. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text, 'utf8').digest()
}
