import type { Row } from './engine.ts'
import { readLists } from './row-lists.ts'
import type { StoredAppointment } from './store.ts'
import { providerOf } from './taken-versions.ts'

/** An appointment as a row of its table has it. */
export function appointmentOf(row: Row): StoredAppointment {
  const { lists, isDamaged } = readLists(row, ['cells', 'service_ids'])
  return {
    id: String(row['id']),
    firstId: row['first_id'] as string | null,
    provider: providerOf(row),
    cells: lists.cells,
    startsAt: Number(row['starts_at']),
    endsAt: Number(row['ends_at']),
    serviceIds: lists.service_ids,
    licensureState: row['licensure_state'] as string | null,
    counterCode: String(row['counter_code']),
    status: row['status'] as StoredAppointment['status'],
    revision: Number(row['revision']),
    guestMoves: Number(row['guest_moves']),
    receivedAt: Number(row['received_at']),
    changedAt: Number(row['changed_at']),
    guestMark: String(row['guest_mark']),
    sealed: row['sealed'] as Uint8Array,
    ...(isDamaged && { isDamaged }),
  }
}
