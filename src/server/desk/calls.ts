import type { DeskCall } from '#contract/desk'
import { localDay } from '#domain/offsets'
import { closingsAt } from '../directory/closings.ts'
import { appointmentLine } from '../events/lines.ts'
import type { CallingDesk } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import { nameOfDesk } from './session.ts'
import { storedOfDay } from './stored-day.ts'
import { type DeskLocation, deskLocationOf, listVisits, phoneOf, shownTo, type VisitData } from './visits.ts'

/** The guests to call, once the audit has it that a desk asked for them. Throws Refusal. */
export async function readCalls(data: VisitData, calling: CallingDesk): Promise<{ visits: DeskCall[] }> {
  const visits = await callsNow(data, calling)
  const who = nameOfDesk(calling.desk)
  const ids = visits.map(({ id }) => id)
  if (ids.length > 0) await data.store.addAudit({ who, action: 'visits.calls', visits: ids, about: {} })
  return { visits }
}

/**
 * The booked guests of today who have not arrived and whose visit cannot take place: the store has no open time for it (DIR-08), or it
 * should have begun and something closes the store now (DESK-08). With their phone numbers. Throws Refusal.
 */
export async function callsNow(data: VisitData, { desk, now }: CallingDesk): Promise<DeskCall[]> {
  const deskLocation = await deskLocationOf(data.store, desk, now)
  if (!deskLocation) throw refusal(404, 'unknownLocation', 'There is no such location.')
  const { zone } = deskLocation
  const { appointments } = await storedOfDay(data.store, deskLocation, localDay(now, zone))
  const isClosed = isClosedAt(deskLocation, now)
  const listed = await listVisits(data, deskLocation, { checkIns: [], appointments })
  const toCall = listed.filter(
    ({ status, isDisplaced, at }) =>
      status === 'waiting' && (isDisplaced || (isClosed && Date.parse(at) <= now)),
  )
  const phones = new Map(
    appointments.map((one) => [one.id, phoneOf(appointmentLine(one, data.keys, undefined))]),
  )
  return (await shownTo(data, desk, toCall)).map((visit) => ({
    ...visit,
    phone: phones.get(visit.id) ?? null,
  }))
}

/** Whether something closes a location at an instant, beside its usual hours. */
function isClosedAt({ location: { status, closures }, zone }: DeskLocation, instant: number): boolean {
  return status === 'closed' || closingsAt(closures, instant, zone).length > 0
}
