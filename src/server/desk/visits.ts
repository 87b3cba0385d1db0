import type { PrescreenData } from '#contract/content/prescreen-data'
import type { DeskVisit } from '#contract/desk'
import type { BusinessName } from '#contract/vocabulary'
import { checkedInAt } from '#domain/check-in-time'
import { type Misfit, misfitsOfSent } from '#domain/misfits'
import { localDay, writtenDay } from '#domain/offsets'
import { serviceTitle } from '#domain/vaccines'
import { type Directory, openDirectory } from '../booking/directory.ts'
import type { Content } from '../content/source.ts'
import { closedAsOf } from '../directory/closings.ts'
import { displacedReason } from '../directory/displaced.ts'
import { appointmentLine, checkInLine, type ExportLine } from '../events/lines.ts'
import type { ServerKeys } from '../keys/keys.ts'
import type { Closure } from '../store/closures.ts'
import type { Desk } from '../store/desks.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import { UNDO_MS, type VisitState } from '../store/staff-status.ts'
import type { CheckIn, Store, StoredAppointment } from '../store/store.ts'
import { nameOfDesk } from './session.ts'

export type VisitData = { store: Store; keys: ServerKeys; content: Content }

/** Visits of one location as they are stored, before anything of them is opened. */
export type StoredVisits = { checkIns: readonly CheckIn[]; appointments: readonly StoredAppointment[] }

/** What the list says of the visits themselves, the same for every desk of the store; `state`: what staff have said. */
export type ListedVisit = Omit<DeskVisit, 'progress'> & { state: VisitState | undefined }

/** The location whose visits a desk lists, with everything that closes it, its time zone, and the directory of it alone. */
export type DeskLocation = {
  location: DirectoryLocation
  zone: string
  directory: Pick<Directory, 'provider'>
}

/** The location of a desk as it is open now; undefined: the directory has it no more. */
export async function deskLocationOf(
  store: Pick<Store, 'location' | 'closures'> & Parameters<typeof openDirectory>[0],
  { businessName, locationId }: Pick<Desk, 'businessName' | 'locationId'>,
  instant: number,
): Promise<DeskLocation | undefined> {
  const location = await store.location(businessName, locationId)
  if (!location) return undefined
  const closures: readonly Closure[] = await store.closures()
  const year = new Date(instant).getUTCFullYear()
  const closed = closedAsOf(location, closures, year)
  const locations = location.status === 'closed' ? [] : [closed]
  const open = { version: '', directoryVersion: '', locations, closures }
  const directory = await openDirectory(store, async () => open, 1)()
  return { location: closed, zone: location.timezone, directory }
}

/**
 * Opens what the list needs of visits, sorted by their time. The misfits of a walk-in were sealed with it; those of a booking are judged
 * here, as of the day of the visit (STORE-08).
 */
export async function listVisits(
  { store, keys, content }: VisitData,
  deskLocation: DeskLocation,
  { checkIns, appointments }: StoredVisits,
): Promise<ListedVisit[]> {
  const states = await store.visitStates([...checkIns, ...appointments].map(({ id }) => id))
  const known = await servicesById(store, deskLocation.location.businessName)
  const prescreenData = await content.document('prescreenData')
  const servicesOf = (ids: readonly number[]) => ids.map((id) => titleOf(known, id))
  const listed = [
    ...checkIns.map((one) => {
      const line = checkInLine(one, keys)
      return { ...walkIn(one, line, states.get(one.id)), services: servicesOf(one.serviceIds) }
    }),
    ...appointments.map((one) => {
      const line = appointmentLine(one, keys, undefined)
      const row = appointment(one, line, states.get(one.id), deskLocation)
      const vaccines = one.serviceIds.flatMap((id) => known.get(id)?.vaccine ?? [])
      const misfits = misfitsOfBooking(line, vaccines, { today: row.day, prescreenData })
      return { ...row, misfits, services: servicesOf(one.serviceIds) }
    }),
  ]
  return listed.sort((one, other) =>
    one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1,
  )
}

/** A service as the desk needs it. `title`: what guests read, "Shingles, 2nd dose"; `vaccine`: its name, if it is one. */
type KnownService = { title: string; vaccine: string | undefined }

/** The services of a business by their ids. */
export async function servicesById(
  store: Pick<Store, 'services'>,
  businessName: BusinessName,
): Promise<ReadonlyMap<number, KnownService>> {
  const services = (await store.services([businessName])).map(
    ({ id, name, isVaccine, dose, followupServiceId }) => {
      const title = serviceTitle({
        name,
        isVaccine: isVaccine ?? false,
        dose: dose ?? 0,
        followupServiceId: followupServiceId ?? undefined,
      })
      return [id, { title, vaccine: isVaccine ? name : undefined }] as const
    },
  )
  return new Map(services)
}

/** The title of one service; one that the directory has no more is named by its id. */
export function titleOf(services: ReadonlyMap<number, KnownService>, id: number): string {
  return services.get(id)?.title ?? `Service ${id}`
}

type Row = Omit<ListedVisit, 'services'>
type BookedRow = Omit<Row, 'misfits'>

function walkIn(checkIn: CheckIn, line: ExportLine, state: VisitState | undefined): Row {
  const { id, counterCode, day, createdAt, receivedAt, status, reasons } = checkIn
  const since = written(checkedInAt(createdAt, receivedAt))
  return {
    id,
    kind: 'walkin',
    counterCode,
    day,
    name: nameOf(line),
    at: since,
    waitingSince: since,
    startsAt: null,
    endsAt: null,
    receivedAt: written(receivedAt),
    status: state?.status ?? 'waiting',
    state,
    needsAttention: status === 'needsAttention',
    reasons,
    misfits: misfitsOf(line),
    firstId: null,
    isDisplaced: false,
  }
}

function appointment(
  stored: StoredAppointment,
  line: ExportLine,
  state: VisitState | undefined,
  { directory, zone }: DeskLocation,
): BookedRow {
  const { id, counterCode, startsAt, endsAt, receivedAt, status, firstId } = stored
  return {
    id,
    kind: 'appointment',
    counterCode,
    day: writtenDay(localDay(startsAt, zone)),
    name: nameOf(line),
    at: written(startsAt),
    waitingSince: null,
    startsAt: written(startsAt),
    endsAt: written(endsAt),
    receivedAt: written(receivedAt),
    status: status === 'canceled' ? 'canceled' : (state?.status ?? 'waiting'),
    state,
    needsAttention: false,
    reasons: [],
    firstId,
    isDisplaced: status === 'booked' && displacedReason(directory, stored) !== undefined,
  }
}

/** "Ana R."; null: it cannot be read. */
function nameOf({ payload }: ExportLine): string | null {
  const { firstName, lastName } = partOf(partOf(payload)['basicInfo'])
  if (typeof firstName !== 'string' || firstName.trim() === '') return null
  const [initial = ''] = typeof lastName === 'string' ? [...lastName.trim()] : []
  return initial === '' ? firstName.trim() : `${firstName.trim()} ${initial.toUpperCase()}.`
}

/** The phone number of what a guest sent; null: there is none, or it cannot be read. */
export function phoneOf({ payload }: ExportLine): string | null {
  const { phoneNumber } = partOf(partOf(payload)['basicInfo'])
  return typeof phoneNumber === 'string' && phoneNumber.trim() !== '' ? phoneNumber.trim() : null
}

function partOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function misfitsOf(line: ExportLine): DeskVisit['misfits'] {
  return (line['misfits'] as DeskVisit['misfits'] | undefined) ?? []
}

/** None where what was sent cannot be read: nothing is known of its answers. */
function misfitsOfBooking(
  { payload }: ExportLine,
  vaccines: readonly string[],
  by: { today: string; prescreenData: PrescreenData },
): Misfit[] {
  if (typeof payload !== 'object' || payload === null) return []
  const { basicInfo, questionnaire } = partOf(payload)
  return misfitsOfSent(vaccines, { basicInfo: partOf(basicInfo), questionnaire: partOf(questionnaire) }, by)
}

/** The visits as a desk shows them: who set a status is named to it. */
export async function shownTo(
  { store }: Pick<VisitData, 'store'>,
  desk: Desk,
  visits: readonly ListedVisit[],
): Promise<DeskVisit[]> {
  const names = visits.some(({ state }) => state)
    ? await store.deskNames(desk.locationId)
    : new Map<string, string>()
  return visits.map(({ state, ...visit }) => ({
    ...visit,
    progress: state && says(state, visit) ? progressOf(state, visit, desk, names) : null,
  }))
}

/** Whether staff have brought the visit to what it is now: it may be cancelled since, or each of their steps was taken back. */
function says(state: VisitState, visit: Pick<DeskVisit, 'status'>): boolean {
  return state.status !== 'waiting' && (visit.status !== 'canceled' || state.status === 'canceled')
}

function progressOf(
  { setAt, setBy, before, status }: VisitState,
  visit: Pick<DeskVisit, 'status'>,
  desk: Desk,
  names: ReadonlyMap<string, string>,
): DeskVisit['progress'] {
  const [kind, id = ''] = setBy.split(' ')
  const canUndo = before.length > 0 && status !== 'canceled' && visit.status !== 'canceled'
  return {
    at: written(setAt),
    by:
      kind === 'desk'
        ? (names.get(id) ?? `Desk ${id}`)
        : kind === 'token' || kind === 'command'
          ? 'operator'
          : 'guest',
    isOwn: setBy === nameOfDesk(desk),
    undoUntil: canUndo ? written(setAt + UNDO_MS) : null,
  }
}

function written(instant: number): string {
  return new Date(instant).toISOString()
}
