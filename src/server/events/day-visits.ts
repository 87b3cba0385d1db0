import type { VisitLine } from '#contract/visit-line'
import { localDay, writtenDay } from '#domain/offsets'
import { DAY_MS, HOUR_MS } from '#domain/time-units'
import type { Store, StoredAppointment } from '../store/store.ts'
import { BYTE_ORDER_MARK } from './formats/csv.ts'
import { dayCsvHeader, dayCsvLine, timeOfVisit } from './formats/day-csv.ts'
import { isReadable, isUnopened } from './formats/fhir/visit-context.ts'
import { type NameSource, openNames } from './formats/names.ts'
import { nameOfLine } from './lines.ts'
import { type Exported, linesOfVisits } from './visit-lines.ts'

/** Zones reach that far from UTC. */
const FARTHEST_MS = 14 * HOUR_MS

/** A local day (YYYY-MM-DD) at a location with that IANA zone. */
export type LocalDay = { locationId: string; day: string; zone: string }

/** Ids of the visits of a local day: check-ins, then appointments that begin on it, cancelled ones too. */
export async function visitIdsOfDay(store: Store, of: LocalDay): Promise<string[]> {
  const appointments = await appointmentsOfDay(store, of)
  const checkIns = await store.checkInsOfDay(of.locationId, of.day)
  return [...checkIns, ...appointments].map(({ id }) => id)
}

/** Appointments that begin on a local day, cancelled ones too. */
export async function appointmentsOfDay(
  store: Pick<Store, 'appointmentsBetween'>,
  { locationId, day, zone }: LocalDay,
): Promise<StoredAppointment[]> {
  const start = Date.parse(`${day}T00:00:00Z`)
  const near = await store.appointmentsBetween(locationId, start - FARTHEST_MS, start + DAY_MS + FARTHEST_MS)
  return near.filter(({ startsAt }) => writtenDay(localDay(startsAt, zone)) === day)
}

/** The visits of a local day as CSV, by time, with a byte order mark and titles (FEED-11); `unreadable`: codes and ids of damaged ones. */
export async function dayAsCsv(
  data: Exported & { content: NameSource['content'] },
  ids: readonly string[],
  zone: string,
): Promise<{ text: string; count: number; unreadable: string[] }> {
  const { common } = await openNames({ ...data, origin: '' })
  const lines = [...(await linesOfVisits(data, ids)).values()]
    .map((line) => line as unknown as VisitLine)
    .filter(isReadable)
    .sort((one, other) => timeOfVisit(one) - timeOfVisit(other))
  const rows = lines.map((line) => dayCsvLine(line, { ...common, zone }))
  return {
    text: BYTE_ORDER_MARK + dayCsvHeader() + rows.join(''),
    count: lines.length,
    unreadable: lines.filter(isUnopened).map(nameOfLine),
  }
}
