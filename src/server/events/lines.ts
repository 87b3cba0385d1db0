import { SCHEMA_VERSION } from '#contract/visit-line'
import { attentionOf } from '#domain/attention-reasons'
import { parseStrictJson } from '../http/strict-json.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { type Opened, openRecord } from '../keys/seal.ts'
import { visitLink } from '../keys/visit-link.ts'
import type { VisitKind } from '../store/event-store.ts'
import type { CheckIn, StoredAppointment } from '../store/store.ts'
import type { KeptWording } from '../store/wordings.ts'

/** What leaves the product of one visit: a line of the export, of a kind of VISIT_LINES. `payload` is what the guest sent. */
export type ExportLine = {
  kind: VisitKind
  id: string
  counterCode?: string
  payload: unknown
  unreadable?: true
  [name: string]: unknown
}

/** A line for people: its counter code, which another visit may have too, and its id. */
export function nameOfLine({ counterCode, id }: Pick<ExportLine, 'counterCode' | 'id'>): string {
  return counterCode === undefined ? id : `${counterCode} (${id})`
}

/** Ids of the visits of lines, each once, for the audit; a text of a consent is none. */
export function visitsOfLines(lines: readonly ExportLine[]): string[] {
  return [...new Set(lines.filter(({ kind }) => kind !== 'wording').map(({ id }) => id))]
}

/** A line's `reasons` are those of the record and then those of `misfits`, each once. */
export function checkInLine(checkIn: CheckIn, { dataKeys }: ServerKeys): ExportLine {
  const { id, counterCode, status, reasons, businessName, locationId, serviceIds } = checkIn
  const opened = openedOf(dataKeys, checkIn)
  const { misfits = [] } = opened ?? {}
  const all = [...new Set([...reasons, ...misfits.map(({ reason }) => reason)])]
  return {
    schemaVersion: SCHEMA_VERSION,
    kind: 'walkin',
    id,
    counterCode,
    status,
    ...((status === 'needsAttention' || all.length > 0) && { reasons: all }),
    ...(all.length > 0 && { attention: attentionOf(all, misfits) }),
    ...(misfits.length > 0 && { misfits }),
    businessName,
    locationId,
    serviceIds,
    createdAt: new Date(checkIn.createdAt).toISOString(),
    receivedAt: new Date(checkIn.receivedAt).toISOString(),
    ...payloadOf(opened),
  }
}

type Entry = Pick<CheckIn, 'id' | 'receivedAt' | 'sealed'>

/** What came through an outbox and is no walk-in of any store (HD-33). */
export function unreadableLine(entry: Entry, { dataKeys }: ServerKeys): ExportLine {
  const { id, receivedAt } = entry
  return {
    schemaVersion: SCHEMA_VERSION,
    kind: 'unreadable',
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    ...payloadOf(openedOf(dataKeys, entry)),
  }
}

/** A text that guests agree to, word for word; `id` is the `sha256` that consents name (FEED-07). */
export function wordingLine({
  sha256,
  slug,
  body,
  servedAt,
}: KeptWording & { servedAt: number }): ExportLine {
  return {
    schemaVersion: SCHEMA_VERSION,
    kind: 'wording',
    id: sha256,
    slug,
    receivedAt: new Date(servedAt).toISOString(),
    payload: JSON.parse(body),
  }
}

/** `receivedAt`: when the server last heard of it, which is when it was booked, moved or cancelled. */
export function appointmentLine(
  appointment: StoredAppointment,
  keys: ServerKeys,
  publicUrl: string | undefined,
): ExportLine {
  const { id, firstId, counterCode, status, provider, serviceIds } = appointment
  return {
    schemaVersion: SCHEMA_VERSION,
    kind: 'appointment',
    id,
    ...(firstId !== null && { firstId }),
    counterCode,
    status,
    businessName: provider.businessName,
    locationId: provider.id,
    serviceIds,
    revision: appointment.revision,
    startsAt: new Date(appointment.startsAt).toISOString(),
    endsAt: new Date(appointment.endsAt).toISOString(),
    createdAt: new Date(appointment.receivedAt).toISOString(),
    receivedAt: new Date(appointment.changedAt).toISOString(),
    ...(publicUrl !== undefined && status === 'booked' && { cancelUrl: visitLink(keys, publicUrl, id) }),
    ...payloadOf(openedOf(keys.dataKeys, appointment)),
  }
}

/** What was sent, or its raw text when it is no JSON that can be written again; null when the row is damaged. */
function payloadOf(opened: Opened | undefined): Pick<ExportLine, 'payload' | 'unreadable'> {
  if (opened === undefined) return { payload: null, unreadable: true }
  try {
    return { payload: parseStrictJson(opened.sent) }
  } catch {
    return { payload: opened.sent }
  }
}

function openedOf(keys: ServerKeys['dataKeys'], row: Entry & { isDamaged?: true }): Opened | undefined {
  try {
    return row.isDamaged ? undefined : openRecord(keys, row.id, row.sealed)
  } catch {
    return undefined
  }
}
