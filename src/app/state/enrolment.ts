import { del, promisifyRequest, set } from 'idb-keyval'
import { proxy, snapshot } from 'valtio'
import type { KioskSettings } from '#contract/kiosk'
import { getKioskSettings, postKioskEnrolment } from '#contract/kiosk'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import { askToPersist, deviceDatabase, openDatabase } from '../platform/storage.ts'
import type { KeptEnrolment } from './kept-enrolment.ts'
import { becomeKiosk, ENROLMENT, kiosk } from './kiosk.ts'
import { hashCode, tryCode } from './leave-code.ts'

/** The server's settings for tablets, while and after they load. */
export type SettingsState =
  | { status: 'idle' }
  | { status: 'in_progress' }
  | { status: 'failed' }
  | { status: 'done'; value: KioskSettings }

export const kioskSettings = proxy<{ state: SettingsState }>({ state: { status: 'idle' } })

/** Loads the settings, unless they are loading. */
export async function loadKioskSettings(): Promise<void> {
  if (kioskSettings.state.status === 'in_progress') return
  kioskSettings.state = { status: 'in_progress' }
  const result = await call(getKioskSettings, { retries: 1 })
  kioskSettings.state =
    result.kind === 'answered' ? { status: 'done', value: result.data } : { status: 'failed' }
}

/** The outcome of a request by staff. `notKept`: this browser cannot store the enrolment. */
export type StaffOutcome = 'done' | 'wrongCode' | 'busy' | 'unknownLocation' | 'noAnswer' | 'notKept'

/**
 * Enrols this tablet at a store. `code`: the server's code if it asks for one (it counts wrong tries), else the code that staff chose
 * for leaving (WI-32).
 */
export async function enrol(
  locationId: string,
  code: string,
  settings: KioskSettings,
): Promise<StaffOutcome> {
  const answer = await askServer(locationId, settings.needsCode ? code : '')
  if (typeof answer === 'string') return answer
  const { location: store, tabletToken } = answer
  const enrolment = {
    locationId,
    store,
    enrolledAt: now(),
    settings: { ...settings },
    ...(tabletToken !== undefined && { tabletToken }),
    ...(code !== '' && { leaveCode: await hashCode(code) }),
  }
  try {
    await set(ENROLMENT, enrolment, deviceDatabase.use)
  } catch {
    return 'notKept'
  }
  // Of a guest who had the device before.
  for (const name of ['receipts', 'link'] as const) await openDatabase(name).destroy()
  void askToPersist()
  becomeKiosk(enrolment)
  return 'done'
}

/** Updates the tablet's settings from the server. Without an answer they stay as they are. */
export async function refreshKioskSettings(): Promise<void> {
  await loadKioskSettings()
  const { state } = kioskSettings
  const { enrolment } = kiosk
  if (state.status !== 'done' || !enrolment) return
  enrolment.settings = { ...state.value }
  await replaceKept(snapshot(enrolment) as KeptEnrolment).catch(() => undefined) // storage
}

/** Replaces the enrolment while one is kept: staff may be ending it at this moment, and it must not come back. */
function replaceKept(enrolment: KeptEnrolment): Promise<void> {
  return deviceDatabase.use('readwrite', (values) => {
    const kept = values.getKey(ENROLMENT)
    kept.onsuccess = () => {
      if (kept.result !== undefined) values.put(enrolment, ENROLMENT)
    }
    return promisifyRequest(values.transaction)
  })
}

/** Ends the enrolment, after the code was checked. The outbox stays. */
export async function leaveKiosk(code: string): Promise<StaffOutcome> {
  const { enrolment } = kiosk
  if (!enrolment) return 'done'
  const refusal = await refusalOf(code, enrolment)
  if (refusal !== undefined) return refusal
  try {
    await del(ENROLMENT, deviceDatabase.use)
  } catch {
    return 'notKept'
  }
  becomeKiosk(undefined)
  return 'done'
}

/** Why a code does not end the enrolment. Where the server has a code, it knows the newest one; without its answer the tablet decides (WI-32). */
async function refusalOf(code: string, { locationId, settings, leaveCode }: KeptEnrolment) {
  if (settings.needsCode) {
    const answer = await askServer(locationId, code)
    // The code is right, and the store is gone.
    if (typeof answer !== 'string' || answer === 'unknownLocation') return undefined
    if (answer !== 'noAnswer' || !leaveCode) return answer
  }
  if (!leaveCode) return undefined
  const found = await tryCode(code, leaveCode)
  return found === 'right' ? undefined : found
}

async function askServer(locationId: string, code: string) {
  const body = code === '' ? { locationId } : { locationId, code }
  const result = await call(postKioskEnrolment, { body })
  if (result.kind === 'answered') return result.data
  if (result.kind === 'failed' && result.status === 503) return 'busy'
  if (result.kind !== 'refused') return 'noAnswer'
  if (result.status === 403) return 'wrongCode'
  return result.status === 404 ? 'unknownLocation' : 'noAnswer'
}
