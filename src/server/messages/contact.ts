import type { Infer } from 'superstruct'
import { is, optional, string, type } from 'superstruct'
import { isQuietHour } from '#domain/earlier-wish'
import { isZone } from '#domain/zones'
import type { Provider } from '../booking/provider.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { openRecord } from '../keys/seal.ts'
import type { StoredAppointment } from '../store/store.ts'

/** What a message needs of what was sent. */
const Reachable = type({ basicInfo: type({ emailAddress: string() }), patientTimeZone: optional(string()) })

/** Where and in which zone the guest of an appointment can be reached; undefined: they gave no address, or it cannot be read. */
export function contactOf(
  { dataKeys }: Pick<ServerKeys, 'dataKeys'>,
  { id, sealed, isDamaged }: Pick<StoredAppointment, 'id' | 'sealed' | 'isDamaged'>,
): { address: string; zone: string | undefined } | undefined {
  try {
    const sent: unknown = isDamaged ? undefined : JSON.parse(openRecord(dataKeys, id, sealed).sent)
    if (!is(sent, Reachable)) return undefined
    const { basicInfo, patientTimeZone } = sent as Infer<typeof Reachable>
    return { address: basicInfo.emailAddress, zone: patientTimeZone }
  } catch {
    return undefined
  }
}

/** Where a guest is: a guest on video in the zone of their device, where it is known, and all others where the visit is. */
export function zoneOfGuest(
  zone: string | undefined,
  { licensureStates, calendar }: Pick<Provider, 'licensureStates' | 'calendar'>,
): string {
  return licensureStates !== null && zone !== undefined && isZone(zone) ? zone : calendar.zone
}

/** Whether the guest of an appointment, or its provider, is not to be disturbed at an instant (VISIT-04). */
export function isQuietFor(
  keys: Pick<ServerKeys, 'dataKeys'>,
  appointment: Pick<StoredAppointment, 'id' | 'sealed' | 'isDamaged'>,
  provider: Pick<Provider, 'licensureStates' | 'calendar'>,
  instant: number,
): boolean {
  if (isQuietHour(instant, provider.calendar.zone)) return true
  // Where all are at one place, no record need be opened.
  if (provider.licensureStates === null) return false
  return isQuietHour(instant, zoneOfGuest(contactOf(keys, appointment)?.zone, provider))
}

/** Whether e-mails about a visit can be sent: the operator has a mail server, and the guest gave an address. */
export function canMessage(
  { sendsMail, keys }: { sendsMail: boolean; keys: Pick<ServerKeys, 'dataKeys'> },
  appointment: Parameters<typeof contactOf>[1],
): boolean {
  return sendsMail && contactOf(keys, appointment) !== undefined
}
