import { parseArgs } from 'node:util'
import { readInstant, SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'

const USAGE = 'npm run audit -- --since 2026-11-20T00:00:00Z [--visit ID] [--who TEXT]'

/** Writes the audit since an instant, one JSON object a line (RUN-12): who read, exported or changed what, and when. Throws SettingError. */
export async function runAudit(
  store: Pick<Store, 'auditSince'>,
  words: string[],
  say: (line: string) => void,
): Promise<void> {
  const { since = '', visit, who } = optionsOf(words)
  const instant = readInstant(since)
  if (instant === undefined) {
    throw new SettingError(`--since must be an instant with its zone, not "${since}". Usage: ${USAGE}`)
  }
  for await (const row of store.auditSince(instant)) {
    if (visit !== undefined && !row.visits.includes(visit)) continue
    if (who !== undefined && row.who !== who) continue
    say(JSON.stringify({ ...row, at: new Date(row.at).toISOString() }))
  }
}

function optionsOf(words: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: words, options: { since: text, visit: text, who: text } }).values
  } catch {
    throw new SettingError(`Not understood. Usage: ${USAGE}`)
  }
}
