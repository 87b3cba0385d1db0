import type { Row } from './engine.ts'
import { hasDamagedInstant, instantIn } from './row-instants.ts'
import { readLists } from './row-lists.ts'
import type { StoredAppointment } from './store.ts'
import { providerOf } from './taken-versions.ts'

const INSTANTS = ['starts_at', 'ends_at', 'received_at', 'changed_at']

/** An appointment as a row of its table has it. */
export function appointmentOf(row: Row): StoredAppointment {
  const { lists, isDamaged: hasDamagedList } = readLists(row, ['cells', 'service_ids'])
  const isDamaged = hasDamagedList || hasDamagedInstant(row, INSTANTS)
  return {
    id: String(row['id']),
    firstId: row['first_id'] as string | null,
    provider: providerOf(row),
    cells: lists.cells,
    startsAt: instantIn(row, 'starts_at'),
    endsAt: instantIn(row, 'ends_at'),
    serviceIds: lists.service_ids,
    licensureState: row['licensure_state'] as string | null,
    counterCode: String(row['counter_code']),
    status: row['status'] as StoredAppointment['status'],
    revision: Number(row['revision']),
    guestMoves: Number(row['guest_moves']),
    receivedAt: instantIn(row, 'received_at'),
    changedAt: instantIn(row, 'changed_at'),
    guestMark: String(row['guest_mark']),
    sealed: row['sealed'] as Uint8Array,
    ...(isDamaged && { isDamaged }),
  }
}
