import { createHash, timingSafeEqual } from 'node:crypto'
import type { Enrolled, Enrolment, KioskSettings } from '#contract/kiosk'
import { storeSummary } from '../directory/services.ts'
import { ownOrigin } from '../http/client.ts'
import { Refusal, refusal } from '../http/refusal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import { isLoopback, type Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Tablets } from './tablets.ts'

/** Wrong codes at one store in an hour that the operator hears of. */
const MANY_WRONG = 20

type KioskServerSettings = Pick<Settings, 'kioskCode' | 'publicUrl' | 'trustProxy'>

/** What a tablet, a QR code or a poster must know of this server (CARD-08): without PUBLIC_URL its address is that of the request. */
export function kioskSettingsFor(settings: KioskServerSettings, request: Request): KioskSettings {
  const publicUrl = settings.publicUrl ?? ownOrigin(request, settings)
  return {
    needsCode: settings.kioskCode !== undefined,
    publicUrl,
    isForTryingOnly: isLoopback(new URL(publicUrl).hostname),
  }
}

/**
 * Enrols a tablet at a store, or lets it leave kiosk mode there, also when the store has closed since. The code is looked at
 * first: 403 wrongKioskCode, and 503 busy with Retry-After while too many were wrong; then 404 unknownLocation.
 */
export function createKioskEnrolment({
  store,
  settings: { kioskCode },
  limits,
  tablets,
}: {
  store: Store
  settings: KioskServerSettings
  limits: Limits
  tablets: Tablets
}): (enrolment: Enrolment, client: Client) => Promise<Enrolled> {
  return async ({ locationId, code = '' }, client) => {
    if (kioskCode !== undefined) {
      const charges = limits.charges('kioskCodes', client, locationId)
      const isRight = async () => isSame(code, kioskCode) || undefined
      if (!(await limits.lookAt(charges, isRight))) {
        await tellOfWrongOnes(locationId)
        throw refusal(403, 'wrongKioskCode', 'This code is not right.', 'code')
      }
    }
    const location = await store.location('pharmacy', locationId)
    if (!location) throw refusal(404, 'unknownLocation', 'There is no such location.')
    const tabletToken = client.isTablet ? undefined : await tokenFor(locationId, client)
    return { location: storeSummary(location), ...(tabletToken !== undefined && { tabletToken }) }
  }

  /** Past the day's limit a store enrols a tablet without a token, so the tablet's calls count for its address. */
  async function tokenFor(locationId: string, client: Client): Promise<string | undefined> {
    const token = tablets.issue(locationId)
    if (token === undefined) return undefined
    try {
      await limits.charge(limits.charges('tablets', client, locationId))
      return token
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  async function tellOfWrongOnes(locationId: string): Promise<void> {
    const wrong = await limits.countOf('kioskCodes.store', locationId)
    if (wrong >= MANY_WRONG) limits.alarm('kiosk-code-tries', locationId, { store: locationId, wrong })
  }
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text, 'utf8').digest()
}
