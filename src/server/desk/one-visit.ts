import type { Infer } from 'superstruct'
import type { DeskOpened, DeskOutcome, DeskStatus, DeskVisit, setDeskStatus } from '#contract/desk'
import { daysBetween } from '#domain/calendar'
import { localDay, writtenDay } from '#domain/offsets'
import { linesOfVisits } from '../events/visit-lines.ts'
import type { CallingDesk } from '../http/answers.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { visitLink } from '../keys/visit-link.ts'
import type { Desk } from '../store/desks.ts'
import type { SetStatusResult } from '../store/staff-status.ts'
import { nameOfDesk } from './session.ts'
import {
  type DeskLocation,
  deskLocationOf,
  listVisits,
  type StoredVisits,
  servicesById,
  shownTo,
  titleOf,
  type VisitData,
} from './visits.ts'

/** The visits of the desk's store with a counter code, today's first and then the nearest days (DESK-03). Throws Refusal. */
export async function findVisitsOfCode(
  data: VisitData,
  { desk, now }: CallingDesk,
  code: string,
): Promise<{ visits: DeskVisit[] }> {
  const deskLocation = await deskLocationAt(data, desk, now)
  const ids = await data.store.visitIdsOfCode(code.toUpperCase(), desk.locationId)
  const visits = await shownTo(
    data,
    desk,
    await listVisits(data, deskLocation, await storedOf(data, desk, ids)),
  )
  if (visits.length > 0)
    await audit(
      data,
      desk,
      'visits.find',
      visits.map(({ id }) => id),
    )
  const today = writtenDay(localDay(now, deskLocation.zone))
  const farness = ({ day }: DeskVisit) => Math.abs(daysBetween(today, day))
  return { visits: visits.sort((one, other) => farness(one) - farness(other)) }
}

/** One visit with all that the guest typed, once the audit has it (DESK-04, DESK-07). Throws Refusal. */
export async function openVisit(data: VisitData, calling: CallingDesk, id: string): Promise<DeskOpened> {
  const { desk } = calling
  const visit = await visitOf(data, calling, id)
  await audit(data, desk, 'visits.read', [id])
  const line = (await linesOfVisits(data, [id])).get(id)
  if (!line) throw unknownVisit()
  const known = await servicesById(data.store, desk.businessName)
  const ids = (line['serviceIds'] as number[] | undefined) ?? []
  const kept = await data.store.wordingsOf(agreedTo(line.payload))
  return {
    visit,
    payload: line.payload,
    isUnreadable: line.unreadable === true,
    services: ids.map((one) => ({ id: one, name: titleOf(known, one) })),
    wordings: kept.map(({ sha256, slug, body }) => ({ sha256, slug, body: JSON.parse(body) })),
    history: (await data.store.eventsOfVisit(id)).map(({ type, at, reason }) => ({
      type,
      at: new Date(at).toISOString(),
      ...(reason !== undefined && { reason }),
    })),
  }
}

/** Sets a status, or takes the last one back (DESK-05); two desks at once are answered what became of it. Throws Refusal. */
export async function changeStatusAt(
  data: VisitData,
  calling: CallingDesk,
  id: string,
  { status, from }: Infer<typeof setDeskStatus.body>,
): Promise<{ outcome: DeskOutcome; visit: DeskVisit }> {
  const { desk } = calling
  await visitOf(data, calling, id)
  const by = nameOfDesk(desk)
  const result =
    status === 'undo'
      ? await data.store.undoVisitStatus(id, by, from)
      : await data.store.setVisitStatus(id, status, by, from)
  const outcome = OUTCOMES[result.outcome]
  await audit(data, desk, 'visit.status', [id], { status, outcome })
  return { outcome, visit: await visitOf(data, calling, id) }
}

/** `unknown`: the visit was there a moment ago, and its guest has cancelled it. */
const OUTCOMES: Record<SetStatusResult['outcome'], DeskOutcome> = {
  set: 'done',
  changed: 'changedMeanwhile',
  unknown: 'changedMeanwhile',
  backwards: 'notPossible',
  tooLate: 'undoTooLate',
}

/** Cancels on behalf of the guest (CANCEL-13). Throws Refusal. */
export async function cancelVisitAt(
  data: VisitData,
  calling: CallingDesk,
  id: string,
  from: DeskStatus,
): Promise<{ outcome: DeskOutcome; visit: DeskVisit; canceled: string[] }> {
  const { desk } = calling
  const visit = await visitOf(data, calling, id)
  const { outcome, canceled } = await cancelAs(data, desk, visit, from)
  await audit(data, desk, 'visit.cancel', canceled.length > 0 ? canceled : [id], { outcome })
  return { outcome, canceled, visit: await visitOf(data, calling, id) }
}

/**
 * The path of the page on which the guest of an appointment changes it, a second dose with its first; staff can do there what the guest can. Each call
 * allows one more change of time than the guest's five (VISIT-02). Throws Refusal.
 */
export async function guestPageOf(
  data: VisitData,
  calling: CallingDesk,
  id: string,
): Promise<{ path: string }> {
  const { desk, now } = calling
  const { kind, status, startsAt, firstId } = await visitOf(data, calling, id)
  if (kind !== 'appointment' || status !== 'waiting' || startsAt === null || Date.parse(startsAt) <= now)
    throw refusal(409, 'notMovable', 'This visit cannot be changed any more.')
  await audit(data, desk, 'visit.guest-page', [id])
  const first = firstId === null ? undefined : await data.store.appointment(firstId)
  const shown = first?.status === 'booked' ? first.id : id
  await data.store.allowMove(shown)
  return { path: visitLink(data.keys, '', shown) }
}

type Canceling = { outcome: DeskOutcome; canceled: string[] }

async function cancelAs(
  { store }: VisitData,
  desk: Desk,
  visit: DeskVisit,
  from: DeskStatus,
): Promise<Canceling> {
  const { id, kind } = visit
  if (kind === 'walkin') {
    const { outcome } = await store.setVisitStatus(id, 'canceled', nameOfDesk(desk), from)
    return { outcome: OUTCOMES[outcome], canceled: outcome === 'set' ? [id] : [] }
  }
  const result = await store.cancel(id, from)
  if (result.outcome === 'canceled') return { outcome: 'done', canceled: result.ids }
  const wasSo = result.outcome === 'over' || (result.outcome === 'alreadyCanceled' && from === 'canceled')
  return { outcome: wasSo ? 'notPossible' : 'changedMeanwhile', canceled: [] }
}

/** A visit of the desk's store as its list would have it, whatever its day; undefined: the store has none. Throws Refusal for a store that is gone. */
export async function visitAsItIs(
  data: VisitData,
  { desk, now }: CallingDesk,
  id: string,
): Promise<DeskVisit | undefined> {
  const stored = await storedOf(data, desk, [id])
  if (stored.checkIns.length + stored.appointments.length === 0) return undefined
  const [visit] = await shownTo(
    data,
    desk,
    await listVisits(data, await deskLocationAt(data, desk, now), stored),
  )
  return visit
}

/** The same, of a visit that the desk's page has. Throws Refusal: the same for one that is not there and one of another store. */
async function visitOf(data: VisitData, calling: CallingDesk, id: string): Promise<DeskVisit> {
  const visit = await visitAsItIs(data, calling, id)
  if (!visit) throw unknownVisit()
  return visit
}

/** Those of the visits that are the desk's store's. */
async function storedOf(
  { store }: VisitData,
  { businessName, locationId }: Desk,
  ids: readonly string[],
): Promise<StoredVisits> {
  const checkIns = await store.checkInsOf(ids)
  const appointments = await store.appointmentsOf(ids)
  return {
    checkIns: checkIns.filter((one) => one.businessName === businessName && one.locationId === locationId),
    appointments: appointments.filter(
      ({ provider }) => provider.businessName === businessName && provider.id === locationId,
    ),
  }
}

async function deskLocationAt({ store }: VisitData, desk: Desk, now: number): Promise<DeskLocation> {
  const deskLocation = await deskLocationOf(store, desk, now)
  if (!deskLocation) throw refusal(404, 'unknownLocation', 'There is no such location.')
  return deskLocation
}

function unknownVisit(): Refusal {
  return refusal(404, 'unknownVisit', 'There is no such visit.')
}

/** The fingerprints of the texts that a guest agreed to. */
function agreedTo(payload: unknown): string[] {
  const { consentDetails } = Object(payload) as { consentDetails?: unknown }
  const { documents } = Object(consentDetails) as { documents?: unknown }
  if (!Array.isArray(documents)) return []
  const found = documents.map((one: unknown) => (Object(one) as { sha256?: unknown }).sha256)
  return [...new Set(found)].filter((one): one is string => typeof one === 'string')
}

function audit(
  { store }: VisitData,
  desk: Desk,
  action: string,
  visits: string[],
  about: Record<string, string> = {},
): Promise<void> {
  return store.addAudit({ who: nameOfDesk(desk), action, visits, about })
}
