import type { ServerKeys } from '../keys/keys.ts'
import type { Store } from '../store/store.ts'
import { appointmentLine, checkInLine, type ExportLine, unreadableLine, wordingLine } from './lines.ts'

/** What an export reads; without `publicUrl`, an origin, there are no addresses to cancel at. */
export type Exported = { store: Store; keys: ServerKeys; publicUrl?: string | undefined }

/** Visits as they are now, opened, by id; ids without a visit are left out. `progress`: what staff have said of it. */
export async function linesOfVisits(
  { store, keys, publicUrl }: Exported,
  ids: readonly string[],
): Promise<Map<string, ExportLine>> {
  const unique = [...new Set(ids)]
  const states = await store.visitStates(unique)
  const lines = [
    ...(await store.checkInsOf(unique)).map((one) => checkInLine(one, keys)),
    ...(await store.appointmentsOf(unique)).map((one) => appointmentLine(one, keys, publicUrl)),
    ...(await store.unreadableOf(unique)).map((one) => unreadableLine(one, keys)),
    ...(await store.wordingsOf(unique)).map(wordingLine),
  ]
  return new Map(
    lines.map((line) => {
      const state = states.get(line.id)
      const progress = state && {
        status: state.status,
        at: new Date(state.setAt).toISOString(),
        by: state.setBy,
      }
      return [line.id, progress ? { ...line, progress } : line]
    }),
  )
}
