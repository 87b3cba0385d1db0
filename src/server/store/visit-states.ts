import { appointmentEvent } from './appointment-events.ts'
import { appointmentOf } from './appointment-rows.ts'
import { checkInOf, receivedEvent } from './check-ins.ts'
import type { Engine, Queries, Row, Transaction } from './engine.ts'
import type { NewEvent, StaffStatus } from './event-store.ts'
import { addEvent } from './events.ts'
import { instantIn } from './row-instants.ts'
import { rowsOf } from './row-lists.ts'
import {
  type SetStatusResult,
  type StatusStore,
  UNDO_MS,
  type VisitState,
  type VisitStep,
} from './staff-status.ts'
import type { VisitStore } from './store.ts'

/** Staff can only change a status to one of a higher rank. A visit without a status is `waiting`. */
const RANKS: Record<StaffStatus, number> = {
  waiting: 0,
  arrived: 1,
  called: 2,
  served: 3,
  noshow: 3,
  canceled: 3,
}

export function createVisitStore(engine: Engine): VisitStore & StatusStore {
  return {
    visitStates: (ids) => statesOf(engine, ids),

    setVisitStatus: (id, status, by, from) =>
      engine.transaction((tx) => setStatus(tx, id, { status, by, from })),

    undoVisitStatus: (id, by, from) => engine.transaction((tx) => undo(tx, id, { by, from })),

    async checkInsOfDay(locationId, day) {
      const rows = await engine.query(
        'SELECT * FROM check_ins WHERE location_id = $1 AND day = $2 ORDER BY received_at, id',
        [locationId, day],
      )
      return rows.map(checkInOf)
    },

    async appointmentsBetween(providerId, from, to) {
      const rows = await engine.query(
        'SELECT * FROM appointments WHERE provider_id = $1 AND starts_at >= $2 AND starts_at < $3 ORDER BY starts_at, id',
        [providerId, from, to],
      )
      return rows.map(appointmentOf)
    },

    async visitIdsOfCode(counterCode, locationId) {
      const rows = await engine.query(
        `SELECT id, received_at, location_id FROM check_ins WHERE counter_code = $1
         UNION ALL SELECT id, received_at, provider_id AS location_id FROM appointments WHERE counter_code = $1
         ORDER BY received_at DESC`,
        [counterCode],
      )
      const seen = rows.filter((row) => locationId === undefined || row['location_id'] === locationId)
      return seen.map((row) => String(row['id']))
    },
  }
}

/** The status that staff gave visits, by id; visits without one are left out. */
export async function statesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, VisitState>> {
  const rows = await rowsOf(queries, 'visit_states', ids, 'visit_id')
  return new Map(rows.map((row) => [String(row['visit_id']), stateOf(row)]))
}

function stateOf(row: Row): VisitState {
  const status = row['status'] as StaffStatus
  const setAt = instantIn(row, 'set_at')
  return { status, setAt, setBy: String(row['set_by']), before: stepsBefore(row, { status, setAt }) }
}

/** What the column `steps` holds: every status of a visit, the present one last, each with when and by whom it was set. */
type KeptSteps = [status: StaffStatus, at: number, by: string][]

/** The release before this one writes no `steps`: they count only where they end with the present status. It knows one status before. */
function stepsBefore(row: Row, { status, setAt }: Pick<VisitState, 'status' | 'setAt'>): VisitStep[] {
  const kept = JSON.parse(String(row['steps'] ?? '[]')) as KeptSteps
  const last = kept.at(-1)
  if (last?.[0] === status && last[1] === setAt)
    return kept.slice(0, -1).map(([former, at, by]) => ({ status: former, at, by }))
  if (row['former'] == null) return []
  const former = row['former'] as StaffStatus
  return [
    {
      status: former,
      at: Number(row['former_set_at'] ?? setAt),
      by: String(row['former_set_by'] ?? row['set_by']),
    },
  ]
}

/** The event of a visit whose row is locked now, undefined when there is no such visit or its guest has cancelled it. */
async function lockVisit(tx: Transaction, id: string): Promise<Omit<NewEvent, 'type'> | undefined> {
  // Changes nothing, and locks the row: two counters come one after the other.
  const [checkIn] = await tx.query('UPDATE check_ins SET status = status WHERE id = $1 RETURNING *', [id])
  if (checkIn) return receivedEvent(checkInOf(checkIn))
  const [appointment] = await tx.query(
    `UPDATE appointments SET status = status WHERE id = $1 AND status = 'booked' RETURNING *`,
    [id],
  )
  return appointment && appointmentEvent('appointment.booked', appointmentOf(appointment))
}

type Wanted = { by: string; from: StaffStatus | undefined }

async function setStatus(
  tx: Transaction,
  id: string,
  { status, by, from }: Wanted & { status: Exclude<StaffStatus, 'waiting'> },
): Promise<SetStatusResult> {
  const visit = await lockVisit(tx, id)
  if (!visit) return { outcome: 'unknown' }
  const before = (await statesOf(tx, [id])).get(id)
  const former = before?.status ?? 'waiting'
  if (from !== undefined && from !== former) return { outcome: 'changed', state: before }
  if (former === status && before) return { outcome: 'set', state: before }
  if (RANKS[status] <= RANKS[former]) return { outcome: 'backwards', state: before }
  const step: VisitStep = before ? stepOf(before) : { status: 'waiting', at: tx.now, by }
  const state: VisitState = { status, setAt: tx.now, setBy: by, before: [...(before?.before ?? []), step] }
  await keep(tx, id, state)
  // Who was taken off the list may check in again that day.
  if (status === 'canceled') await tx.query('DELETE FROM guest_visits WHERE check_in_id = $1', [id])
  await addEvent(tx, { ...visit, type: `visit.${status}` })
  return { outcome: 'set', state }
}

async function undo(tx: Transaction, id: string, { by, from }: Wanted): Promise<SetStatusResult> {
  const visit = await lockVisit(tx, id)
  if (!visit) return { outcome: 'unknown' }
  const before = (await statesOf(tx, [id])).get(id)
  if (from !== undefined && from !== (before?.status ?? 'waiting'))
    return { outcome: 'changed', state: before }
  const former = before?.before.at(-1)
  if (!before || !former || before.status === 'canceled') return { outcome: 'backwards', state: before }
  if (tx.now - before.setAt > UNDO_MS) return { outcome: 'tooLate', state: before }
  // An undo restores the former status, time and desk. For `waiting` none are stored, so the undo writes its own time and desk.
  const { at, by: setBy } = former.status === 'waiting' ? { at: tx.now, by } : former
  const state: VisitState = { status: former.status, setAt: at, setBy, before: before.before.slice(0, -1) }
  await keep(tx, id, state)
  await addEvent(tx, { ...visit, type: `visit.${state.status}`, reason: 'undone' })
  return { outcome: 'set', state }
}

function stepOf({ status, setAt, setBy }: VisitState): VisitStep {
  return { status, at: setAt, by: setBy }
}

/** Writes the status before in columns of its own too, which the release before this one reads. */
async function keep({ query }: Transaction, id: string, state: VisitState): Promise<void> {
  const { status, setAt, setBy, before } = state
  const former = before.at(-1)
  const isSet = former !== undefined && former.status !== 'waiting'
  const steps: KeptSteps = [...before, stepOf(state)].map((one) => [one.status, one.at, one.by])
  await query(
    `INSERT INTO visit_states (visit_id, status, former, set_at, set_by, former_set_at, former_set_by, steps)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (visit_id) DO UPDATE SET status = excluded.status, former = excluded.former, set_at = excluded.set_at,
       set_by = excluded.set_by, former_set_at = excluded.former_set_at, former_set_by = excluded.former_set_by,
       steps = excluded.steps`,
    [
      id,
      status,
      former?.status ?? null,
      setAt,
      setBy,
      isSet ? former.at : null,
      isSet ? former.by : null,
      JSON.stringify(steps),
    ],
  )
}
