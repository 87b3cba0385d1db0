import type { Infer } from 'superstruct'
import type { getVisits, OperatorVisit } from '#contract/operator'
import type { Progress } from '#contract/progress'
import { isDay } from '#domain/calendar'
import { zoneOfProvider } from '../directory/open-locations.ts'
import { visitIdsOfDay } from '../events/day-visits.ts'
import { type Exported, linesOfVisits } from '../events/visit-lines.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import type { StaffStatus } from '../store/event-store.ts'
import type { SetStatusResult } from '../store/staff-status.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { locationsFor } from './locations.ts'
import { maySee, nameOfToken } from './tokens.ts'

/** The visits of a local day at a location, or those with a counter code that the token may see. Throws Refusal. */
export async function findVisits(
  data: Exported,
  { location, day, code }: Infer<typeof getVisits.query>,
  token: OperatorToken,
): Promise<{ visits: OperatorVisit[] }> {
  if (code !== undefined && day === undefined && location === undefined)
    return visitsOfCode(data, code, token)
  if (code !== undefined || location === undefined || day === undefined) {
    throw refusal(400, 'invalidRequest', 'Ask for a location and a day, or for a code.')
  }
  locationsFor(token, [location])
  if (!isDay(day)) throw refusal(400, 'invalidRequest', 'This is no day such as 2026-11-20.', 'day')
  const zone = await zoneOfProvider(data.store, location)
  if (zone === undefined) throw refusal(404, 'unknownLocation', 'There is no such location.')
  return audited(data, token, await visitIdsOfDay(data.store, { locationId: location, day, zone }))
}

async function visitsOfCode(data: Exported, code: string, token: OperatorToken) {
  const ids = await data.store.visitIdsOfCode(code.toUpperCase())
  const seen = []
  for (const id of ids) if (maySee(token, (await locationOf(data, id)) ?? null)) seen.push(id)
  return audited(data, token, seen)
}

/** One visit. Throws Refusal, the same for one that is not there and one that the token may not see. */
export async function visitOf(
  data: Exported,
  id: string,
  token: OperatorToken,
): Promise<{ visit: OperatorVisit }> {
  await refuseUnseen(data, id, token)
  const { visits } = await audited(data, token, [id])
  const [visit] = visits
  if (!visit) throw unknownVisit()
  return { visit }
}

/** Returns the location of the visit; null: it is an entry that names no store. Throws Refusal. */
export async function refuseUnseen(data: Exported, id: string, token: OperatorToken): Promise<string | null> {
  const locationId = await locationOf(data, id)
  if (locationId === undefined || !maySee(token, locationId)) throw unknownVisit()
  return locationId
}

export function unknownVisit() {
  return refusal(404, 'unknownVisit', 'There is no such visit.')
}

/** Of a visit: its location; null: it names none; undefined: there is no such visit. */
async function locationOf({ store }: Exported, id: string): Promise<string | null | undefined> {
  const [checkIn] = await store.checkInsOf([id])
  if (checkIn) return checkIn.locationId
  const [appointment] = await store.appointmentsOf([id])
  if (appointment) return appointment.provider.id
  return (await store.unreadableOf([id])).length > 0 ? null : undefined
}

/** Opens visits, once the audit has it (RUN-12). */
async function audited(data: Exported, token: OperatorToken, ids: readonly string[]) {
  if (ids.length > 0) {
    const row = {
      who: nameOfToken(token),
      action: 'visits.read',
      visits: [...ids],
      about: { count: ids.length },
    }
    await data.store.addAudit(row)
  }
  const lines = await linesOfVisits(data, ids)
  return { visits: ids.flatMap((id) => lines.get(id) ?? []) as OperatorVisit[] }
}

/** Sets or takes back what staff say of a visit (DESK-05); `canceled` cancels it. Throws Refusal. */
export async function changeStatus(
  data: Exported,
  id: string,
  status: Exclude<StaffStatus, 'waiting'> | 'undo',
  token: OperatorToken,
): Promise<{ progress: Progress }> {
  if (status === 'canceled') return cancelByStatus(data, id, token)
  if ((await refuseUnseen(data, id, token)) === null) throw unknownVisit()
  const by = nameOfToken(token)
  const result =
    status === 'undo'
      ? await data.store.undoVisitStatus(id, by)
      : await data.store.setVisitStatus(id, status, by)
  await data.store.addAudit({
    who: by,
    action: 'visit.status',
    visits: [id],
    about: { status, outcome: result.outcome },
  })
  return { progress: progressOf(result) }
}

/** An appointment that is cancelled has no status of staff: its time is free, and its second dose is cancelled too. */
async function cancelByStatus(
  data: Exported,
  id: string,
  token: OperatorToken,
): Promise<{ progress: Progress }> {
  await cancelVisit(data, id, token)
  const state = (await data.store.visitStates([id])).get(id)
  if (state?.status === 'canceled') return { progress: progressOf({ outcome: 'set', state }) }
  const [appointment] = await data.store.appointmentsOf([id])
  if (!appointment) throw unknownVisit()
  const at = new Date(appointment.changedAt).toISOString()
  return { progress: { status: 'canceled', at, by: nameOfToken(token) } }
}

function progressOf(result: SetStatusResult): Progress {
  if (result.outcome === 'set') {
    const { status, setAt, setBy } = result.state
    return { status, at: new Date(setAt).toISOString(), by: setBy }
  }
  if (result.outcome === 'unknown') throw refusal(409, 'alreadyCanceled', 'This visit is cancelled.')
  if (result.outcome === 'tooLate')
    throw refusal(409, 'undoTooLate', 'A status can be taken back for ten minutes.')
  throw statusBackwards()
}

function statusBackwards(): Refusal {
  return refusal(409, 'statusBackwards', 'A status leads only forward.')
}

/** Cancels on behalf of the guest (CANCEL-13). Throws Refusal. */
export async function cancelVisit(
  data: Exported,
  id: string,
  token: OperatorToken,
): Promise<{ canceled: string[] }> {
  await refuseUnseen(data, id, token)
  const by = nameOfToken(token)
  const [checkIn] = await data.store.checkInsOf([id])
  const canceled = checkIn ? await cancelCheckIn(data, id, by) : await cancelAppointment(data, id)
  await data.store.addAudit({ who: by, action: 'visit.cancel', visits: canceled, about: {} })
  return { canceled }
}

async function cancelCheckIn(data: Exported, id: string, by: string): Promise<string[]> {
  progressOf(await data.store.setVisitStatus(id, 'canceled', by))
  return [id]
}

async function cancelAppointment({ store }: Exported, id: string): Promise<string[]> {
  const result = await store.cancel(id)
  if (result.outcome === 'canceled') return result.ids
  if (result.outcome === 'unknown') throw unknownVisit()
  if (result.outcome !== 'alreadyCanceled') throw statusBackwards()
  throw refusal(409, 'alreadyCanceled', 'This visit is cancelled already.')
}
