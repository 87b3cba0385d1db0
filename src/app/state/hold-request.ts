import type { ReservationBody } from '#contract/reservations'
import { RESERVATION_HEADER, releaseReservation, reserve } from '#contract/reservations'
import { wireOf } from '#contract/wire'
import { call } from '../api/call.ts'
import { areExtensionsSent } from './extensions.ts'
import type { Appointment, ChosenProvider, HoldRequest } from './visit.ts'
import { visit } from './visit.ts'

/** The appointments that a visit may hold. `followup` is the second dose. */
export type Which = 'appointment' | 'followup'

/** Codes of the last released holds, whose slots are still this guest's for a grace time (API-51). */
const released: Partial<Record<Which, string>> = {}

/** The code of this guest's last hold, whose slot is free for them (API-51). */
export function ownCode(which: Which = 'appointment'): string | undefined {
  return visit[which]?.reservationCode ?? released[which]
}

export function rememberReleased(which: Which, code: string): void {
  released[which] = code
}

/** Releases a hold, also while the guest leaves the page. */
export function sendRelease(which: Which, code: string): void {
  rememberReleased(which, code)
  void call(releaseReservation, { params: { reservationCode: code }, keepalive: true })
}

/** Sends a request for a hold. After a definite answer the visit no longer remembers the request. */
export async function sendHoldRequest({ key, body, former }: HoldRequest) {
  const result = await call(reserve, {
    body: wireOf(JSON.parse(body), areExtensionsSent()) as ReservationBody,
    idempotencyKey: key,
    retries: 1,
    ...(former !== undefined && { headers: { [RESERVATION_HEADER]: former } }),
  })
  const isDefinite =
    result.kind === 'answered' ||
    result.kind === 'refused' ||
    (result.kind === 'failed' && result.reason === 'unreadable')
  if (isDefinite && visit.holdRequest?.key === key) visit.holdRequest = undefined
  const reservation = result.kind === 'answered' ? result.data.appointmentReservations[0] : undefined
  return { result, reservation }
}

/** The body of a request (HOLD-18, HOLD-19): the first service's id, and the length of the whole visit. */
export function holdRequestBody({ services, timestamp }: Appointment, provider: ChosenProvider): string {
  const offered = services.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  const { licensureState: state, providerId, businessName, isTeam } = provider
  return JSON.stringify({
    serviceId: offered[0] ?? 0,
    ...(offered.length > 1 && { serviceIds: offered }),
    businessName,
    reservationTime: timestamp,
    // S1 section 3 allows one of the two: a state, where any free provider is held, or one provider.
    ...(isTeam && state !== undefined ? { licensureState: state } : { locationNumber: providerId }),
  } satisfies ReservationBody)
}
