import { load } from './documents.ts'
import { draft, draftSaved } from './draft.ts'
import { visit } from './visit.ts'

/**
 * Resolves when nothing of this page hinders a newer build: what the guest's first touch loads has come, and the draft, which a reload
 * restores, is on the disk. Returns false when the visit cannot be kept. Never rejects.
 */
export async function readyForUpdate(): Promise<boolean> {
  // "Update" may be the first touch, which starts tracking. Its request would start the old worker again while it stops, and Chromium
  // would let the newer one wait (WI-38).
  await load('schedulerConfig', new AbortController().signal)
  if (!visit.appointment) return true
  await draftSaved()
  return draft.status === 'kept'
}
