import { SCHEMA_VERSION } from '#contract/visit-line'
import { localDay, writtenDay } from '#domain/offsets'
import type { EventFilter, VisitEvent } from '../store/event-store.ts'
import type { Cursors } from './cursors.ts'
import type { ExportLine } from './lines.ts'
import { type Exported, linesOfVisits } from './visit-lines.ts'

/** Events that are read and opened at once. */
const PAGE = 200

/** Which events; `day`: local day (YYYY-MM-DD) of the visit at one location, with that location's IANA zone. */
export type EventQuery = { filter: EventFilter; day?: { date: string; zone: string } }

/** An event with the visit as it is now. */
export type EventLine = ExportLine & { cursor: string; event: EventFacts }

/** What happened: ids of events are unique, and the number at their end counts up within a visit. */
type EventFacts = {
  id: string
  type: string
  /** ISO 8601, UTC. */
  at: string
  businessName?: string
  locationId?: string
  /** Start of the appointment after this event, ISO 8601, UTC. */
  startsAt?: string
  reason?: string
}

/** What an event says, as it leaves the product. */
export function eventFacts(event: VisitEvent): EventFacts {
  const { type, visitId, ordinal, at, businessName, locationId, startsAt, reason } = event
  return {
    id: `${visitId}-${ordinal}`,
    type,
    at: new Date(at).toISOString(),
    ...(businessName !== null && { businessName }),
    ...(locationId !== null && { locationId }),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt).toISOString() }),
    ...(reason !== undefined && { reason }),
  }
}

/**
 * The lines of the events after a number, at most `most`. `last`: where the next page begins, `isEnd`: there are no more now;
 * `unopened`: the number of the first event whose visit could not be opened, if any.
 */
export async function readLines(
  data: Exported & { cursors: Cursors },
  after: number,
  { filter, day }: EventQuery,
  most = PAGE,
): Promise<{ lines: EventLine[]; last: number; isEnd: boolean; unopened?: number | undefined }> {
  const { events, last } = await data.store.eventsAfter(after, most, filter)
  const wanted = day ? events.filter((event) => dayOf(event, day.zone) === day.date) : events
  const visits = await linesOfVisits(
    data,
    wanted.map(({ visitId }) => visitId),
  )
  const lines = wanted.map((event) => ({
    cursor: data.cursors.write(event.number),
    event: eventFacts(event),
    ...(visits.get(event.visitId) ?? removedLine(event)),
  }))
  const unopened = wanted.find(({ visitId }) => visits.get(visitId)?.unreadable)?.number
  return { lines, last, isEnd: events.length < most, unopened }
}

function dayOf({ day, startsAt }: VisitEvent, zone: string): string | undefined {
  return startsAt === undefined ? day : writtenDay(localDay(startsAt, zone))
}

/** Retention removed the visit after its events were read. */
function removedLine({ visitKind, visitId, counterCode }: VisitEvent): ExportLine {
  return {
    schemaVersion: SCHEMA_VERSION,
    kind: visitKind,
    id: visitId,
    ...(counterCode !== null && { counterCode }),
    payload: null,
    removed: true,
  }
}
