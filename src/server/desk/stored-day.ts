import { stretchesOfDay, writtenDay } from '#domain/offsets'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units'
import { appointmentsOfDay } from '../events/day-visits.ts'
import { isVisitOver } from '../store/staff-status.ts'
import type { Store } from '../store/store.ts'
import type { DeskLocation, StoredVisits } from './visits.ts'

/** For how long a visit of yesterday with which nothing happens counts as one whose guest is still there. */
const STAYS_MS = 4 * HOUR_MS
/** How often that is looked at, so that a list stays the same in between. */
const LOOKS_MS = 15 * MINUTE_MS

/**
 * How far the night of a day at a store is (epoch milliseconds): when the day began, and since when something must have happened to a
 * visit of yesterday. `quarter` changes whenever `since` does, and no more once the night is over.
 */
type Night = { day: number; begins: number; since: number; quarter: number }

/** `day`: local, in days since 1970-01-01; `now`: epoch milliseconds. */
export function nightOf(day: number, zone: string, now: number): Night {
  const begins = beginningOf(day, zone)
  const quarter = Math.max(0, Math.min(STAYS_MS / LOOKS_MS, Math.floor((now - begins) / LOOKS_MS)))
  return { day, begins, since: begins + quarter * LOOKS_MS - STAYS_MS, quarter }
}

/** The visits of a local day (days since 1970-01-01) at the counter's location, cancelled ones too. */
export async function storedOfDay(
  store: Pick<Store, 'checkInsOfDay' | 'appointmentsBetween'>,
  { location: { id: locationId, businessName }, zone }: DeskLocation,
  day: number,
): Promise<StoredVisits> {
  const written = writtenDay(day)
  const checkIns = await store.checkInsOfDay(locationId, written)
  const appointments = await appointmentsOfDay(store, { locationId, day: written, zone })
  return {
    checkIns: checkIns.filter((one) => one.businessName === businessName),
    appointments: appointments.filter(({ provider }) => provider.businessName === businessName),
  }
}

/**
 * The visits of the day before that staff still need (DESK-02): those to which something has happened since midnight, such as a check-in
 * that arrived late, and those that were not over at midnight, for four hours after the last that happened to them.
 */
export async function storedOfYesterday(
  store: Pick<Store, 'checkInsOfDay' | 'appointmentsBetween' | 'visitStates'>,
  deskLocation: DeskLocation,
  { day, begins, since }: Night,
): Promise<StoredVisits> {
  const { checkIns, appointments } = await storedOfDay(store, deskLocation, day - 1)
  const states = await store.visitStates([...checkIns, ...appointments].map(({ id }) => id))
  const isNeeded = (id: string, happenedAt: number, isCanceled = false) => {
    const state = states.get(id)
    const last = Math.max(happenedAt, state?.setAt ?? 0)
    return last >= begins || (last >= since && !isCanceled && !isVisitOver(state?.status))
  }
  return {
    checkIns: checkIns.filter(({ id, receivedAt }) => isNeeded(id, receivedAt)),
    appointments: appointments.filter(({ id, startsAt, status }) =>
      isNeeded(id, startsAt, status === 'canceled'),
    ),
  }
}

/** When a local day (days since 1970-01-01) begins; epoch milliseconds. */
export function beginningOf(day: number, zone: string): number {
  const [first] = stretchesOfDay(day, zone)
  return first ? first.from : day * DAY_MS
}
