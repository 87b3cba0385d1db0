import type { Infer } from 'superstruct'
import type { getEvents } from '#contract/operator'
import { isDay } from '#domain/calendar'
import { zoneOfProvider } from '../directory/open-locations.ts'
import { CursorProblem, openCursors, START } from '../events/cursors.ts'
import { readLines } from '../events/event-lines.ts'
import { isReaderName } from '../events/export-arguments.ts'
import { isKnownLocation } from '../events/known-locations.ts'
import { visitsOfLines } from '../events/lines.ts'
import type { Exported } from '../events/visit-lines.ts'
import { refusal } from '../http/refusal.ts'
import type { EventFilter } from '../store/event-store.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { locationsFor } from './locations.ts'
import { nameOfToken } from './tokens.ts'

/** Events that one answer has when nothing is asked for. */
const USUAL = 100

/** A page of the log after a cursor or a reader's place (FEED-03), once the audit has it (RUN-12). Throws Refusal. */
export async function eventsPage(
  data: Exported,
  { after, reader, location, day, kind, code, 'page.size': size = USUAL }: Infer<typeof getEvents.query>,
  token: OperatorToken,
) {
  const { store } = data
  const cursors = await openCursors(store)
  if (after !== undefined && reader !== undefined) {
    throw refusal(400, 'invalidRequest', 'Either a cursor or a reader.', 'reader')
  }
  if (reader !== undefined && !isReaderName(reader)) {
    throw refusal(400, 'invalidRequest', 'This is no name of a reader.', 'reader')
  }
  const known = reader === undefined ? undefined : await store.eventReader(reader)
  const number =
    reader === undefined ? await cursors.read(after ?? START).catch(refusedAs('after')) : (known?.number ?? 0)
  const locationIds = locationsFor(token, location)
  for (const id of location ?? []) if (!(await isKnownLocation(store, id))) throw unknownLocation()
  const filter: EventFilter = {
    ...(locationIds !== null && { locationIds }),
    ...(kind !== undefined && { visitKind: kind }),
    ...(code !== undefined && { counterCode: code.toUpperCase() }),
  }
  const { lines, last, isEnd } = await readLines(
    { ...data, cursors },
    number,
    { filter, ...(day !== undefined && { day: await localDayOf(store, day, locationIds) }) },
    size,
  )
  if (lines.length > 0) {
    await store.addAudit({
      who: nameOfToken(token),
      action: 'events.read',
      visits: visitsOfLines(lines),
      about: { count: lines.length },
    })
  }
  return {
    events: lines,
    next: last === 0 ? START : cursors.write(last),
    isEnd,
    size,
    ...(reader !== undefined && known === undefined && { isNewReader: true }),
  }
}

/** A local day at the one location that a call is of. Throws Refusal. */
async function localDayOf(store: Exported['store'], date: string, locationIds: readonly string[] | null) {
  const [id, ...others] = locationIds ?? []
  if (id === undefined || others.length > 0) {
    throw refusal(400, 'invalidRequest', 'A day is of one location: name it.', 'location')
  }
  if (!isDay(date)) throw refusal(400, 'invalidRequest', 'This is no day such as 2026-11-20.', 'day')
  const zone = await zoneOfProvider(store, id)
  if (zone === undefined) throw unknownLocation()
  return { date, zone }
}

function unknownLocation() {
  return refusal(404, 'unknownLocation', 'There is no such location.', 'location')
}

/** The readers of the log with their places. Throws Refusal. */
export async function readersOfLog({ store }: Pick<Exported, 'store'>, token: OperatorToken) {
  refuseLocal(token)
  const cursors = await openCursors(store)
  const readers = (await store.eventReaders()).map(async ({ name, number, acknowledgedAt }) => ({
    name,
    cursor: number === 0 ? START : cursors.write(number),
    behind: await store.countEventsAfter(number),
    acknowledgedAt: new Date(acknowledgedAt).toISOString(),
  }))
  return { readers: await Promise.all(readers) }
}

/** Acknowledges everything up to a cursor for a reader (FEED-05), and keeps in the audit who did. Throws Refusal. */
export async function acknowledge(
  { store }: Pick<Exported, 'store'>,
  { name, cursor, token }: { name: string; cursor: string; token: OperatorToken },
) {
  refuseLocal(token)
  if (!isReaderName(name)) throw refusal(400, 'invalidRequest', 'This is no name of a reader.', 'name')
  const number = await (await openCursors(store)).read(cursor).catch(refusedAs('cursor'))
  await store.acknowledgeEvents(name, number)
  await auditReader(store, { action: 'reader.acknowledge', token, about: { reader: name, cursor } })
  return { name, cursor }
}

/** Forgets a reader, and keeps in the audit who did. Throws Refusal. */
export async function removeReader(
  { store }: Pick<Exported, 'store'>,
  { name, token }: { name: string; token: OperatorToken },
): Promise<never> {
  refuseLocal(token)
  if (!(await store.removeEventReader(name))) throw refusal(404, 'unknownReader', 'There is no such reader.')
  await auditReader(store, { action: 'reader.remove', token, about: { reader: name } })
  return undefined as never
}

/** A reader is of the whole log: who may see some locations alone could have unread visits of all others removed. */
function refuseLocal({ locations }: OperatorToken): void {
  if (locations !== null) throw refusal(403, 'tokenLocation', 'A reader needs a token of all locations.')
}

function auditReader(
  store: Exported['store'],
  { action, token, about }: { action: string; token: OperatorToken; about: Record<string, string> },
): Promise<void> {
  return store.addAudit({ who: nameOfToken(token), action, visits: [], about })
}

/** What is wrong with a cursor, as a refusal that names its field. */
function refusedAs(field: 'after' | 'cursor') {
  return (error: unknown): never => {
    throw error instanceof CursorProblem ? refusal(400, error.key, error.message, field) : error
  }
}
