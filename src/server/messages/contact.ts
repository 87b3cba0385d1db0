import type { Infer } from 'superstruct'
import { is, optional, string, type } from 'superstruct'
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
