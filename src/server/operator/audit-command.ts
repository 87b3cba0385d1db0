import { misused, readWords } from '../running/command-words.ts'
import { readInstant } from '../settings.ts'
import type { Store } from '../store/store.ts'

const USAGE = 'npm run audit -- --since 2026-11-20T00:00:00Z [--visit ID] [--who TEXT]'

/** What of the audit is asked for; `since` in epoch milliseconds. */
type AuditRequest = { since: number; visit: string | undefined; who: string | undefined }

/** Reads the words behind `npm run audit --`. Throws SettingError. */
export function parseAuditArguments(words: string[]): AuditRequest {
  const text = { type: 'string' } as const
  const options = { since: text, visit: text, who: text }
  const { since = '', visit, who } = readWords({ args: words, options }, USAGE).values
  const instant = readInstant(since)
  if (instant === undefined) throw misused(`--since must be an instant with its zone, not "${since}".`, USAGE)
  return { since: instant, visit, who }
}

/** Writes the audit since an instant, one JSON object a line (RUN-12): who read, exported or changed what, and when. Returns how many. */
export async function runAudit(
  store: Pick<Store, 'auditSince'>,
  { since, visit, who }: AuditRequest,
  say: (line: string) => void,
): Promise<number> {
  let count = 0
  for await (const row of store.auditSince(since)) {
    if (visit !== undefined && !row.visits.includes(visit)) continue
    if (who !== undefined && row.who !== who) continue
    say(JSON.stringify({ ...row, at: new Date(row.at).toISOString() }))
    count += 1
  }
  return count
}
