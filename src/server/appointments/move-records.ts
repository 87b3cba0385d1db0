import type { MoveBody } from '#contract/appointment-move'
import type { BookingBody } from '#contract/appointments'
import type { Provider } from '../booking/provider.ts'
import { refusal } from '../http/refusal.ts'
import { openRecord, sealRecord } from '../keys/seal.ts'
import type { MovingAppointment, NewMove, NewTime } from '../store/move-store.ts'
import type { StoredAppointment } from '../store/store.ts'
import type { AppointmentDeps } from './book.ts'
import type { PlannedAppointment } from './wanted.ts'

type Time = Pick<MoveBody, 'reservationCode'> & { dateTime: BookingBody['dateTime'] }

/** A visit as it is before the move; `first` of a second dose that moves alone, where it is known. */
export type VisitToMove = {
  one: StoredAppointment
  followup: StoredAppointment | undefined
  first: StoredAppointment | undefined
}

/** An appointment that moves, and with whom it can be then: the provider that it has comes first. */
export type TimeToMove = WantedTime & { plans: readonly [MovePlan, ...MovePlan[]] }
/** `prefix`: of the names of the fields in a refusal, "" or "followupAppointment.". */
export type WantedTime = { from: StoredAppointment; time: Time; prefix: string }
export type MovePlan = { provider: Provider; planned: PlannedAppointment }

/** What was sent for each appointment of a visit. */
export type MovePayloads = ReadonlyMap<string, BookingBody>

/** What was sent for an appointment; throws (409 notMovable) where it cannot be read. */
export function openedOf(deps: AppointmentDeps, one: StoredAppointment): BookingBody {
  const sent = sentOf(deps, one)
  if (!sent) throw refusal(409, 'notMovable', 'This visit cannot be moved here.')
  return sent
}

function sentOf(
  { keys }: AppointmentDeps,
  { id, sealed, isDamaged }: Pick<StoredAppointment, 'id' | 'sealed' | 'isDamaged'>,
): BookingBody | undefined {
  if (isDamaged) return undefined
  try {
    return JSON.parse(openRecord(keys.dataKeys, id, sealed).sent) as BookingBody
  } catch {
    return undefined
  }
}

/** One appointment for the store: its new times with the payload of each, or its payload where the other one's time is in it. */
export function movingOf(
  { keys }: AppointmentDeps,
  one: StoredAppointment,
  { visit, moving, payloads }: { visit: VisitToMove; moving: readonly TimeToMove[]; payloads: MovePayloads },
): MovingAppointment {
  const { id, revision, licensureState } = one
  const payload = payloads.get(id)
  const own = moving.find(({ from }) => from === one)
  const second = one === visit.one ? moving.find(({ from }) => from === visit.followup) : undefined
  const { followupAppointment: followup } = payload ?? {}
  const typed = {
    ...payload,
    ...(followup && second && { followupAppointment: { ...followup, dateTime: second.time.dateTime } }),
  }
  const seal = (written: object) => sealRecord(keys.dataKeys, id, JSON.stringify(written))
  if (!own) return { id, revision, to: [], ...(second && { sealed: seal(typed) }) }
  const timeWith = ({ provider: { key, capacity }, planned }: MovePlan): NewTime => ({
    ...planned,
    provider: key,
    capacity,
    licensureState,
    sealed: seal({ ...typed, dateTime: own.time.dateTime, locationNumber: key.id }),
  })
  return { id, revision, to: own.plans.map(timeWith) }
}

/** The record of a first dose names the time of its second, also when that moves alone; undefined where the record cannot be read. */
export function firstOf(
  deps: AppointmentDeps,
  { id, revision, ...first }: StoredAppointment,
  [second]: readonly TimeToMove[],
): NewMove['first'] {
  const payload = sentOf(deps, { ...first, id })
  const { followupAppointment } = payload ?? {}
  if (!second || !followupAppointment) return undefined
  const written = {
    ...payload,
    followupAppointment: { ...followupAppointment, dateTime: second.time.dateTime },
  }
  return { id, revision, sealed: sealRecord(deps.keys.dataKeys, id, JSON.stringify(written)) }
}
