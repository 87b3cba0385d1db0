import { parseArgs } from 'node:util'
import { readInstant, SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'

const USAGE = 'npm run audit -- --since 2026-11-20T00:00:00Z [--visit ID] [--who TEXT]'

/** What of the audit is asked for; `since` in epoch milliseconds. */
type AuditRequest = { since: number; visit: string | undefined; who: string | undefined }

/** Reads the words behind `npm run audit --`. Throws SettingError. */
export function parseAuditArguments(words: string[]): AuditRequest {
  const { since = '', visit, who } = optionsOf(words)
  const instant = readInstant(since)
  if (instant === undefined) {
    throw new SettingError(`--since must be an instant with its zone, not "${since}". Usage: ${USAGE}`)
  }
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

function optionsOf(words: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: words, options: { since: text, visit: text, who: text } }).values
  } catch {
    throw new SettingError(`Not understood. Usage: ${USAGE}`)
  }
}
